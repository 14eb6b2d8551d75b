import { READING_KIND_NAMES } from '@rpm/domain';
import { escapeIdentifier, type PoolClient } from 'pg';
import { type DataSource, type EntityManager } from 'typeorm';
import { LOCK_READING_COUNTS, MOVE_ORGANIZATION } from '../access/moved-organization.sql';
import { readingTableOf } from '../reading/reading-table';
import { hourOf } from '../reading-count/count-period';
import { appliedMigrations } from '../schema/migrate';
import { connectionOf } from '../scope/organization-scope';
import { BackupError } from './backup-error';
import { EntryReader } from './entry-reader';
import { type Manifest, type SavedTable, type TableSum } from './manifest';
import { assertComplete, compareDigest, readManifest, restoreTable, type RestoreOptions } from './restore-backup';
import { RowDigest } from './row-digest';
import { columnList, COPY_SETTINGS, LIST_IDENTITIES } from './saved-tables.sql';
import { type Entry } from './tar';

export interface OrganizationImportOptions extends Omit<RestoreOptions, 'compareRows'> {
  /** Name of the new organization; by default, that of the exported one. */
  name?: string | undefined;
}

export interface ImportedOrganization {
  id: number;
  name: string;
  manifest: Manifest;
  sums: TableSum[];
}

/** Histories that triggers count, with the column of their owner that contains the number. */
const HISTORIES = [
  ['device', 'device_event_count', 'device_event', 'device_id'],
  ['device', 'former_identifier_count', 'former_device_identifier', 'device_id'],
  ['customer_order', 'order_event_count', 'order_event', 'order_id'],
] as const;

/** Statements that correct the numbers of the histories of an organization ($1), because the file may lack them or contain wrong ones. */
const COUNT_HISTORIES = HISTORIES.map(
  ([owner, column, history, reference]) => `
    update ${owner} o set ${column} = coalesce(n.count, 0)
    from ${owner} x left join (
      select ${reference} as id, count(*) from ${history} where organization_id = $1 group by 1
    ) n on n.id = x.id
    where x.organization_id = $1 and o.organization_id = $1 and o.id = x.id and o.${column} <> coalesce(n.count, 0)`,
);

/** Table into which the rows of each table are copied, before they are inserted with the id of the new organization. */
const INCOMING = 'incoming_rows';

/**
 * Imports an exported organization as a new organization, in one transaction, while the service runs. All rows keep their ids, times and versions; only
 * the organization gets a new id. The rows are read again and compared with those of the file. No event is created. @throws BackupError
 */
export async function importOrganization(
  dataSource: DataSource,
  entries: AsyncIterator<Entry, void>,
  options: OrganizationImportOptions = {},
): Promise<ImportedOrganization> {
  const reader = new EntryReader(entries);
  const manifest = await readManifest(reader);
  if (manifest.selection !== 'organization') {
    throw new BackupError('refused', 'The file is a backup of a whole database. Use "rpm-admin backup restore".');
  }
  return dataSource.transaction(async (manager) => {
    await assertSameSchema(manager, manifest);
    await manager.query(COPY_SETTINGS);
    await manager.query(MOVE_ORGANIZATION);
    await manager.query(LOCK_READING_COUNTS);
    const imported = await new OrganizationImport(manager, reader, options).run(manifest);
    await continueIdentities(manager, manifest.tables, imported.id);
    return { ...imported, manifest };
  });
}

/** Rows have the columns of the schema from which they were exported. */
async function assertSameSchema(manager: EntityManager, { migrations, serviceVersion }: Manifest): Promise<void> {
  const applied = await appliedMigrations(manager);
  const isEqual = applied.length === migrations.length && applied.every(({ name }, at) => name === migrations[at]?.name);
  if (isEqual) return;
  throw new BackupError(
    'refused',
    `The organization was exported by another version of the service (${serviceVersion}, migration ${migrations.at(-1)?.name}). ` +
      'Migrate both databases to the same version, and export it again.',
  );
}

class OrganizationImport {
  private bytes = 0;
  private readonly sums: TableSum[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly reader: EntryReader,
    private readonly options: OrganizationImportOptions,
  ) {}

