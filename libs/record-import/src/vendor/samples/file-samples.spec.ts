import { READING_KIND_NAMES, readingKind, toFixedUnit } from '@rpm/domain';
import { decoded, type ExpectedReading, fileSamples } from './file-sample';

const samples = fileSamples();

/** Formats of which a file exists; the issue about sources names them. */
const FORMATS = [
  'accu-chek-mobile',
  'apple-health',
  'carelink',
  'clarity',
  'columns',
  'glooko',
  'ihealth',
  'libre-reader',
  'libreview',
  'mysugr',
  'nightscout',
  'omron',
  'sidiary',
  'tidepool',
  'withings',
];

describe('sample files', () => {
  it('exist for every format', () => {
    expect([...new Set(samples.map(({ expected }) => expected.format))].sort()).toEqual(FORMATS);
  });

  it('name only people with made-up names', () => {
    const names = samples.flatMap(({ expected }) => expected.people ?? []).flatMap((person) => Object.values(person));
    const words = new Set(names.flatMap((name) => name.split(' ')).filter((word) => !/^\d/.test(word)));
    expect([...words].sort()).toEqual([
      'Ejemplo',
      'Exemple',
      'Inventado',
      'Inventé',
      'Musterfrau',
      'Probanda',
      'Sampleton',
      'Testina',
    ]);
  });

  describe.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_name, sample) => {
    const { expected, content } = sample;
    const text = decoded(sample);

    it('has the encoding that the sample states', () => {
      const marks = { 'utf-8 with BOM': 'efbbbf', 'utf-16le with BOM': 'fffe' };
      const mark = Object.entries(marks).find(([encoding]) => encoding === expected.encoding)?.[1] ?? '';
      expect(content.toString('hex').startsWith(mark)).toBe(true);
      expect(text).not.toContain('\uFFFD');
    });

    it('names only lines that the file has', () => {
      const count = text.startsWith('[') ? (JSON.parse(text) as unknown[]).length : text.split('\n').length;
      expect(expected.skipped.filter(({ line }) => line < 1 || line > count)).toEqual([]);
    });

    it('expects readings that the API accepts', () => {
      expect(expected.readings.filter((reading) => !isAccepted(reading))).toEqual([]);
    });

    it('asks for the zone if and only if the file has local times', () => {
      const isLocal = expected.readings.some(({ local }) => local !== undefined) || expected.answers?.['timeZone'] !== undefined;
      if (expected.readings.length > 0) expect(expected.questions.includes('timeZone')).toBe(isLocal);
      expect(expected.readings.every(({ local, instant }) => (local === undefined) !== (instant === undefined))).toBe(true);
    });
  });
});

function isAccepted({ kind, values }: ExpectedReading): boolean {
  if (!READING_KIND_NAMES.includes(kind)) return false;
  return Object.entries(values).every(([name, value]) => {
    const measured = readingKind(kind).values[name];
    if (measured?.type !== 'integer' && measured?.type !== 'number') return true;
    const candidates = [value].flat();
    return candidates.every((candidate) => {
      if (candidate === null) return 'outOfRange' in values;
      if (typeof candidate !== 'number') return false;
      const fixed = toFixedUnit(candidate, values[`${name}Unit`]);
      return fixed >= measured.min && fixed <= measured.max;
    });
  });
}
