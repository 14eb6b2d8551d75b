// npm run test:report: prints each route, command, page, event type and conformance rule with the spec of `npm test` that names it, and fails if one has none.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './bootstrap.mjs';

await bootstrap();
const { main } = await import(pathToFileURL(join(root, 'tools/dist/test-report/main.js')).href);
process.exitCode = await main();
