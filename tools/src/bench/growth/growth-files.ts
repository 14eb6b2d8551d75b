import { WORKSPACE_ROOT } from '@rpm/database';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prepareSchema, withDataSource } from '../database/readings-database';
import { type BenchmarkContext } from '../row';
import { type GrowthService } from './growth-service';

const RPM_ADMIN = 'apps/cli/bin/rpm-admin.js';

/** Names of the measured commands, in the order in which they run. */
export const FILE_COMMANDS = ['backup create', 'backup restore', 'organization export', 'organization import'] as const;

/**
 * Measures the commands that write and read all data. @returns thousands of rows a second, by command: readings and logs of a backup, readings of an
 * organization. The time includes the start of the process, because users wait for it too.
 */
export async function measureFiles(
  bench: BenchmarkContext,
  { urls, administration, size }: GrowthService,
): Promise<Record<(typeof FILE_COMMANDS)[number], number>> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-growth-'));
  bench.defer(() => rm(folder, { recursive: true }));
  const emptyDatabase = (name: string) => bench.server.create(`growth_${name}_${size}`);
  const [{ name } = { name: '' }] = await administration.query<{ name: string }[]>('select name from organization');
  const [{ readings } = { readings: NaN }] = await administration.query<{ readings: number }[]>(
    'select count(*) as readings from blood_glucose_reading',
  );
  const rate = async (rows: number, url: string, ...args: string[]) => {
    bench.say(`${args[0]} ${args[1]} of ${size} readings`);
    const begin = performance.now();
    await runAdmin(url, args);
    return rows / (performance.now() - begin);
  };
  const [backup, file] = [join(folder, 'backup.tar.gz'), join(folder, 'organization.tar.gz')];
  const restored = await emptyDatabase('restored');
  // The databases of the specs are migrated already, and a backup is only restored into an empty one.
  await withDataSource(restored.administrationUrl, async (restoring) => {
    await restoring.query('drop schema public cascade');
    await restoring.query(`create schema public authorization ${new URL(restored.url).username}`);
  });
  const imported = await emptyDatabase('imported');
  await prepareSchema(imported.url);
  const rates = {
    'backup create': await rate(readings + size, urls.administrationUrl, 'backup', 'create', '--output', backup),
    'backup restore': await rate(readings + size, restored.url, 'backup', 'restore', backup),
    'organization export': await rate(readings, urls.administrationUrl, 'organization', 'export', name, '--output', file),
    'organization import': await rate(readings, imported.url, 'organization', 'import', file),
  };
  return rates;
}

async function runAdmin(url: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(WORKSPACE_ROOT, RPM_ADMIN), ...args, '--json'], {
    env: { ...process.env, DATABASE_URL: url },
  });
  const [, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.equal(child.exitCode, 0, stderr);
}
