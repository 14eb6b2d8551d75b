// npm test: runs all specs of all projects on a PostgreSQL server started for the run.
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

await bootstrap();
await run(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...process.argv.slice(2)]);
