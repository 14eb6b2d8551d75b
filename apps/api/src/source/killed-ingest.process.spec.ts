import { createTestDatabase, ServerForwarder, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type IngestSourceWithSecretView } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { type Socket } from 'node:net';
import { ServiceProcess } from '../testing/service-process';

const IMEI = '490154203237518';

/** Name of the statement that stores a message. */
const STORE = 'store-ingest-message';

/** The last bytes of an answer of PostgreSQL after the end of a transaction: ReadyForQuery, idle. */
const COMMITTED = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

describe('a service that is killed while it receives or processes messages', () => {
  let database: TestDatabase;
  let factory: Factory;
  let forwarder: ServerForwarder;
  let service: ServiceProcess;
  let source: IngestSourceWithSecretView;
  let isKilledAfterCommit = false;

  /** Passes everything on, but kills the service instead of passing on that the next message is committed. */
  const forward = (client: Socket, server: Socket) => {
    let hasStored = false;
    client.on('data', (bytes: Buffer) => {
      hasStored ||= isKilledAfterCommit && bytes.includes(STORE);
      server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => {
      if (hasStored && isKilledAfterCommit && bytes.includes(COMMITTED)) {
        isKilledAfterCommit = false;
        service.signal('SIGKILL');
      } else client.write(bytes);
    });
  };
  const start = async () => {
    service = ServiceProcess.spawn({ DATABASE_URL: forwarder.url });
    return service.ready();
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    forwarder = await ServerForwarder.listen(database.connection, forward);
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    const created = await fetch(`${await start()}/api/v3/ingest-source`, {
      method: 'POST',
      headers: { 'Service-API-Key': await factory.key(['ingest:write']), 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Cuffs', adapter: 'telli' }),
    });
    source = (await created.json()) as IngestSourceWithSecretView;
    await query(
      `insert into ingest_alias (organization_id, source_id, kind, value, device_id) values ($1, $2, 'device', $3, $4)`,
      source.id,
      IMEI,
      (await factory.device()).id,
    );
  });
  afterEach(async () => {
    service.signal('SIGKILL');
    await service.ended();
  });
  afterAll(async () => {
    await forwarder.close();
    await database.drop();
  });

  const query = <Row>(text: string, ...values: unknown[]) =>
    database.dataSource.query<Row[]>(text, [factory.organizationId, ...values]);
  const send = async (url: string) => {
    const [name = '', value = ''] = source.header?.split(': ') ?? [];
    const reading = { systolic: 118, diastolic: 77, pulse: 59, arrhythmia: 0 };
    const { status } = await fetch(`${url}${new URL(source.url ?? '', url).pathname}`, {
      method: 'POST',
      headers: { [name]: value, 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceId: IMEI, readingType: 'BloodPressure', time: '1768392524000', data: reading }),
    });
    return status;
  };
  const outcomes = async () => {
    const rows = await query<{ counts: object | null }>(
      'select counts from ingest_message where organization_id = $1 order by id',
    );
    return JSON.stringify(rows.map(({ counts }) => counts));
  };
  const recorded = async () => {
    const [row] = await query<object>(
      `select (select count(*)::integer from blood_pressure_reading where organization_id = $1) as readings,
         (select count(*)::integer from (
           select type from event where organization_id = $1 union all select type from published_event where organization_id = $1
         ) e where type = 'reading.bloodPressure') as events`,
    );
    return row;
  };
  const urlOf = () => /The service is at (http:\S+) /.exec(service.written)?.[1] ?? '';

  it('has stored a message whose answer was lost, and recognizes it when the vendor sends it again (edge case 22)', async () => {
    isKilledAfterCommit = true;
    await expect(send(urlOf())).rejects.toThrow('fetch failed');
    await service.ended();
    expect(await outcomes()).toBe('[null]');
    expect(await send(await start())).toBe(200);
    const expected = '[{"stored":1},{"duplicate":1}]';
    expect(await pollUntil(outcomes, expected)).toBe(expected);
    expect(await recorded()).toEqual({ readings: 1, events: 1 });
  });

  it('records a message once, with one event, if it was killed while it processed the message (edge case 23)', async () => {
    await database.dataSource.transaction(async (manager) => {
      // The reading and its event are written, and the transaction waits before it stores the parts.
      await manager.query('lock table ingest_part in share mode');
      expect(await send(urlOf())).toBe(200);
      const waiting = async () => {
        const rows = await query<{ count: number }>(
          `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and $1 > 0`,
        );
        return rows[0]?.count;
      };
      expect(await pollUntil(waiting, 1)).toBe(1);
      service.signal('SIGKILL');
      await service.ended();
    });
    // PostgreSQL ends the transaction of the killed process as soon as it sees that the connection is gone.
    await start();
    const expected = '[{"stored":1}]';
    expect(await pollUntil(outcomes, expected)).toBe(expected);
    expect(await recorded()).toEqual({ readings: 1, events: 1 });
  });
});
