import { END_FILE_IMPORT, type FileImportRow, SAVE_FILE_IMPORT_PROGRESS } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { Conflict, ReadingImport } from '@rpm/domain';
import { type ImportJournal } from '../file/import-journal';

/** Stores the progress in the row of the import, and what the import has created. */
export function journalOf(
  database: Database,
  organizationId: number,
  row: FileImportRow,
  created: { devices: number[] },
  onEnd: () => void,
): ImportJournal {
  let before = row.records;
  return {
    find: () => {
      const { records, rejectBytes, stored, duplicates, rejected } = row;
      return Promise.resolve(
        Object.assign(ReadingImport.begin(organizationId, ''), { records, rejectBytes, stored, duplicates, rejected }),
      );
    },
    save: async (transaction, { records, rejectBytes, stored, duplicates, rejected }, lines) => {
      const codes: Record<string, number> = {};
      for (const { code } of lines) codes[code] = (codes[code] ?? 0) + 1;
      const [saved] = await transaction.run(SAVE_FILE_IMPORT_PROGRESS, {
        ...{ id: row.id, before, records, rejectBytes, stored, duplicates, rejected },
        codes: JSON.stringify(codes),
        lines: JSON.stringify(lines.slice(0, 100).map(({ line, code }) => ({ line, code }))),
        deviceIds: created.devices,
      });
      if (!saved) throw new Conflict('Another process continues this import, or it has ended meanwhile.');
      before = records;
    },
    end: async () => {
      await database.inTransaction({ organizationId }, (transaction) => transaction.run(END_FILE_IMPORT, { id: row.id }));
      onEnd();
    },
  };
}
