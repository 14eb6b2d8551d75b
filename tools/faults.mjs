// npm run test:faults: kills processes while webhooks are delivered, and compares what was sent, stored and received.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/faults/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
