import { z } from 'zod';
import { BackupError } from './backup-error';

/** Name of the first entry of a backup, which says what the backup contains. */
export const MANIFEST_ENTRY = 'manifest.json';
/** Name of the last entry of a backup. A file without it is incomplete. */
export const SUMS_ENTRY = 'sums.json';

const FORMAT = 'rpm-backup/1';

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Whether the file is a backup of all rows of all tables, or the export of one organization (`TABLES_IN_EXPORT`). */
  selection: z.enum(['database', 'organization']),
  /** The organization of an export. */
  organization: z.object({ id: z.number(), name: z.string() }).optional(),
  serviceVersion: z.string(),
  postgresVersion: z.string(),
  /** Identifies the database, also on its standby servers. A restored database has another one. */
  database: z.string(),
  /** The instant whose data the backup contains. */
  instant: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).nonempty(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).nonempty() })),
  /** Partitions that were created over time, with their bounds. */
  partitions: z.array(z.object({ table: z.string(), name: z.string(), from: z.iso.datetime(), to: z.iso.datetime() })),
  /** The last number that each identity column has issued. */
  identities: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
  /** Names of the keys of WEBHOOK_ENCRYPTION_KEY without which some columns cannot be decrypted. The keys are not in the backup. */
  webhookKeys: z.array(z.string()),
  /** What `verify` looks up in the restored database. */
  samples: z.object({
    apiKeyHash: z.string().nullable(),
    reading: z
      .object({
        organizationId: z.number(),
        kind: z.string(),
        id: z.number(),
        statementSha256: z.string(),
        jsonSha256: z.string(),
      })
      .nullable(),
  }),
});

const sums = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number(), sha256: z.string() })),
});

/** The description of a backup: everything but the rows. */
export type Manifest = z.infer<typeof manifest>;
/** A table of a backup with its saved columns, which are all but the generated ones. */
export type SavedTable = Manifest['tables'][number];
export type SavedPartition = Manifest['partitions'][number];
/** Number of rows and SHA-256 of each table, as PostgreSQL's COPY writes it as text. */
export type Sums = z.infer<typeof sums>;
export type TableSum = Sums['tables'][number];

export const newManifest = (content: Omit<Manifest, 'format' | 'selection'>): Manifest => ({
  format: FORMAT,
  selection: content.organization ? 'organization' : 'database',
  ...content,
});

/** @throws BackupError when the entry is not a manifest, or that of a later format */
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
  if (typeof format === 'string' && format !== FORMAT && format.startsWith('rpm-backup/')) {
    throw new BackupError('unreadable', 'A newer version of rpm-admin created the file. Use that version.');
  }
  const { success, data } = schema.safeParse(json);
  if (!success) throw new BackupError('unreadable', 'The file is not a backup of this service, or it is damaged.');
  return data;
}
