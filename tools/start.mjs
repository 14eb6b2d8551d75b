// npm start: the service from a fresh clone, with a demo in it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
process.env.DEMO ||= 'on';
// So that webhooks can be tried on this machine: rpm-admin webhook listen.
process.env.WEBHOOK_ALLOWED_NETWORKS ??= '127.0.0.0/8,::1/128';
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
