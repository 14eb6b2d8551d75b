// npm run guide -- <guide> [<name>]: takes the steps of docs/adding-a-resource.md or docs/adding-a-field.md, so that the files are in the workspace; `check` removes each line of the first one by itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/guide/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
