import { type Database } from '@rpm/database';
import { READ_PROGRESS } from '../seal/seal.sql';
import { inSealerScope } from '../seal/sealer-scope';
import { LIST_LINES } from './export-lines.sql';

const LINES_AT_ONCE = 1_000;

export interface ExportLinesOptions {
  /** The organization whose rows are exported; all by default. */
  organizationId?: number | undefined;
  /** Id after which the export begins; 0 by default. */
  afterId?: number | undefined;
  /** Called with one line of JSON for each row. */
  onLines: (lines: readonly string[]) => Promise<void>;
}

/** Exports rows that are sealed, in the order of their ids, as the lines that their hashes cover. @returns the number of rows and the last id */
export async function exportLines(
  database: Database,
  { organizationId, afterId = 0, onLines }: ExportLinesOptions,
): Promise<{ rows: number; lastId: number }> {
  const result = { rows: 0, lastId: afterId };
  const untilId = await inSealerScope(
    database,
    async (transaction) => (await transaction.run(READ_PROGRESS, {}))[0]?.sealedId ?? 0,
  );
  for (;;) {
    const request = { onlyOrganizationId: organizationId ?? null, afterId: result.lastId, untilId, limit: LINES_AT_ONCE };
    const page = await inSealerScope(database, (transaction) => transaction.run(LIST_LINES, request));
    await onLines(page.map(({ line }) => line));
    result.rows += page.length;
    result.lastId = page.at(-1)?.id ?? result.lastId;
    if (page.length < LINES_AT_ONCE) return result;
  }
}
