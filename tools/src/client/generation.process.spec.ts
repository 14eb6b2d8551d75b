import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILT_MAIN = JSON.stringify(join(WORKSPACE_ROOT, 'tools', 'dist', 'client', 'main.js'));
const BUILT_DOCUMENT = JSON.stringify(join(WORKSPACE_ROOT, 'apps', 'api', 'dist', 'operations', 'document.js'));
const HEY_API = join(WORKSPACE_ROOT, 'node_modules', '@hey-api', 'openapi-ts', 'bin', 'run.js');

describe('clients that are generated from the OpenAPI document', () => {
  it('are up to date: the generated files of @rpm/client and of the console agree with the document', async () => {
    const program = `require(${BUILT_MAIN}).main(['--check']).then((status) => { process.exitCode = status; });`;
    await expect(run(process.execPath, ['-e', program])).resolves.toMatchObject({ stdout: '' });
  });

  it('can be written by @hey-api/openapi-ts without an error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rpm-hey-api-'));
    try {
      const program = `process.stdout.write(JSON.stringify(require(${BUILT_DOCUMENT}).openApiDocument))`;
      const { stdout: document } = await run(process.execPath, ['-e', program], { maxBuffer: 16 * 1024 * 1024 });
      writeFileSync(join(folder, 'openapi.json'), document);
      const { stdout, stderr } = await run(process.execPath, [HEY_API, '-i', 'openapi.json', '-o', 'client'], { cwd: folder });
      expect(`${stdout}${stderr}`.replaceAll(folder, '')).not.toMatch(/error|warn/i);
      expect(existsSync(join(folder, 'client', 'sdk.gen.ts'))).toBe(true);
      const types = readFileSync(join(folder, 'client', 'types.gen.ts'), 'utf8');
      expect(
        ['WebhookEvent', 'DeviceStatus', 'ReadingStored'].filter((name) => !types.includes(`export type ${name} =`)),
      ).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
