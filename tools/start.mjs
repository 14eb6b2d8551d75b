// npm start: runs the service from a fresh clone, with demo data.
// The syntax is old, so that an old release of Node.js gets as far as the sentence that refuses it (libs/database/node-release.js).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
process.env.DEMO = process.env.DEMO || 'on';
// Webhooks may be sent to this machine, so that they can be tried with `rpm-admin webhook listen`.
process.env.WEBHOOK_ALLOWED_NETWORKS = process.env.WEBHOOK_ALLOWED_NETWORKS ?? '127.0.0.0/8,::1/128';
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
