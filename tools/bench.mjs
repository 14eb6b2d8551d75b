// npm run bench -- <row>: runs one of the benchmarks in docs/benchmarks.md on this machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/bench/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
