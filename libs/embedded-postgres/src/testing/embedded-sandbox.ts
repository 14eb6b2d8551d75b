import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { SUPERUSER } from '../cluster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres';
import { findMovedServer, findPostmaster, type Postmaster } from '../postmaster';
import { pollUntil } from './poll';
import { makeTemporaryDataFolder } from './temporary-data-folder';
import { spawnTypeScript } from './typescript-process';

/** A temporary data folder, and the servers and processes that a spec starts on it. */
export class EmbeddedSandbox {
  private readonly root = makeTemporaryDataFolder('rpm-embedded-');
  /** Folder that contains the data folder, its copies, and links to them. */
  readonly place: string;
  readonly dataDir: string;
  private readonly servers: EmbeddedPostgres[] = [];
  private readonly children: ChildProcess[] = [];

  /** @param hasLongPath whether to make the path of the data folder too long for a socket */
  constructor({ hasLongPath = false } = {}) {
    this.place = hasLongPath ? join(this.root, 'd'.repeat(90)) : this.root;
    mkdirSync(this.place, { recursive: true });
    this.dataDir = join(this.place, 'data');
  }

  /** Prepares a data folder that other sandboxes copy. Its servers do not flush data to the disk, because no spec crashes the whole machine. */
  async prepare(): Promise<void> {
    await (await this.start()).stop();
    appendFileSync(join(this.dataDir, 'postgres', 'cluster', 'postgresql.conf'), 'fsync = off\n');
  }

  async start({ folder = this.dataDir, say = (_: string): void => undefined } = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres(folder, { say });
    this.servers.push(server);
    return server;
  }

  /** Starts a process that opens the database and runs until it is killed. On `SIGTERM` it closes the database first. */
  startElsewhere(folder = this.dataDir): ChildProcess {
    const entry = JSON.stringify(join(__dirname, '..', 'embedded-postgres.ts'));
    const child = spawnTypeScript(`
      require(${entry}).startEmbeddedPostgres(${JSON.stringify(folder)}).then((server) => {
        process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
        console.log('started');
        setInterval(() => undefined, 1000);
      });`);
    this.children.push(child);
    return child;
  }

  /** Fills the sandbox with a copy of a prepared data folder, which is faster than creating a cluster. */
  beginWith(prepared: EmbeddedSandbox, folder = this.dataDir): void {
    mkdirSync(dirname(folder), { recursive: true });
    execFileSync('cp', ['-a', prepared.dataDir, folder]);
  }

  /** Copies a data folder with `cp -a`, whether or not its server is running. @returns the path of the copy */
  async copy(folder = this.dataDir): Promise<string> {
    // The checkpoint ensures that the server changes no file while the folder is being copied.
    const running = this.postmaster(folder);
    if (running)
      await writeCheckpoint({ host: running.socketDirectory, port: running.port, user: SUPERUSER, database: 'postgres' });
    const copy = join(this.place, `copy-${randomUUID()}`);
    execFileSync('cp', ['-a', folder, copy]);
    return copy;
  }

  postmaster(folder = this.dataDir): Postmaster | null {
    return findPostmaster(join(folder, 'postgres', 'cluster'));
  }

  /** Returns whether the data folder was moved while its server was running. The checkpoint that a copy needs would crash such a server. */
  hasMovedServer(folder: string): boolean {
    return findMovedServer(join(folder, 'postgres', 'cluster')) !== null;
  }

  /** Kills the server and waits until another one runs in its place. */
  async killServer(server: EmbeddedPostgres, folder = this.dataDir): Promise<boolean> {
    const killed = this.postmaster(folder)?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    const isAnother = await pollUntil(() => Promise.resolve((this.postmaster(folder)?.pid ?? killed) !== killed), true);
    const answers = () => ask(server, 'select true as answer').then(Boolean, () => false);
    return isAnother && pollUntil(answers, true);
  }

  async stopAll(): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    for (const server of this.servers) await server.stop();
  }

  async clear(): Promise<void> {
    await this.stopAll();
    // Removal is retried, because an initdb whose parent was killed may still be writing.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Makes the server write a checkpoint. @param connection connection settings for the superuser */
export async function writeCheckpoint(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('checkpoint').finally(() => client.end());
}

export async function connect({ connection }: EmbeddedPostgres): Promise<Client> {
  const client = new Client(connection);
  // Connection errors are ignored, because some specs cut the connection on purpose.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs a statement. @returns the column `answer` of the first row */
export async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = await connect(server);
  const { rows } = await client.query<{ answer: unknown }>(statement).finally(() => client.end());
  return rows[0]?.answer;
}
