import { isEmptyCell, withLimitWord } from '../cell-text';
import { type FileHead } from '../file-head';
import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorReading, type VendorRow } from '../vendor-row';
import { tableOrZipRows } from '../zip/zip-tables';

type Column = 'day' | 'time' | 'sensor' | 'meter';

const TABLE: NamedTable<Column> = {
  columns: { day: /^day$/, time: /^time$/, sensor: /^udt_cgms$/, meter: /^bg_level$/ },
  required: ['day', 'time', 'sensor', 'meter'],
  read: (cell, line): VendorRow | readonly VendorRow[] => {
    // The file is always in mg/dL, whichever unit the app displays.
    const reading = (column: 'sensor' | 'meter'): VendorReading => ({
      ...{ line, kind: 'bloodGlucose', time: `${cell('day')} ${cell('time')}`, unit: 'mgdl', serial: null },
      values: { glucose: withLimitWord(cell(column)) },
      role: column === 'sensor' ? 'continuous' : 'meter',
    });
    const columns = (['sensor', 'meter'] as const).filter((column) => !isEmptyCell(cell(column)));
    return columns.length > 0 ? columns.map(reading) : skip(line, 'other_event');
  },
};

type Start = Pick<FileHead, 'container' | 'lines' | 'separator'>;

const readerOf = (head: Start) => (hasHeader(TABLE, head, [';']) ? namedTableReader(TABLE) : null);

/** The export of xDrip+ for SiDiary: an archive with one table, or the table. */
export const SIDIARY: VendorFormat = {
  name: 'sidiary',
  title: 'xDrip+ export for SiDiary (archive or CSV)',
  facts: {
    source:
      'https://github.com/NightscoutFoundation/xDrip/blob/2c8cff166a83b86fa13c527d1893f9ddbd9e3571/app/src/main/java/com/eveningoutpost/dexdrip/utils/DatabaseUtil.java',
    readOn: '2026-11-30',
    by: 'vendor',
  },
  dateOrder: 'dmy',
  detect: (head) =>
    readerOf(head) || head.entries.some((entry) => readerOf(entry.head))
      ? { certainty: 'certain', reasons: ['The first line names the columns of SiDiary.'] }
      : null,
  read: (file, head) => ({ rows: tableOrZipRows(file, head, readerOf), person: () => ({}) }),
};
