import { gzipSync } from 'node:zlib';

const MIB = 1024 * 1024;
const BATCH = 1000;
const INSTANTS = 100;

/** A request of the benchmark whose body is large or expensive to parse. */
export interface LargeBody {
  title: string;
  /** Whether the body is a single reading rather than a batch. */
  isSingle?: boolean;
  /** Returns the request body for a round. Every round sends different readings, because repeated readings would not be stored. */
  body: (round: number) => string | Buffer;
  headers?: (round: number) => Record<string, string>;
  status: number;
}

const batch = (readings: readonly string[]) => `{"readings":[${readings.join()}]}`;
const times = (count: number, textOf: (nth: number) => string) => Array.from({ length: count }, (_, nth) => textOf(nth));
/** Repeats a string as often as it fits into a body of 8 MiB. */
const filling = (unit: string) => unit.repeat(Math.floor((8 * MIB - 100) / Buffer.byteLength(unit)));
const compressed = () => ({ 'Content-Encoding': 'gzip' });

/** Creates a batch of readings of the kind that has the most values. Each reading contains all of these values. */
function largestBatch(round: number, instantOf: (ms: number) => string): string {
  const begin = Date.UTC(2023, 0, 1) + round * 1_000_000;
  const night = times(INSTANTS, (nth) => instantOf(begin + nth * 60_000));
  const reading = {
    id: 1,
    device: { id: 1 },
    measurementIndex: 1,
    deviceTimeZoneOffset: -28_800,
    manual: false,
    bedTime: night,
    getUpTime: night,
    bodyTurnOver: 12,
    duration: 480,
    heartRate: 61,
    respiration: 14.5,
  };
  return batch(times(BATCH, (nth) => JSON.stringify({ readingTimestamp: instantOf(begin + nth * 1_000), ...reading })));
}

const inMilliseconds = (ms: number) => new Date(ms).toISOString();
const inNanoseconds = (ms: number) => new Date(ms).toISOString().replace('Z', '000000+00:00');

/** Name of the baseline: a small valid body, which shows the delays of this machine without a large body. */
export const SMALL_BODY: LargeBody = {
  title: 'one reading (baseline)',
  isSingle: true,
  body: (round) =>
    JSON.stringify({ device: { id: 1 }, readingTimestamp: inMilliseconds(Date.UTC(2022, 0, 1) + round), duration: 1 }),
  status: 200,
};

/** Request bodies that the service took a second or more to process in November 2026, and the most expensive bodies that it accepts today. */
export const LARGE_BODIES: readonly LargeBody[] = [
  { title: 'largest batch, 24-character timestamps', body: (round) => largestBatch(round, inMilliseconds), status: 200 },
  { title: 'largest batch, 35-character timestamps', body: (round) => largestBatch(100 + round, inNanoseconds), status: 200 },
  {
    title: 'largest batch, gzip, Idempotency-Key',
    body: (round) => gzipSync(largestBatch(200 + round, inMilliseconds)),
    headers: (round) => ({ ...compressed(), 'Idempotency-Key': `largest-batch-${round}` }),
    status: 200,
  },
  { title: 'distinct properties', body: () => `{${times(400_000, (nth) => `"property-${nth}":1`).join()}}`, status: 413 },
  {
    title: '14,000 distinct properties of 8 MiB',
    body: () => batch([`{${times(14_000, (nth) => `"${nth}${'x'.repeat(580)}":1`).join()}}`]),
    status: 200,
  },
  { title: 'white space', body: () => `${filling(' ')}${batch(['{}'])}`, status: 200 },
  { title: 'invalid UTF-8, one text', body: () => Buffer.from(batch([`"${'\xff'.repeat(8e6)}"`]), 'latin1'), status: 400 },
  {
    title: 'invalid UTF-8, 200,000 texts',
    body: () => Buffer.from(batch(times(200_000, () => `"${'\xff'.repeat(35)}"`)), 'latin1'),
    status: 400,
  },
  {
    title: '1,000 invalid readings of 8 KB',
    body: () => batch(times(BATCH, () => `{${times(13, (nth) => `"deviceIdentifier${nth}":"${'x'.repeat(600)}"`).join()}}`)),
    status: 200,
  },
  { title: '[1,1,…] of 8 KiB, gzip', body: () => gzipSync(`[${'1,'.repeat(3_100_000)}1]`), headers: compressed, status: 413 },
  { title: '215,000 numbers', body: () => batch([`[${'1,'.repeat(214_000)}1]`]), status: 200 },
  { title: '200,000 numbers of 39 digits', body: () => batch(times(200_000, () => '1.23456789'.padEnd(39, '7'))), status: 400 },
  { title: 'a number of 8 MiB', body: () => `{"readings":${filling('1')}}`, status: 400 },
  { title: 'nesting, 8 MiB', body: () => filling('['), status: 400 },
  {
    title: 'nesting, 7,000 times 30 levels',
    body: () => batch([`[${times(7_000, () => `${'['.repeat(29)}${']'.repeat(29)}`).join()}]`]),
    status: 200,
  },
  { title: 'a text of escapes', body: () => batch([`{"device":{"deviceIdentifier":"${filling('\\n')}"}}`]), status: 200 },
  {
    title: 'a text of two-byte characters and escapes',
    body: () => batch([`{"device":{"deviceIdentifier":"${filling('é\\"ā')}"}}`]),
    status: 200,
  },
  { title: 'repeated properties', body: () => batch([`{${'"x":1,'.repeat(13_000)}"x":1}`]), status: 400 },
  {
    title: 'a single reading of 1 MiB, 10,000 properties',
    isSingle: true,
    body: () => `{${times(10_000, (nth) => `"${nth}${'x'.repeat(95)}":1`).join()}}`,
    status: 400,
  },
];
