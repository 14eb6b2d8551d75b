import { describeSegment } from '@rpm/audit';
import { createHash, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { type EntityManager } from 'typeorm';
import { DatabaseClient, type Connection, sqlStateOf } from '@rpm/database';
import { AUDIT_TABLES, TABLES_IN_BACKUP, TABLES_NOT_IN_BACKUP, appliedMigrations, findSchemaDifferences } from '@rpm/schema';
import { BackupError } from '../archive/backup-error';
import { assertNotNewer } from '../archive/known-schema';
import { copyTable } from './copy-table';
import {
  type Manifest,
  MANIFEST_ENTRY,
  newManifest,
  type SavedTable,
  SIGNATURE_ENTRY,
  SUMS_ENTRY,
  type Sums,
  type TableSum,
} from '../archive/manifest';
import { findSamples } from './samples';
import { COPY_SETTINGS, DATABASE_IDENTITY, LIST_IDENTITIES, LIST_PARTITIONS, LIST_TABLES, parseBounds } from './saved-tables.sql';
import { savedTablesOf } from './saved-tables';
import { signatureOf } from '../archive/signature';
import { runnerOn } from './snapshot-runner';
import { trailEntryName, trailOf, type TrailPart, TrailSum } from './trail-parts';
import { PARTS_FOLDER, TAR_END, tarEntry } from '../archive/tar';

/** A database transaction that sees the data of one instant, and the manifest that describes these data. */
export interface Snapshot {
  client: Client;
  manifest: Manifest;
  /** Tables of an operator in the schema of the service, which backups leave out. */
  otherTables: string[];
  /** Ends the transaction and the connection. */
  close(): Promise<void>;
}

/** The progress of a backup or a restore. */
export interface BackupProgress {
  table: string;
  /** Position of the table among all tables, from 1. */
  number: number;
  tables: number;
  /** Bytes of all tables so far, before compression. */
  bytes: number;
}

export type OnBackupProgress = (progress: BackupProgress) => void;

/** An organization that is exported. */
type ExportedOrganization = NonNullable<Manifest['organization']>;

/**
 * Begins a transaction that sees the rows of all organizations, or of one, at one instant and changes nothing. Until it is closed, no table can be altered.
 * @param organization organization whose rows are selected, without keys, webhooks and logs; the service's role may read these rows
 * @throws BackupError when row-level security would hide rows from the role, or when the role may not read a table
 */
export async function openSnapshot(connection: Connection, organization?: ExportedOrganization): Promise<Snapshot> {
  const client = new DatabaseClient({ ...connection, application_name: 'rpm backup', keepAlive: true });
  // The error event of a lost connection is ignored, because the running statement fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  const close = () => client.end();
  try {
    if (!organization) await assertSeesAllRows(client);
    const found = await rowsOf<SavedTable>(client, LIST_TABLES);
    const tables = savedTablesOf(organization ? 'organization' : 'database', found);
    if (tables.length === 0) throw new BackupError('refused', 'The database is empty, so there is nothing to back up.');
    await client.query('begin isolation level repeatable read, read only');
    // A role whose rows would be filtered gets an error instead of an incomplete file.
    if (organization) await client.query(`select set_config('rpm.organization_id', $1, true)`, [String(organization.id)]);
    else await client.query('set local row_security = off');
    // The lock is taken first, because it needs no snapshot. The snapshot is taken under the lock, so that no partition in the snapshot can be dropped.
    const trail = found.filter(({ name }) => organization && AUDIT_TABLES.includes(name));
    await client.query(
      `lock table ${[...tables, ...trail].map(({ name }) => escapeIdentifier(name)).join(', ')} in access share mode`,
    );
    await client.query(COPY_SETTINGS);
    const manifest = await describe(client, tables, organization, trail.length > 0);
    const known = [...TABLES_IN_BACKUP, ...TABLES_NOT_IN_BACKUP];
    const otherTables = found.map(({ name }) => name).filter((name) => !known.includes(name));
    return { client, manifest, otherTables, close };
  } catch (error) {
    await close();
    throw withAdvice(error, connection);
  }
}

export interface ArchiveOptions {
  /** Private Ed25519 key that signs the archive. */
  signWith?: KeyObject | undefined;
  onProgress?: OnBackupProgress;
  /** The audit trail of an organization; by default, that of the snapshot. */
  trail?: AsyncIterable<TrailPart> | undefined;
  /** Receives the checksums after the last table. */
  onEnd?: (sums: TableSum[]) => void;
}

/**
 * Reads all rows of a snapshot. @returns the bytes of an archive (ustar): the manifest, each table in parts as the text of PostgreSQL's COPY, the audit trail of an
 * organization as lines of JSON, the checksums, and their signature
 */
export async function* archive(
  { client, manifest }: Pick<Snapshot, 'client' | 'manifest'>,
  { signWith, onProgress = () => undefined, onEnd = () => undefined, trail }: ArchiveOptions = {},
): AsyncGenerator<Buffer, void> {
  const modified = new Date(manifest.instant);
  const description = jsonOf(manifest);
  yield tarEntry({ name: MANIFEST_ENTRY, content: description }, modified);
  const sums: TableSum[] = [];
  let bytes = 0;
  for (const [index, table] of manifest.tables.entries()) {
    const progress = () => onProgress({ table: table.name, number: index + 1, tables: manifest.tables.length, bytes });
    progress();
    const parts = copyTable(client, table, manifest.organization?.id);
    let part = await parts.next();
    for (let number = 1; !part.done; number++) {
      yield tarEntry({ name: partName(table.name, number), content: part.value }, modified);
      bytes += part.value.length;
      progress();
      part = await parts.next();
    }
    sums.push(part.value);
  }
  if (manifest.auditTrail) {
    const sum = new TrailSum();
    for await (const part of trail ?? trailOf(client, manifest)) {
      sum.add(part);
      yield tarEntry({ name: trailEntryName(sum.parts), content: part.content }, modified);
    }
    sums.push(sum.total());
  }
  const end = jsonOf({ manifestSha256: createHash('sha256').update(description).digest('hex'), tables: sums } satisfies Sums);
  yield tarEntry({ name: SUMS_ENTRY, content: end }, modified);
  if (signWith) yield tarEntry({ name: SIGNATURE_ENTRY, content: signatureOf(end, signWith) }, modified);
  yield TAR_END;
  onEnd(sums);
}

const PART = new RegExp(`^${PARTS_FOLDER}([a-z_]+)/\\d+\\.copy$`);

const partName = (table: string, number: number) => `${PARTS_FOLDER}${table}/${String(number).padStart(6, '0')}.copy`;

/** Returns the name of the table whose rows an archive entry contains; null for an entry without rows. */
export const tableOfPart = (name: string) => PART.exec(name)?.[1] ?? null;

const jsonOf = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function rowsOf<Row extends QueryResultRow>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows;
}

