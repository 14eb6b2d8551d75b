import { firstObjects } from '../json/json-objects';
import { jsonRows } from '../json/json-rows';
import { type VendorFormat } from '../vendor-format';
import { skip, unreadable, type VendorRow } from '../vendor-row';

/** Values below are codes for errors of the sensor; the first value stands for LO, and the second for HI. */
const LO = 39;
const HI = 401;

type Entry = Readonly<Record<string, unknown>>;

const isEntry = ({ type, date, sgv, mbg, dateString }: Entry) =>
  typeof date === 'number' &&
  typeof dateString === 'string' &&
  ((type === 'sgv' && sgv !== undefined) || (type === 'mbg' && mbg !== undefined));

/** Entries of Nightscout as its API returns them, in JSON. */
export const NIGHTSCOUT: VendorFormat = {
  name: 'nightscout',
  title: 'Nightscout entries (JSON)',
  facts: {
    source:
      'https://github.com/nightscout/cgm-remote-monitor/blob/7e0e77f88fc113a76fe363504125f5b36b8a3fe3/docs/data-schemas/entries-schema.md',
    readOn: '2026-11-30',
    by: 'vendor',
  },
  detect: ({ container, text }) =>
    container === 'json' && firstObjects(text).some(isEntry)
      ? {
          certainty: 'certain',
          reasons: ['The objects of the array are entries of Nightscout with sgv or mbg, date and dateString.'],
        }
      : null,
  read: (file) => ({ rows: jsonRows(file.openText(), rowOf), person: () => ({}) }),
};

function rowOf(entry: Entry, line: number): VendorRow {
  const { type, date, sgv, mbg, device, utcOffset } = entry;
  if (type !== 'sgv' && type !== 'mbg') return skip(line, 'other_event');
  const value = Number(type === 'sgv' ? sgv : mbg);
  const time = typeof date === 'number' ? new Date(date) : new Date(NaN);
  if (Number.isNaN(time.getTime())) return unreadable(line, 'time_invalid', 'date: not a number of milliseconds.');
  if (Number.isNaN(value)) return unreadable(line, 'not_in_range', 'glucose: not a number.');
  if (type === 'sgv' && value < LO) return skip(line, 'no_value');
  const beyond = type === 'sgv' ? { [LO]: 'below', [HI]: 'above' }[value] : undefined;
  const offset = typeof utcOffset === 'number' && utcOffset % 15 === 0 ? utcOffset * 60 : undefined;
  return {
    ...{ line, kind: 'bloodGlucose', time: time.toISOString(), unit: 'mgdl', serial: null, offset },
    values: beyond === undefined ? { glucose: value } : { glucose: value === LO ? LO + 1 : HI - 1, outOfRange: beyond },
    role: type === 'sgv' ? 'continuous' : 'meter',
    ...(typeof device === 'string' && { origin: device }),
  };
}
