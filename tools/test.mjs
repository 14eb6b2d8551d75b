// Runs the specs of one or more Jest projects (jest.config.js) on a PostgreSQL server that is started for the run.
// Usage: node tools/test.mjs <project ...> -- [options of Jest]
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

await bootstrap();
const args = process.argv.slice(2);
const end = args.indexOf('--');
const jest = join(root, 'node_modules/jest/bin/jest.js');
await run(process.execPath, [jest, ...args.slice(end + 1), '--selectProjects', ...args.slice(0, end)]);