  async run({ tables, organization }: Manifest): Promise<Omit<ImportedOrganization, 'manifest'>> {
    const [first, ...others] = tables;
    if (first?.name !== 'organization') throw new BackupError('unreadable', 'The file is damaged.');
    const client = await connectionOf(this.manager);
    const name = this.options.name ?? organization?.name ?? '';
    await this.receive(client, first, tables);
    const id = await this.createOrganization(first, name);
    await this.manager.query(`select set_config('rpm.organization_id', $1, true)`, [String(id)]);
    const digests = new Map<SavedTable, RowDigest>();
    for (const table of others) {
      digests.set(table, await this.receive(client, table, tables));
      await this.manager.query(
        `insert into ${escapeIdentifier(table.name)} (organization_id, ${columnList(table)}) overriding system value
         select $1::bigint, ${columnList(table)} from ${INCOMING}`,
        [id],
      );
    }
    await assertComplete(this.reader, this.sums);
    for (const [table, digest] of digests) await compareDigest(client, table, digest, id);
    await this.countReadings(id);
    for (const statement of COUNT_HISTORIES) await this.manager.query(statement, [id]);
    return { id, name, sums: this.sums };
  }

  /** Copies the rows of a table into an empty temporary table. */
  private async receive(client: PoolClient, table: SavedTable, { length: tables }: SavedTable[]): Promise<RowDigest> {
    const { onProgress = () => undefined, signal } = this.options;
    const progress = () => onProgress({ table: table.name, number: this.sums.length + 1, tables, bytes: this.bytes });
    progress();
    const digest = new RowDigest();
    const onPart = (part: Buffer) => {
      signal?.throwIfAborted();
      digest.update(part);
      this.bytes += part.length;
      progress();
    };
    await this.manager.query(`drop table if exists ${INCOMING}`);
    await this.manager.query(
      `create temporary table ${INCOMING} on commit drop as select ${columnList(table)} from ${escapeIdentifier(table.name)} with no data`,
    );
    this.sums.push(await restoreTable(client, table, this.reader, onPart, INCOMING));
    return digest;
  }

  private async createOrganization(table: SavedTable, name: string): Promise<number> {
    const values = table.columns.map((column) => (column === 'name' ? '$1' : escapeIdentifier(column))).join(', ');
    const [created] = await this.manager.query<{ id: number }[]>(
      `insert into organization (${columnList(table)}) select ${values} from ${INCOMING} on conflict (name) do nothing returning id`,
      [name],
    );
    if (created) return created.id;
    throw new BackupError(
      'refused',
      'There is an organization of this name already. Give the imported one another name: --name.',
    );
  }

  /** Readings with later ids are counted like new ones. The days of adherence are recorded again. */
  private async countReadings(id: number): Promise<void> {
    for (const kind of READING_KIND_NAMES) {
      await this.manager.query(
        `with counted as (
           insert into reading_hour_count (organization_id, kind, reading_hour, receipt_hour, count)
           select organization_id, $2, ${hourOf('reading_timestamp')}, ${hourOf('received_timestamp')}, count(*)
           from ${readingTableOf(kind)}
           where organization_id = $1 and void_timestamp is null and id <= (select counted_id from reading_count_state where kind = $2)
           group by 1, 3, 4
           returning *
         )
         insert into reading_count (organization_id, kind, reading_day, receipt_day, count)
         select organization_id, kind, (reading_hour at time zone 'UTC')::date, (receipt_hour at time zone 'UTC')::date, sum(count)
         from counted group by 1, 2, 3, 4`,
        [id, kind],
      );
    }
    await this.manager.query(
      'insert into adherence_recheck (organization_id, patient_id) select organization_id, id from patient where organization_id = $1',
      [id],
    );
  }
}

/**
 * Makes identity columns continue after the ids of the imported rows. Ids are taken from the sequences until that is so, because setting a sequence could
 * move it back behind an id that another transaction takes at the same time.
 */
async function continueIdentities(manager: EntityManager, tables: SavedTable[], organizationId: number): Promise<void> {
  const columns = await manager.query<{ table: string; column: string; sequence: string }[]>(LIST_IDENTITIES);
  for (const { table, column, sequence } of columns.filter((one) => tables.some(({ name }) => name === one.table))) {
    if (table === 'organization') continue;
    const greatest = `select coalesce(max(${escapeIdentifier(column)}), 0) from ${escapeIdentifier(table)} where organization_id = $1`;
    await manager.query(
      `select count(id) from (
         select nextval('${sequence}') as id, generate_series(s.last_value + 1, (${greatest})) from ${sequence} s
       ) taken`,
      [organizationId],
    );
  }
}
