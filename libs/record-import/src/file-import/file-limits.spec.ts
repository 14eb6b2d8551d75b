import { Readable } from 'node:stream';
import { SAMPLE_FILES } from '../vendor/testing/sample-files';
import { FileAnalysis, rowsOf } from './file-analysis';
import { NO_ANSWERS } from './file-answers';
import { openVendorFile } from './open-file';
import { ReadingPlacer } from './place-reading';

const ORGANIZATION = { importGlucoseUnit: null, importWeightUnit: null, importTemperatureUnit: null };
const [CLARITY_HEADER = ''] = SAMPLE_FILES.clarity.split('\n');

/** Returns the index of each reading among those of one time, or the code of its rejection. */
async function indexesIn(lines: readonly string[]): Promise<unknown[]> {
  const bytes = Buffer.from([CLARITY_HEADER, ...lines].join('\n'));
  const answers = { ...NO_ANSWERS, timeZone: 'UTC' };
  const { opened } = await openVendorFile({ open: () => Readable.from([bytes]), size: bytes.length }, answers);
  if (!opened) throw new Error('The format was not recognized.');
  const placer = new ReadingPlacer(await FileAnalysis.of(opened, ORGANIZATION), answers, new Date('2027-01-01'));
  const indexes: unknown[] = [];
  for await (const row of rowsOf(opened)) {
    const placed = placer.place(row);
    indexes.push(placed && ('code' in placed ? placed.code : (placed.input.measurementIndex ?? 0)));
  }
  return indexes;
}

const line = (at: number, { glucose = 101, transmitter = 'TX1' } = {}) =>
  `${at},2026-01-31T08:00:04,EGV,,,,iOS G7,${glucose},,,,,${at},${transmitter}`;

describe('limits of a file', () => {
  it('number up to 100 different measurements of a device at one time, and reject further ones', async () => {
    const values = Array.from({ length: 102 }, (_, at) => line(at, { glucose: 70 + at }));
    const indexes = await indexesIn([...values, line(103, { glucose: 70 }), line(104, { glucose: 169 })]);
    expect(indexes).toEqual([...Array.from({ length: 100 }, (_, at) => at), 'not_in_range', 'not_in_range', 0, 99]);
  });

  it('accept up to 1,000 devices', async () => {
    const devices = (count: number) => Array.from({ length: count }, (_, at) => line(at, { transmitter: `TX${at}` }));
    expect(await indexesIn(devices(1_000))).toHaveLength(1_000);
    await expect(indexesIn(devices(1_001))).rejects.toThrow('Nothing was stored. The file names more than 1,000 devices.');
  });
});
