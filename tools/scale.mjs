// npm run test:scale: runs the steps of docs/scaling.md on this machine, and compares what was acknowledged, stored and received.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/scale/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
