// npm run check: checks what a reviewer should not have to look for: licences and known vulnerabilities of packages, import boundaries, lint, format, that
// a spec of `npm test` names everything public, and a clean build.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root, run } from './bootstrap.mjs';

const projects = ['libs', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
const nx = (...args) => run(join(root, 'node_modules/.bin/nx'), args, { ...process.env, NX_TUI: 'false' });

// What is left of an earlier build would hide that a project imports something that it does not build any more.
for (const project of [...projects, 'libs/client/esm', 'tools'])
  rmSync(join(root, project, 'dist'), { recursive: true, force: true });
await bootstrap();
for (const tool of ['supply-chain', 'test-report']) {
  const { main } = await import(pathToFileURL(join(root, `tools/dist/${tool}/main.js`)).href);
  if ((await main()) !== 0) process.exit(1);
}
await nx('run-many', '-t', 'lint');
await run(process.execPath, [join(root, 'tools/folders.mjs')]);
await run(process.execPath, [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--check', '.']);
