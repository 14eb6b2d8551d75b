import { Database, isConnectionFailure, WORKSPACE_ROOT } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { copyFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ChildProgram } from '../../harness/child-program';
import { type CleanupFunctions } from '../../harness/cleanup';
import { freePort } from '../../harness/server-process';
import { databaseAccount, giveTo } from './account';
import { CONFIGURATION, DatabaseNode, PASSWORD, statusOf } from './database-node';

/** Folder of the programs of PostgreSQL 15 in Debian. */
export const PROGRAMS = '/usr/lib/postgresql/15/bin';

const NODES = ['db1', 'db2', 'db3'];
const PATIENCE_MS = 120_000;
const PAUSE_MS = 100;

/** Three machines with Patroni and PostgreSQL, etcd, and HAProxy, whose address is all that the service knows. */
export class FailoverCluster {
  private constructor(
    readonly nodes: readonly DatabaseNode[],
    /** Port of HAProxy that leads to the primary. */
    private readonly port: number,
  ) {}

  /** Starts the cluster in a temporary folder, and creates the database of the service in it. */
  static async start(defer: CleanupFunctions['defer'], say: (progress: string) => void): Promise<FailoverCluster> {
    const account = databaseAccount();
    const folder = await mkdtemp(join(tmpdir(), 'rpm-failover-'));
    defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
    for (const file of ['patroni.yml', 'haproxy.cfg'])
      copyFileSync(join(WORKSPACE_ROOT, CONFIGURATION, file), join(folder, file));
    giveTo(account, folder);
    const execute = (command: string, args: string[], environment = {}) => {
      const program = ChildProgram.execute(command, args, environment, account);
      defer(() => program.end('SIGKILL'));
    };

    say('Starting etcd, three machines with Patroni, and HAProxy');
    const etcdPort = await freePort();
    execute('etcd', etcdArguments(join(folder, 'etcd'), etcdPort, await freePort()));
    // Patroni ends if it asks an etcd that has just started for its version.
    await wait('etcd does not answer.', async () => ((await statusOf(etcdPort, '/health')) === 200 ? true : null));
    const nodes: DatabaseNode[] = [];
    for (const name of NODES) {
      const node = await DatabaseNode.create(name, { folder, account, programs: PROGRAMS, etcdPort });
      defer(() => node.close());
      nodes.push(node);
    }
    const port = await freePort();
    execute('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], haproxyEnvironment(nodes, port, await freePort()));

    const cluster = new FailoverCluster(nodes, port);
    const [first, ...others] = nodes;
    first?.start();
    await cluster.waitForPrimary();
    for (const node of others) node.start();
    await cluster.waitForStandbys();
    await cluster.createDatabase();
    return cluster;
  }

  /** Connection URL of the service. */
  get url(): string {
    return this.urlOf('rpm', 'rpm');
  }

  /** Returns the node that holds the lock of the primary; null while there is none. */
  async primary(): Promise<DatabaseNode | null> {
    const statuses = await Promise.all(this.nodes.map((node) => node.statusOf('/primary')));
    return this.nodes.find((_, at) => statuses[at] === 200) ?? null;
  }

  /** Waits until a node is the primary. @param former a node that does not count */
  async waitForPrimary(former?: DatabaseNode): Promise<DatabaseNode> {
    return this.wait('There is no primary.', async () => {
      const primary = await this.primary();
      return primary === former ? null : primary;
    });
  }

  /** Waits until every standby replicates from the primary, and in synchronous mode until one of them confirms commits. */
  async waitForStandbys(isSynchronous = true): Promise<void> {
    await this.wait('The standbys do not follow the primary.', async () => {
      const statuses = await Promise.all(this.nodes.map((node) => node.statusOf('/replica')));
      const confirming = await Promise.all(this.nodes.map((node) => node.statusOf('/synchronous')));
      const areFollowing = statuses.filter((status) => status === 200).length === this.nodes.length - 1;
      return areFollowing && confirming.includes(200) === isSynchronous ? true : null;
    });
    await this.wait('The standbys do not stream.', async () => {
      const [row] = await this.lookIn<{ count: number }>(
        'postgres',
        `select count(*)::int from pg_stat_replication where state = 'streaming'`,
      );
      return row?.count === this.nodes.length - 1 ? true : null;
    });
  }

  /** Runs a statement as a superuser on the primary, and repeats it while there is none. */
  look<Row>(statement: string, ...values: unknown[]): Promise<Row[]> {
    return this.lookIn('rpm', statement, values);
  }

  private lookIn<Row>(database: string, statement: string, values: unknown[] = []): Promise<Row[]> {
    return this.wait('The database does not answer.', async () => {
      const client = new Client({ connectionString: this.urlOf('postgres', database), connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        const { rows } = await client.query<Row & object>({ text: statement, values });
        return rows;
      } catch (error) {
        if (isConnectionFailure(error)) return null;
        throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    });
  }

  /** Opens a data source of a superuser, who can access all rows. */
  openDataSource(): Promise<Database> {
    const connection = { connectionString: this.urlOf('postgres', 'rpm') };
    return new Database({ connection, poolSize: 2, patience: 'work' }).initialize();
  }

  /** Returns the last lines that each Patroni has printed, for errors that nobody expects. */
  lastWords(): string {
    return this.nodes.map(({ name, written }) => `${name}:\n${written.slice(-2_000)}`).join('\n');
  }

  private async createDatabase(): Promise<void> {
    await this.lookIn('postgres', `create role rpm login password '${PASSWORD}'`);
    await this.lookIn('postgres', 'create database rpm owner rpm');
    const service = new Database({ connection: { connectionString: this.url }, poolSize: 1, patience: 'work' });
    await service.initialize();
    await migrate(service).finally(() => service.destroy());
  }

  private urlOf(user: string, database: string): string {
    return `postgres://${user}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  private wait<Answer>(complaint: string, ask: () => Promise<Answer | null>): Promise<Answer> {
    return wait(complaint, ask, () => this.lastWords());
  }
}

/** Repeats a question until its answer is not null. @throws Error after two minutes */
async function wait<Answer>(complaint: string, ask: () => Promise<Answer | null>, explain = () => ''): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`${complaint}\n${explain()}`);
    await sleep(PAUSE_MS);
  }
}

function etcdArguments(folder: string, clientPort: number, peerPort: number): string[] {
  const [client, peer] = [`http://127.0.0.1:${clientPort}`, `http://127.0.0.1:${peerPort}`];
  return [
    ...['--name=etcd', `--data-dir=${folder}`, `--initial-cluster=etcd=${peer}`, '--log-level=error'],
    ...[`--listen-client-urls=${client}`, `--advertise-client-urls=${client}`],
    ...[`--listen-peer-urls=${peer}`, `--initial-advertise-peer-urls=${peer}`],
  ];
}

function haproxyEnvironment(nodes: readonly DatabaseNode[], primaryPort: number, standbysPort: number): Record<string, string> {
  const machines = nodes.flatMap(({ name, postgres, rest }) => [
    [`RPM_${name.toUpperCase()}`, `127.0.0.1:${postgres.port}`],
    [`RPM_${name.toUpperCase()}_CHECK_PORT`, String(rest.port)],
  ]);
  return {
    RPM_PRIMARY_BIND: `127.0.0.1:${primaryPort}`,
    RPM_STANDBYS_BIND: `127.0.0.1:${standbysPort}`,
    ...(Object.fromEntries(machines) as Record<string, string>),
  };
}
