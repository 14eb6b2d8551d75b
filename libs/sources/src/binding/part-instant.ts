import {
  EARLIEST_READING,
  instantsOfLocalTime,
  isPlausibleReadingTime,
  offsetAt,
  type QuarantineCode,
  readInstant,
  ValueError,
} from '@rpm/domain';
import { type PartTime } from '../adapter/message-part';

/** The time zones that apply if a message states none: the first one that is known counts. */
export interface KnownZones {
  /** The time zone of the source. */
  source: string | null;
  /** The time zone of the patient; null if it is not known. */
  patient: string | null;
}

/** The instant of a part, and whether its time zone was assumed. */
export interface PartInstant {
  instant: Date;
  isAssumed: boolean;
}

/**
 * Finds the instant of a part. A local time that occurs twice, because clocks were put back, is never guessed. @param deviceOffset the offset of the device in
 * seconds, which decides between two such instants @returns the code of the reason if there is no single plausible instant
 */
export function instantOf(
  time: PartTime,
  zones: KnownZones,
  receivedAt: Date,
  deviceOffset?: number,
): PartInstant | QuarantineCode {
  const found = 'instant' in time ? { instant: time.instant, isAssumed: false } : instantOfLocal(time, zones, deviceOffset);
  if (typeof found === 'string') return found;
  const at = found.instant.getTime();
  if (Number.isNaN(at) || at < EARLIEST_READING.getTime()) return 'time_invalid';
  return isPlausibleReadingTime(found.instant, receivedAt) ? found : 'time_in_future';
}

function instantOfLocal(
  { local, zone }: Exclude<PartTime, { instant: Date }>,
  zones: KnownZones,
  deviceOffset: number | undefined,
): PartInstant | QuarantineCode {
  // The fields of a local time are read as if they were UTC.
  const wall = readInstant(`${local}Z`);
  if (wall instanceof ValueError) return 'time_invalid';
  if (typeof zone === 'number') return { instant: new Date(wall.getTime() - zone * 60_000), isAssumed: false };
  const name = zone ?? zones.source ?? zones.patient;
  if (name === null || Number.isNaN(offsetAt(name, wall))) return 'time_zone_missing';
  const instants = instantsOfLocalTime(name, wall);
  const decided =
    instants.length === 1 ? instants[0] : instants.find((at) => wall.getTime() - at.getTime() === (deviceOffset ?? NaN) * 1000);
  if (decided) return { instant: decided, isAssumed: zone === null };
  return instants.length === 0 ? 'time_invalid' : 'ambiguous_time';
}
