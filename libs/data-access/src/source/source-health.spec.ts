import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type IngestSourceHealthView, MAX_COUNTED_FOR_HEALTH } from '@rpm/domain';
import { Factory } from '../testing';
import { FIND_INGEST_SOURCE_HEALTH } from './source-health.sql';

const WAITING = MAX_COUNTED_FOR_HEALTH + 500;

describe('the statement for the health of sources', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let ids: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
    const rows = await database.dataSource.query<{ id: string }[]>(
      `insert into ingest_source (organization_id, name, adapter, state, authentication, unknown_devices, token_hash)
       select $1, 'Source ' || n, 'mapping', 'active', 'header', 'quarantine', sha256(n::text::bytea) from generate_series(1, 2) n returning id`,
      [factory.organizationId],
    );
    ids = rows.map(({ id }) => Number(id)).sort((one, other) => one - other);
    const values = [factory.organizationId, ids[0]];
    await database.dataSource.query(
      `insert into ingest_message (organization_id, source_id, body_hash, body_bytes)
       select $1, $2, decode(md5(n::text), 'hex'), 100 from generate_series(1, ${WAITING}) n`,
      values,
    );
    await database.dataSource.query(
      `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
       select $1, $2, 'device_unknown', 'SN-' || n, '', 2, now(), now() from generate_series(1, ${WAITING}) n`,
      values,
    );
  });
  afterAll(() => database.drop());

  it('counts a limited number of messages and groups of each source', async () => {
    const rows = await service.run(factory, FIND_INGEST_SOURCE_HEALTH, { ids });
    const found = rows.map(({ json }) => JSON.parse(json) as IngestSourceHealthView);
    expect(
      found.map((one) => [one.sourceId, one.queuedMessageCount, one.quarantineGroupCount, one.quarantinedPartCount]),
    ).toEqual([
      [ids[0], MAX_COUNTED_FOR_HEALTH, MAX_COUNTED_FOR_HEALTH, 2 * MAX_COUNTED_FOR_HEALTH],
      [ids[1], 0, 0, 0],
    ]);
  });
});
