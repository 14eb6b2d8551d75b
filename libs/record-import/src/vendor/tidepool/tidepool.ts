import { glucoseUnitIn } from '../cell-text';
import { firstObjects } from '../json/json-objects';
import { jsonRows } from '../json/json-rows';
import { hasHeader, type NamedTable, namedTableReader } from '../table/named-table';
import { tableRows } from '../table-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, unreadable, type VendorRow } from '../vendor-row';

type Datum = Readonly<Record<string, unknown>>;

const TYPES = new Set([
  'cbg',
  'smbg',
  'upload',
  'basal',
  'bolus',
  'wizard',
  'bloodKetone',
  'food',
  'pumpSettings',
  'cgmSettings',
  'deviceEvent',
]);

const isDatum = ({ type, time, uploadId, deviceId }: Datum) =>
  typeof type === 'string' &&
  TYPES.has(type) &&
  typeof time === 'string' &&
  (typeof uploadId === 'string' || typeof deviceId === 'string');

type Column = 'type' | 'time' | 'deviceId' | 'value' | 'units' | 'uploadId' | 'subType';

const TABLE: NamedTable<Column> = {
  columns: {
    type: /^type$/,
    time: /^time$/,
    deviceId: /^deviceid$/,
    value: /^value$/,
    units: /^units$/,
    uploadId: /^uploadid$/,
    subType: /^subtype$/,
  },
  required: ['type', 'time', 'deviceId', 'value', 'units'],
  read: (cell, line) => {
    const [value, units] = [cell('value'), cell('units')];
    const names = { type: cell('type'), time: cell('time'), deviceId: cell('deviceId'), subType: cell('subType') };
    return rowOf({ ...names, units, ...(value !== '' && { value: Number(value) }) }, line);
  },
};

/** Data of Tidepool as JSON, or as a table with the same names. */
export const TIDEPOOL: VendorFormat = {
  name: 'tidepool',
  title: 'Tidepool (JSON or CSV)',
  facts: {
    source: 'http://developer.tidepool.org/data-model/device-data/types/cbg.html',
    readOn: '2026-11-30',
    by: 'vendor',
  },
  detect: (head) => {
    if (head.container === 'json' && firstObjects(head.text).some(isDatum))
      return { certainty: 'certain', reasons: ['The objects of the array have types of Tidepool, a time and a device.'] };
    return hasHeader(TABLE, head, [','])
      ? { certainty: 'certain', reasons: ['The first line names the properties of Tidepool.'] }
      : null;
  },
  read: (file, { container }) => ({
    rows: container === 'json' ? jsonRows(file.openText(), rowOf) : tableRows(file.openText(), ',', namedTableReader(TABLE)),
    person: () => ({}),
  }),
};

function rowOf(datum: Datum, line: number): VendorRow {
  const { type, time, value, units, deviceId, subType, timezoneOffset, annotations } = datum;
  if (type === 'bloodKetone') return skip(line, 'unsupported_kind');
  if (type !== 'cbg' && type !== 'smbg') return skip(line, 'other_event');
  if (typeof value !== 'number' || Number.isNaN(value)) return skip(line, 'no_value');
  const unit = typeof units === 'string' ? glucoseUnitIn(units) : undefined;
  if (unit === undefined) return unreadable(line, 'unit_unknown', 'units: the unit is not known.');
  const offset = typeof timezoneOffset === 'number' && timezoneOffset % 15 === 0 ? timezoneOffset * 60 : undefined;
  const beyond = beyondRange(annotations);
  return {
    ...{ line, kind: 'bloodGlucose', time: typeof time === 'string' ? time : '', unit, serial: null, offset },
    values: { glucose: value, ...(beyond !== null && { outOfRange: beyond }) },
    role: type === 'cbg' ? 'continuous' : 'meter',
    ...(typeof deviceId === 'string' && { origin: deviceId }),
    ...(subType === 'manual' && { manual: true }),
  };
}

/** Returns in which direction a value is out of the range of its device, according to its annotations; null if it is not. */
function beyondRange(annotations: unknown): 'below' | 'above' | null {
  const list = typeof annotations === 'string' ? parsed(annotations) : annotations;
  const found = (Array.isArray(list) ? (list as unknown[]) : []).find(
    (one) => (one as Datum | null)?.['code'] === 'bg/out-of-range',
  );
  const value = (found as Datum | undefined)?.['value'];
  if (value === 'low') return 'below';
  return value === 'high' ? 'above' : null;
}

/** Returns the value of a JSON text: some exports write annotations as a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
