import { segmentDescription } from '@rpm/audit';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Name of the first entry of a backup, which describes its contents. */
export const MANIFEST_ENTRY = 'manifest.json';
/** Name of the last entry of a backup. A file without it is incomplete. */
export const SUMS_ENTRY = 'sums.json';

/** Name of the entry after the checksums of a signed file: the Ed25519 signature of the bytes in the entry with the checksums. */
export const SIGNATURE_ENTRY = 'sums.sig';

const FORMAT = 'rpm-backup/2';
/** Older format of files, whose checksums do not cover the manifest. Rows of exports in this format may contain the id of their organization. */
const WITHOUT_MANIFEST_SUM = 'rpm-backup/1';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Name of a table, a column or a migration. Errors quote these names, so they must not contain control characters of terminals. */
const identifier = z.string().regex(/^\w{1,63}$/);

const manifest = z.object({
  format: z.enum([FORMAT, WITHOUT_MANIFEST_SUM]),
  /** Whether the file is a backup of all rows of all tables, or the export of one organization (`TABLES_IN_EXPORT`). */
  selection: z.enum(['database', 'organization']),
  /** The organization of an export. */
  organization: z.object({ id: z.int(), name: z.string() }).optional(),
  /** The audit trail of an organization; null if no checkpoint covers a row of it, undefined if the file is a backup or older than the trail. */
  auditTrail: segmentDescription.nullish(),
  serviceVersion: z.string().regex(/^[\w.+-]{1,64}$/),
  postgresVersion: z.string(),
  /** Identifier of the database. Its standby servers have the same identifier; a restored database has another one. */
  database: z.string(),
  /** Time of the snapshot: the backup contains the data as it was at this instant. */
  instant: z.iso.datetime(),
  migrations: z.array(z.object({ name: identifier, checksum: z.string() })).nonempty(),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).nonempty() })),
  /** Partitions that were created over time, with their bounds. */
  partitions: z.array(z.object({ table: identifier, name: identifier, from: z.iso.datetime(), to: z.iso.datetime() })),
  /** The last number that each identity column has issued. */
  identities: z.array(
    z.object({ table: identifier, column: identifier, last: z.string().regex(/^[1-9]\d{0,17}$/), isCalled: z.boolean() }),
  ),
  /** Names of the keys of WEBHOOK_ENCRYPTION_KEY without which some columns cannot be decrypted. The keys are not in the backup. */
  webhookKeys: z.array(z.string()),
  /** An API key and a reading that `verify` looks up in the restored database. */
  samples: z.object({
    apiKeyHash: sha256.nullable(),
    reading: z
      .object({ organizationId: z.int(), kind: z.string(), id: z.int(), statementSha256: sha256, jsonSha256: sha256 })
      .nullable(),
  }),
});

const sums = z.object({
  /** SHA-256 of the manifest's bytes. */
  manifestSha256: sha256.optional(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), bytes: z.int(), sha256 })),
});

/** The description of a backup: everything but the rows. */
export type Manifest = z.infer<typeof manifest>;
/** A table of a backup with its saved columns, which are all but the generated ones. */
export type SavedTable = Manifest['tables'][number];
export type SavedPartition = Manifest['partitions'][number];
/**
 * SHA-256 of the manifest, and for each table the number of its rows and the SHA-256 of the text that PostgreSQL's COPY writes for them. The audit trail of an
 * organization, as lines of JSON, is the last one of them.
 */
export type Sums = z.infer<typeof sums>;
export type TableSum = Sums['tables'][number];

export const newManifest = (content: Omit<Manifest, 'format' | 'selection'>): Manifest => ({
  format: FORMAT,
  selection: content.organization ? 'organization' : 'database',
  ...content,
});

/** Whether the file has the format that this version writes. */
export const isCurrentFormat = ({ format }: Manifest): boolean => format === FORMAT;

/** @throws BackupError when the entry is not a manifest, or is a manifest in a later format */
export function parseManifest(entry: Buffer): Manifest {
  return parse(manifest, entry);
}

/** @throws BackupError */
export function parseSums(entry: Buffer): Sums {
  return parse(sums, entry);
}

function parse<T>(schema: z.ZodType<T>, entry: Buffer): T {
  let json: unknown;
  try {
    json = JSON.parse(entry.toString('utf8'));
  } catch {
    json = undefined;
  }
  const { format } = Object(json) as { format?: unknown };
  if (typeof format === 'string' && /^rpm-backup\/\d+$/.test(format) && ![FORMAT, WITHOUT_MANIFEST_SUM].includes(format)) {
    throw new BackupError('unreadable', 'A newer version of rpm-admin created the file. Use that version.');
  }
  const { success, data } = schema.safeParse(json);
  if (!success) throw new BackupError('unreadable', 'The file is not a backup of this service, or it is damaged.');
  return data;
}
