import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileAnalysis, rowsOf } from '../../file-import/file-analysis';
import { NO_ANSWERS } from '../../file-import/file-answers';
import { openVendorFile } from '../../file-import/open-file';
import { ReadingPlacer } from '../../file-import/place-reading';

const NO_UNITS = { importGlucoseUnit: null, importWeightUnit: null, importTemperatureUnit: null };

/** Reads a case as an import does: its format, and each reading as a time in UTC, its measured values, and the kind of its device. */
async function read(name: string) {
  const content = readFileSync(join(__dirname, name));
  const answers = { ...NO_ANSWERS, timeZone: 'Europe/Berlin', limits: { low: 40, high: 400 } };
  const { opened } = await openVendorFile({ open: () => Readable.from([content]), size: content.length }, answers);
  if (!opened) throw new Error('The format was not recognized.');
  const analysis = await FileAnalysis.of(opened, NO_UNITS);
  const placer = new ReadingPlacer(analysis, answers, new Date('2027-01-01'));
  const rows: unknown[][] = [];
  for await (const row of rowsOf(opened)) {
    const placed = placer.place(row);
    if (placed === null) continue;
    if ('code' in placed) rows.push([placed.code]);
    else {
      const { readingTimestamp, deviceTimeZoneOffset: _offset, ...values } = placed.input;
      rows.push([readingTimestamp.toISOString().slice(0, 19), ...Object.values(values), 'role' in row ? row.role : '']);
    }
  }
  return [opened.format.name, ...rows];
}

const sensor = (time: string, ...values: unknown[]) => [`2026-01-31T${time}`, ...values, 'continuous'];

const CASES: Readonly<Record<string, unknown[]>> = {
  'v01-clarity-mgdl.csv': [
    'clarity',
    sensor('07:00:04', 101, 'mgdl'),
    sensor('07:05:04', 104, 'mgdl'),
    sensor('07:10:04', 40, 'mgdl', 'below'),
    sensor('07:15:04', 400, 'mgdl', 'above'),
  ],
  // Two measurements in one minute are two readings. The last value is the index of the second one.
  'v01-omron-us.csv': [
    'omron',
    ['2026-01-31T07:15:00', 121, 80, 61, 'cuff'],
    ['2026-01-31T07:15:00', 119, 79, 60, 1, 'cuff'],
    ['2026-01-31T07:16:00', 118, 78, 60, 'cuff'],
  ],
  'v03-libreview-de-mgdl.csv': [
    'libreview',
    sensor('07:00:00', 101, 'mgdl'),
    sensor('07:15:00', 104, 'mgdl'),
    sensor('07:17:00', 109, 'mgdl', 1),
  ],
  'v03-withings-bp.csv': ['withings', ['2026-01-31T07:15:10', 121, 80, 61, 'cuff'], ['2026-01-31T07:16:10', 119, 79, 60, 'cuff']],
  'v04-withings-weight.csv': ['withings', ['2026-01-31T06:15:10', 70.5, 'kg', 'scale']],
  // A day above 12 shows the order of all dates of the file.
  'v05-libreview-us-ampm.csv': ['libreview', sensor('07:00:00', 101, 'mgdl'), ['2026-02-03T22:15:00', 104, 'mgdl', 'continuous']],
  // The systolic value alone is the copy of a part of a blood pressure that the file does not contain.
  'v07-apple-health.xml': ['apple-health', ['2026-01-31T07:00:00', 97, 'oximeter']],
  'v08-libre-reader.tsv': ['libre-reader', sensor('07:00:00', 101, 'mgdl'), sensor('07:15:00', 104, 'mgdl')],
  'v09-nightscout-entries.json': ['nightscout', sensor('07:00:00', 101, 'mgdl'), sensor('07:05:00', 104, 'mgdl')],
  'v12-xdrip-sidiary.csv': ['sidiary', sensor('07:00:00', 101, 'mgdl'), sensor('07:05:00', 104, 'mgdl')],
  'v13-glooko-cgm.csv': ['glooko', sensor('07:00:00', 101, 'mgdl'), sensor('07:05:00', 104, 'mgdl')],
  'v17-tidepool.csv': [
    'tidepool',
    sensor('07:00:00', 5.60622, 'mmoll'),
    sensor('07:05:00', 5.77274, 'mmoll'),
    ['2026-01-31T07:06:00', 5.8, 'mmoll', 'meter'],
  ],
};

describe('cases', () => {
  it('are all tried', () => {
    expect(
      readdirSync(__dirname)
        .filter((name) => /^v\d/.test(name))
        .sort(),
    ).toEqual(Object.keys(CASES).sort());
  });

  it.each(Object.entries(CASES))('of %s are recognized and read', async (name, expected) => {
    expect(await read(name)).toEqual(expected);
  });
});
