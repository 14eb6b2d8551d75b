import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, chooseAccount } from './account';
import { findBinaries } from './binaries';
import { createCluster, SUPERUSER } from './cluster';
import { findPostmaster } from './postmaster';
import { prepareDatabase, SERVICE_DATABASE, SERVICE_ROLE } from './service-database';
import { Presence } from './presence';
import { launch, type ServerOptions, shutDown } from './server';

const ENTER_TIMEOUT_MS = 60_000;
const RETRY_MS = 100;
/** A Unix socket's path may have 103 bytes on macOS, 107 on Linux; the socket's own name takes 16. */
const MAX_SOCKET_DIRECTORY = 86;

interface LocalConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface EmbeddedOptions extends ServerOptions {
  say?: (progress: string) => void;
}

/** A real PostgreSQL from npm, on a Unix socket that only its owner can reach. */
export interface EmbeddedPostgres {
  /** As the role that owns the service's database. It is no superuser: those row-level security does not stop. */
  connection: LocalConnection;
  /** As the superuser. */
  administration: LocalConnection;
  /** Stops the server unless another process still uses it; the last one to leave puts out the light. */
  stop(): Promise<void>;
}

/**
 * Finds the server that runs on this data folder, or starts it, making the cluster the first time. Until it is stopped, a server
 * that dies is brought back, whoever started it; meanwhile requests get 503.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const account = chooseAccount(await findBinaries(), resolve(dataDir));
  const cluster = join(account.home, 'cluster');
  await createCluster(account, cluster, options.say);
  const sockets = findPostmaster(cluster)?.socketDirectory ?? makeSocketDirectory(account);
  const first = await enter(account, cluster, sockets, options);
  const { socketDirectory: host, port } = first.postmaster;
  const stay = new Stay(first.presence, async () => (await enter(account, cluster, host, options)).presence);
  const putOutTheLight = async () => {
    const running = findPostmaster(cluster);
    if (running) await shutDown(running.pid);
    if (host !== account.home) rmSync(host, { recursive: true, force: true });
  };
  const administration = { host, port, user: SUPERUSER, database: 'postgres' };
  await prepareDatabase(administration);
  const connection = { host, port, user: SERVICE_ROLE, database: SERVICE_DATABASE };
  return { connection, administration, stop: () => stay.end(putOutTheLight) };
}

/** A server that somebody is stopping just now is waited for, and then started again. */
async function enter(account: Account, cluster: string, sockets: string, options: EmbeddedOptions) {
  const deadline = Date.now() + ENTER_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const running = findPostmaster(cluster);
    if (!running) options.say?.('Starting the database');
    const postmaster = running ?? (await launch(account, cluster, sockets, options));
    const { socketDirectory: host, port } = postmaster;
    const presence = await Presence.take({ host, port, user: SUPERUSER, database: 'postgres' });
    if (presence) return { postmaster, presence };
    await sleep(RETRY_MS);
  }
  throw new Error('The embedded PostgreSQL runs but takes no connections.');
}

/** The time a process uses the server, through as many lives of the server as it takes. */
class Stay {
  private ended = false;
  private revival: Promise<void> = Promise.resolve();

  constructor(
    private presence: Presence,
    private readonly enterAgain: () => Promise<Presence>,
  ) {
    this.watch();
  }

  async end(ifLast: () => Promise<void>): Promise<void> {
    this.ended = true;
    await this.revival;
    await this.presence.leave(ifLast);
  }

  private watch(): void {
    void this.presence.lost.then(() => {
      if (!this.ended) this.revival = this.revive();
    });
  }

  /** What keeps the server from starting, such as a full disk, may pass: it is tried until it works or nobody wants it any more. */
  private async revive(): Promise<void> {
    while (!this.ended) {
      try {
        this.presence = await this.enterAgain();
        this.watch();
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
}

/** Below the data, unless the path would be too long for a socket. */
function makeSocketDirectory(account: Account): string {
  if (Buffer.byteLength(account.home) <= MAX_SOCKET_DIRECTORY) return account.home;
  const short = mkdtempSync(join(tmpdir(), 'rpm-'));
  if (account.ids.uid !== undefined) chownSync(short, account.ids.uid, account.ids.gid ?? account.ids.uid);
  return short;
}