async function assertSeesAllRows(client: Client): Promise<void> {
  const [role] = await rowsOf<{ name: string; isExempt: boolean }>(
    client,
    `select rolname as name, rolsuper or rolbypassrls as "isExempt" from pg_roles where rolname = current_user`,
  );
  if (role?.isExempt) return;
  throw new BackupError(
    'refused',
    `Row-level security would hide rows from the role "${role?.name}", so its backup would be empty or incomplete. Connect as a role for ` +
      'backups, which a superuser creates with "create role rpm_backup login bypassrls in role pg_read_all_data" (docs/backup.md, "A role for backups").',
  );
}

/** SQLSTATE insufficient_privilege. */
const NOT_PERMITTED = '42501';

function withAdvice(error: unknown, { user }: Connection): unknown {
  if (sqlStateOf(error) !== NOT_PERMITTED) return error;
  const role = user === undefined ? 'The role of DATABASE_URL' : `The role "${user}"`;
  const advice = 'A superuser permits it with "grant pg_read_all_data to" the role (docs/backup.md, "A role for backups").';
  return new BackupError('refused', `${role} may not read all tables. ${advice}`, { cause: error });
}

async function describe(
  client: Client,
  tables: SavedTable[],
  organization: ExportedOrganization | undefined,
  hasTrail: boolean,
): Promise<Manifest> {
  // The type assertion is needed because an arrow function cannot declare the overloads of `EntityManager.query`. The functions that read the schema and
  // the migrations call no other method.
  const connection = {
    query: (text: string, values?: unknown[]) => rowsOf(client, text, values),
  } as unknown as Pick<EntityManager, 'query'>;
  const [state] = await rowsOf<{ instant: Date; version: string }>(
    client,
    `select now() as instant, current_setting('server_version') as version`,
  );
  const [identity] = await rowsOf<{ database: string }>(client, DATABASE_IDENTITY);
  const migrations = await appliedMigrations(connection);
  await assertNotNewer(connection);
  const { pending, changed } = await findSchemaDifferences(connection);
  const [first, ...others] = migrations;
  if (!state || !identity || !first) {
    throw new BackupError('refused', 'The database does not contain the tables of the service, so there is nothing to back up.');
  }
  if (migrations.some(({ checksum }) => checksum === null)) {
    // The statements of these migrations were edited at that time, so the schema that a restore would have to create is unknown.
    throw new BackupError(
      'refused',
      'An unreleased version without checksums of migrations created the database. Back it up with pg_dump, then run "rpm-admin migrate".',
    );
  }
  const description = {
    serviceVersion: serviceVersion(),
    postgresVersion: state.version,
    database: identity.database,
    instant: state.instant.toISOString(),
    migrations: [first, ...others].map(({ name, checksum }) => ({ name, checksum: checksum ?? '' })) as Manifest['migrations'],
    tables,
  };
  if (organization) {
    // An export contains no partitions and no positions of identity columns, because the database that imports the organization has its own.
    const nothing = { partitions: [], identities: [], webhookKeys: [], samples: { apiKeyHash: null, reading: null } };
    const auditTrail = hasTrail ? await describeSegment(runnerOn(client), organization.id) : undefined;
    return newManifest({ ...description, ...nothing, organization, auditTrail });
  }
  return newManifest({
    ...description,
    partitions: await partitions(client, tables),
    identities: await identities(client, tables),
    webhookKeys: await keyNames(client, tables),
    samples: await findSamples(connection, pending.length + changed.length === 0),
  });
}

