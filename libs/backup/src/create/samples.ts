import { createHash } from 'node:crypto';
import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type EntityManager } from 'typeorm';
import { findReadingsStatement } from '@rpm/data-access';
import { readingTableOf } from '@rpm/schema';
import { type Manifest } from '../archive/manifest';

type Samples = Manifest['samples'];
type ReadingSample = NonNullable<Samples['reading']>;
type Connection = Pick<EntityManager, 'query'>;

const NEWEST_API_KEY = `select encode(hash, 'hex') as hash from api_key where revoke_timestamp is null order by organization_id, id desc limit 1`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Returns an API key and a reading of the database; null for what the database lacks. @param isCurrent whether the schema is the one of this code;
 * otherwise the JSON of readings cannot be written
 */
export async function findSamples(connection: Connection, isCurrent: boolean): Promise<Samples> {
  const [key] = await connection.query<{ hash: string }[]>(NEWEST_API_KEY);
  return { apiKeyHash: key?.hash ?? null, reading: isCurrent ? await findReading(connection) : null };
}

async function findReading(connection: Connection): Promise<ReadingSample | null> {
  for (const kind of READING_KIND_NAMES) {
    const text = `select organization_id as "organizationId", id from ${readingTableOf(kind)} order by organization_id, id limit 1`;
    const [reading] = await connection.query<{ organizationId: number | string; id: number | string }[]>(text);
    if (!reading) continue;
    const [organizationId, id] = [Number(reading.organizationId), Number(reading.id)];
    const jsonSha256 = await digestOfReading(connection, { organizationId, kind, id });
    if (jsonSha256 !== null)
      return { organizationId, kind, id, statementSha256: sha256(findReadingsStatement(kind).text), jsonSha256 };
  }
  return null;
}

/** Returns the digest of a reading's JSON as the API returns it. The setting of the organization ends with the transaction. */
async function digestOfReading(
  connection: Connection,
  { organizationId, kind, id }: Pick<ReadingSample, 'organizationId' | 'kind' | 'id'>,
): Promise<string | null> {
  await connection.query(`select set_config('rpm.organization_id', $1, true)`, [String(organizationId)]);
  const text = findReadingsStatement(kind as ReadingKindName).text;
  const [row] = await connection.query<{ json: string }[]>(text, [organizationId, [id], true]);
  await connection.query(`select set_config('rpm.organization_id', '', true)`);
  return row ? sha256(row.json) : null;
}

/** The result of comparing a sample: `none`: the backup contains no such row; `skipped`: another version wrote the JSON of the reading. */
export type SampleResult = 'equal' | 'different' | 'none' | 'skipped';

/** Looks up the samples of a backup in a restored database. @param connection of a transaction in the role of the service */
export async function compareSamples(
  connection: Connection,
  { apiKeyHash, reading }: Samples,
): Promise<{ apiKey: SampleResult; reading: SampleResult }> {
  return {
    apiKey: apiKeyHash === null ? 'none' : await compareApiKey(connection, apiKeyHash),
    reading: reading === null ? 'none' : await compareReading(connection, reading),
  };
}

async function compareApiKey(connection: Connection, hash: string): Promise<SampleResult> {
  await connection.query(`select set_config('rpm.api_key_hash', $1, true)`, [hash]);
  const rows = await connection.query<unknown[]>(`select from api_key where hash = decode($1, 'hex')`, [hash]);
  return rows.length === 1 ? 'equal' : 'different';
}

async function compareReading(connection: Connection, sample: ReadingSample): Promise<SampleResult> {
  const kind = READING_KIND_NAMES.find((name) => name === sample.kind);
  if (kind === undefined || sha256(findReadingsStatement(kind).text) !== sample.statementSha256) return 'skipped';
  return (await digestOfReading(connection, sample)) === sample.jsonSha256 ? 'equal' : 'different';
}
