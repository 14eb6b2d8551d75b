import { type Page } from '@rpm/domain';
import { type JsonText, Database } from '@rpm/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { makeTemporaryDataFolder, pollUntil } from '@rpm/embedded-postgres/testing';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { ReadingRepository } from '../reading/reading.repository';
import { migrate } from '@rpm/schema';
import { Factory } from '../testing';
import { ReadingCounter } from './reading-counter';

describe('ReadingCounter', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let service: Database;
  let administration: Database;

  beforeAll(async () => {
    folder = makeTemporaryDataFolder('rpm-counter-');
    server = await startEmbeddedPostgres(folder);
    service = await new Database({ connection: server.connection, patience: 'work' }).initialize();
    await migrate(service);
    const connection = { ...server.administration, database: server.connection.database };
    administration = await new Database({ connection, patience: 'work' }).initialize();
  });
  afterAll(async () => {
    for (const pool of [service, administration]) await pool.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  it('counts every reading even if PostgreSQL loses the state of the id sequence in a crash and assigns ids a second time', async () => {
    const factory = await Factory.inNewOrganization(administration);
    const subject = [factory.organizationId, (await factory.patient()).id];
    const insert = (from: number, to: number) => administration.query(INSERT, [...subject, from, to]);
    const repository = new ReadingRepository(service);
    const total = async () =>
      ((await repository.list('weight', factory.organizationId, {}, { page: 1, size: 1 })) as Page<JsonText>).total;
    const counter = new ReadingCounter(service);
    await insert(1, 2_000);

    // This transaction takes ids. PostgreSQL flushes its log when a transaction commits, so a crash makes it forget the ids if no transaction commits.
    const lost = new Client({ ...server.administration, database: server.connection.database });
    lost.on('error', () => undefined);
    await lost.connect();
    await lost.query('begin');
    await lost.query(INSERT, [...subject, 3_000, 3_000]);
    await lost.query(`select nextval('weight_reading_id_seq') from generate_series(1, 300)`);
    await counter.run();
    const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');

    expect(
      await pollUntil(
        () =>
          counter.run().then(
            () => true,
            () => false,
          ),
        true,
      ),
    ).toBe(true);
    await counter.run();
    await insert(4_000, 4_400);
    expect(await total()).toBe(2_401);
    await counter.run();
    expect(await total()).toBe(2_401);
    await counter.stop();
  });
});

const INSERT = `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
  select $1, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 150, false from generate_series($3::int, $4::int) n`;
