import { glucoseUnitIn, isEmptyCell, numberIn, withLimitWord, withPoint } from '../cell-text';
import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { pressureRow } from '../table/pressure-row';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorRow } from '../vendor-row';

type Column = 'date' | 'time' | 'tags' | 'glucose' | 'pressure' | 'weight';

const TABLE: NamedTable<Column> = {
  columns: {
    date: /^date$/,
    time: /^time$/,
    tags: /^tags$/,
    // Both names occur in files that public readers know.
    glucose: /^blood (?:sugar|glucose) measurement \((?:mg\/dl|mmol\/l)\)$/,
    pressure: /^blood pressure$/,
    weight: /^body weight \((?:kg|lbs?)\)$/,
  },
  required: ['date', 'time', 'tags', 'glucose'],
  read: (cell, line, { names }): VendorRow | readonly VendorRow[] => {
    const at = { line, time: `${cell('date')} ${cell('time')}`, serial: null } as const;
    const rows: VendorRow[] = [];
    if (!isEmptyCell(cell('glucose'))) {
      const unit = glucoseUnitIn(names.glucose);
      const values = { glucose: withLimitWord(withPoint(cell('glucose'))), ...mealOf(cell('tags')) };
      rows.push({ ...at, kind: 'bloodGlucose', role: 'meter', values, ...(unit !== undefined && { unit }) });
    }
    if (!isEmptyCell(cell('pressure'))) {
      const [systolic = '', diastolic = ''] = cell('pressure').split('/');
      rows.push(pressureRow(line, at.time, { systolic: systolic.trim(), diastolic: diastolic.trim(), pulse: '' }));
    }
    if (!isEmptyCell(cell('weight'))) {
      const unit = /\(kg\)/i.test(names.weight) ? 'kg' : 'lbs';
      rows.push({ ...at, kind: 'weight', role: 'scale', values: { weight: numberIn(cell('weight')) }, unit });
    }
    return rows.length > 0 ? rows : skip(line, 'other_event');
  },
};

/** Returns the relation to a meal that the tags of a row state. */
function mealOf(tags: string): Record<string, boolean> {
  const isBefore = /before (?:the )?meal/i.test(tags);
  const isAfter = /after (?:the )?meal/i.test(tags);
  return { ...(isBefore && { beforeMeal: true }), ...(isAfter && { afterMeal: true }) };
}

/** The export of mySugr in English as CSV. */
export const MYSUGR: VendorFormat = {
  name: 'mysugr',
  title: 'mySugr, English (CSV)',
  facts: {
    source:
      'https://github.com/matiasbaldanza/health-control-report/blob/62e9501777b4fc8d07d9b18ce4f66cf929becf79/scripts/generate-historical-reports.mjs',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: (head) =>
    hasHeader(TABLE, head, [',', ';'])
      ? { certainty: 'certain', reasons: ['The first line names the columns of mySugr, and states the unit of glucose.'] }
      : null,
  read: (file, { separator }) => ({ rows: tableRows(file.openText(), separator, namedTableReader(TABLE)), person: () => ({}) }),
};
