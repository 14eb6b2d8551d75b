import { glucoseUnitIn, isEmptyCell, withLimitWord, withPoint } from '../cell-text';
import { type FileHead } from '../file-head';
import { type PersonInFile } from '../person-in-file';
import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorRow } from '../vendor-row';
import { tableOrZipRows } from '../zip/zip-tables';

type Column = 'time' | 'glucose' | 'serial' | 'manual';

/**
 * Exports of pumps contain 1 for LOW and 2001 for HIGH, in mg/dL; no instrument reports such values (three public readers, read on 2026-11-30). Values in mg/dL
 * have a decimal zero in some exports.
 */
function withLimitMark(cell: string, unit: string | undefined): string {
  if (unit !== 'mgdl') return withLimitWord(cell);
  const whole = cell.replace(/\.0$/, '');
  if (whole === '1') return 'Low';
  return whole === '2001' ? 'High' : withLimitWord(whole);
}

const table = (role: 'continuous' | 'meter', glucose: RegExp): NamedTable<Column> => ({
  columns: {
    time: /^(?:timestamp|zeitstempel)$/,
    glucose,
    serial: /^(?:serial number|seriennummer)$/,
    manual: /^(?:manual reading|manuelles lesen)$/,
  },
  required: ['time', 'glucose'],
  maxTitles: 1,
  read: (cell, line, { names }): VendorRow => {
    if (isEmptyCell(cell('glucose'))) return skip(line, 'no_value');
    const unit = glucoseUnitIn(names.glucose);
    return {
      ...{ line, kind: 'bloodGlucose', time: cell('time'), role },
      values: { glucose: withLimitMark(withPoint(cell('glucose')), unit) },
      ...(unit !== undefined && { unit }),
      serial: cell('serial') === '' ? null : cell('serial'),
      ...(/^(?:true|yes|m|manual)$/i.test(cell('manual')) && { manual: true }),
    };
  },
});

const SENSOR = table('continuous', /^(?:cgm glucose value|cgm-glukosewert) \((?:mg\/dl|mmol\/l)\)$/);
const METER = table('meter', /^(?:glucose value|glukosewert) \((?:mg\/dl|mmol\/l)\)$/);

type Start = Pick<FileHead, 'container' | 'lines' | 'separator'>;

/** Returns the table that a file of Glooko contains; null if it is another file. Its first line names the person. */
function tableOf(head: Start): NamedTable<Column> | null {
  const [title = []] = head.lines;
  if (!/^name:/i.test(title[0] ?? '')) return null;
  return [SENSOR, METER].find((one) => hasHeader(one, head, [',', '\t'])) ?? null;
}

/** The export of Glooko: an archive of files as CSV, or one of the files with glucose values. */
export const GLOOKO: VendorFormat = {
  name: 'glooko',
  title: 'Glooko (archive or CSV)',
  facts: {
    source: 'https://github.com/iricigor/GlookoDataWebApp/blob/1169f416ed822ccdce721fa96918a834951a0f43/docs/DATA_UPLOAD.md',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: (head) => {
    if (tableOf(head))
      return { certainty: 'certain', reasons: ['The first line names a person, and the second line the columns of Glooko.'] };
    const found = head.entries.filter((entry) => tableOf(entry.head) !== null);
    return found.length > 0
      ? { certainty: 'certain', reasons: [`${found.length} files of the archive have the columns of Glooko.`] }
      : null;
  },
  read: (file, head) => {
    const person: PersonInFile = {};
    const onTitle = (cells: readonly string[]) => {
      const name = cells[0]?.replace(/^name:\s*/i, '') ?? '';
      if (name !== '') person.name = name;
    };
    const readerOf = (one: Start) => {
      const found = tableOf(one);
      return found && namedTableReader(found, onTitle);
    };
    return { rows: tableOrZipRows(file, head, readerOf), person: () => person };
  },
};
