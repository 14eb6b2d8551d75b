import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** Reasons why an index may compare a text as it is stored, by index and column: people do not write the text, or equal bytes are required on purpose. */
const COMPARED_AS_STORED: Readonly<Record<string, string>> = {
  'audit_archive_pkey file': 'names of files that a command chooses',
  'deleted_resource_pkey resource': 'one of the names of resources',
  'device_identifier_pkey normalized':
    'statements store what identifier_key returns; identifier-keys.spec.ts and the specs of the API prove it',
  'device_identifier_pkey type': 'one of five types',
  'ended_observation_pkey companion': 'one of the companion values',
  'ended_observation_pkey kind': 'one of the kinds of readings',
  'event_sequence_pkey type': 'one of the types of events',
  'idempotency_key_pkey key': 'a repeated request has the same bytes',
  'order_tracking_number_pkey value': 'statements store what identifier_key returns; it is unique only within an order',
  'patient_search_word_pkey word': 'words that a trigger has folded',
  'ingest_quarantine_group_once code': 'one of the codes',
  'ingest_quarantine_group_once device_key': 'a text of a vendor, which is compared exactly',
  'ingest_quarantine_group_once person_key': 'a text of a vendor, which is compared exactly',
  'ingest_refusal_pkey reason': 'one of the reasons',
  'reading_count_pkey kind': 'one of the kinds of readings',
  'reading_count_state_pkey kind': 'one of the kinds of readings',
  'reading_hour_count_pkey kind': 'one of the kinds of readings',
  'reading_identifier_pkey system': 'FHIR compares systems and values exactly',
  'reading_identifier_pkey value': 'FHIR compares systems and values exactly',
  'reading_import_pkey fingerprint': 'a digest',
  'reading_origin_of_vendor kind': 'one of the kinds of readings',
  'reading_origin_of_vendor vendor_id': 'a text of a vendor, which is compared exactly',
  'reading_origin_pkey kind': 'one of the kinds of readings',
  'reading_revision_pkey kind': 'one of the kinds of readings',
  'submission_without_device_once kind': 'one of the kinds of readings',
  'webhook_log_cell_pkey status': 'one of the states of deliveries',
  'webhook_log_cell_pkey webhook_type': 'one of the types of webhooks',
  'webhook_log_once message_id': 'an id that the service makes',
  'webhook_log_retried_cell_pkey status': 'one of the states of deliveries',
  'webhook_log_retried_cell_pkey webhook_type': 'one of the types of webhooks',
  'webhook_type_pkey type': 'one of the types of webhooks',
};

/** SQL that lists the texts in all unique indexes: for each the index, its column, and the expression of a generated column or of the index. */
const UNIQUE_TEXTS = `
  select c.relname || ' ' || coalesce(a.attname, 'expression') as place,
    coalesce(pg_get_expr(d.adbin, d.adrelid), pg_get_indexdef(i.indexrelid, n, false)) as expression
  from pg_index i
  join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace and not c.relispartition
  cross join generate_series(1, i.indnkeyatts) as n
  join pg_attribute part on part.attrelid = i.indexrelid and part.attnum = n
  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[n - 1] and i.indkey[n - 1] > 0
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated <> ''
  where i.indisunique and part.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'name'::regtype)
  order by 1`;

describe('unique indexes on texts', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const comparedAsStored = async () => {
    const found = await database.dataSource.query<{ place: string; expression: string }[]>(UNIQUE_TEXTS);
    return found.filter(({ expression }) => !expression.includes('identifier_key(')).map(({ place }) => place);
  };

  it('compare texts as normalized by identifier_key, except for the listed indexes', async () => {
    expect(await comparedAsStored()).toEqual(Object.keys(COMPARED_AS_STORED).sort());
  });

  it('are found by this spec if they compare a text in the form in which it was sent', async () => {
    await database.dataSource.query(`
      create table warehouse (organization_id bigint, code text, primary key (organization_id, code));
      create unique index warehouse_of_code on warehouse (lower(code));`);
    const found = await comparedAsStored();
    await database.dataSource.query('drop table warehouse');
    expect(found.filter((place) => place.startsWith('warehouse'))).toEqual([
      'warehouse_of_code expression',
      'warehouse_pkey code',
    ]);
  });
});
