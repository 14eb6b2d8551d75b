// npm run test:mutants -- [seed] [number]: changes production code at random places and counts which changes the related specs find.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/mutants/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
