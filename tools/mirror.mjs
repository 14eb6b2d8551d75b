// npm run test:mirror: compares copies that clients keep of all resources with the answers of the API.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/mirror/main.js')).href);
process.exitCode = await main(process.argv.slice(2));
