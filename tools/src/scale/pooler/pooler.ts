import { WORKSPACE_ROOT } from '@rpm/database';
import { PgBouncer, POOLER_HINT, ServerForwarder } from '@rpm/database/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultDatabase } from '../../faults/fault-database';
import { LoadedServices } from '../load/loaded-services';
import { compareLedgers } from '../load/reading-ledgers';
import { type AnsweredRequest } from '../load/reading-load';
import { type ScaleOptions, type ScaleOutcome, type ScaleScenario } from '../scenario';

/** Number of processes of the service, each with its own connections to the database or to the pooler. */
const PROCESSES = 3;
/** Maximum number of sessions of the server that the pooler opens, about as many as one process of the service would. */
const POOL_SIZE = 12;
/** Duration of each of four phases: direct, pooled, direct, pooled. */
const PHASE_MS = { short: 6_000, long: 30_000 };
const SAMPLE_MS = 200;

/** Processes of the service behind PgBouncer in transaction mode, compared with the same processes without it. */
export const POOLER: ScaleScenario = {
  name: 'pooler',
  about: `${PROCESSES} processes behind PgBouncer in transaction mode, compared with the same processes without it`,
  obstacle: () => Promise.resolve(PgBouncer.isInstalled ? null : `there is ${POOLER_HINT}`),
  play,
};

async function play({ isShort, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const database = await FaultDatabase.open({ say, defer });
  const services = new LoadedServices(database, defer);
  const bouncer = await PgBouncer.start(database.connection, { mode: 'transaction', poolSize: POOL_SIZE });
  defer(() => bouncer.stop());
  // PgBouncer reaches the server's socket through such a forwarder, so the processes that are compared with it use one, too.
  const forwarder = await ServerForwarder.listen(database.connection);
  defer(() => forwarder.close());
  const environments = {
    direct: { DATABASE_URL: forwarder.url, DATABASE_LISTEN_URL: database.url },
    pooled: { DATABASE_URL: bouncer.url, DATABASE_LISTEN_URL: database.url },
  };
  const most = { direct: 0, pooled: 0 };
  const startAll = async (group: keyof typeof environments) => {
    for (let count = 0; count < PROCESSES; count++) await services.start({ group, environment: environments[group] });
  };
  const phase = async (group: keyof typeof environments) => {
    say(`${PROCESSES} processes, ${group}`);
    const end = Date.now() + PHASE_MS[isShort ? 'short' : 'long'];
    while (Date.now() < end) {
      most[group] = Math.max(most[group], await sessions(database));
      await sleep(SAMPLE_MS);
    }
  };
  await startAll('direct');
  await services.startLoad(WORKSPACE_ROOT);
  await phase('direct');
  for (const [before, after] of [
    ['direct', 'pooled'],
    ['pooled', 'direct'],
    ['direct', 'pooled'],
  ] as const) {
    await startAll(after);
    for (let count = 0; count < PROCESSES; count++) await services.stop(before);
    await phase(after);
  }
  say('Waiting until all messages are delivered');
  const ledgers = await services.finish();
  const { answered, failures, receipts } = ledgers;
  const ratio = (kind: AnsweredRequest['kind']) =>
    (medianOf(answered, 'pooled', kind) / medianOf(answered, 'direct', kind)).toFixed(2);
  return {
    figures: {
      'readings acknowledged': answered.filter(({ kind }) => kind === 'post').length,
      'messages received': receipts.length,
      'requests not answered with success': failures.length,
      [`most sessions of the server for ${PROCESSES} processes, direct and pooled`]: `${most.direct}, ${most.pooled}`,
      'median of a fetch, pooled / direct': ratio('read'),
      'median of a post, pooled / direct': ratio('post'),
    },
    differences: compareLedgers(ledgers, ['direct', 'pooled']),
  };
}

/** Counts the sessions of the service's role. */
async function sessions(database: FaultDatabase): Promise<number> {
  const rows = await database.look(`select from pg_stat_activity where datname = current_database() and usename <> current_user`);
  return rows.length;
}

function medianOf(answered: readonly AnsweredRequest[], group: string, kind: AnsweredRequest['kind']): number {
  const times = answered.filter((one) => one.group === group && one.kind === kind).map(({ milliseconds }) => milliseconds);
  return times.sort((one, other) => one - other)[times.length >> 1] ?? NaN;
}
