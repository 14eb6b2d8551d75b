import * as domain from '@rpm/domain';
import { READING_KIND_NAMES, readingKind, type ReadingKindName, type View } from '@rpm/domain';
import { type EntityMetadata } from 'typeorm';
import { ENTITIES } from '@rpm/database';
import { columnOfProperty, readingTableOf } from './reading-table';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

interface ColumnShape {
  name: string;
  type: string;
  nullable: boolean;
  primary: boolean;
  identity: boolean;
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
         coalesce(a.attnum = any(k.conkey), false) as primary, a.attidentity <> '' as identity
  from pg_attribute a left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attname collate "C"`;

const INSTANT = 'timestamp(3) with time zone';
const READING_COLUMNS = Object.fromEntries(
  Object.entries({
    organization_id: 'bigint not null',
    id: 'bigint not null',
    patient_id: 'bigint',
    submitted_patient_id: 'bigint',
    submitted_timestamp: INSTANT,
    device_id: 'bigint',
    item_id: 'bigint',
    reading_timestamp: `${INSTANT} not null`,
    measurement_index: 'smallint',
    received_timestamp: `${INSTANT} not null`,
    manual: 'boolean not null',
    device_time_zone_offset: 'integer',
    patient_time_zone_offset: 'integer',
    version: 'smallint not null',
    void_timestamp: INSTANT,
    update_timestamp: INSTANT,
    out_of_range: 'text',
    sent_as: 'jsonb',
    flags: 'text[] not null',
  }).map(([name, type]) => [name, { type: type.replace(' not null', ''), nullable: !type.endsWith('not null') }]),
);

const MAX_SMALLINT = 32_767;

/** Tables that have no entity class. */
const KNOWN_TO_STATEMENTS = [
  'file_import',
  'file_import_part',
  'fhir_export',
  'patient_search_state',
  'logged_delivery_state',
  'device_silence',
  'device_watch',
  'disclosure',
  'patient_search_word',
  'backup_verification',
  'webhook_sender',
  'ingest_alias',
  'ingest_body',
  'ingest_mapping',
  'ingest_message',
  'ingest_part',
  'ingest_refusal',
  'ingest_release',
  'ingest_source_secret',
  'ingest_source_state',
  'ingest_watch',
  'reading_origin',
  'smart_assertion',
  'smart_token',
  'webhook_log_fold',
  'audit_archive',
  'audit_archived_leaf',
  'audit_block',
  'audit_chain',
  'audit_checkpoint',
  'audit_epoch',
  'audit_event',
  'audit_key',
  'audit_progress',
  'audit_segment',
  'audit_segment_block',
  'audit_verification',
  'console_code',
  'console_invitation',
  'console_passkey',
  'console_person',
  'console_session',
  'correction',
  'deleted_resource',
  'ended_observation',
  'ended_observation_state',
  'event',
  'event_lease',
  'event_publication',
  'event_sequence',
  'published_event',
  'idempotency_key',
  'ingest_quarantine_group',
  'order_device',
  'patient_merge',
  'order_event',
  'order_external_id',
  'order_tracking_number',
  'order_kit',
  'order_line',
  'packed_kit',
  'adherence_count',
  'adherence_days',
  'adherence_recheck',
  'reading_count',
  'reading_count_delta',
  'reading_count_state',
  'reading_hour_count',
  'reading_identifier',
  'reading_revision',
  'return_device',
  'return_event',
  'return_line',
  'stock',
  'stock_adjustment',
  'submission_without_device',
  'webhook_attempt',
  'webhook_bodies',
  'webhook_delivery',
  'webhook_header',
  'webhook_health',
  'webhook_log_cell',
  'webhook_log_delta',
  'webhook_log_payload',
  'webhook_log_retried_cell',
  'webhook_replay',
  'webhook_secret',
  'webhook_type',
];

/** Columns that no entity class has, because only the database and statements set and read them. */
const COLUMNS_OF_STATEMENTS = [
  'bodies_id',
  'body_number',
  'email_key',
  'external_identifier_key',
  'first_duration_ms',
  'first_start_timestamp',
  'folded_name',
  'name_key',
  'raw_key',
  'sku_key',
  'zones_derived_through',
];

/** Returns the narrowest column types that can store all values of one kind of reading. */
function valueColumnsOf(kind: ReadingKindName): Record<string, { type: string; nullable: boolean }> {
  const columns = Object.entries(readingKind(kind).values).map(([property, value]) => {
    const type = {
      integer: 'max' in value && value.max > MAX_SMALLINT ? 'integer' : 'smallint',
      number: 'double precision',
      flag: 'boolean',
      choice: 'text',
      instants: `${INSTANT}[]`,
    }[value.type];
    return [columnOfProperty(property), { type, nullable: !('required' in value) }];
  });
  return Object.fromEntries(columns) as Record<string, { type: string; nullable: boolean }>;
}

/** Constraints that permit only a list of texts in one column: the column and the texts. */
const LISTED_TEXTS = `
  select a.attname as name, array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m order by 1) as texts
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
  where k.contype = 'c' and k.conrelid = $1::regclass and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['`;

const VIEWS = Object.values<unknown>({ ...domain }).filter(
  (one): one is View => typeof one === 'object' && one !== null && 'name' in one && 'properties' in one,
);

/** Returns the columns of an entity for which the entity's view lists the permitted texts, with these texts. */
const choicesOf = ({ name, columns }: EntityMetadata): { name: string; texts: string[] }[] => {
  const properties = VIEWS.find((view) => view.name === name)?.properties ?? {};
  return columns.flatMap(({ propertyName, databaseName, isArray }) => {
    const property = properties[propertyName];
    if (isArray || property === undefined || !('schema' in property) || !Array.isArray(property.schema['enum'])) return [];
    const texts = property.schema['enum'].filter((text): text is string => typeof text === 'string');
    return [{ name: databaseName, texts: texts.sort() }];
  });
};

/** Returns the columns defined by an entity's decorators, in PostgreSQL's notation. */
function columnsOf(entity: EntityMetadata): ColumnShape[] {
  const shapes = entity.columns.map((column) => {
    const type = column.type === 'timestamptz' ? `timestamp(${column.precision}) with time zone` : String(column.type);
    return {
      name: column.databaseName,
      type: column.isArray ? `${type}[]` : type,
      nullable: column.isNullable,
      primary: column.isPrimary,
      identity: column.isGenerated,
    };
  });
  return shapes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

describe('database schema', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
    'has exactly the columns of the entity %s',
    async (_, entity) => {
      const metadata = database.dataSource.getMetadata(entity);
      const columns = await database.dataSource.query<ColumnShape[]>(COLUMNS, [metadata.tableName]);
      expect(columns.filter(({ name }) => !COLUMNS_OF_STATEMENTS.includes(name))).toEqual(columnsOf(metadata));
    },
  );

  it('permits exactly the texts that the views declare, wherever a constraint lists the texts of a column', async () => {
    const declared: object[] = [];
    const permitted: object[] = [];
    for (const entity of ENTITIES) {
      const metadata = database.dataSource.getMetadata(entity);
      const constraints = await database.dataSource.query<{ name: string; texts: string[] }[]>(LISTED_TEXTS, [
        metadata.tableName,
      ]);
      for (const { name, texts } of choicesOf(metadata)) {
        const constraint = constraints.find((one) => one.name === name);
        if (!constraint) continue;
        declared.push({ table: metadata.tableName, column: name, texts });
        permitted.push({ table: metadata.tableName, column: name, texts: constraint.texts });
      }
    }
    expect(declared.length).toBeGreaterThan(5);
    expect(permitted).toEqual(declared);
  });

  it.each(READING_KIND_NAMES)('has exactly the columns needed for readings of the kind %s', async (kind) => {
    const columns = await database.dataSource.query<ColumnShape[]>(COLUMNS, [readingTableOf(kind)]);
    const shapes = columns.map(({ name, type, nullable }) => [name, { type, nullable }]);
    expect(Object.fromEntries(shapes)).toEqual({ ...READING_COLUMNS, ...valueColumnsOf(kind) });
  });

  it('has a table for every entity and every kind of reading, and the listed tables that have no entity class', async () => {
    const tables = await database.dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relispartition and relname <> 'migration'`,
    );
    const named = ENTITIES.map((entity) => database.dataSource.getMetadata(entity).tableName);
    const readings = READING_KIND_NAMES.map(readingTableOf);
    const all = new Set([...named, ...readings, ...KNOWN_TO_STATEMENTS]);
    expect(tables.map(({ name }) => name).sort()).toEqual([...all].sort());
  });

  it('has the organization as the first column of every primary and foreign key of customer data', async () => {
    const keys = await database.dataSource.query<{ name: string }[]>(
      `select k.conname as name from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype in ('p', 'f') and k.connamespace = 'public'::regnamespace
         and k.conrelid not in ('organization'::regclass, 'migration'::regclass, 'reading_count_state'::regclass, 'backup_verification'::regclass,
           'webhook_sender'::regclass, 'ingest_watch'::regclass, 'webhook_log_fold'::regclass, 'audit_progress'::regclass, 'audit_epoch'::regclass,
           'audit_key'::regclass, 'audit_checkpoint'::regclass, 'audit_verification'::regclass, 'audit_archive'::regclass)
         and a.attname <> 'organization_id'`,
    );
    expect(keys).toEqual([]);
  });
});
