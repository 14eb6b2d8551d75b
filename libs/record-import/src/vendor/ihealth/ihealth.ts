import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { readPressure } from '../table/pressure-row';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';

type Column = 'date' | 'time' | 'systolic' | 'diastolic' | 'pulse';

const TABLE: NamedTable<Column> = {
  columns: {
    date: /^date$/,
    time: /^time$/,
    systolic: /^sys ?\(mmhg\)$/,
    diastolic: /^dia ?\(mmhg\)$/,
    pulse: /^pulse ?\(beats\/min\)$/,
  },
  required: ['date', 'time', 'systolic', 'diastolic', 'pulse'],
  read: readPressure,
};

/** The export of blood pressures of iHealth MyVitals as CSV. */
export const IHEALTH: VendorFormat = {
  name: 'ihealth',
  title: 'iHealth MyVitals, blood pressure (CSV)',
  facts: {
    source:
      'https://github.com/pawel-worwag/HealthReport/blob/feb72bda66d773ecde0844227a2d66835a8f64ee/src/HealthReport.Application/FileParsers/IHealth/BloodPressureCsvImporter.cs',
    readOn: '2026-11-30',
    by: 'one-source',
  },
  detect: (head) =>
    hasHeader(TABLE, head, [','])
      ? { certainty: 'certain', reasons: ['The first line names the columns of iHealth, with their units.'] }
      : null,
  read: (file, { separator }) => ({ rows: tableRows(file.openText(), separator, namedTableReader(TABLE)), person: () => ({}) }),
};
