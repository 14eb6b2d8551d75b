// npm run screenshots: opens every page of the console with the demo data, and writes docs/screenshots/ and their list in docs/console.md.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/screenshots/main.js')).href);
process.exitCode = await main();
