import { columnName, glucoseUnitIn, isEmptyCell, withLimitWord, withPoint } from '../cell-text';
import { type PersonInFile } from '../person-in-file';
import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, type VendorReading, type VendorRow } from '../vendor-row';

type Column = 'index' | 'date' | 'time' | 'newTime' | 'meter' | 'meterId' | 'sensor' | 'calibration';

/** The device to which the rows of a section belong. */
interface Section {
  serial: string | null;
}

const UNIT = String.raw`\((?:mg\/dl|mmol\/l)\)`;

/** Each device has a section, which begins with a line of hyphens with the serial number of the device in the fourth cell. */
const SECTION = /^-{3,}/;
const SERIAL_OF_SECTION = 3;

const tableOf = (section: Section): NamedTable<Column> => ({
  columns: {
    index: /^index$/,
    date: /^date$/,
    time: /^time$/,
    newTime: /^new device time$/,
    meter: new RegExp(`^bg reading ${UNIT}$`),
    meterId: /^linked bg meter id$/,
    sensor: new RegExp(`^sensor glucose ${UNIT}$`),
    calibration: new RegExp(`^sensor calibration bg ${UNIT}$`),
  },
  required: ['index', 'date', 'time', 'meter', 'sensor'],
  // The names of the person and of the devices stand above the columns.
  maxTitles: 30,
  read: (cell, line, { names }): VendorRow | readonly VendorRow[] => {
    if (SECTION.test(cell('index'))) {
      const serial = cell('newTime');
      section.serial = isEmptyCell(serial) ? null : serial;
      return skip(line, 'not_a_reading');
    }
    const reading = (column: 'sensor' | 'meter'): VendorReading => {
      const unit = glucoseUnitIn(names[column]);
      const meterId = cell('meterId');
      return {
        ...{ line, kind: 'bloodGlucose', time: `${cell('date')} ${cell('time')}` },
        values: { glucose: withLimitWord(withPoint(cell(column))) },
        ...(unit !== undefined && { unit }),
        serial: column === 'sensor' ? section.serial : isEmptyCell(meterId) ? null : meterId,
        role: column === 'sensor' ? 'continuous' : 'meter',
      };
    };
    const columns = (['sensor', 'meter'] as const).filter((column) => !isEmptyCell(cell(column)));
    if (columns.length > 0) return columns.map(reading);
    // Another row contains the value that a person has measured and sent to the sensor.
    return skip(line, isEmptyCell(cell('calibration')) ? 'other_event' : 'copy_of_reading');
  },
});

const TABLE = tableOf({ serial: null });

/** The export of Medtronic CareLink as CSV, with decimal points or commas. */
export const CARELINK: VendorFormat = {
  name: 'carelink',
  title: 'Medtronic CareLink (CSV)',
  facts: {
    source:
      'https://github.com/GlucoseDAO/cgm_format/blob/4e32d397329cb94970cb61335dcab00ae1bfb22c/src/cgm_format/formats/medtronic.py',
    readOn: '2026-11-30',
    by: 'one-source',
  },
  detect: (head) =>
    hasHeader(TABLE, head, [',', ';'])
      ? { certainty: 'certain', reasons: ['A line names the columns of CareLink, with the unit of glucose.'] }
      : null,
  read: (file, { separator }) => {
    const person: PersonInFile = {};
    const section: Section = { serial: null };
    let names: readonly string[] = [];
    const onTitle = (cells: readonly string[]) => {
      const [last, first] = ['last name', 'first name'].map((name) => names.map(columnName).indexOf(name));
      if (last !== undefined && last !== -1 && !isEmptyCell(cells[last])) person.lastName = cells[last] ?? '';
      if (first !== undefined && first !== -1 && !isEmptyCell(cells[first])) person.firstName = cells[first] ?? '';
      names = cells;
      const serial = cells[SERIAL_OF_SECTION] ?? '';
      if (SECTION.test(cells[0] ?? '')) section.serial = isEmptyCell(serial) ? null : serial;
    };
    return { rows: tableRows(file.openText(), separator, namedTableReader(tableOf(section), onTitle)), person: () => person };
  },
};
