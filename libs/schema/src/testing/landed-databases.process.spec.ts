import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@rpm/database';
import { LANDED, landedSql } from './landed-databases';

const FOLDER = join(__dirname, 'landed-databases');
/** Bytes that the stored databases of all landed versions may take in a clone. */
const MAX_BYTES = 1_500_000;

const run = promisify(execFile);

describe('the stored databases of landed versions', () => {
  it('leave room for the database of the next version', () => {
    const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total + Math.max(...sizes)).toBeLessThan(MAX_BYTES);
  });

  it.each(LANDED)('are printed as SQL: %s', async (landed) => {
    const program = [join(WORKSPACE_ROOT, 'tools', 'landed-database', 'print.mjs'), landed];
    const { stdout } = await run(process.execPath, program, { maxBuffer: 2 ** 28 });
    expect(stdout).toMatch(/^SET statement_timeout = 0;\n/);
    expect(stdout).toContain('\nCREATE TABLE public.patient (\n');
    expect(stdout === landedSql(landed)).toBe(true);
  });
});
