import { COLUMN_ROLES, type ColumnRole, findUnit, type ReadingKindName, valueWithUnits } from '@rpm/domain';
import { isEmptyCell, numberIn, withLimitWord, withPoint } from '../cell-text';
import { type FileHead } from '../file-head';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { type DeviceRole, skip, type VendorReading, type VendorRow } from '../vendor-row';
import { UnreadableFile } from '../../text/unreadable-file';
import { roleOf, unitIn } from './column-roles';

/** Number of lines in which the names of the columns are searched, below the titles of a report. */
const MAX_TITLE_LINES = 20;

/** Any table whose columns are named, or whose columns a person has named. */
export const COLUMNS: VendorFormat = {
  name: 'columns',
  title: 'Table with columns that a person confirms',
  facts: { source: 'the names of columns in several languages, see column-roles.ts', readOn: '2026-11-30', by: 'readers' },
  detect: (head) => {
    const found = head.container === 'table' ? findHeader(head) : null;
    if (!found) return null;
    const names = found.roles.filter((role) => role !== null).join(', ');
    return { certainty: 'possible', reasons: [`The columns have these roles: ${names}.`] };
  },
  read: (file, head, { columns: chosen }) => {
    const found = findHeader(head, chosen);
    if (!found) throw new UnreadableFile(NO_COLUMNS);
    let seen = 0;
    const read = (cells: readonly string[], line: number): VendorRow | readonly VendorRow[] | null => {
      if (seen++ <= found.at) return null;
      return rowsOf(cells, line, found);
    };
    return { rows: tableRows(file.openText(), head.separator, read), person: () => ({}) };
  },
};

/** Advice for a table whose columns have names that say nothing. */
export const NAME_COLUMNS = 'Name the columns of the time and of a value, such as --column timestamp=1 --column glucose=2.';

const NO_COLUMNS = `The roles of the columns are not known. ${NAME_COLUMNS}`;

/** The names of the columns, and what they contain. */
interface Header {
  /** Position of the line among the lines of the head. */
  at: number;
  roles: readonly (ColumnRole | null)[];
  units: readonly (string | undefined)[];
}

/** Finds the line that names the columns. @param chosen roles that a person has named, by the number of the column from 0 */
function findHeader({ lines }: FileHead, chosen: Readonly<Record<number, string>> | null = null): Header | null {
  for (const [at, cells] of lines.slice(0, MAX_TITLE_LINES).entries()) {
    const roles = cells.map((cell, column) => chosenRole(chosen?.[column]) ?? (chosen === null ? roleOf(cell) : null));
    const isComplete = hasTime(roles) && kindsOf(roles).length > 0 && isUnique(roles);
    // The names of columns contain no digits by themselves; a line of values is no line of names, whatever a person has chosen.
    const isOfNames = cells.every((cell) => !/^[\d.,:/\s-]+$/.test(cell) || cell === '' || cell === '-');
    if (isComplete && isOfNames) return { at, roles, units: cells.map(unitIn) };
  }
  return null;
}

function chosenRole(text: string | undefined): ColumnRole | null {
  return COLUMN_ROLES.find((role) => role === text) ?? null;
}

const hasTime = (roles: readonly (ColumnRole | null)[]) =>
  roles.includes('timestamp') || (roles.includes('date') && roles.includes('time'));

const isUnique = (roles: readonly (ColumnRole | null)[]) =>
  COLUMN_ROLES.every((role) => roles.indexOf(role) === roles.lastIndexOf(role));

const DEVICES: Partial<Record<ReadingKindName, DeviceRole>> = {
  bloodGlucose: 'meter',
  bloodPressure: 'cuff',
  weight: 'scale',
  temperature: 'thermometer',
  bloodOxygen: 'oximeter',
  heartRate: 'other',
};

/** Returns the kinds of readings that a table with these columns contains. */
function kindsOf(roles: readonly (ColumnRole | null)[]): ReadingKindName[] {
  const has = (role: ColumnRole) => roles.includes(role);
  const kinds: ReadingKindName[] = [];
  if (has('glucose')) kinds.push('bloodGlucose');
  if (has('systolic') && has('diastolic')) kinds.push('bloodPressure');
  if (has('weight')) kinds.push('weight');
  if (has('temperature')) kinds.push('temperature');
  if (has('bloodOxygen')) kinds.push('bloodOxygen');
  // The pulse belongs to the other measurement of its row, if there is one.
  if (has('heartRate') && !has('systolic') && !has('bloodOxygen')) kinds.push('heartRate');
  return kinds;
}

const PROPERTIES: Partial<Record<ReadingKindName, readonly ColumnRole[]>> = {
  bloodGlucose: ['glucose'],
  bloodPressure: ['systolic', 'diastolic', 'heartRate'],
  weight: ['weight'],
  temperature: ['temperature'],
  bloodOxygen: ['bloodOxygen', 'heartRate'],
  heartRate: ['heartRate'],
};

function rowsOf(cells: readonly string[], line: number, { roles, units }: Header): VendorRow | readonly VendorRow[] {
  const at = (role: ColumnRole) => roles.indexOf(role);
  const cell = (role: ColumnRole) => cells[at(role)] ?? '';
  const time = at('timestamp') === -1 ? `${cell('date')} ${cell('time')}` : cell('timestamp');
  const serial = cell('serial');
  const rows = kindsOf(roles).flatMap((kind): VendorReading[] => {
    const properties = (PROPERTIES[kind] ?? []).filter((property) => !isEmptyCell(cells[at(property)]));
    const [main = 'glucose'] = PROPERTIES[kind] ?? [];
    if (properties.length === 0 || (properties.length === 1 && properties[0] === 'heartRate' && kind !== 'heartRate')) return [];
    const values = Object.fromEntries(
      properties.map((property) => [
        property,
        property === 'glucose' ? withLimitWord(withPoint(cell(property))) : numberIn(cell(property)),
      ]),
    );
    const written = cell('unit') === '' ? units[at(main)] : cell('unit');
    const value = valueWithUnits(kind);
    const unit = value && written !== undefined ? (findUnit(value, written)?.name ?? written) : undefined;
    return [
      {
        ...{ line, kind, time, values, role: DEVICES[kind] ?? 'other', serial: serial === '' ? null : serial },
        ...(unit !== undefined && { unit }),
      },
    ];
  });
  if (rows.length > 0) return rows;
  return skip(line, cells.every((one) => one === '') ? 'not_a_reading' : 'no_value');
}
