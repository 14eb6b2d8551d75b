import { glucoseUnitIn, hasSurplusCells, hasValues, TOO_MANY_CELLS, withLimitWord, withPoint } from '../cell-text';
import { LIBRE_LIMITS } from '../libre-limits';
import { type PersonInFile } from '../person-in-file';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, unreadable, type VendorRow } from '../vendor-row';
import { UnreadableFile } from '../../text/unreadable-file';

/** Columns of the file. They are found by their positions, because the names are in the language of the account. */
const COLUMN = { device: 0, serial: 1, time: 2, type: 3, historic: 4, scan: 5 } as const;

/** The types of records. */
const TYPE = { historic: '0', scan: '1', strip: '2', ketone: '3' } as const;

/** A date of birth. Forms with another order of day and month are not compared. */
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Titles stand above the names of the columns: one line, or two in files for professionals. */
const MAX_TITLE_LINES = 3;
const MIN_COLUMNS = 7;

/** The export of LibreView as CSV, in any language. */
export const LIBREVIEW: VendorFormat = {
  name: 'libreview',
  title: 'LibreView (CSV)',
  facts: {
    source:
      'https://github.com/tidepool-org/uploader/blob/f10f9c57ea5ea3ec9cea6f4b30b4bd958d38a08e/lib/drivers/abbott/libreViewDriver.js',
    readOn: '2026-11-30',
    by: 'readers',
  },
  combines: true,
  unmarkedLimits: LIBRE_LIMITS,
  detect: ({ container, lines }) => {
    if (container !== 'table') return null;
    const at = lines.slice(0, MAX_TITLE_LINES + 1).findIndex((cells) => columnsOf(cells) !== null);
    if (at === -1) return null;
    const rows = lines.slice(at + 1);
    if (!rows.every((cells) => cells.length < MIN_COLUMNS - 1 || /^\d?$/.test(cells[COLUMN.type] ?? ''))) return null;
    const reasons = [
      'The fifth and the sixth column state the unit of glucose, and the fourth column contains types of records.',
    ];
    const isTitled = lines.slice(0, at).some((cells) => cells.some((cell) => /\bUTC\b/.test(cell)));
    if (isTitled) reasons.push('A line above the columns states when the file was made.');
    return { certainty: isTitled || rows.length > 0 ? 'certain' : 'possible', reasons };
  },
  read: (file, { separator }) => {
    const person: PersonInFile = {};
    let columns: Columns | null = null;
    let titles = 0;
    const scans = new Map<string, Scans>();
    const read = (cells: readonly string[], line: number): VendorRow | null => {
      if (columns) {
        const again = columnsOf(cells);
        if (!again) return rowOf(cells, line, columns, scans);
        if (again.unit !== columns.unit)
          throw new UnreadableFile(
            `Nothing was stored. Line ${line} states another unit than the first lines: the files were joined.`,
          );
        return skip(line, 'not_a_reading');
      }
      columns = columnsOf(cells);
      if (columns) return null;
      if (++titles > MAX_TITLE_LINES) throw new UnreadableFile('The first lines do not name the columns of LibreView.');
      // Files for professionals name the patient in a line of its own, because the first line names the professional.
      const [patient = '', birthDate = '', ...others] = cells;
      if (titles > 1 && DATE.test(birthDate) && others.every((cell) => cell === '')) {
        person.name = patient;
        person.dateOfBirth = birthDate;
        return null;
      }
      // The first line names the person at its end, behind the time at which the file was made.
      const name = cells.findIndex((cell) => /\bUTC\b/.test(cell)) === -1 ? undefined : cells.findLast((cell) => cell !== '');
      if (name !== undefined && !/\bUTC\b/.test(name)) person.name = name;
      return null;
    };
    return { rows: tableRows(file.openText(), separator, read), person: () => person };
  },
};

interface Columns {
  unit: string;
  /** Position of the column for test strips; -1 if the file has none. */
  strip: number;
  count: number;
}

/** Returns the columns of a line that names them; null if the line does not. */
function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.length < MIN_COLUMNS || hasValues(cells)) return null;
  const units = cells.map((cell) => glucoseUnitIn(cell));
  const unit = units[COLUMN.historic];
  if (unit === undefined || units[COLUMN.scan] !== unit || units.slice(0, COLUMN.historic).some((one) => one !== undefined))
    return null;
  // Test strips follow in the same unit. Ketones, which are always in mmol/L, come after them.
  return { unit, strip: units.findIndex((one, at) => at > COLUMN.scan && one === unit), count: cells.length };
}

/** Scans of one device at one time, which files state to the minute. */
interface Scans {
  time: string;
  count: number;
}

function rowOf(
  cells: readonly string[],
  line: number,
  { unit, strip, count: columns }: Columns,
  scans: Map<string, Scans>,
): VendorRow {
  if (hasSurplusCells(cells, columns)) return unreadable(line, 'too_many_cells', TOO_MANY_CELLS);
  const [device = '', serial = '', time = '', type = ''] = cells;
  const reading = (at: number, role: 'continuous' | 'meter'): VendorRow => {
    const glucose = at === -1 ? '' : (cells[at] ?? '');
    if (glucose === '') return unreadable(line, 'value_missing', 'glucose: missing.');
    return {
      ...{ line, kind: 'bloodGlucose', time, unit, role },
      values: { glucose: withLimitWord(withPoint(glucose)) },
      serial: serial === '' ? null : serial,
      // The file is sorted by device and type of record, so that each type has an order of its own.
      series: type,
    };
  };
  switch (type) {
    case TYPE.historic:
      return reading(COLUMN.historic, 'continuous');
    case TYPE.scan: {
      // A Libre 3 stores every value by itself; its scans only show one of them.
      if (/libre\s*3|libre\s*select/i.test(device)) return skip(line, 'view_of_reading');
      const scan = reading(COLUMN.scan, 'continuous');
      if (!('kind' in scan)) return scan;
      const last = scans.get(serial);
      const count = last?.time === time ? last.count + 1 : 1;
      scans.set(serial, { time, count });
      // The history may have a value of the same minute. Scans are further measurements at that time.
      return { ...scan, measurementIndex: count };
    }
    case TYPE.strip:
      return reading(strip, 'meter');
    case TYPE.ketone:
      return skip(line, 'unsupported_kind');
    default:
      if (/^\d$/.test(type)) return skip(line, 'other_event');
      return cells.every((cell) => cell === '')
        ? skip(line, 'not_a_reading')
        : unreadable(line, 'event_unknown', 'The fourth cell does not contain a type of record.');
  }
}
