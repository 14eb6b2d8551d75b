import {
  type InputError,
  InvalidInput,
  type QuarantineCode,
  readInput,
  readingCorrection,
  type ReadingInput,
  readingInput,
  TIME_ZONE_OFFSET_BOUNDS,
} from '@rpm/domain';
import { type ReadingPart } from '../adapter/message-part';
import { minutesOfClockRange } from '../adapter/reading/clock-range';
import { type Binding } from '../binding/bind-parts';
import { instantOf } from '../binding/part-instant';
import { type PartResult, quarantined } from './part-result';

/** A part as a reading that can be recorded, or why there is none. */
export type PartReading = { reading: ReadingInput } | { result: PartResult };

/**
 * Converts a part to a reading, and validates it as the API validates what clients send.
 */
export function readingOf(part: ReadingPart, binding: Binding, receivedAt: Date): PartReading {
  const values = valuesOf(part, binding, receivedAt);
  if (typeof values === 'string') return { result: quarantined(values) };
  const offset = deviceOffset(part);
  const raw = {
    ...values,
    readingTimestamp: binding.instant.toISOString(),
    ...(binding.deviceId !== null && { device: { id: binding.deviceId } }),
    ...(binding.patientId !== null && { patient: { id: binding.patientId } }),
    ...(part.measurementIndex !== undefined && { measurementIndex: part.measurementIndex }),
    ...(offset !== undefined && { deviceTimeZoneOffset: offset }),
    ...(part.manual !== undefined && { manual: part.manual }),
  };
  try {
    const reading = readInput(readingInput(part.kind), raw, 'body', 'whole', 1);
    return { reading: withCircumstances(reading, part, binding) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { result: rejectionOf(error) };
  }
}

/** Converts a part that only completes a reading, or withdraws one, and validates its values. */
export function partialReadingOf(part: ReadingPart, binding: Binding, receivedAt: Date): PartReading {
  const values = valuesOf(part, binding, receivedAt);
  if (typeof values === 'string') return { result: quarantined(values) };
  const { instant: readingTimestamp } = binding;
  if (part.action === 'void') return { reading: { readingTimestamp } };
  try {
    return { reading: { ...readInput(readingCorrection(part.kind), values, 'body', 'patch', 1), readingTimestamp } };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { result: rejectionOf(error) };
  }
}

/** Returns the values of a part with its local times and clock ranges resolved, or the code of the reason why that is impossible. */
function valuesOf(part: ReadingPart, { zones, instant }: Binding, receivedAt: Date): Record<string, unknown> | QuarantineCode {
  const values: Record<string, unknown> = { ...part.values };
  for (const [name, times] of Object.entries(part.localValues ?? {})) {
    const instants: string[] = [];
    for (const time of times) {
      const found = instantOf(time, zones, receivedAt, part.deviceTimeZoneOffset);
      if (typeof found === 'string') return found;
      instants.push(found.instant.toISOString());
    }
    values[name] = instants;
  }
  const zone = zones.source ?? zones.patient;
  for (const [name, range] of Object.entries(zone === null ? {} : (part.clockRanges ?? {}))) {
    if (zone !== null) values[name] = minutesOfClockRange(range, zone, instant);
  }
  return values;
}

function withCircumstances(reading: ReadingInput, { timeEstimated }: ReadingPart, { isAssumed }: Binding): ReadingInput {
  const circumstances = [
    ...(timeEstimated === true ? (['timeEstimated'] as const) : []),
    ...(isAssumed ? (['timeZoneAssumed'] as const) : []),
  ];
  return circumstances.length === 0 ? reading : { ...reading, circumstances };
}

/** Returns the offset of the device, unless no time zone has it: then the reading is recorded without it. */
function deviceOffset({ deviceTimeZoneOffset, time }: ReadingPart): number | undefined {
  const offset = deviceTimeZoneOffset ?? ('local' in time && typeof time.zone === 'number' ? time.zone * 60 : undefined);
  const { min, max, multipleOf } = TIME_ZONE_OFFSET_BOUNDS;
  const isReal = offset !== undefined && offset >= min && offset <= max && offset % multipleOf === 0;
  return isReal ? offset : undefined;
}

const CODES: Readonly<Record<string, QuarantineCode>> = {
  required: 'value_missing',
  not_in_range: 'not_in_range',
};

/** Returns the code for values that the API would reject. */
export function rejectionOf({ errors: [error] }: { errors: readonly InputError[] }): PartResult {
  const pointer = error?.pointer ?? '';
  if (pointer.startsWith('/readingTimestamp')) return quarantined('time_invalid', pointer);
  if (pointer.endsWith('Unit')) return quarantined('unit_unknown', pointer);
  return quarantined(CODES[error?.code ?? ''] ?? 'contradiction', pointer);
}
