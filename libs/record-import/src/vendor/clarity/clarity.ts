import { glucoseUnitIn, columnName, hasSurplusCells, TOO_MANY_CELLS, withLimitWord, withPoint } from '../cell-text';
import { type PersonInFile } from '../person-in-file';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, unreadable, type VendorReading, type VendorRow } from '../vendor-row';
import { UnreadableFile } from '../../text/unreadable-file';

/** Columns of the file. They are found by their positions, because accounts in other languages than English translate the names. */
const COLUMN = { index: 0, time: 1, type: 2, subtype: 3, person: 4, glucose: 7, rate: 11, transmitterId: 13 } as const;

/** Files of earlier years have no column for the rate of change of the first sensors, and rows may lack the last cells. */
const MIN_COLUMNS = 13;
const MAX_COLUMNS = 14;

/** The export of Dexcom Clarity as CSV. */
export const CLARITY: VendorFormat = {
  name: 'clarity',
  title: 'Dexcom Clarity (CSV)',
  facts: {
    source:
      'https://github.com/GlucoseDAO/cgm_format/blob/67ff774d0faac315942d305288434312e08c888f/src/cgm_format/formats/dexcom.py',
    readOn: '2026-11-30',
    by: 'readers',
  },
  detect: ({ container, separator, lines }) => {
    const [header] = lines;
    if (container !== 'table' || !header || !isHeader(header)) return null;
    const reasons = [`The first line has the ${header.length} columns of Clarity and states the unit of glucose twice.`];
    // A spreadsheet that was saved again may use another separator, but the columns remain.
    if (separator !== ',') reasons.push('A program has replaced the separator of the cells.');
    return { certainty: 'certain', reasons };
  },
  read: (file, { separator }) => {
    const person: PersonInFile = {};
    let header: Header | null = null;
    const read = (cells: readonly string[], line: number): VendorRow | null => {
      if (header === null) {
        header = headerOf(cells);
        if (header === null) throw new UnreadableFile('The first line does not name the columns of Clarity.');
        return null;
      }
      // A repeated first line comes from files that were joined; their units may differ.
      if (isHeader(cells)) {
        if (headerOf(cells)?.unit !== header.unit)
          throw new UnreadableFile(
            `Nothing was stored. Line ${line} states another unit than the first line: the files were joined.`,
          );
        return skip(line, 'not_a_reading');
      }
      return rowOf(cells, line, header, person);
    };
    return { rows: tableRows(file.openText(), separator, read), person: () => person };
  },
};

interface Header {
  unit: string;
  /** Whether the account has another language than English. */
  isTranslated: boolean;
}

function headerOf(cells: readonly string[]): Header | null {
  const unit = glucoseUnitIn(cells[COLUMN.glucose] ?? '');
  return unit !== undefined && isHeader(cells)
    ? { unit, isTranslated: columnName(cells[COLUMN.type] ?? '') !== 'event type' }
    : null;
}

function isHeader(cells: readonly string[]): boolean {
  const unit = glucoseUnitIn(cells[COLUMN.glucose] ?? '');
  if (unit === undefined) return false;
  const names = cells.map(columnName);
  const count = names.length - (names.at(-1) === '' ? 1 : 0);
  return (
    count >= MIN_COLUMNS &&
    count <= MAX_COLUMNS &&
    /hh:mm:ss\)$/.test(names[COLUMN.time] ?? '') &&
    names.some((name, at) => at > COLUMN.glucose && /\/\s*min\)$/.test(name) && glucoseUnitIn(name) === unit)
  );
}

/** Event types of rows with a glucose value, in lower case, and what has measured the value. */
const MEASURED: Readonly<Record<string, 'sensor' | 'calibration' | 'entered'>> = {
  egv: 'sensor',
  calibration: 'calibration',
  'fasting glucose': 'entered',
  // Accounts in other languages translate the types, too. One public reader knows the Spanish name of the first type (read on 2026-11-30).
  'niveles estimados de glucosa': 'sensor',
};

/** Event types without a glucose value. Other types are reported, because a changed line must not lose its reading silently. */
const OTHER_EVENTS =
  /^(?:insulin|carbs|exercise|health|notes?|alert|device|activity|meal|alarm|sensor .*|firstname|lastname|dateofbirth|patientidentifier)$/i;

function rowOf(cells: readonly string[], line: number, { unit, isTranslated }: Header, person: PersonInFile): VendorRow {
  const [time = '', type = '', glucose = ''] = [cells[COLUMN.time], cells[COLUMN.type], cells[COLUMN.glucose]];
  if (hasSurplusCells(cells, MAX_COLUMNS)) return unreadable(line, 'too_many_cells', TOO_MANY_CELLS);
  const by = MEASURED[type.toLowerCase()];
  if (by === undefined) {
    notePerson(person, type, cells[COLUMN.person] ?? '');
    if (cells.every((cell) => cell === '')) return skip(line, 'not_a_reading');
    // Types of events are translated. An unknown one without a value contains no reading in any language.
    if (!OTHER_EVENTS.test(type) && (glucose !== '' || !isTranslated))
      return unreadable(line, 'event_unknown', 'The type of the event is not known.');
    return skip(line, time === '' ? 'not_a_reading' : 'other_event');
  }
  if (glucose === '') return unreadable(line, 'value_missing', 'glucose: missing.');
  if (!/^\d*$/.test(cells[COLUMN.index] ?? ''))
    return unreadable(line, 'event_unknown', 'The line does not begin with a number.');
  const transmitterId = cells[COLUMN.transmitterId] ?? '';
  const values = { glucose: withLimitWord(withPoint(glucose)) };
  const isSensor = by === 'sensor';
  const serial = isSensor && transmitterId !== '' ? transmitterId : null;
  const reading: VendorReading = {
    line,
    kind: 'bloodGlucose',
    time,
    values,
    unit,
    serial,
    role: isSensor ? 'continuous' : 'meter',
  };
  if (by === 'entered') reading.manual = true;
  return reading;
}

function notePerson(person: PersonInFile, type: string, text: string): void {
  if (text === '') return;
  if (type === 'FirstName') person.firstName = text;
  if (type === 'LastName') person.lastName = text;
  if (type === 'DateOfBirth' && /^\d{4}-\d{2}-\d{2}$/.test(text)) person.dateOfBirth = text;
}
