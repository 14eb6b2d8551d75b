import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { readPressure } from '../table/pressure-row';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';

type Column = 'date' | 'time' | 'systolic' | 'diastolic' | 'pulse' | 'truRead' | 'consumed';

const TABLE: NamedTable<Column> = {
  columns: {
    date: /^date$/,
    time: /^time$/,
    systolic: /^systolic \(mmhg\)$/,
    diastolic: /^diastolic \(mmhg\)$/,
    pulse: /^pulse \(bpm\)$/,
    truRead: /^truread$/,
    consumed: /^consumed$/,
  },
  required: ['date', 'time', 'systolic', 'diastolic', 'pulse'],
  read: readPressure,
};

/** The export of Omron Connect in the United States as CSV. Exports of other countries are not known. */
export const OMRON: VendorFormat = {
  name: 'omron',
  title: 'Omron Connect, United States (CSV)',
  facts: {
    source: 'https://github.com/nbrosnahan/bpo2g/blob/052b17f9fa2f4cdbca04d72c5714b44936adbb63/README.md',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: (head) =>
    hasHeader(TABLE, head, [','])
      ? { certainty: 'certain', reasons: ['The first line names the columns of Omron Connect, with their units.'] }
      : null,
  read: (file, { separator }) => ({ rows: tableRows(file.openText(), separator, namedTableReader(TABLE)), person: () => ({}) }),
};
