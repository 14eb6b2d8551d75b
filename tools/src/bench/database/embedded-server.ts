import { WORKSPACE_ROOT } from '@rpm/database';
import { startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { type ProgramRun } from '../../harness/program';
import { type BenchmarkServer, type DatabaseUrls } from '../row';

const DATA_DIR = join(WORKSPACE_ROOT, '.data', 'bench');

/** Starts the embedded PostgreSQL server of the benchmarks, whose data is kept between runs. */
export async function startEmbeddedServer({ say, defer }: Pick<ProgramRun, 'say' | 'defer'>): Promise<BenchmarkServer> {
  const embedded = await startEmbeddedPostgres(DATA_DIR, { say });
  const { connection, administration } = embedded;
  defer(() => embedded.stop());
  const administer = async (statement: string, values?: unknown[]) => {
    const client = new Client(administration);
    await client.connect();
    return client.query(statement, values).finally(() => client.end());
  };
  const dropAtEnd = (name: string) => defer(() => administer(`drop database if exists ${name} with (force)`));
  const create = (name: string) => administer(`create database ${name} owner ${connection.user}`);
  const urlsOf = (name: string): DatabaseUrls => ({
    url: urlOf(connection, name),
    administrationUrl: urlOf(administration, name),
  });
  return {
    create: async (name) => {
      const disposable = `${name}_${process.pid}`;
      dropAtEnd(disposable);
      await create(disposable);
      return urlsOf(disposable);
    },
    open: async (name) => {
      const { rowCount } = await administer('select 1 from pg_database where datname = $1', [name]);
      if (rowCount === 0) await create(name);
      return urlsOf(name);
    },
    copy: async (name, label) => {
      const copy = `${name}_${label}_${process.pid}`;
      say('Copying the database');
      dropAtEnd(copy);
      await administer(`create database ${copy} template ${name} owner ${connection.user} strategy file_copy`);
      return urlsOf(copy);
    },
  };
}

function urlOf({ user, host = '', port }: ClientConfig, database: string): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
