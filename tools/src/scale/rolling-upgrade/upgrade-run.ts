import { fetchText } from '@rpm/client';
import { WORKSPACE_ROOT } from '@rpm/database';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Receiver } from '../../faults/deliveries/receiver';
import { FaultDatabase } from '../../faults/fault-database';
import { ChildProgram } from '../../harness/child-program';
import { type ScaleOptions, type ScaleOutcome } from '../scenario';
import { type LandedVersion } from './landed-version';
import { addTestMigration } from './test-migration';
import { type AnsweredRequest, compareUpgrade, type UpgradeLedgers } from './upgrade-ledgers';
import { UpgradeLoad } from './upgrade-load';
import { buildVersion } from './version-copy';

const run = promisify(execFile);

/** Duration of each of the phases in milliseconds: old, both, new, both again, and old again. */
const PHASE_MS = { short: 5_000, long: 30_000 };
/** Time in milliseconds for which a process that was removed from the load balancer still gets requests. */
const SHUTDOWN_DELAY_MS = 1_000;
const DELIVERY_PATIENCE_MS = 120_000;
const ORGANIZATION = 'Upgrade';

type Version = AnsweredRequest['version'];

/** A running process of one of the versions. */
interface RunningProcess {
  child: ChildProgram;
  url: string;
  version: Version;
}

/** The two versions on one database, with a customer whose readings go to all running processes. */
class UpgradeRun {
  readonly processes: RunningProcess[] = [];

  constructor(
    private readonly folders: Readonly<Record<Version, string>>,
    private readonly database: FaultDatabase,
    private readonly defer: ScaleOptions['defer'],
  ) {}

