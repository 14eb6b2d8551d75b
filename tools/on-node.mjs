// npm run test:node26: runs an npm script of this repository on another release of Node.js, which it installs from npm in `.data`.
// Usage: node tools/on-node.mjs <version> <npm script> [arguments]
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, run } from './bootstrap.mjs';

await bootstrap();
const [version, script, ...args] = process.argv.slice(2);
const { installNode } = await import(pathToFileURL(join(root, 'tools/dist/harness/node-under-test.js')).href);
const { path } = await installNode(version, (progress) => process.stderr.write(`${progress} …\n`));
const environment = { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH}` };
await run('npm', ['run', script, '--', ...args], environment);
