import { type ChildProcess, spawn } from 'node:child_process';

const RUN_TYPESCRIPT = `
  const { transformFileSync } = require('@swc/core');
  const options = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
  require.extensions['.ts'] = (module, file) => module._compile(transformFileSync(file, options).code, file);`;

/** A Node process of its own, for what only a process can show: it runs sources, as the specs do, so nothing must be built. */
export function spawnTypeScript(script: string): ChildProcess {
  return spawn(process.execPath, ['-e', RUN_TYPESCRIPT + script], { stdio: ['ignore', 'pipe', 'inherit'] });
}