  /** Runs `rpm-admin` of a version. @returns its standard output */
  async admin(version: Version, ...args: string[]): Promise<string> {
    const program = join(this.folders[version], 'apps/cli/bin/rpm-admin.js');
    const env = { PATH: process.env['PATH'], ...this.environment };
    return (await run(process.execPath, [program, ...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  }

  async start(version: Version, load?: UpgradeLoad): Promise<RunningProcess> {
    const program = join(this.folders[version], 'apps/api/dist/main.js');
    const child = ChildProgram.spawn(program, [], this.environment);
    this.defer(() => child.end('SIGKILL'));
    const started = { child, url: await child.says(/The service is at (http:\S+) /), version };
    this.processes.push(started);
    if (load) load.upstreams = [...this.processes];
    return started;
  }

  /** Stops the oldest process of a version as a deployment does: the load balancer sends it no new requests, and the process finishes those that are running. */
  async stop(version: Version, load?: UpgradeLoad): Promise<void> {
    const at = this.processes.findIndex((one) => one.version === version);
    const [stopped] = this.processes.splice(at, 1);
    if (load) load.upstreams = [...this.processes];
    await stopped?.child.end('SIGTERM');
  }

  private get environment(): Record<string, string> {
    return {
      DATABASE_URL: this.database.url,
      PORT: '0',
      DEMO: 'off',
      CONSOLE: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
      WEBHOOK_ENCRYPTION_KEY: this.database.encryptionKey,
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      // A message that is sent again would hide that the first attempt failed.
      WEBHOOK_DEADLINE_MS: '30000',
      WEBHOOK_LEASE_MS: '60000',
    };
  }
}

/** Upgrades from the landed version to the present one and back, one process after the other, under load, and compares the ledgers. */
export async function runUpgrade(landed: LandedVersion, { isShort, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'rpm-upgrade-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const old = join(folder, 'old');
  say(`Building ${landed.commit.slice(0, 8)}, the newest landed version`);
  await buildVersion(landed.commit, old);
  let present = WORKSPACE_ROOT;
  if (landed.unknown.length === 0) {
    present = join(folder, 'new');
    say('Building the present version with a test migration');
    await buildVersion('HEAD', present, addTestMigration);
  }
  const database = await FaultDatabase.open({ say, defer, isMigrated: false });
  const upgrade = new UpgradeRun({ old, new: present }, database, defer);
  const receiver = await Receiver.listen(() => 0);
  defer(() => receiver.close());

  await upgrade.admin('old', 'migrate');
  await upgrade.admin('old', 'organization', 'create', ORGANIZATION);
  const key = await upgrade.admin('old', 'api-key', 'create', '--name', 'Load', '--scopes', '*', '--organization', ORGANIZATION);
  const first = await upgrade.start('old');
  const { id: patientId } = await ask(first.url, key, '/patient', { firstName: 'Testina', lastName: 'Sampleton' });
  const { secret } = await ask(first.url, key, '/webhook', { type: 'reading.bloodGlucose', url: receiver.urlOf('load') });
  receiver.secrets.set('load', secret as string);

  const load = new UpgradeLoad(key, patientId as number);
  const phase = async (title: string) => {
    say(title);
    await sleep(PHASE_MS[isShort ? 'short' : 'long']);
  };
  await upgrade.start('old', load);
  load.start();
  defer(() => load.stop());
  await phase('The old version alone');
  const status = await upgrade.admin('new', 'migrate', '--status');
  const began = performance.now();
  await upgrade.admin('new', 'migrate');
  const migrationMs = Math.round(performance.now() - began);
  await phase('The old version after the migration');
  await upgrade.start('new', load);
  await upgrade.stop('old', load);
  await phase('Both versions');
  await upgrade.start('new', load);
  await upgrade.stop('old', load);
  await phase('The new version alone');
  await upgrade.start('old', load);
  await upgrade.stop('new', load);
  await phase('Both versions, on the way back');
  await upgrade.start('old', load);
  await upgrade.stop('new', load);
  await phase('The old version alone again');
  await load.stop();

  say('Waiting until all messages are delivered');
  const { answered, failures } = load;
  const posted = answered.filter(({ kind }) => kind === 'post').length;
  await database.waitUntilEmpty(() => Promise.resolve(posted - receiver.receipts.length), DELIVERY_PATIENCE_MS);
  await database.waitUntilEmpty(() => undelivered(database), DELIVERY_PATIENCE_MS);
  const [last] = upgrade.processes;
  const { total } = await ask(last?.url ?? '', key, '/webhook/logs?size=1');
  while (upgrade.processes.length > 0) await upgrade.stop('old');
  const ledgers = { answered, failures, receipts: receiver.receipts, ...(await storedLedgers(database, total as number)) };
  const verification = await upgrade.admin('new', 'audit', 'verify').catch((error: unknown) => String(error));
  const pending = status.split('\n').filter((line) => line.includes('\tpending\t'));
  return {
    figures: {
      'old version': landed.commit.slice(0, 8),
      'migrations of the new version': pending.map((line) => line.split('\t')[0]).join(', '),
      'duration of the migration, ms': migrationMs,
      'readings acknowledged by the old version': countOf(answered, 'old', 'post'),
      'readings acknowledged by the new version': countOf(answered, 'new', 'post'),
      'requests not answered with success': failures.length,
      'messages received': receiver.receipts.length,
      'audit rows of requests of the old version': countOf(answered, 'old'),
      'audit rows of requests of the new version': countOf(answered, 'new'),
    },
    differences: [
      ...compareUpgrade(ledgers),
      ...(pending.length === 0 ? ['no migration was pending, so that this run proves nothing'] : []),
      ...(verification.startsWith('Error') ? [`the audit trail cannot be verified: ${verification.slice(0, 500)}`] : []),
    ],
  };
}

const countOf = (answered: readonly AnsweredRequest[], version: Version, kind?: AnsweredRequest['kind']) =>
  answered.filter((one) => one.version === version && (kind === undefined || one.kind === kind)).length;

async function ask(url: string, key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'service-api-key': key, 'content-type': 'application/json' };
  const request = { operation: 'ask', headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const { ok, status, text } = await fetchText(`${url}/api/v3${path}`, request);
  if (!ok) throw new Error(`${path} was answered with status ${status}.`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function undelivered(database: FaultDatabase): Promise<number> {
  const [row] = await database.look<{ count: number }>(
    `select (select count(*) from event) + (select count(*) from event_lease) + (select count(*) from webhook_delivery) as count`,
  );
  return row?.count ?? 0;
}

async function storedLedgers(
  database: FaultDatabase,
  total: number,
): Promise<Pick<UpgradeLedgers, 'stored' | 'recorded' | 'disclosed' | 'logs'>> {
  const stored = await database.look<{ id: number }>('select id from blood_glucose_reading');
  const recorded = await database.look<{ id: string }>(
    `select unnest(array_remove(request_id || coalesce(further_request_ids, '{}'), null))::text as id from audit_event`,
  );
  const [disclosed] = await database.look<{ count: number }>(
    'select coalesce(sum(octet_length(digests)) / 32, 0)::integer as count from audit_event where webhook_id is not null',
  );
  const [logs] = await database.look<{ counted: number; delivered: number }>(
    `select count(*)::integer as counted, count(*) filter (where status = 'delivered')::integer as delivered from webhook_log`,
  );
  return {
    stored: stored.map(({ id }) => id),
    recorded: recorded.map(({ id }) => id),
    disclosed: disclosed?.count ?? 0,
    logs: { total, counted: logs?.counted ?? 0, delivered: logs?.delivered ?? 0 },
  };
}
