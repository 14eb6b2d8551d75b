import { WORKSPACE_ROOT } from '@rpm/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultDatabase } from '../../faults/fault-database';
import { LoadedServices } from '../load/loaded-services';
import { compareLedgers } from '../load/reading-ledgers';
import { type AnsweredRequest } from '../load/reading-load';
import { type ScaleOptions, type ScaleOutcome } from '../scenario';
import { type LandedVersion } from './landed-version';
import { addTestMigration } from './test-migration';
import { buildVersion } from './version-copy';

/** Duration of each phase in milliseconds. */
const PHASE_MS = { short: 5_000, long: 30_000 };

/** Upgrades from the landed version to the present one and back, one process after the other, under load, and compares the ledgers. */
export async function runUpgrade(landed: LandedVersion, { isShort, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-upgrade-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const folders = { old: join(folder, 'old'), new: WORKSPACE_ROOT };
  say(`Building ${landed.commit.slice(0, 8)}, the newest landed version`);
  await buildVersion(landed.commit, folders.old);
  if (landed.unknown.length === 0) {
    folders.new = join(folder, 'new');
    say('Building the present version with a test migration');
    await buildVersion('HEAD', folders.new, addTestMigration);
  }
  const database = await FaultDatabase.open({ say, defer, isMigrated: false });
  const services = new LoadedServices(database, defer);
  const start = (group: keyof typeof folders) => services.start({ group, folder: folders[group] });
  const phase = async (title: string) => {
    say(title);
    await sleep(PHASE_MS[isShort ? 'short' : 'long']);
  };

  await services.admin(folders.old, 'migrate');
  await start('old');
  await start('old');
  await services.startLoad(folders.old);
  await phase('The old version alone');
  const status = await services.admin(folders.new, 'migrate', '--status');
  const began = performance.now();
  await services.admin(folders.new, 'migrate');
  const migrationMs = Math.round(performance.now() - began);
  await phase('The old version after the migration');
  await start('new');
  await services.stop('old');
  await phase('Both versions');
  await start('new');
  await services.stop('old');
  await phase('The new version alone');
  await start('old');
  await services.stop('new');
  await phase('Both versions, on the way back');
  await start('old');
  await services.stop('new');
  await phase('The old version alone again');
  say('Waiting until all messages are delivered');
  const ledgers = await services.finish();

  const pending = status.split('\n').filter((line) => line.includes('\tpending\t'));
  const verification = await services.admin(folders.new, 'audit', 'verify').then(
    () => [],
    (error: unknown) => [`the audit trail cannot be verified: ${String(error).slice(0, 500)}`],
  );
  const { answered, failures, receipts } = ledgers;
  const countOf = (group: string, kinds: AnsweredRequest['kind'][]) =>
    answered.filter((one) => one.group === group && kinds.includes(one.kind)).length;
  return {
    figures: {
      'old version': landed.commit.slice(0, 8),
      'migrations of the new version': pending.map((line) => line.split('\t')[0]).join(', '),
      'duration of rpm-admin migrate, ms': migrationMs,
      'readings acknowledged by the old and the new version': `${countOf('old', ['post'])}, ${countOf('new', ['post'])}`,
      'requests with a row in the audit trail, of the old and the new version': `${countOf('old', ['post', 'read'])}, ${countOf('new', ['post', 'read'])}`,
      'requests not answered with success': failures.length,
      'messages received': receipts.length,
    },
    differences: [
      ...compareLedgers(ledgers, ['old', 'new']),
      ...(pending.length === 0 ? ['no migration was pending, so that this run proves nothing'] : []),
      ...verification,
    ],
  };
}