function serviceVersion(): string {
  return (JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8')) as { version: string }).version;
}

async function partitions(client: Client, tables: SavedTable[]): Promise<Manifest['partitions']> {
  const rows = await rowsOf<{ table: string; name: string; bounds: string }>(client, LIST_PARTITIONS);
  return rows.flatMap(({ table, name, bounds }) => {
    const range = parseBounds(bounds);
    return range && tables.some((saved) => saved.name === table) ? [{ table, name, ...range }] : [];
  });
}

/** A sequence is read after the snapshot was taken, so its last number is not smaller than any id in the snapshot. */
async function identities(client: Client, tables: SavedTable[]): Promise<Manifest['identities']> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string }>(client, LIST_IDENTITIES);
  const found: Manifest['identities'] = [];
  for (const { table, column, sequence } of columns.filter(({ table }) => tables.some(({ name }) => name === table))) {
    const [state] = await rowsOf<{ last: string; isCalled: boolean }>(
      client,
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    if (state) found.push({ table, column, ...state });
  }
  return found;
}

async function keyNames(client: Client, tables: SavedTable[]): Promise<string[]> {
  const sealed = tables.filter(({ columns }) => columns.includes('key_name'));
  if (sealed.length === 0) return [];
  const text = sealed.map(({ name }) => `select key_name as name from ${escapeIdentifier(name)}`).join(' union ');
  return (await rowsOf<{ name: string }>(client, `${text} order by 1`)).map(({ name }) => name);
}
