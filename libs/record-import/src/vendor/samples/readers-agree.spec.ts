import { Readable } from 'node:stream';
import { Factory } from '@rpm/data-access/testing';
import { Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { toFixedUnit, VENDOR_FORMAT_NAMES, type VendorFormatName } from '@rpm/domain';
import { type FileAnswers, NO_ANSWERS } from '../../file-import/file-answers';
import { FileAnalysis, rowsOf } from '../../file-import/file-analysis';
import { openVendorFile } from '../../file-import/open-file';
import { type PlacedReading, ReadingPlacer } from '../../file-import/place-reading';
import { previewFile } from '../../file-import/preview/preview-file';
import { rowsIn } from '../testing/sample-files';
import { isReading } from '../vendor-row';
import { alsoRight } from './also-right';
import { decoded, type ExpectedReading, type FileSample, fileSamples } from './file-sample';

const samples = fileSamples();

const ORDERS = { dayMonthYear: 'dmy', monthDayYear: 'mdy' } as const;
const orderOf = (name: string | null | undefined) => (name === 'dayMonthYear' || name === 'monthDayYear' ? ORDERS[name] : null);

const bytesOf = ({ content }: FileSample) => ({ open: () => Readable.from([content]), size: content.length });

/** Names of the units, as samples state them, by the kind of reading. */
const UNIT_NAMES = { bloodGlucose: 'glucose', weight: 'weight', temperature: 'temperature' } as const;

/** The first answers of a person: the encoding, which no program can recognize with certainty, and that the file is a table. */
function firstAnswers({ expected }: FileSample): FileAnswers {
  const encoding = expected.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8';
  return { ...NO_ANSWERS, encoding, format: expected.format === 'columns' ? 'columns' : null };
}

/** The answers to all questions. Local times are read as if they were in UTC, unless the sample states a zone. */
function allAnswers(sample: FileSample): FileAnswers {
  const { answers, unit, readings } = sample.expected;
  const isAtUnknownLimit = readings.some(({ values }) => values['glucose'] === null);
  const limits = unit['glucose'] === 'mmoll' ? { low: 2.2, high: 22.2 } : { low: 40, high: 400 };
  return {
    ...firstAnswers(sample),
    timeZone: answers?.['timeZone'] ?? 'UTC',
    dateOrder: orderOf(answers?.['dateOrder']),
    limits: isAtUnknownLimit ? limits : null,
  };
}

/** Phones and receivers that show the values of a sensor. They measure nothing and are no devices of readings. */
const DISPLAY = /^(?:iOS|android|Receiver) /;

interface ReadReading {
  kind: string;
  series: string;
  instant: string;
  values: Readonly<Record<string, unknown>>;
  manual: boolean;
}

const VALUES_WITH_UNITS = ['glucose', 'weight', 'temperature'];

/** Converts values to the fixed unit, because `5.60622` mmol/L of Tidepool is the reading 101 mg/dL. */
function inFixedUnits(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(values).filter(([name]) => !name.endsWith('Unit'));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      VALUES_WITH_UNITS.includes(name) && typeof value === 'number' ? toFixedUnit(value, values[`${name}Unit`]) : value,
    ]),
  );
}

/** Reads a sample as an import does, without storing anything. */
async function read(sample: FileSample) {
  const answers = allAnswers(sample);
  const { detection, opened } = await openVendorFile(bytesOf(sample), answers);
  if (!opened) throw new Error('The format was not recognized.');
  const analysis = await FileAnalysis.of(opened, {
    importGlucoseUnit: null,
    importWeightUnit: null,
    importTemperatureUnit: null,
  });
  const placer = new ReadingPlacer(analysis, answers, new Date('2027-01-01'));
  const readings: ReadReading[] = [];
  const skipped: { line: number; code: string }[] = [];
  for await (const row of rowsOf(opened)) {
    const placed = placer.place(row);
    if (placed === null) skipped.push({ line: row.line, code: 'skipped' in row ? row.skipped : '' });
    else if ('code' in placed) skipped.push({ line: row.line, code: placed.code });
    else if (isReading(row)) readings.push(readReading(placed, row.role === 'continuous' ? 'continuous' : 'meter'));
  }
  // The apps that have written records of Apple Health are not the devices that measured.
  const devices = [...analysis.devices.values()].map(
    ({ serial, origin }) => serial ?? (opened.format.name === 'apple-health' ? undefined : origin),
  );
  return { detection, readings, skipped, devices, person: analysis.person, dateOrder: analysis.dates.order };
}

function readReading({ kind, input }: PlacedReading, series: string): ReadReading {
  const { readingTimestamp, deviceTimeZoneOffset: _offset, measurementIndex: _index, manual, ...values } = input;
  return { kind, series, instant: readingTimestamp.toISOString(), values: inFixedUnits(values), manual: manual === true };
}

/** The expected reading, where the limits of the instrument are those of the answers. */
function expectedReading(reading: ExpectedReading, sample: FileSample): ReadReading {
  const { limits } = allAnswers(sample);
  const { kind, series, local, instant, values, manual } = reading;
  const { outOfRange, ...measured } = values;
  const isBelow = outOfRange === 'below';
  const glucose = measured['glucose'] === null ? { glucose: isBelow ? limits?.low : limits?.high } : {};
  const unit = measured['glucose'] === null && sample.expected.unit['glucose'] === 'mmoll' ? { glucoseUnit: 'mmoll' } : {};
  // "below?" stands for a value at the limit of the sensor, of which nobody has said that it is out of range.
  const beyond = outOfRange === undefined || outOfRange === 'below?' || outOfRange === 'above?' ? {} : { outOfRange };
  return {
    ...{ kind, series, instant: instant ?? new Date(`${local}Z`).toISOString(), manual: manual === true },
    values: inFixedUnits({ ...measured, ...glucose, ...unit, ...beyond }),
  };
}

