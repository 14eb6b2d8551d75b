import { fetchText } from '@rpm/client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChildProgram } from '../../harness/child-program';
import { freePort } from '../../harness/server-process';
import { type Account } from './account';
import { Link } from './link';
import { processTree, signalAll } from './process-tree';

/** Folder of the configuration files that docs/scaling.md recommends. The scenario uses them unchanged. */
export const CONFIGURATION = 'deploy/failover';

/** Passwords of a cluster that exists for one run on loopback only. */
export const PASSWORD = 'only-for-this-run';

const TIMEOUT_MS = 2_000;

/** Settings that all machines of a cluster share. */
export interface NodeSettings {
  folder: string;
  account: Account;
  /** Folder of the programs of PostgreSQL. */
  programs: string;
  /** Port of etcd. */
  etcdPort: number;
}

/**
 * A machine with Patroni and PostgreSQL: their processes, and the three links by which others reach it and it reaches etcd. Everybody uses the links, so that the
 * machine can be cut off.
 */
export class DatabaseNode {
  private patroni: ChildProgram | null = null;
  private frozen: number[] = [];

  private constructor(
    readonly name: string,
    readonly postgres: Link,
    readonly rest: Link,
    private readonly etcd: Link,
    private readonly dataFolder: string,
    private readonly launch: () => ChildProgram,
  ) {}

  static async create(name: string, { folder, account, programs, etcdPort }: NodeSettings): Promise<DatabaseNode> {
    const [ownPostgres, ownRest] = [await freePort(), await freePort()];
    const postgres = await Link.open(await freePort(), ownPostgres);
    const rest = await Link.open(await freePort(), ownRest);
    const etcd = await Link.open(await freePort(), etcdPort);
    const dataFolder = join(folder, name);
    const environment = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcd.port}`,
      // Otherwise Patroni would ask etcd for its address, and pass by the link.
      PATRONI_ETCD3_USE_PROXIES: 'true',
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ownRest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest.port}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ownPostgres}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres.port}`,
      PATRONI_POSTGRESQL_DATA_DIR: dataFolder,
      PATRONI_POSTGRESQL_BIN_DIR: programs,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      HOME: folder,
    };
    const start = () => ChildProgram.execute('patroni', [join(folder, 'patroni.yml')], environment, account);
    return new DatabaseNode(name, postgres, rest, etcd, dataFolder, start);
  }

  /** Everything that the present Patroni and its PostgreSQL have printed. */
  get written(): string {
    return this.patroni?.written ?? '';
  }

  start(): void {
    this.patroni = this.launch();
  }

  /** Kills all processes of the machine at once, as the loss of its power does. */
  kill(): void {
    signalAll(this.processes(), 'SIGKILL');
    this.frozen = [];
  }

  /** Stops all processes of the machine without ending them, as a hypervisor that stops a virtual machine does. */
  freeze(): void {
    // A process may start another one while they are being listed.
    for (let round = 0; round < 3; round++) {
      this.frozen = this.processes();
      signalAll(this.frozen, 'SIGSTOP');
    }
  }

  thaw(): void {
    signalAll(this.frozen.reverse(), 'SIGCONT');
    this.frozen = [];
  }

  /** Cuts the machine off: it reaches neither etcd nor its standbys, and nobody reaches it. */
  cutOff(): void {
    for (const link of this.links) link.cut();
  }

  mend(): void {
    for (const link of this.links) link.mend();
  }

  /** Returns the processes of a kind, such as `walreceiver`, by the title that PostgreSQL gives them. */
  processesOf(kind: string): number[] {
    return this.processes().filter((pid) => titleOf(pid).includes(kind));
  }

  /** Returns the status of an endpoint of Patroni, such as 200 of `/primary`; null if the machine does not answer. */
  statusOf(path: string): Promise<number | null> {
    return statusOf(this.rest.port, path);
  }

  /** Changes the settings of the cluster, as `patronictl edit-config` does. */
  async configure(settings: object): Promise<void> {
    const url = `http://127.0.0.1:${this.rest.port}/config`;
    const { ok, text } = await fetchText(url, { operation: 'configure', method: 'PATCH', body: JSON.stringify(settings) });
    if (!ok) throw new Error(`Patroni refuses the settings: ${text}`);
  }

  async close(): Promise<void> {
    this.kill();
    await this.patroni?.end('SIGKILL');
    await Promise.all(this.links.map((link) => link.close()));
  }

  private get links(): Link[] {
    return [this.postgres, this.rest, this.etcd];
  }

  /** Lists Patroni, the first process of PostgreSQL, which is no child of Patroni, and all of their descendants. */
  private processes(): number[] {
    const roots = [this.patroni?.isAlive() ? this.patroni.pid : 0, this.postmaster()].filter((pid) => pid > 0);
    return processTree(roots);
  }

  private postmaster(): number {
    try {
      const pid = Number(readFileSync(join(this.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The file of a killed server remains, and the system may have given its process id to another program.
      return titleOf(pid).includes(this.dataFolder) ? pid : 0;
    } catch {
      return 0;
    }
  }
}

/** Returns the status of a GET request to a port of this machine; null if there is no answer. */
export async function statusOf(port: number, path: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetchText(`http://127.0.0.1:${port}${path}`, { operation: path, signal }).catch(() => null);
  return answer?.status ?? null;
}

/** Returns the command line of a process, as it or its parent has set it. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
