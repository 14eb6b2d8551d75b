import fc from 'fast-check';
import { Readable } from 'node:stream';
import { instantsOfLocalTime } from '@rpm/domain';
import { inUnit, LIBREVIEW_LANGUAGES, type SensorReading, writeClarity, writeLibreView } from '../vendor/testing/vendor-writers';
import { FileAnalysis, rowsOf } from './file-analysis';
import { type FileAnswers, NO_ANSWERS } from './file-answers';
import { openVendorFile } from './open-file';
import { type PlacedReading, ReadingPlacer } from './place-reading';
import { assertUnits } from './required-questions';

const ORGANIZATION = { importGlucoseUnit: null, importWeightUnit: null, importTemperatureUnit: null };

/** Reads a file as an import does, without storing anything. */
async function read(
  content: string | Buffer,
  answers: Partial<FileAnswers>,
): Promise<{ placed: PlacedReading[]; rejected: string[] }> {
  const bytes = Buffer.from(content);
  const all = { ...NO_ANSWERS, ...answers };
  const { opened } = await openVendorFile({ open: () => Readable.from([bytes]), size: bytes.length }, all);
  if (!opened) throw new Error('The format was not recognized.');
  const analysis = await FileAnalysis.of(opened, ORGANIZATION);
  assertUnits(analysis, all);
  if (analysis.dates.isUndecided) throw new Error('The order of the dates is not known.');
  const placer = new ReadingPlacer(analysis, all, new Date('2027-01-01'));
  const placed: PlacedReading[] = [];
  const rejected: string[] = [];
  for await (const row of rowsOf(opened)) {
    const one = placer.place(row);
    if (one === null) continue;
    if ('code' in one) rejected.push(one.code);
    else placed.push(one);
  }
  return { placed, rejected };
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];

/** Readings every five minutes from a time on, with the local times that clocks in the zone show, and their instants. */
const seriesOf = (zone: string, start: number, values: readonly number[]) =>
  values.map((mgdl, at) => {
    const instant = start + at * 300_000;
    const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
    return { instant, local: parts.slice(0, 16).replace(' ', 'T'), mgdl };
  });

/** Times on days on which some of the zones change their clocks, and others. */
const START = fc.constantFrom(
  Date.UTC(2025, 9, 25, 20),
  Date.UTC(2025, 10, 2, 2),
  Date.UTC(2025, 2, 29, 22),
  Date.UTC(2025, 3, 5, 12),
  Date.UTC(2026, 0, 31, 8),
);
const VALUES = fc.array(fc.integer({ min: 45, max: 400 }), { minLength: 150, maxLength: 160 });
/** Values of the file in the unit of the file. */
const glucoseOf = ({ input }: PlacedReading) => String(input['glucose']);
const numbers = (readings: readonly SensorReading[], unit: 'mgdl' | 'mmoll') =>
  readings.map(({ mgdl }) => String(Number(inUnit(mgdl, unit))));

describe('files of vendors', () => {
  it('yield the instants and values with which Clarity has written them, across clock changes', async () => {
    const forms = fc.record({ unit: fc.constantFrom('mgdl', 'mmoll'), separator: fc.constantFrom('T', ' ') } as const);
    const texts = fc.record({ bom: fc.boolean(), crlf: fc.boolean(), quoted: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ZONES), START, VALUES, forms, texts, async (zone, start, values, form, text) => {
        const series = seriesOf(zone, start, values);
        let file = writeClarity(series, form);
        if (text.quoted) file = file.replaceAll(/[^,\n]+/g, '"$&"');
        if (text.crlf) file = file.replaceAll('\n', '\r\n');
        const { placed, rejected } = await read((text.bom ? '\uFEFF' : '') + file, { timeZone: zone });
        expect(rejected).toEqual([]);
        expect(placed.map(({ input }) => input.readingTimestamp.getTime())).toEqual(series.map(({ instant }) => instant));
        expect(placed.map(glucoseOf)).toEqual(numbers(series, form.unit));
      }),
      { numRuns: 6 },
    );
  });

  it('yield the instants and values with which LibreView has written them, in each language, unit and order of dates', async () => {
    const forms = fc.record({
      unit: fc.constantFrom('mgdl', 'mmoll'),
      language: fc.constantFrom(...(Object.keys(LIBREVIEW_LANGUAGES) as (keyof typeof LIBREVIEW_LANGUAGES)[])),
      order: fc.constantFrom('dmy', 'mdy', 'ymd'),
      comma: fc.boolean(),
    } as const);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        START,
        VALUES,
        forms,
        fc.boolean(),
        async (zone, start, values, form, utf16) => {
          const series = seriesOf(zone, start, values);
          const text = writeLibreView(series, form);
          const isShown = form.order === 'ymd' || series.some(({ local }) => Number(local.slice(8, 10)) > 12);
          const answers = { timeZone: zone, dateOrder: isShown ? null : form.order };
          const bytes = utf16 ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]) : text;
          const { placed, rejected } = await read(bytes, answers);
          expect(rejected).toEqual([]);
          expect(placed.map(({ input }) => input.readingTimestamp.getTime())).toEqual(series.map(({ instant }) => instant));
          expect(placed.map(glucoseOf)).toEqual(numbers(series, form.unit));
          if (!isShown) await expect(read(bytes, { timeZone: zone })).rejects.toThrow('order of the dates is not known');
        },
      ),
      { numRuns: 6 },
    );
  });

  const SHORT: SensorReading[] = [
    { local: '2026-01-31T08:00', mgdl: 101 },
    { local: '2026-01-31T08:05', mgdl: 104 },
  ];

  /** Positions of the structure of a file: the lines above the rows, and what separates cells and rows. Other bytes belong to values. */
  const structureOf = (text: string, firstLine: number) =>
    [...text].flatMap((character, at) => {
      const line = text.slice(0, at).split('\n').length;
      return line < firstLine || /[,\n]/.test(character) ? [at] : [];
    });
  const BYTES = ['x', '7', ',', '"', '\n', ' '];

  it.each([
    ['Clarity', writeClarity(SHORT, { unit: 'mgdl' }), 3],
    ['LibreView', writeLibreView(SHORT, { unit: 'mgdl', language: 'en', order: 'dmy', comma: false }), 3],
  ] as const)(
    'of %s yield the same readings or an error if a byte outside of a value changes',
    async (_name, text, firstLine) => {
      const inputsOf = ({ placed }: { placed: PlacedReading[] }) => JSON.stringify(placed.map(({ input }) => input));
      const expected = inputsOf(await read(text, { timeZone: 'UTC' }));
      for (const at of structureOf(text, firstLine)) {
        for (const byte of [BYTES[at % 6] ?? '']) {
          const found = await read(text.slice(0, at) + byte + text.slice(at + 1), { timeZone: 'UTC' }).catch(() => null);
          const isRefused = found === null || found.rejected.length > 0 || found.placed.length === 0;
          expect([at, byte, isRefused ? expected : inputsOf(found)]).toEqual([at, byte, expected]);
        }
      }
    },
  );

  it('decide a repeated local time by the order of the lines only', async () => {
    const [first, second] = instantsOfLocalTime('Europe/Berlin', new Date('2025-10-26T02:30:00Z'));
    const alone = await read(writeClarity([{ local: '2025-10-26T02:30', mgdl: 100 }], { unit: 'mgdl' }), {
      timeZone: 'Europe/Berlin',
    });
    expect([first !== undefined, second !== undefined, alone.rejected]).toEqual([true, true, ['ambiguous_local_time']]);
  });
});