/** Replaces a list of right values by the one that was read. */
function withChosenValues(expected: ReadReading, found: ReadReading | undefined): ReadReading {
  const values = Object.entries(expected.values).map(([name, value]) => {
    const actual = found?.values[name];
    return [name, Array.isArray(value) && value.includes(actual) ? actual : value];
  });
  return { ...expected, values: Object.fromEntries(values) as Record<string, unknown> };
}

/** Readings in a fixed order, because the order in which a row with several readings yields them means nothing. */
const sorted = (readings: readonly ReadReading[]) =>
  readings.toSorted((one, other) => `${one.instant} ${one.kind}`.localeCompare(`${other.instant} ${other.kind}`));

/** The number by which a reader names a line of a sample: readers count the records of XML. */
function numberOf(line: number, sample: FileSample): number {
  if (!sample.file.endsWith('.xml')) return line;
  const text = decoded(sample).replaceAll(
    /<Correlation[\s>][^]*?<\/Correlation>/g,
    (one) => `<Record/>${one.replaceAll(/<Record[\s/]/g, '<Inner ')}`,
  );
  return (
    text
      .split('\n')
      .slice(0, line)
      .join('\n')
      .match(/<Record[\s/]/g) ?? []
  ).length;
}

describe('readers and samples of somebody else', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let organizationId: number;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await new Database({ connection: testDatabase.connection, patience: 'work' }).initialize();
    ({ organizationId } = await Factory.inNewOrganization(testDatabase.dataSource));
  });
  afterAll(async () => {
    await database.destroy();
    await testDatabase.drop();
  });

  it.each(samples.map((sample) => [sample.name, sample] as const))('agree about %s', async (_name, sample) => {
    const expected = alsoRight(sample);
    const { format: name, unit } = expected;
    const isTable = name === 'columns';
    const found = await read(sample);
    expect(found.detection.format?.name ?? null).toBe(isTable ? null : name);
    const certain = found.detection.candidates.filter(({ certainty }) => certainty === 'certain');
    expect(certain.map(({ format }) => format.name)).toEqual(isTable ? [] : [name]);

    const preview = await previewFile(database, organizationId, {
      ...{ bytes: bytesOf(sample), answers: firstAnswers(sample), patient: null, createPatients: false },
    });
    const kinds = preview.units.filter(({ kind }) => kind in UNIT_NAMES);
    const units = kinds.map(({ kind, units: names, knownBy }) => [UNIT_NAMES[kind as keyof typeof UNIT_NAMES], names, knownBy]);
    const stated = Object.entries(unit).filter(([property, value]) => property !== 'known' && value !== null);
    if (unit['known'] !== 'each record' && unit['known'] !== 'each entry')
      expect(units).toEqual(stated.map(([property, value]) => [property, [value], 'file']));
    expect(preview.questions.map((question) => question.name).sort()).toEqual(
      expected.questions.filter((question) => question !== 'columns').toSorted(),
    );
    expect(preview.dateOrder).toBe(orderOf(expected.dateOrder?.order));
    expect(preview.dateOrder === null || preview.dateOrderKnownBy !== null).toBe(true);
    if (isTable) {
      const first = await previewFile(database, organizationId, {
        ...{ bytes: bytesOf(sample), answers: { ...firstAnswers(sample), format: null }, patient: null, createPatients: false },
      });
      expect(first.questions.map((question) => question.name)).toEqual(['format']);
    }

    const wanted = sorted(expected.readings.map((reading) => expectedReading(reading, sample)));
    const readings = sorted(found.readings);
    if (expected.questions.includes('unit')) return;
    expect(readings).toEqual(wanted.map((reading, at) => withChosenValues(reading, readings[at])));
    expect([...new Set(found.skipped.filter(({ code }) => code !== 'copy_of_reading').map(({ line }) => line))]).toEqual(
      expected.skipped.map(({ line }) => numberOf(line, sample)),
    );
    const devices = found.devices.filter((device) => device !== undefined);
    expect([...new Set(devices)].sort()).toEqual((expected.devices ?? []).filter((device) => !DISPLAY.test(device)).sort());
    const [person = {}] = expected.people ?? [];
    const { birthDate, ...names } = person;
    expect(found.person).toEqual({ ...names, ...(birthDate !== undefined && { dateOfBirth: birthDate }) });
  });

  it.each(VENDOR_FORMAT_NAMES.filter((name) => name !== 'columns'))(
    'make %s refuse the samples of all other formats',
    async (name: VendorFormatName) => {
      for (const sample of samples.filter(({ expected }) => expected.format !== name)) {
        const { detection } = await openVendorFile(bytesOf(sample), firstAnswers(sample));
        expect([sample.name, detection.candidates.some(({ format }) => format.name === name)]).toEqual([sample.name, false]);
        const refusal = openVendorFile(bytesOf(sample), { ...firstAnswers(sample), format: name });
        await expect(refusal).rejects.toThrow('Nothing was stored. The file is not of the format');
        const rows = await rowsIn(name, decoded(sample)).catch(() => []);
        expect([sample.name, rows.filter(isReading)]).toEqual([sample.name, []]);
      }
    },
  );
});
