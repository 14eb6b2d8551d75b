import { escapeIdentifier, type PoolClient } from 'pg';
import { type BareTransaction, unnamedStatement } from '@rpm/database';
import { type ArchiveReader } from '../archive/archive-reader';
import { BackupError, withValuesOfFile } from '../archive/backup-error';
import { assertAcceptable, INCOMING } from './incoming-rows';
import { type SavedTable, type TableSum } from '../archive/manifest';
import { restoreTable, type RestoreOptions } from '../restore/restore-backup';
import { RowDigest } from '../restore/row-digest';
import { columnList } from '../create/saved-tables.sql';

const SET_ORGANIZATION = unnamedStatement<{ id: string }>(`select set_config('rpm.organization_id', $id, true)`);

export interface IncomingOptions extends Pick<RestoreOptions, 'onProgress' | 'signal'> {
  /** Whether rows that this version never writes are rejected. */
  checksRows: boolean;
  /** Whether the file brings rows of the audit trail, so that the organization is recorded since the time in the file. */
  hasTrail: boolean;
}

export interface StoredOrganization {
  id: number;
  name: string;
  /** Whether the exported organization is in the same database, so that the new one has got another identity in FHIR. */
  isCopy: boolean;
  sums: TableSum[];
  /** Digests of the rows in the file by table, except the table with the organization itself. */
  digests: Map<SavedTable, RowDigest>;
}

/** Stores the rows of an export as a new organization. The caller checks that the file is complete. */
export class IncomingOrganization {
  private bytes = 0;
  private readonly sums: TableSum[] = [];

  constructor(
    private readonly transaction: BareTransaction,
    private readonly reader: ArchiveReader,
    private readonly options: IncomingOptions,
  ) {}

  /** @param newName name for the organization, if it must differ from the name in the file @throws BackupError */
  async store([first, ...others]: SavedTable[], newName?: string): Promise<StoredOrganization> {
    if (first?.name !== 'organization')
      throw new BackupError('unreadable', 'The file is damaged: its first table is not the organization.');
    const client = await this.transaction.connection();
    const tables = others.length + 1;
    await this.receive(client, first, tables);
    const { id, name, isCopy } = await this.createOrganization(first, newName);
    await this.transaction.run(SET_ORGANIZATION, { id: String(id) });
    const digests = new Map<SavedTable, RowDigest>();
    for (const table of others) {
      digests.set(table, await this.receive(client, table, tables));
      await withValuesOfFile(`rows of ${table.name}`, () =>
        this.transaction.run(
          unnamedStatement<{ id: number }>(
            `insert into ${escapeIdentifier(table.name)} (organization_id, ${columnList(table)}) overriding system value
             select $id::bigint, ${columnList(table)} from ${INCOMING}`,
          ),
          { id },
        ),
      );
    }
    return { id, name, isCopy, sums: this.sums, digests };
  }

  /** Copies the rows of a table into an empty temporary table, and checks them. */
  private async receive(client: PoolClient, table: SavedTable, tables: number): Promise<RowDigest> {
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
    await this.transaction.run(unnamedStatement(`drop table if exists ${INCOMING}`), {});
    await this.transaction.run(
      unnamedStatement(
        `create temporary table ${INCOMING} on commit drop as select ${columnList(table)} from ${escapeIdentifier(table.name)} with no data`,
      ),
      {},
    );
    this.sums.push(await restoreTable(client, table, this.reader, onPart, INCOMING));
    if (this.options.checksRows) await assertAcceptable(this.transaction, table.name);
    return digest;
  }

  private async createOrganization(
    table: SavedTable,
    newName?: string,
  ): Promise<Pick<StoredOrganization, 'id' | 'name' | 'isCopy'>> {
    // `raw_key` is null, because only names that collide with another organization of the same database have one.
    const changed: Record<string, string> = { name: 'coalesce($name, name)', raw_key: 'null' };
    if (!this.options.hasTrail) changed['recorded_since'] = 'now()';
    // Beside the exported organization, a copy with its identity would send other data with the same identifiers.
    const isCopy = `exists (select from organization o where o.uuid = ${INCOMING}.uuid)`;
    changed['uuid'] = `case when uuid is null or ${isCopy} then gen_random_uuid() else uuid end`;
    for (const column of ['fhir_base', 'fhir_fix_timestamp']) changed[column] = `case when not ${isCopy} then ${column} end`;
    const values = table.columns.map((column) => changed[column] ?? escapeIdentifier(column)).join(', ');
    const hasOtherUuid = table.columns.includes('uuid') ? `coalesce(uuid <> (select uuid from ${INCOMING}), false)` : 'false';
    const created = await withValuesOfFile('the organization', () =>
      this.transaction.run(
        unnamedStatement<{ name: string | null }, Pick<StoredOrganization, 'id' | 'name' | 'isCopy'>>(
          `insert into organization (${columnList(table)}) select ${values} from ${INCOMING} on conflict do nothing
           returning id, name, ${hasOtherUuid} as "isCopy"`,
        ),
        { name: newName ?? null },
      ),
    );
    if (created[0]) return created[0];
    throw new BackupError(
      'refused',
      'There is an organization of this name already. Give the imported one another name: --name.',
    );
  }
}
