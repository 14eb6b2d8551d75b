import { ORGANIZATION_TABLES, readingTableOf } from '@rpm/schema';
import { Factory } from '@rpm/data-access/testing';
import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { openApiDocument } from '../operations/document';
import { operationsOf } from './operations-of';
import { TestApi } from './test-api';
import { insertSampleRows, type SampleNames } from '../conformance/one-of-everything';
import { fillPathTemplate } from '../conformance/references';

/**
 * Permitted differences between two GETs of one version of a resource: the property that differs, and the table that was changed. Besides the health
 * of a device, only embedded resources may differ: a change of one gives a new version only to the embedded resource (docs/using-the-api.md).
 */
export const DIFFERENCES: readonly string[] = [
  'blood-glucose-reading.device device',
  'blood-glucose-reading.device device_event',
  'blood-glucose-reading.device device_identifier',
  'blood-glucose-reading.device item',
  'blood-glucose-reading.device manufacturer',
  'blood-glucose-reading.device patient',
  'blood-glucose-reading.item item',
  'blood-glucose-reading.item manufacturer',
  'blood-glucose-reading.patient patient',
  'blood-glucose-reading.source ingest_source',
  'blood-glucose-reading.source reading_origin',
  'device.currentPatient patient',
  'device.droppedReadings device',
  'device.item item',
  'device.item manufacturer',
  'device.lastHealthCheck device',
  'device.silentSinceTimestamp device_silence',
  'device.site site',
  'item.manufacturer manufacturer',
  'kit.kitItems item',
  'kit.kitItems manufacturer',
  'order.orderItems item',
  'order.orderItems manufacturer',
  'order.orderKits kit',
  'order.patient patient',
  'patient.site site',
  'return.patient patient',
  'return.returnDevices device_identifier',
  'return.returnItems item',
  'return.returnItems manufacturer',
];

/** Columns that only triggers set, together with a version. */
const SET_BY_TRIGGERS = [
  'version',
  'create_timestamp',
  'update_timestamp',
  'version_transaction',
  'device_event_count',
  'former_identifier_count',
  'order_event_count',
];

/** Columns that hide a row, so that a GET of the row answers 404. */
const HIDING = ['void_timestamp', 'delete_timestamp', 'merged_into'];

/** Tables whose rows are not part of a versioned resource, or whose changes would lock this spec out. */
const WITHOUT_RESOURCE = [
  'api_key',
  'event',
  'idempotency_key',
  'published_event',
  'webhook_log',
  'webhook_attempt',
  'webhook_delivery',
];

/** Only one kind of reading is tested, because the statements and triggers of all kinds are generated from the same definitions. */
const OTHER_READINGS = READING_KIND_NAMES.filter((kind) => kind !== 'bloodGlucose');
const OTHER_READING_TABLES = OTHER_READINGS.map(readingTableOf);
const OTHER_READING_PATHS = OTHER_READINGS.map((kind) => `/api/v3/${readingKind(kind).path}-reading/{readingId}`);

export interface Column {
  table: string;
  column: string;
  type: string;
  /** The values that a check constraint of the column permits. */
  values: string[];
}

