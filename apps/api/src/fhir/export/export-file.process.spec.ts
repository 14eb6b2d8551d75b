import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ServiceProcess } from '../../testing/service-process';

const READINGS = 40_000;
/** Bytes that the slow client reads in each of its intervals: 100 kB per second. */
const SLOW_BYTES = 10_000;
const SLOW_INTERVAL_MS = 100;
const MEGABYTE = 1024 * 1024;

/** Inserts readings of a patient. */
const INSERT = `
  insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
  select $1, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 150, true from generate_series(1, ${READINGS}) n`;

describe('a file of an export', () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let url: string;
  let key: string;

  const spawn = async () => {
    service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    url = await service.ready();
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const factory = await Factory.inNewOrganization(database.dataSource);
    key = await factory.key();
    const { id } = await factory.patient();
    await database.dataSource.query(INSERT, [factory.organizationId, id]);
    await spawn();
  });
  afterAll(async () => {
    service.signal('SIGKILL');
    await service.ended();
    await database.drop();
  });

  const send = (path: string) => fetch(`${url}${path}`, { headers: { 'Service-API-Key': key } });

  /** Begins an export of the readings. @returns the path of its file */
  const begin = async () => {
    const { headers } = await send('/fhir/r4/$export?_type=Observation');
    const manifest = await send(new URL(headers.get('content-location') ?? '').pathname);
    const { output } = (await manifest.json()) as { output: { url: string }[] };
    return new URL(output[0]?.url ?? '').pathname;
  };

  const open = async (path: string) => {
    const request = get(`${url}${path}`, { headers: { 'Service-API-Key': key } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };

  /** Returns the ids of the Observations in a file. */
  const idsIn = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);

  it('is complete when it is fetched again after the service was killed', async () => {
    const path = await begin();
    const interrupted = await open(path);
    await once(interrupted, 'readable');
    service.signal('SIGKILL');
    await service.ended();
    // A file that was broken off must not look complete.
    await expect(interrupted.toArray()).rejects.toThrow('aborted');
    await spawn();
    const ids = idsIn(await (await send(path)).text());
    expect([ids.length, new Set(ids).size]).toEqual([READINGS, READINGS]);
  });

  it('needs little memory, also if the client reads slowly', async () => {
    const resident = () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) * 1024;
    // The first download warms up the service.
    await (await send(await begin())).text();
    const path = await begin();
    const before = resident();
    const response = await open(path);
    for (let count = 0; count < 100; count++) {
      response.read(SLOW_BYTES);
      await wait(SLOW_INTERVAL_MS);
    }
    const grown = resident() - before;
    response.destroy();
    expect(grown).toBeLessThan(32 * MEGABYTE);
  });
});
