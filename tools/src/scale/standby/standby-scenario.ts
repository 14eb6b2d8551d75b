import { ApiKeyRepository, OrganizationRepository } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { Replication } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildProgram } from '../../harness/child-program';
import { randomNumbers } from '../../harness/random-numbers';
import { type ScaleOptions, type ScaleOutcome, type ScaleScenario } from '../scenario';
import { type PhaseCounts, StandbyLoad } from './standby-load';

const CLIENTS = 8;
const PHASE_SECONDS = { short: 6, long: 60 };
const DAY_MS = 86_400_000;
const CATCH_UP_MS = 60_000;

/** The state of the standby in each phase, in their order. The last one shows that it is used again. */
const PHASES = ['running', 'replay paused', 'running again', 'killed', 'restarted'] as const;

/** A primary and a streaming standby serve reads and writes, while the replay of the standby is paused, and while the standby is killed and started again. */
export const STANDBY: ScaleScenario = {
  name: 'standby',
  about: 'a standby serves reads that follow writes, is paused, killed and started again',
  obstacle: () => Promise.resolve(Replication.obstacle()),
  play,
};

async function play({ isShort, seed, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const servers = new Replication();
  defer(() => servers.stop());
  await servers.startPrimary(['wal_keep_size=256MB', 'max_connections=60']);
  const service = ChildProgram.spawn('apps/api/dist/main.js', [], {
    DATABASE_URL: servers.url('primary'),
    DATABASE_REPLICA_URLS: servers.url('standby'),
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    WEBHOOK_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  });
  defer(() => service.end('SIGTERM'));
  const url = await service.says(/The service is at (http:\S+) /);
  await servers.startStandby();
  const superuser = new Database({ connection: servers.connection('primary', 'postgres'), poolSize: 2, patience: 'work' });
  await superuser.initialize();
  defer(() => superuser.destroy());
  const organization = await new OrganizationRepository(superuser).create('Standby');
  const grant = { name: 'Standby', scopes: ['*'], expireTimestamp: new Date(Date.now() + DAY_MS) };
  const { token } = await new ApiKeyRepository(superuser).create(organization.id, grant);

  const load = new StandbyLoad(url, token.text, randomNumbers(seed));
  const running = load.run(CLIENTS);
  // An error of the load is thrown later, when the run waits for its end.
  running.catch(() => undefined);
  const phases: Record<string, PhaseCounts> = {};
  for (const phase of PHASES) {
    say(`standby: ${phase}`);
    await enter(servers, phase);
    load.takeCounts();
    await sleep(1_000 * PHASE_SECONDS[isShort ? 'short' : 'long']);
    phases[phase] = load.takeCounts();
  }
  load.stop();
  await running;
  say('standby: comparing');
  const differences = [...load.differences, ...unusedIn(phases), ...(await compare(servers, organization.id, load))];
  return { figures: figuresOf(phases, load), differences };
}

async function enter(servers: Replication, phase: (typeof PHASES)[number]): Promise<void> {
  if (phase === 'replay paused') await servers.administer('select pg_wal_replay_pause()', { server: 'standby' });
  if (phase === 'running again') await servers.administer('select pg_wal_replay_resume()', { server: 'standby' });
  if (phase === 'killed') await servers.end('standby', 'SIGQUIT');
  if (phase === 'restarted') await servers.serve('standby');
}

/** Returns the phases in which the standby should have served reads and did not, or the reverse. */
function unusedIn(phases: Readonly<Record<string, PhaseCounts>>): string[] {
  return Object.entries(phases).flatMap(([phase, { byStandby }]) => {
    if (/paused/.test(phase)) return [];
    const isExpected = phase !== 'killed';
    return byStandby > 0 === isExpected ? [] : [`The standby served ${byStandby} reads while it was ${phase}.`];
  });
}

/** Compares the acknowledged readings with the primary, the standby with the primary, and the audit trail with the answered reads. */
async function compare(servers: Replication, organizationId: number, { acknowledged, answered }: StandbyLoad): Promise<string[]> {
  const query = <Row extends object>(text: string) => servers.administer<Row>(text, { database: 'rpm' });
  const stored = await query<{ id: string }>(`select id from blood_glucose_reading where organization_id = ${organizationId}`);
  const ids = new Set(stored.map(({ id }) => Number(id)));
  const lost = acknowledged.filter((id) => !ids.has(id));
  const [trail] = await query<{ count: number }>(
    `select count(*)::int as count from audit_event where organization_id = ${organizationId}
       and resource = 'blood-glucose-reading' and action = 'list' and status = 200`,
  );
  const digest = `select count(*)::int || ' ' || coalesce(md5(string_agg(r::text, ',' order by r.id)), '') as digest from blood_glucose_reading r`;
  const digestOf = async (server: string) =>
    (await servers.administer<{ digest: string }>(digest, { server, database: 'rpm' }))[0]?.digest;
  const expected = await digestOf('primary');
  const deadline = Date.now() + CATCH_UP_MS;
  while ((await digestOf('standby')) !== expected && Date.now() < deadline) await sleep(100);
  return [
    ...lost.map((id) => `The acknowledged reading ${id} is missing.`),
    ...(trail?.count === answered ? [] : [`The audit trail has ${trail?.count} rows about ${answered} answered reads.`]),
    ...((await digestOf('standby')) === expected ? [] : ['The readings of the standby differ from those of the primary.']),
  ];
}

function figuresOf(
  phases: Readonly<Record<string, PhaseCounts>>,
  { acknowledged, answered }: StandbyLoad,
): ScaleOutcome['figures'] {
  const shares = Object.entries(phases).map(([phase, { reads, byStandby }]) => [
    `reads while ${phase}`,
    `${reads}, ${reads === 0 ? 0 : Math.round((100 * byStandby) / reads)} % by the standby`,
  ]);
  return {
    'acknowledged writes': acknowledged.length,
    'reads after a write': answered,
    ...(Object.fromEntries(shares) as Record<string, string>),
  };
}
