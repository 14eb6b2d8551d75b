import { glucoseUnitIn, withLimitWord, withPoint } from '../cell-text';
import { LIBRE_LIMITS } from '../libre-limits';
import { type PersonInFile } from '../person-in-file';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, unreadable, type VendorRow } from '../vendor-row';
import { UnreadableFile } from '../../text/unreadable-file';

/** Columns of the file. They are found by their positions, because the names are in the language of the program. */
const COLUMN = { id: 0, time: 1, type: 2, historic: 3, scan: 4 } as const;

interface Columns {
  unit: string;
  strip: number;
}

function columnsOf(cells: readonly string[]): Columns | null {
  const units = cells.map((cell) => glucoseUnitIn(cell));
  const unit = units[COLUMN.historic];
  const isHeader =
    /^id$/i.test(cells[COLUMN.id] ?? '') && unit !== undefined && units[COLUMN.scan] === unit && units[COLUMN.type] === undefined;
  return isHeader ? { unit, strip: units.findIndex((one, at) => at > COLUMN.scan && one === unit) } : null;
}

const MAX_TITLES = 1;

/** The text file that the reader of FreeStyle Libre exports, in any language. */
export const LIBRE_READER: VendorFormat = {
  name: 'libre-reader',
  title: 'FreeStyle Libre reader (text)',
  facts: {
    source: 'https://github.com/search?q=%22Historic+Glucose+%28mmol%2FL%29%22+%22Previous+Time%22&type=code',
    readOn: '2026-11-30',
    by: 'one-source',
  },
  combines: true,
  unmarkedLimits: LIBRE_LIMITS,
  detect: ({ container, separator, lines }) => {
    const isFound =
      container === 'table' && separator === '\t' && lines.slice(0, MAX_TITLES + 1).some((cells) => columnsOf(cells));
    return isFound
      ? {
          certainty: 'certain',
          reasons: ['The cells are separated by tabs, and the fourth and fifth column state the unit of glucose.'],
        }
      : null;
  },
  read: (file) => {
    const person: PersonInFile = {};
    let columns: Columns | null = null;
    let titles = 0;
    const scans = { time: '', count: 0 };
    const read = (cells: readonly string[], line: number): VendorRow | null => {
      if (columns) return columnsOf(cells) ? skip(line, 'not_a_reading') : rowOf(cells, line, columns, scans);
      columns = columnsOf(cells);
      if (columns) return null;
      if (++titles > MAX_TITLES) throw new UnreadableFile('The first lines do not name the columns of the reader.');
      if (cells[0] !== undefined && cells[0] !== '') person.name = cells[0];
      return null;
    };
    return { rows: tableRows(file.openText(), '\t', read), person: () => person };
  },
};

function rowOf(
  cells: readonly string[],
  line: number,
  { unit, strip }: Columns,
  scans: { time: string; count: number },
): VendorRow {
  const [time = '', type = ''] = [cells[COLUMN.time], cells[COLUMN.type]];
  const reading = (at: number, role: 'continuous' | 'meter', measurementIndex = 0): VendorRow => {
    const glucose = at === -1 ? '' : (cells[at] ?? '');
    if (glucose === '') return skip(line, 'no_value');
    const values = { glucose: withLimitWord(withPoint(glucose)) };
    const index = measurementIndex > 0 ? { measurementIndex } : {};
    return { line, kind: 'bloodGlucose', time, unit, role, values, serial: null, series: type, ...index };
  };
  switch (type) {
    case '0':
      return reading(COLUMN.historic, 'continuous');
    case '1':
      scans.count = scans.time === time ? scans.count + 1 : 1;
      scans.time = time;
      return reading(COLUMN.scan, 'continuous', scans.count);
    case '2':
      return reading(strip, 'meter');
    case '3':
      return skip(line, 'unsupported_kind');
    default:
      if (/^\d$/.test(type)) return skip(line, 'other_event');
      return unreadable(line, 'event_unknown', 'The third cell does not contain a type of record.');
  }
}
