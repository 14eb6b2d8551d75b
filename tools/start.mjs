// npm start: the service from a fresh clone, with a demo in it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
process.env.DEMO ||= 'on';
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
