// npm run idle: counts the transactions and wake-ups of processes of the service while nothing happens.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/idle/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
