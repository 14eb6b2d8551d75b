// npm run generate:client: writes the types of the client library and the forms of the console from the OpenAPI document of the service; `-- --check` only compares them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapGenerator, root } from './bootstrap.mjs';

await bootstrapGenerator();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/client/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
