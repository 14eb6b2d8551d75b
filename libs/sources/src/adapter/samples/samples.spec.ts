import { readdirSync } from 'node:fs';
import { ADAPTER_NAMES, readingKind, type ReadingKindName, type ReadingValue, toFixedUnit, unitsOf } from '@rpm/domain';
import { messageOf, readSamples, SAMPLE_FILES, type VendorSample } from './vendor-sample';

const FILES = Object.values(SAMPLE_FILES).flat();

/** Values of readings that a sample expects. */
const readingsOf = (samples: readonly VendorSample[]) =>
  samples.flatMap(({ title, expected }) =>
    (expected ?? []).flatMap(({ kind, values }) => (kind !== undefined && values ? [{ title, kind, values }] : [])),
  );

describe('messages of vendors', () => {
  it('exist for every built-in adapter', () => {
    const builtIn = ADAPTER_NAMES.filter((name) => name !== 'mapping');
    expect(Object.keys(SAMPLE_FILES).sort()).toEqual([...builtIn].sort());
    const files = readdirSync(__dirname).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(FILES.map((name) => `${name}.json`).sort());
  });

  describe.each(FILES)('%s', (name) => {
    const samples = readSamples(name);

    it('has at least five messages with expected parts', () => {
      expect(samples.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(5);
    });

    it('has titles that differ', () => {
      const titles = samples.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('explains every message whose parts the source leaves open', () => {
      expect(samples.filter(({ expected, note }) => expected === null && note === undefined)).toEqual([]);
    });

    it('has a message without a reading', () => {
      expect(samples.filter(({ expected }) => expected?.every(({ type }) => type !== 'reading'))).not.toEqual([]);
    });

    it('expects values that the API accepts', () => {
      expect(readingsOf(samples).flatMap(({ title, kind, values }) => faults(title, kind, values))).toEqual([]);
    });

    it('can be sent as bytes', () => {
      expect(samples.every((sample) => messageOf(sample).body.length > 0)).toBe(true);
    });
  });
});

/** Properties beside the measured values of a kind. */
const EXTRA: Partial<Record<ReadingKindName, readonly string[]>> = { bloodPressure: ['irregularHeartbeat'] };

function faults(title: string, kind: ReadingKindName, values: Readonly<Record<string, unknown>>): string[] {
  const known = readingKind(kind).values;
  return Object.entries(values).flatMap(([name, value]) => {
    const candidates: unknown[] = Array.isArray(value) ? value : [value];
    const isRight = candidates.every((candidate) => isAccepted(kind, name, candidate, values));
    const isKnown = name in known || name === 'outOfRange' || name.endsWith('Unit') || (EXTRA[kind] ?? []).includes(name);
    return isKnown && isRight ? [] : [`${title}: ${kind}.${name}`];
  });
}

function isAccepted(kind: ReadingKindName, name: string, value: unknown, values: Readonly<Record<string, unknown>>): boolean {
  if (value === null) return true;
  if (name === 'outOfRange') return value === 'above' || value === 'below';
  const measured: ReadingValue | undefined = readingKind(kind).values[name];
  if (measured === undefined) return name.endsWith('Unit') ? isOtherUnit(kind, name, value) : typeof value === 'boolean';
  if (measured.type === 'choice') return measured.choices.some((choice) => choice === value);
  if (measured.type !== 'integer' && measured.type !== 'number') return typeof value === 'boolean';
  if (typeof value !== 'number') return false;
  const fixed = toFixedUnit(value, values[`${name}Unit`]);
  return fixed >= measured.min && fixed <= measured.max && (measured.type === 'number' || Number.isInteger(fixed));
}

/** Whether a unit is one that the API converts to the fixed unit of a value. */
function isOtherUnit(kind: ReadingKindName, name: string, unit: unknown): boolean {
  const measured = readingKind(kind).values[name.slice(0, -'Unit'.length)];
  return (
    measured !== undefined &&
    unitsOf(measured)
      .slice(1)
      .some((other) => other === unit)
  );
}
