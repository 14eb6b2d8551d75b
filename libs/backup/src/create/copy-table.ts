import { createHash } from 'node:crypto';
import { type Client, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type SavedTable, type TableSum } from '../archive/manifest';
import { copyOut } from './saved-tables.sql';

/** Size of the parts in which the rows of a table are kept in memory. */
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Reads all rows of a table, or the rows of one organization, as the text of PostgreSQL's COPY, in parts. @returns the number of rows and the digest of the
 * text
 */
export async function* copyTable(
  client: Client | PoolClient,
  table: SavedTable,
  organizationId?: number,
): AsyncGenerator<Buffer, TableSum> {
  const stream = client.query(copyTo(copyOut(table, organizationId)));
  const hash = createHash('sha256');
  let [bytes, waiting] = [0, 0];
  let part: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    part.push(chunk);
    bytes += chunk.length;
    waiting += chunk.length;
    if (waiting >= PART_BYTES) {
      yield Buffer.concat(part);
      [part, waiting] = [[], 0];
    }
  }
  if (waiting > 0) yield Buffer.concat(part);
  // The stream ends before the driver has processed the message with the number of rows. The message is processed when the next statement has ended.
  await client.query('select');
  return { name: table.name, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}
