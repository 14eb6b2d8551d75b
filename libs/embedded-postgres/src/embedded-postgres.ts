import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerAccount, chooseAccount } from './account';
import { findPostgresBinaries } from './binaries';
import { createCluster, readSystemIdentifier, SUPERUSER } from './cluster';
import { findPostmaster } from './postmaster';
import { ServerUsageLock } from './server-usage-lock';
import { prepareDatabase, SERVICE_DATABASE, SERVICE_ROLE } from './service-database';
import { launchServer, type ServerOptions, shutDown, stopMovedServer } from './server';
import { type UsedServer, ServerUse } from './server-use';
import { prepareSocketFolder, removeSocketFolder } from './socket-folder';

const ENTER_TIMEOUT_MS = 60_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

interface LocalConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface EmbeddedOptions extends ServerOptions {
  say?: (progress: string) => void;
}

/** A PostgreSQL server that is installed from npm and listens only on a Unix socket that no other user can reach. */
export interface EmbeddedPostgres {
  /**
   * Connection settings for the role that owns the service's database. It is not a superuser, because row-level security does not apply to
   * superusers.
   */
  connection: LocalConnection;
  /** Connection settings for the superuser. */
  administration: LocalConnection;
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Finds the running PostgreSQL server of a data folder or starts it, creating the cluster on the first start. Until `stop` is called, a server that
 * dies is restarted, whichever process started it; meanwhile the service answers requests with 503.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const account = chooseAccount(await findPostgresBinaries(), dataDir);
  const cluster = join(account.home, 'cluster');
  await createCluster(account, cluster, options.say);
  const sockets = findPostmaster(cluster)?.socketDirectory ?? prepareSocketFolder(account.home, cluster);
  const server = await enter(account, cluster, sockets, options);
  const { socketDirectory: host, port } = server.postmaster;
  const use = new ServerUse(server, {
    enterAgain: () => enter(account, cluster, host, options),
    home: account.home,
    say: options.say,
  });
  const administration = { host, port, user: SUPERUSER, database: 'postgres' };
  await prepareDatabase(administration);
  const connection = { host, port, user: SERVICE_ROLE, database: SERVICE_DATABASE };
  const stopServer = async (pid: number) => {
    await shutDown(pid);
    removeSocketFolder(account.home, host);
  };
  return { connection, administration, stop: () => use.end(stopServer) };
}

/** Waits while another process is stopping the server, and then starts the server again. */
async function enter(account: ServerAccount, cluster: string, sockets: string, options: EmbeddedOptions): Promise<UsedServer> {
  const deadline = performance.now() + ENTER_TIMEOUT_MS;
  for (let pause = FIRST_RETRY_MS; performance.now() < deadline; pause = Math.min(2 * pause, LAST_RETRY_MS)) {
    await stopMovedServer(cluster);
    const running = findPostmaster(cluster);
    if (!running) options.say?.('Starting the database');
    const postmaster = running ?? (await launchServer(account, cluster, sockets, options));
    const { pid, socketDirectory: host, port } = postmaster;
    const identity = { pid, systemIdentifier: readSystemIdentifier(cluster) };
    const presence = await ServerUsageLock.take({ host, port, user: SUPERUSER, database: 'postgres' }, identity);
    if (presence) return { postmaster, presence };
    await sleep(pause);
  }
  throw new Error(`The embedded PostgreSQL of ${cluster} runs but accepts no connections.`);
}
