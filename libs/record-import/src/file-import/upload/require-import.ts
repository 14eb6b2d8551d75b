import { FIND_FILE_IMPORT, type FileImportRow } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { Conflict, NotFound } from '@rpm/domain';

/** @throws NotFound */
export async function requireRow(transaction: Transaction, id: number): Promise<FileImportRow> {
  const [row] = await transaction.run(FIND_FILE_IMPORT, { id });
  if (!row) throw new NotFound('file import');
  return row;
}

/** Returns an import whose file is being received. @throws NotFound, Conflict if the import has been started */
export async function requireReceiving(transaction: Transaction, id: number): Promise<FileImportRow> {
  const row = await requireRow(transaction, id);
  if (row.state !== 'receiving') throw new Conflict('This import has been started already.');
  return row;
}
