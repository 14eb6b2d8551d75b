// npm test: all specs of all projects in one run, on a PostgreSQL of the run's own.
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

await bootstrap();
await run(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...process.argv.slice(2)]);
