import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { tableOfPart } from '../create/create-backup';
import { type Manifest, MANIFEST_ENTRY, type Sums, SUMS_ENTRY } from '../archive/manifest';
import { TABLES_IN_EXPORT } from '@rpm/schema';
import { TrailSum } from '../create/trail-parts';
import { type Entry, TAR_END, tarEntries, tarEntry, TRAIL_FOLDER } from '../archive/tar';
import { type TestDatabase } from '@rpm/database/testing';

const LINE_END = 0x0a;
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the path of a backup or an export that an earlier version of the service wrote (docs/migrations.md). @param landed commit or tag of that version */
export const landedFile = (landed: string, selection: 'backup' | 'organization'): string =>
  join(__dirname, 'landed-files', `${landed}-${selection}.tar.gz`);

/** Reads the entries of an archive that is not encrypted. */
export async function entriesOf(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of tarEntries(Readable.from([gunzipSync(readFileSync(path))]))) entries.push(entry);
  return entries;
}

/** Returns an entry whose content is replaced with another JSON object. */
export function changedJson(entry: Entry, change: (json: Record<string, unknown>) => object): Entry {
  return {
    ...entry,
    content: Buffer.from(JSON.stringify(change(JSON.parse(entry.content.toString()) as Record<string, unknown>))),
  };
}

export function writeArchive(path: string, entries: readonly Entry[]): void {
  const tar = entries.map((entry) => tarEntry(entry, new Date(0)));
  writeFileSync(path, gzipSync(Buffer.concat([...tar, TAR_END])));
}

/** Returns entries with recalculated checksums, as a forger who changes other entries would write them. */
export function forgedArchive(entries: readonly Entry[]): Entry[] {
  const manifest = entries.find(({ name }) => name === MANIFEST_ENTRY)?.content ?? Buffer.alloc(0);
  const contentOf = (table: string) =>
    Buffer.concat(entries.flatMap(({ name, content }) => (tableOfPart(name) === table ? [content] : [])));
  const tables = (JSON.parse(manifest.toString()) as Manifest).tables.map(({ name }) => {
    const content = contentOf(name);
    return { name, rows: content.filter((byte) => byte === LINE_END).length, bytes: content.length, sha256: sha256(content) };
  });
  const trail = entries.filter(({ name }) => name.startsWith(TRAIL_FOLDER)).map(({ content }) => content);
  if (trail.length > 0) {
    const sum = new TrailSum();
    for (const content of trail) sum.add({ content, lines: content.toString().split('\n').slice(0, -1) });
    tables.push(sum.total());
  }
  const sums: Sums = { manifestSha256: sha256(manifest), tables };
  return entries.map((entry) => (entry.name === SUMS_ENTRY ? changedJson(entry, () => sums) : entry));
}

/** Returns digests of an organization's rows in each exported table. The digests do not depend on the id of the organization. @param ignored columns to leave out, by table */
export async function exportedRowDigests(
  { dataSource }: TestDatabase,
  organizationId: number,
  ignored: Readonly<Record<string, readonly string[]>> = {},
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of TABLES_IN_EXPORT.filter((name) => name !== 'organization')) {
    const [row] = await dataSource.query<{ digest: string }[]>(
      // The earlier values of a reading (reading_revision.row) contain the id of the organization, but not in an export.
      `select md5(coalesce(string_agg(text, '' order by text), '')) as digest
       from (select (to_jsonb(r) - 'organization_id' - $2::text[] #- '{row,organization_id}')::text as text from ${table} r where organization_id = $1) s`,
      [organizationId, ignored[table] ?? []],
    );
    digests[table] = row?.digest ?? '';
  }
  return digests;
}
