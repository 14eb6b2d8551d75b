import { WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, guideBlocks, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { build } from 'esbuild';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ChildProgram } from '../harness/child-program';

const run = promisify(execFile);
const PACKAGES = join(WORKSPACE_ROOT, 'node_modules');
const PAGE = 'docs/other-clients.md';

/** Folder of the packages that `.ci/find-openapi-tools` installs; undefined on machines that have not run it. */
const TOOLS = process.env['OPENAPI_TOOLS'];
const HAS_PYTHON = spawnSync('python3', ['-c', 'import requests']).status === 0;

/**
 * `it` for specs that need programs which are no packages of this repository. Without them, the specs are skipped; CI sets the variable, so that they fail instead.
 */
const itIf = (isPossible: boolean, variable: string) => (isPossible || process.env[variable] === '1' ? it : it.skip);
const itWithTools = itIf(TOOLS !== undefined, 'REQUIRE_OPENAPI_TOOLS');
const itWithPython = itIf(HAS_PYTHON, 'REQUIRE_PYTHON');

const COMPILER_OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  typeRoots: [join(PACKAGES, '@types')],
  types: ['node'],
};

describe('openapi.json', () => {
  let folder: string;
  let database: TestDatabase;
  let service: ChildProgram;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-other-clients-'));
    database = await createTestDatabase();
    service = ChildProgram.spawn('apps/api/dist/main.js', [], {
      DATABASE_URL: database.url,
      PORT: '0',
      DEMO: 'off',
      WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    });
    const url = await service.says(/The service is at (http:\S+) /);
    const key = await (await Factory.inNewOrganization(database.dataSource)).key();
    environment = { ...process.env, URL: url, KEY: key, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const document = await (await fetch(`${url}/openapi.json`, { redirect: 'error' })).text();
    writeFileSync(join(folder, 'openapi.json'), document);
  });
  afterAll(async () => {
    await service.end('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a program of Node.js, and returns its exit code and what it prints. */
  const node = (...command: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    run(process.execPath, command, { cwd: folder, env: environment, maxBuffer: 16 * 1024 * 1024 }).then(
      (result) => ({ ...result, code: 0 }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );
  const tool = (...path: string[]) => join(TOOLS ?? 'OPENAPI_TOOLS is not set', ...path);
  const blockOf = (language: string, name: string) => {
    const block = guideBlocks(PAGE, language).find((one) => one.name === name);
    if (!block) throw new Error(`${PAGE} has no block ${language} ${name}.`);
    return { code: block.commands, shown: block.shown };
  };

  /** Compiles a program of the page and the client that it imports as strict TypeScript, runs it, and returns what it prints. */
  async function outputOf(name: string, code: string): Promise<string[]> {
    writeFileSync(join(folder, `${name}.ts`), code);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [`${name}.ts`] }));
    const { stdout: errors } = await node(join(PACKAGES, 'typescript', 'bin', 'tsc'), '-p', folder);
    expect(errors).toBe('');
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(folder, `${name}.ts`)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      outfile,
    });
    const { stdout, stderr } = await node(outfile);
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  }

  it('can be used with @hey-api/openapi-ts: the program of the guide compiles under strict TypeScript and prints what the guide shows', async () => {
    const { code: status } = await node(
      join(PACKAGES, '@hey-api', 'openapi-ts', 'bin', 'run.js'),
      '-i',
      'openapi.json',
      '-o',
      'client',
    );
    expect(status).toBe(0);
    const { code, shown } = blockOf('ts', 'hey-api');
    expect(await outputOf('hey-api', code)).toEqual(shown);
  });

  itWithTools('can be used with openapi-typescript, in the same way', async () => {
    const { stderr, code: status } = await node(tool('openapi-typescript', 'bin', 'cli.js'), 'openapi.json', '-o', 'schema.ts');
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('✘')]);
    symlinkSync(tool(), join(folder, 'node_modules'));
    const { code, shown } = blockOf('ts', 'openapi-typescript');
    expect(await outputOf('openapi-typescript', code)).toEqual(shown);
  });

  itWithPython('can be used from Python: the program of the guide prints what the guide shows', async () => {
    const { code, shown } = blockOf('python', '');
    writeFileSync(join(folder, 'guide.py'), code);
    const { stdout } = await run('python3', ['guide.py'], { cwd: folder, env: environment });
    expect(stdout.trimEnd().split('\n')).toEqual(shown);
  });

  itWithTools('passes all rules of Redocly’s recommended-strict but one', async () => {
    const config = join(__dirname, 'redocly.yaml');
    const { code, stdout } = await node(
      tool('@redocly', 'cli', 'bin', 'cli.js'),
      'lint',
      'openapi.json',
      '--config',
      config,
      '--format',
      'json',
    );
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
    expect([code, problems.map(({ ruleId, message }) => [ruleId, message])]).toEqual([0, []]);
  });

  itWithTools('passes all rules of Spectral', async () => {
    const ruleset = join(__dirname, 'spectral.yaml');
    const cli = tool('@stoplight', 'spectral-cli', 'dist', 'index.js');
    const { code, stdout } = await node(
      cli,
      'lint',
      'openapi.json',
      '--ruleset',
      ruleset,
      '--format',
      'json',
      '--fail-severity',
      'hint',
      '--quiet',
    );
    const problems = JSON.parse(stdout) as { code: string; message: string; path: string[] }[];
    expect([code, problems.map((problem) => [problem.code, problem.message, problem.path.join('/')])]).toEqual([0, []]);
  });
});
