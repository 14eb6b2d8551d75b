import { type Database } from '@rpm/database';
import { COPY_NOTES, TAKE_NOTES } from './noted-changes.sql';

/** Number of notes that one step copies. */
const COPIED_AT_ONCE = 100;

/**
 * Copies the next notes that concern all sources of an organization to the sources with parts that the notes release. Several processes may do it at the same time.
 * @returns whether notes were copied
 */
export function copyNotes(database: Database, organizationId: number): Promise<boolean> {
  return database.inTransaction(
    { organizationId },
    async (transaction) => {
      const [taken] = await transaction.run(TAKE_NOTES, { limit: COPIED_AT_ONCE });
      if (!taken || taken.ids.length === 0) return false;
      // Each statement sees what was committed before it begins, so parts of a source that is no longer held are visible now.
      await transaction.run(COPY_NOTES, taken);
      return true;
    },
    { isWrite: true },
  );
}
