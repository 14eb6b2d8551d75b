// Prepares the clone, and runs the program of a folder of tools/src, such as `bench`.
// Usage: node tools/program.mjs <folder> [arguments of the program]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const [folder, ...args] = process.argv.slice(2);
const { main } = await import(pathToFileURL(join(root, `tools/dist/${folder}/main.js`)).href);
process.exitCode = await main(args);
