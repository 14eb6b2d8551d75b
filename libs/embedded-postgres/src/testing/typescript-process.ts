import { type ChildProcess, spawn } from 'node:child_process';

const RUN_TYPESCRIPT = `
  const { transformFileSync } = require('@swc/core');
  const options = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
  require.extensions['.ts'] = (module, file) => module._compile(transformFileSync(file, options).code, file);`;

/** Starts a Node process that runs TypeScript sources without a build, for specs of behaviour that only a real process can show. */
export function spawnTypeScript(script: string): ChildProcess {
  return spawn(process.execPath, ['-e', RUN_TYPESCRIPT + script], { stdio: ['ignore', 'pipe', 'inherit'] });
}
