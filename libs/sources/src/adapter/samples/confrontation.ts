import { type MessagePart, type PartTime, type ReadingPart } from '../message-part';
import { type ExpectedPart, type VendorSample } from './vendor-sample';

type Found = Readonly<Record<string, unknown>>;

/**
 * Compares the parts that an adapter has read from a message with those that the sample expects. Parts that complete a reading of the same message are merged
 * into it first. @returns a sentence for each difference; an empty list if there is none, or if the sample leaves the parts open
 */
export function differences({ expected, may = [] }: VendorSample, parts: readonly MessagePart[]): string[] {
  if (expected === null) return [];
  const found = merged(parts).map(flat);
  const missing: string[] = [];
  for (const part of expected) {
    const index = found.findIndex((candidate) => mismatches(part, candidate).length === 0);
    if (index >= 0) found.splice(index, 1);
    else missing.push(`Expected ${describe(part)}; the nearest part differs in: ${nearest(part, found)}.`);
  }
  const allowed = [...may, ...expected.filter(({ type }) => isAny(type, 'ignored'))];
  const surplus = found.filter((candidate) => !allowed.some((part) => mismatches(part, candidate).length === 0));
  return [...missing, ...surplus.map((part) => `Unexpected part: ${JSON.stringify(part)}.`)];
}

/** Merges readings that complete another reading of the message into that reading. */
function merged(parts: readonly MessagePart[]): MessagePart[] {
  const result: MessagePart[] = [];
  for (const part of parts) {
    const index = result.findIndex((other) => part.type === 'reading' && other.type === 'reading' && isSame(part, other));
    const other = result[index];
    if (part.type !== 'reading' || other?.type !== 'reading') {
      result.push(part);
      continue;
    }
    const [first, second] = other.action === 'complete' ? [part, other] : [other, part];
    result[index] = { ...first, values: { ...second.values, ...withoutNull(first.values) } };
  }
  return result;
}

function isSame(one: ReadingPart, other: ReadingPart): boolean {
  if (one.action !== 'complete' && other.action !== 'complete') return false;
  const keys = [one, other].map(({ kind, time, device, measurementIndex }) =>
    JSON.stringify([kind, timeOf(time), device, measurementIndex ?? null]),
  );
  return keys[0] === keys[1];
}

const withoutNull = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Returns the properties of a part in the words of the samples. */
function flat(part: MessagePart): Found {
  const device = 'device' in part ? (part.device ?? null) : null;
  const time = 'time' in part ? timeOf(part.time) : undefined;
  return {
    ...part,
    device,
    deviceValue: device?.value,
    ...(time !== undefined && { time }),
    ...('vendorId' in part && { vendorIdContains: part.vendorId }),
    ...('localValues' in part &&
      part.localValues && {
        localValues: Object.fromEntries(Object.entries(part.localValues).map(([name, times]) => [name, times.map(timeOf)])),
      }),
  };
}

const timeOf = (time: PartTime) =>
  'instant' in time ? { instant: time.instant.toISOString() } : { local: time.local, zone: time.zone };

/** Returns the names of the properties in which a part differs from the expected one. Properties that the sample does not name are not compared. */
function mismatches(expected: ExpectedPart, found: Found): string[] {
  return Object.entries(expected).flatMap(([property, value]) => {
    const actual = found[property];
    if (property === 'values') return valueMismatches(value as Record<string, unknown>, (actual ?? {}) as Found);
    if (property === 'vendorIdContains') return typeof actual === 'string' && actual.includes(value as string) ? [] : [property];
    if (property === 'localValues') return JSON.stringify(picked(actual, value)) === JSON.stringify(value) ? [] : [property];
    if (property === 'device' && value !== null) return deviceMismatches(value as object, actual);
    return isAny(value, actual) ? [] : [property];
  });
}

const valueMismatches = (expected: Record<string, unknown>, found: Found) =>
  Object.entries(expected).flatMap(([name, value]) => (isAny(value, found[name]) ? [] : [`values.${name}`]));

const deviceMismatches = (expected: object, found: unknown) =>
  Object.entries(expected).every(([name, value]) => isAny(value, (found as Found | null)?.[name])) ? [] : ['device'];

/** The properties of an object that another one has. */
const picked = (found: unknown, names: unknown) =>
  Object.fromEntries(Object.keys(names as object).map((name) => [name, (found as Found | undefined)?.[name]]));

/** Whether a value equals the expected one, or one of them. Null means that the value is absent. A flag that is absent is false. */
function isAny(expected: unknown, found: unknown): boolean {
  const candidates: unknown[] = Array.isArray(expected) ? expected : [expected];
  return candidates.some(
    (candidate) =>
      JSON.stringify(candidate ?? null) === JSON.stringify(found ?? null) || (candidate === false && found === undefined),
  );
}

function nearest(expected: ExpectedPart, found: readonly Found[]): string {
  const all = found.map((part) => mismatches(expected, part)).sort((one, other) => one.length - other.length);
  return all[0]?.join(', ') ?? 'everything, because no part is left';
}

function describe({ type, kind, code }: ExpectedPart): string {
  return [type, kind, code].flat().filter(Boolean).join(' ');
}
