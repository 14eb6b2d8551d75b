import { isEmptyCell, numberIn } from '../cell-text';
import { type FileHead } from '../file-head';
import { type Header, hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { pressureRow } from '../table/pressure-row';
import { type LineReader } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorRow } from '../vendor-row';
import { tableOrZipRows } from '../zip/zip-tables';

type PressureColumn = 'date' | 'pulse' | 'systolic' | 'diastolic' | 'comments';

const PRESSURE: NamedTable<PressureColumn> = {
  columns: { date: /^date$/, pulse: /^heart rate$/, systolic: /^systolic$/, diastolic: /^diastolic$/, comments: /^comments$/ },
  required: ['date', 'pulse', 'systolic', 'diastolic', 'comments'],
  read: (cell, line) =>
    pressureRow(line, cell('date'), { systolic: cell('systolic'), diastolic: cell('diastolic'), pulse: cell('pulse') }),
};

type WeightColumn = 'date' | 'weight' | 'fat' | 'comments';

const WEIGHT: NamedTable<WeightColumn> = {
  columns: { date: /^date$/, weight: /^weight \((kg|lbs?)\)$/, fat: /^fat mass \((kg|lbs?)\)$/, comments: /^comments$/ },
  required: ['date', 'weight', 'fat', 'comments'],
  read: (cell, line, { names }: Header<WeightColumn>): VendorRow => {
    if (isEmptyCell(cell('weight'))) return skip(line, 'no_value');
    const unit = /\(kg\)/i.test(names.weight) ? 'kg' : 'lbs';
    return {
      line,
      kind: 'weight',
      time: cell('date'),
      values: { weight: numberIn(cell('weight')) },
      unit,
      serial: null,
      role: 'scale',
    };
  },
};

type Start = Pick<FileHead, 'container' | 'lines' | 'separator'>;

function readerOf(head: Start): LineReader | null {
  if (hasHeader(PRESSURE, head, [','])) return namedTableReader(PRESSURE);
  return hasHeader(WEIGHT, head, [',']) ? namedTableReader(WEIGHT) : null;
}

/** The export of Withings: a file of weights or of blood pressures as CSV, or the archive that contains both. Its other files are not read. */
export const WITHINGS: VendorFormat = {
  name: 'withings',
  title: 'Withings (archive or CSV)',
  facts: {
    source: 'https://github.com/mmarca-tech/OpenVitals/blob/4681a4bbe7195d2eb2df92b604010a7fd0ae80dc/docs/features/csv-import.md',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: (head) => {
    if (readerOf(head)) return { certainty: 'certain', reasons: ['The first line names the columns of Withings.'] };
    const found = head.entries.filter((entry) => readerOf(entry.head) !== null);
    return found.length > 0
      ? { certainty: 'certain', reasons: [`${found.length} files of the archive have the columns of Withings.`] }
      : null;
  },
  read: (file, head) => ({ rows: tableOrZipRows(file, head, readerOf), person: () => ({}) }),
};
