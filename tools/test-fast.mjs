// npm run test:fast: the specs that answer within a minute. Specs of plans, properties, large tables and processes are left out.
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

await bootstrap();
await run(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...process.argv.slice(2), '--selectProjects', 'fast']);
