import { type Database, type Transaction } from '@rpm/database';
import { ReadingImport } from '@rpm/domain';
import { type RejectedLine } from './rejected-line';

/** Stores the progress of an import, from which it is resumed. */
export interface ImportJournal {
  find: () => Promise<ReadingImport>;
  /** Stores the progress in the transaction of a batch. @param rejected the rejected lines of the batch */
  save: (transaction: Transaction, progress: ReadingImport, rejected: readonly RejectedLine[]) => Promise<void>;
  /** Notes that the import has read the whole file. */
  end: (progress: ReadingImport) => Promise<void>;
}

/** Stores the progress in a row that is deleted when the import ends. @param fingerprint null if the import always starts from the beginning */
export function temporaryJournal(database: Database, organizationId: number, fingerprint: string | null): ImportJournal {
  return {
    find: async () => {
      const found =
        fingerprint === null
          ? null
          : await database.inTransaction({ organizationId }, ({ manager }) =>
              manager.findOneBy(ReadingImport, { organizationId, fingerprint }),
            );
      return found ?? ReadingImport.begin(organizationId, fingerprint ?? '');
    },
    save: async ({ manager }, progress) => {
      if (progress.fingerprint !== '') await manager.upsert(ReadingImport, progress, ['organizationId', 'fingerprint']);
    },
    end: (progress) =>
      database.inTransaction({ organizationId }, async ({ manager }) => {
        await manager.delete(ReadingImport, { organizationId, fingerprint: progress.fingerprint });
      }),
  };
}
