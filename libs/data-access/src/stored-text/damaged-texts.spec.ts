import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { listDamagedTexts, TEXTS_OF_PEOPLE } from './damaged-texts';

/**
 * Text columns that are not searched for damaged texts, because people have not written their content: words, names and keys that the service chooses,
 * copies of texts that are searched in another column, texts that other servers sent, and reasons of the installation's administrator, which belong
 * to no organization.
 */
const OTHER_COLUMNS: Record<string, string[]> = {
  api_key: ['prefix', 'scopes', 'client_id', 'jwks', 'jwks_url'],
  audit_archive: ['file'],
  audit_checkpoint: ['note'],
  audit_epoch: ['reason'],
  audit_event: ['action', 'asserted_actor', 'host', 'purpose', 'resource'],
  audit_key: ['note'],
  audit_segment: ['origin', 'proof'],
  console_code: ['actor', 'scopes'],
  console_passkey: ['transports'],
  console_session: ['actor', 'end_reason', 'scopes'],
  console_person: ['raw_key'],
  correction: ['actor', 'reason', 'type'],
  customer_order: ['hold_reason', 'shipping_option', 'status'],
  customer_return: ['shipping_option', 'status'],
  deleted_resource: ['resource'],
  device: ['current_status'],
  device_assignment: ['actor'],
  device_event: ['actor', 'type'],
  device_identifier: ['normalized', 'type'],
  disclosure: ['actor', 'purpose'],
  ended_observation: ['companion', 'kind'],
  ended_observation_state: ['kind'],
  event: ['dead_cause', 'payload', 'type'],
  event_lease: ['dead_cause'],
  event_sequence: ['type'],
  fhir_export: ['files', 'request', 'selection'],
  // Answers contain an external identifier of a patient, and otherwise choices.
  file_import: ['actor', 'answers', 'format', 'rejected_codes', 'rejected_lines', 'state'],
  file_import_part: ['key_name'],
  former_device_identifier: ['type'],
  ingest_alias: ['kind', 'value'],
  ingest_body: ['key_name'],
  ingest_mapping: ['actor', 'preview_actor'],
  ingest_message: ['counts', 'headers', 'media_type', 'path', 'state'],
  ingest_part: ['code', 'device_key', 'kind', 'outcome', 'path', 'person_key', 'pointer'],
  ingest_quarantine_group: ['code', 'device_key', 'person_key'],
  ingest_refusal: ['reason'],
  ingest_release: ['codes', 'key', 'subject'],
  ingest_source: [
    'adapter',
    'authentication',
    'authentication_options',
    'folded_name',
    'networks',
    'state',
    'time_zone',
    'unknown_devices',
  ],
  ingest_source_secret: ['key_name'],
  ingest_source_state: ['release_codes'],
  idempotency_key: ['answer', 'headers', 'key'],
  item: ['device_identifier_type', 'folded_name', 'raw_key', 'reading_kinds', 'sku_key'],
  kit: ['folded_name'],
  manufacturer: ['folded_name', 'name_key'],
  migration: ['checksum', 'compatibility', 'name'],
  order_event: ['actor', 'name'],
  order_external_id: ['key', 'raw_key'],
  order_tracking_number: ['value'],
  organization: [
    'external_identifier_system',
    'fhir_base',
    'glucose_unit',
    'import_glucose_unit',
    'import_temperature_unit',
    'import_weight_unit',
    'raw_key',
    'temperature_unit',
    'time_zone',
    'weight_unit',
  ],
  patient: [
    'country_start',
    'email_key',
    'external_identifier_key',
    'folded_name',
    'local_time_zone',
    'postal_code_start',
    'raw_key',
    'sex',
    'time_zone',
  ],
  patient_merge: ['unmerge_actor'],
  patient_search_word: ['word'],
  published_event: ['payload', 'type'],
  reading_count: ['kind'],
  reading_count_delta: ['kind'],
  reading_count_state: ['kind', 'writers'],
  reading_hour_count: ['kind'],
  reading_identifier: ['kind', 'system', 'value'],
  reading_import: ['fingerprint'],
  reading_origin: ['kind', 'vendor_id'],
  reading_revision: ['actor', 'kind', 'row', 'values'],
  return_event: ['actor', 'name'],
  site: ['folded_name', 'local_time_zone', 'name_key'],
  smart_token: ['name', 'scopes'],
  stock_adjustment: ['actor'],
  submission_without_device: ['kind'],
};
const isOther = (table: string, column: string) =>
  column.endsWith('actor_kind') ||
  /^webhook(_|$)/.test(table) ||
  /_reading$/.test(table) ||
  OTHER_COLUMNS[table]?.includes(column) === true;

describe('texts with U+FFFD', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are found in every column with text that people have written', async () => {
    const columns = await database.dataSource.query<{ table: string; column: string }[]>(
      `select c.relname as table, a.attname as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)`,
    );
    const isSearched = (table: string, column: string) => TEXTS_OF_PEOPLE[table]?.columns.includes(column) === true;
    expect(columns.filter(({ table, column }) => isSearched(table, column) === isOther(table, column))).toEqual([]);
  });

  it('are listed with their resource and organization, up to a maximum number', async () => {
    const [first, second] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    await first.patient({ lastName: 'Müller' });
    const patient = await first.patient({ lastName: 'M\uFFFDller' });
    const site = await second.site({ name: 'Praxis K\uFFFDln' });
    const device = await second.device({});
    await database.dataSource.query(
      `insert into device_identifier (organization_id, type, value, normalized, device_id) values ($1, 'serial', $2, $2, $3)`,
      [second.organizationId, 'SN-\uFFFD', device.id],
    );
    const service = await database.connectAsService();
    const [mine, other] = [first, second].map(({ organization }) => organization.name);
    const all = [
      { organization: mine, resource: 'patient', id: patient.id },
      { organization: other, resource: 'device', id: device.id },
      { organization: other, resource: 'site', id: site.id },
    ];
    expect(await listDamagedTexts(service, 10)).toEqual(all);
    expect(await listDamagedTexts(service, 2)).toEqual(all.slice(0, 2));
  });
});
