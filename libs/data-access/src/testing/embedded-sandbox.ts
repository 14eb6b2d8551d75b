import { type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';
import { findPostmaster, type Postmaster } from '../embedded-postgres/postmaster';
import { poll } from './poll';
import { spawnTypeScript } from './typescript-process';

/** A data folder of a spec's own, and the servers and processes that are started on it. */
export class EmbeddedSandbox {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'rpm-embedded-'));
  private readonly servers: EmbeddedPostgres[] = [];
  private readonly children: ChildProcess[] = [];

  async start({ folder = this.dataDir, disposable = true } = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres(folder, { disposable });
    this.servers.push(server);
    return server;
  }

  /** A process that starts the server and lives until it is killed. */
  startElsewhere(): ChildProcess {
    const entry = JSON.stringify(join(__dirname, '..', 'embedded-postgres', 'embedded-postgres.ts'));
    const child = spawnTypeScript(`
      require(${entry}).startEmbeddedPostgres(${JSON.stringify(this.dataDir)}, { disposable: true }).then(() => {
        console.log('started');
        setInterval(() => undefined, 1000);
      });`);
    this.children.push(child);
    return child;
  }

  postmaster(folder = this.dataDir): Postmaster | null {
    return findPostmaster(join(folder, 'postgres', 'cluster'));
  }

  /** Kills the server and waits until another runs in its place. */
  async killServer(server: EmbeddedPostgres, folder = this.dataDir): Promise<boolean> {
    const killed = this.postmaster(folder)?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    const isAnother = await poll(() => Promise.resolve((this.postmaster(folder)?.pid ?? killed) !== killed), true);
    const answers = () => ask(server, 'select true as answer').then(Boolean, () => false);
    return isAnother && poll(answers, true);
  }

  async stopAll(): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    for (const server of this.servers) await server.stop();
  }

  async clear(): Promise<void> {
    await this.stopAll();
    // An initdb whose parent was killed may still be writing.
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

export async function connect({ connection }: EmbeddedPostgres): Promise<Client> {
  const client = new Client(connection);
  // Cut on purpose in some specs.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** @returns the column `answer` of the first row */
export async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = await connect(server);
  const { rows } = await client.query<{ answer: unknown }>(statement).finally(() => client.end());
  return rows[0]?.answer;
}
