// npm run lines -- <commit> <commit>: prints the lines of each project before and after a change, formatted and without comments and blank lines.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/lines/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
