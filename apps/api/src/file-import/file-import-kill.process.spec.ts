import { Factory, holdSecondBatch } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { clarityFile, FileImportFixture } from '../testing/file-import-fixture';
import { ServiceProcess } from '../testing/service-process';

/** Number of readings in the file. A request stores a thousand of them in each transaction. */
const COUNT = 3_500;

describe('import of a file whose process is killed while it stores readings', () => {
  let database: TestDatabase;
  const services: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const service of services) service.signal('SIGKILL');
    await Promise.all(services.map((service) => service.ended()));
    await database.drop();
  });

  /** Starts a process of the service. @returns the process, and a client of it for a key */
  const start = async (key: string) => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    services.push(service);
    const url = await service.ready();
    const send = async (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
      const headers = { 'Service-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
      const answer = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) as unknown };
    };
    return { service, files: new FileImportFixture({ send }, key) };
  };

  it('is continued by another process, which stores every reading once', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    await factory.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const key = await factory.key();
    const [first, second] = [await start(key), await start(key)];
    const id = await first.files.sendFile(clarityFile(COUNT));
    await first.files.post(`/${id}/answers`, { patient: { externalIdentifier: 'p-1' }, timeZone: 'UTC' });

    const held = await holdSecondBatch(database.dataSource, 'file_import');
    const refused = expect(first.files.post(`/${id}/start`)).rejects.toThrow();
    expect(await held.reached()).toBe(true);
    first.service.signal('SIGKILL');
    await refused;
    await held.disconnect();
    await held.release();
    expect((await second.files.get(id)).json).toMatchObject({ state: 'storing', counts: { records: 1_000, stored: 1_000 } });

    expect(await second.files.until('stored', `/${id}/start`)).toMatchObject({
      counts: { stored: COUNT, duplicates: 0, rejected: 0 },
    });
    const rows = await database.dataSource.query<object[]>(
      `select count(*)::integer as readings, count(distinct reading_timestamp)::integer as times,
         (select count(*)::integer from reading_origin where organization_id = $1 and file_import_id = $2) as origins,
         (select count(*)::integer from device where organization_id = $1) as devices
       from blood_glucose_reading where organization_id = $1`,
      [factory.organizationId, id],
    );
    expect(rows).toEqual([{ readings: COUNT, times: COUNT, origins: COUNT, devices: 1 }]);
    expect(await second.files.until('undone', `/${id}/undo`)).toMatchObject({ counts: { voided: COUNT, kept: 0 } });
  });
});