/** Columns of customer data that are neither keys nor references. */
const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([A-Za-z_]+)''::text', 'g'))[1]
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as values
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relname = any($1) and c.relkind in ('r', 'p') and a.attname <> all($2) and a.attidentity = ''
    and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any(k.conkey))
  order by 1, 2`;

/** Returns SQL for another value of a column; null if the type of the column has none. */
function otherValue({ column, type, values }: Column): string | null {
  const [first, second] = values;
  if (first !== undefined && second !== undefined)
    return `case when "${column}" = '${first}' then '${second}' else '${first}' end`;
  if (type === 'text') return `coalesce("${column}", '') || 'x'`;
  if (type === 'text[]') return `array_append("${column}", 'x')`;
  if (type === 'boolean') return `not "${column}"`;
  if (/^(smallint|integer|bigint|double precision|date)/.test(type))
    return `coalesce("${column}" + 1, '${type === 'date' ? '2001-01-01' : 1}')`;
  if (type.startsWith('timestamp') && !type.endsWith('[]')) return `coalesce("${column}" - interval '1 second', now())`;
  return null;
}

type Json = Record<string, unknown>;

/** Compares GETs of all resources that have a version, in an organization with sample rows. */
export class SameVersion {
  private constructor(
    private readonly api: TestApi,
    private readonly factory: Factory,
    private readonly names: SampleNames,
    private readonly key: string,
  ) {}

  static start(): Promise<SameVersion> {
    return TestApi.startWith(async (api) => {
      const factory = await Factory.inNewOrganization(api.database.dataSource);
      const names = await insertSampleRows(factory);
      return new SameVersion(
        api,
        factory,
        names,
        await factory.key(['*', 'console:write', 'ingest:read', 'ingest:write', 'keys:write', 'organization:write']),
      );
    });
  }

  stop(): Promise<void> {
    return this.api.stop();
  }

  private fetches = operationsOf(openApiDocument).filter(
    ({ method, template }) =>
      method === 'GET' && template.startsWith('/api/v3/') && template.endsWith('}') && !OTHER_READING_PATHS.includes(template),
  );

  /** Fetches every resource that has a version. */
  private async fetchAll(): Promise<Map<string, Json>> {
    const found = new Map<string, Json>();
    for (const { template, operation } of this.fetches) {
      const hasView = operation.parameters?.some(({ name }) => name === 'view') ?? false;
      const path = fillPathTemplate(template, this.names, (name) => this.names[name] ?? '');
      // `api.get` is not used, because it would compare the response with `openapi.json`, which the changed values may violate.
      const response = await fetch(`${this.api.url}${path}${hasView ? '?view=record' : ''}`, {
        headers: { 'Service-API-Key': this.key },
      });
      const json = (await response.json()) as Json;
      if (response.ok && 'version' in json) found.set(template.split('/')[3] ?? '', json);
    }
    return found;
  }

  /** Returns the columns of customer data, which do not include keys and references. */
  columns(): Promise<Column[]> {
    const tables = ORGANIZATION_TABLES.filter((table) => ![...OTHER_READING_TABLES, ...WITHOUT_RESOURCE].includes(table));
    return this.api.database.dataSource.query<Column[]>(COLUMNS, [tables, [...SET_BY_TRIGGERS, ...HIDING]]);
  }

  /**
   * Changes one column after the other. @returns the columns that could be changed, the resources that were compared, and the properties that differed in two
   * GETs of one version
   */
  async change(columns: readonly Column[]): Promise<{ changed: string[]; resources: string[]; differences: string[] }> {
    const changed: string[] = [];
    const differences = new Set<string>();
    let before = await this.fetchAll();
    this.fetches = this.fetches.filter(({ template }) => before.has(template.split('/')[3] ?? ''));
    for (const column of columns) {
      const value = otherValue(column);
      if (value === null) continue;
      const update = `update ${column.table} set "${column.column}" = ${value} where organization_id = $1`;
      // A column keeps its value if the update fails, because a constraint may concern several columns.
      const isChanged = await this.api.database.dataSource.query(update, [this.factory.organizationId]).then(
        () => true,
        () => false,
      );
      if (!isChanged) continue;
      changed.push(`${column.table}.${column.column}`);
      const after = await this.fetchAll();
      for (const [resource, json] of after) {
        const earlier = before.get(resource);
        if (json['version'] !== earlier?.['version']) continue;
        for (const [property, content] of Object.entries(json)) {
          if (JSON.stringify(content) !== JSON.stringify(earlier?.[property])) {
            differences.add(`${resource}.${property} ${column.table}`);
          }
        }
      }
      before = after;
    }
    return { changed, resources: [...before.keys()], differences: [...differences].sort() };
  }
}
