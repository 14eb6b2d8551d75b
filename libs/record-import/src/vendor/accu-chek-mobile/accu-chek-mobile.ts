import { glucoseUnitIn, columnName, isEmptyCell, withLimitWord, withPoint } from '../cell-text';
import { type FileHead } from '../file-head';
import { headerOf, type NamedTable, namedTableReader } from '../table/named-table';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorRow } from '../vendor-row';

type Column = 'date' | 'time' | 'result' | 'unit' | 'before' | 'after' | 'control';

const isMarked = (cell: string) => !isEmptyCell(cell) && !/^(?:0|no|false)$/i.test(cell);

const tableOf = (serial: () => string | null): NamedTable<Column> => ({
  columns: {
    date: /^date$/,
    time: /^time$/,
    result: /^result$/,
    unit: /^unit$/,
    before: /^before meal$/,
    after: /^after meal$/,
    control: /^control test$/,
  },
  required: ['date', 'time', 'result', 'unit', 'control'],
  maxTitles: 2,
  read: (cell, line): VendorRow => {
    if (isEmptyCell(cell('result'))) return skip(line, 'no_value');
    // A control test measures a solution and not a person.
    if (isMarked(cell('control'))) return skip(line, 'control_solution');
    const meal = { ...(isMarked(cell('before')) && { beforeMeal: true }), ...(isMarked(cell('after')) && { afterMeal: true }) };
    return {
      ...{ line, kind: 'bloodGlucose', time: `${cell('date')} ${cell('time')}`, role: 'meter', serial: serial() },
      values: { glucose: withLimitWord(withPoint(cell('result'))), ...meal },
      unit: glucoseUnitIn(cell('unit')) ?? cell('unit'),
    };
  },
});

const TABLE = tableOf(() => null);

const hasTitles = ({ lines }: FileHead) => {
  const names = (lines[0] ?? []).map(columnName);
  return names[0] === 'serial number' && names[1] === 'download date' && names[2] === 'download time';
};

/** The file that an Accu-Chek Mobile meter shows to a computer, in English. */
export const ACCU_CHEK_MOBILE: VendorFormat = {
  name: 'accu-chek-mobile',
  title: 'Accu-Chek Mobile (CSV)',
  facts: {
    source: 'https://github.com/search?q=convertAccuChekMobileDateToISO&type=code',
    readOn: '2026-11-30',
    by: 'readers',
  },
  dateOrder: 'dmy',
  detect: (head) =>
    head.container === 'table' && head.separator === ';' && hasTitles(head) && head.lines[2] && headerOf(TABLE, head.lines[2])
      ? {
          certainty: 'certain',
          reasons: ['The first line names the serial number of the meter, and the third line its columns.'],
        }
      : null,
  read: (file) => {
    let serial: string | null = null;
    const onTitle = (cells: readonly string[]) => {
      if (columnName(cells[0] ?? '') !== 'serial number' && !isEmptyCell(cells[0])) serial = cells[0] ?? null;
    };
    const table = tableOf(() => serial);
    return { rows: tableRows(file.openText(), ';', namedTableReader(table, onTitle)), person: () => ({}) };
  },
};
