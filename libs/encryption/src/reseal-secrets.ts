import { type Database, unnamedStatement } from '@rpm/database';
import { type SecretBox, type SecretOwner } from './secret-box';

const AT_ONCE = 500;
/** Number of bodies of messages that are in memory at once; each has up to 8 MiB. */
const BODIES_AT_ONCE = 10;

/** A table that contains encrypted secrets. */
export interface SealedTable {
  table: string;
  /** The columns that, with the organization, identify the owner, as `first` and `second`. */
  columns: readonly [first: string, second: string];
  ownerOf: (row: SecretRow) => SecretOwner;
  atOnce: number;
}

const ofWebhook = ({ organizationId, first: webhookId }: SecretRow) => ({ organizationId, webhookId });

/** The tables that contain encrypted secrets of webhooks, secrets of sources, bodies of their messages, and parts of files that wait for their import. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'webhook_secret', columns: ['webhook_id', '0'], ownerOf: ofWebhook, atOnce: AT_ONCE },
  { table: 'webhook_header', columns: ['webhook_id', '0'], ownerOf: ofWebhook, atOnce: AT_ONCE },
  {
    table: 'ingest_source_secret',
    columns: ['source_id', 'number'],
    ownerOf: ({ organizationId, first: sourceId }) => ({ organizationId, sourceId }),
    atOnce: AT_ONCE,
  },
  {
    table: 'ingest_body',
    columns: ['message_id', '0'],
    ownerOf: ({ organizationId }) => ({ organizationId, content: 'message body' }),
    atOnce: BODIES_AT_ONCE,
  },
  {
    table: 'file_import_part',
    columns: ['file_import_id', 'number'],
    ownerOf: ({ organizationId }) => ({ organizationId, webhookId: null }),
    atOnce: BODIES_AT_ONCE,
  },
];

interface SecretRow {
  organizationId: number;
  first: number;
  second: number;
  sealed: Buffer;
  keyName: string;
}

/**
 * Re-encrypts all secrets, bodies of messages and parts of files that were encrypted with other keys, using the first key of the secret box, so that the other keys are no longer
 * needed. What they contain stays the same, so this can run while they are used, and can be interrupted and repeated. Every process that signs must have the first
 * key before this runs.
 * @returns the number of re-encrypted secrets, bodies and parts
 * @throws UnreadableSecret when the box lacks a key
 */
export async function resealSecrets(database: Database, box: SecretBox): Promise<number> {
  let resealed = 0;
  for (const table of SEALED_TABLES) resealed += await resealTable(database, box, table);
  return resealed;
}

async function resealTable(database: Database, box: SecretBox, table: SealedTable): Promise<number> {
  const [keyName = ''] = box.keyNames;
  for (let resealed = 0; ;) {
    const rows = await database.run('delivery', list(table), { keyName, limit: table.atOnce });
    if (rows.length === 0) return resealed;
    const replaced = await database.run('delivery', replace(table), {
      organizationIds: rows.map(({ organizationId }) => organizationId),
      firsts: rows.map(({ first }) => first),
      seconds: rows.map(({ second }) => second),
      sealed: rows.map(({ sealed }) => sealed),
      resealed: rows.map((row) => box.seal(box.open(row, table.ownerOf(row)), table.ownerOf(row)).sealed),
      keyName,
    });
    resealed += replaced.length;
  }
}

const list = ({ table, columns: [first, second] }: SealedTable) =>
  unnamedStatement<{ keyName: string; limit: number }, SecretRow>(
    `select organization_id as "organizationId", ${first} as first, ${second}::bigint as second, sealed, key_name as "keyName"
    from ${table} where key_name <> $keyName order by organization_id, ${first} limit $limit`,
  );

/** Secrets with their new ciphertexts. All lists have one entry per secret, in the same order. */
interface Resealed {
  organizationIds: number[];
  firsts: number[];
  seconds: number[];
  sealed: Buffer[];
  resealed: Buffer[];
  /** Name of the key that decrypts the new ciphertexts. */
  keyName: string;
}

/** Stores re-encrypted secrets. The condition skips secrets that were deleted, replaced or already re-encrypted in the meantime. */
const replace = ({ table, columns: [first, second] }: SealedTable) =>
  unnamedStatement<Resealed>(`update ${table} s set sealed = n.resealed, key_name = $keyName
    from unnest($organizationIds::bigint[], $firsts::bigint[], $seconds::bigint[], $sealed::bytea[], $resealed::bytea[])
      as n (organization_id, first, second, sealed, resealed)
    where s.organization_id = n.organization_id and s.${first} = n.first and ${second === '0' ? '0' : `s.${second}`} = n.second and s.sealed = n.sealed
    returning 1`);
