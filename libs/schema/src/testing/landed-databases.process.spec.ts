import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@rpm/database';
import { LANDED, landedSql } from './landed-databases';

const FOLDER = join(__dirname, 'landed-databases');
/** Maximum size in bytes of all stored databases together, which every clone of the repository contains. */
const MAX_BYTES = 1_500_000;

const run = promisify(execFile);

describe('the stored databases of earlier versions', () => {
  it('leave room for one more database within their size limit', () => {
    const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total + Math.max(...sizes)).toBeLessThan(MAX_BYTES);
  });

  it.each(LANDED)('can be printed as SQL: %s', async (landed) => {
    const program = [join(WORKSPACE_ROOT, 'tools', 'landed-database', 'print.mjs'), landed];
    const { stdout } = await run(process.execPath, program, { maxBuffer: 2 ** 28 });
    expect(stdout).toMatch(/^SET statement_timeout = 0;\n/);
    expect(stdout).toContain('\nCREATE TABLE public.patient (\n');
    expect(stdout === landedSql(landed)).toBe(true);
  });
});
