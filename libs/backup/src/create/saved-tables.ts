import { organizationColumnOf, TABLES_IN_BACKUP, TABLES_IN_EXPORT } from '@rpm/schema';
import { BackupError } from '../archive/backup-error';
import { type Manifest, type SavedTable } from '../archive/manifest';

/**
 * Returns the tables that a backup or an export contains, with their columns. An export has no ids of organizations, because the imported organization
 * gets another one.
 * @param found the tables of the database, as its migrations created them
 */
export function savedTablesOf(selection: Manifest['selection'], found: readonly SavedTable[]): SavedTable[] {
  if (selection === 'database') return tablesNamed(TABLES_IN_BACKUP, found);
  return tablesNamed(TABLES_IN_EXPORT, found).map(({ name, columns: [...columns] }) => {
    const [first, ...others] = columns.filter((column) => column !== organizationColumnOf(name));
    return { name, columns: [first ?? '', ...others] };
  });
}

const tablesNamed = (names: readonly string[], found: readonly SavedTable[]) =>
  names.flatMap((name) => found.filter((table) => table.name === name));

/**
 * Returns the tables of a file, which must be those that this service saves, with exactly their columns. The manifest determines only the order of the tables,
 * because somebody may have changed it. @throws BackupError
 */
export function tablesOfFile({ selection, tables }: Manifest, found: readonly SavedTable[]): SavedTable[] {
  const expected = savedTablesOf(selection, found);
  const isExpected = (table: SavedTable) => expected.some((one) => one.name === table.name && haveSameColumns(one, table));
  const isListedOnce = ({ name }: SavedTable) => tables.filter((table) => table.name === name).length === 1;
  const wrong = [...tables.filter((table) => !isExpected(table)), ...expected.filter((table) => !isListedOnce(table))];
  if (wrong.length === 0) return tables;
  const names = [...new Set(wrong.map(({ name }) => name))].join(', ');
  throw new BackupError(
    'refused',
    `The tables of the file, or their columns, are not those that this service writes (${names}).`,
  );
}

const haveSameColumns = (one: SavedTable, other: SavedTable) =>
  one.columns.length === other.columns.length && one.columns.toSorted().join() === other.columns.toSorted().join();
