import { WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Parts of Jest's runtime on which `tools/jest` relies. */
const PARTS = ['_resolution', 'executor', 'transformCache'];

/** Renames a part of the runtime for classes that extend it, as a later release of Jest might do. */
const renaming = (part: string) => `
  const runtime = require(${JSON.stringify(require.resolve('jest-runtime'))});
  const Runtime = runtime.default;
  const Later = class extends Runtime {
    constructor(...args) {
      super(...args);
      if (new.target === Later) return;
      this.renamed = this[${JSON.stringify(part)}];
      delete this[${JSON.stringify(part)}];
    }
  };
  Object.defineProperty(runtime, 'default', { value: Later });`;

describe('the sharing of modules between specs', () => {
  let folder: string;
  let database: TestDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-jest-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  /** Runs a program after a part of Jest was renamed. */
  const run = (part: string | null, ...args: string[]) => {
    const change = join(folder, 'change.cjs');
    writeFileSync(change, part === null ? '' : renaming(part));
    const env = { ...process.env, TEST_DATABASE_URL: database.administrationUrl };
    return spawnSync(process.execPath, ['--require', change, ...args], { cwd: WORKSPACE_ROOT, encoding: 'utf8', env });
  };
  const environmentWith = (part: string | null) => {
    const program = `console.log(require('./jest.config.js').projects[0].testEnvironment)`;
    const { stdout, stderr } = run(part, '-e', program);
    return { environment: stdout.trim().split('/').at(-1), warns: stderr.includes('cannot share modules') };
  };

  it('works with the installed release of Jest', () => {
    expect(environmentWith(null)).toEqual({ environment: 'shared-modules-environment.cjs', warns: false });
  });

  it.each(PARTS)('is replaced by Jest’s own environment, with a notice, if a release of Jest lacks %s', (part) => {
    expect(environmentWith(part)).toEqual({ environment: 'node', warns: true });
  });

  it('is not required by specs of the database and of the service', () => {
    const jest = join(WORKSPACE_ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const specs = ['libs/database/src/testing/time-limits.spec.ts', 'apps/api/src/catalogue/manufacturer.spec.ts'];
    const { status, stderr } = run(
      'executor',
      jest,
      '--selectProjects',
      'fast',
      'programs',
      '--runInBand',
      '--runTestsByPath',
      ...specs,
    );
    expect([status, stderr]).toEqual([0, expect.stringMatching(/cannot share modules[^]*Tests: [1-9]\d* passed, 0 failed/)]);
  });
});
