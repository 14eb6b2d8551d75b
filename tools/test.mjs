// Runs the specs of one or more Jest projects (jest.config.js) on a PostgreSQL server that is started for the run.
// Usage: node tools/test.mjs <project ...> -- [options of Jest]
import { join } from 'node:path';
import { bootstrap, root, run } from './bootstrap.mjs';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const projects = args.slice(0, end);

/** Minutes that all specs of the projects take on two cores. */
const MINUTES = { 'fast programs': 9, fast: 4, exhaustive: 25, bench: 6, restore: 3, browser: 4 };

await bootstrap();
if (end === args.length - 1) {
  const minutes = MINUTES[projects.join(' ')];
  process.stderr.write(
    `Running the specs on a real PostgreSQL: about ${minutes} minute${minutes === 1 ? '' : 's'} on two cores …\n`,
  );
}
const jest = join(root, 'node_modules/jest/bin/jest.js');
await run(process.execPath, [jest, ...args.slice(end + 1), '--selectProjects', ...projects]);
