import { isTimeZone } from '@rpm/domain';
import { type PartTime } from '../adapter/message-part';
import { numberOf } from '../adapter/reading/decimal';
import {
  deviceOffset,
  instantOfWritten,
  readEpochMilliseconds,
  readEpochSeconds,
  readWrittenTime,
  type WrittenTime,
} from '../adapter/reading/instant';
import { type Place } from '../adapter/reading/place';
import { optionalWord } from '../adapter/reading/text';
import { Unreadable } from '../adapter/reading/unreadable';
import { type MappingScope } from './mapping-condition';
import { follow, type MappingPath } from './mapping-path';
import { type MappingTime } from './mapping-schema';
import { parsePattern } from './time-pattern';

interface ReadTime {
  time: PartTime;
  deviceTimeZoneOffset: number | undefined;
}

/** Reads the time of a reading, and the offset of its device if the rule says where that is. @throws Unreadable if there is no time, or no zone for a local one */
export function readMappedTime(rule: MappingTime, scope: MappingScope): ReadTime {
  scope.budget.takeSteps(2 + rule.path.steps.length);
  const place = follow(rule.path, scope);
  const zone = readZone(rule, scope);
  const deviceTimeZoneOffset = typeof zone === 'number' ? deviceOffset(zone) : undefined;
  if (rule.form === 'epochMs') return { time: { instant: readEpochMilliseconds(place) }, deviceTimeZoneOffset };
  if (rule.form === 'epochS') return { time: { instant: readEpochSeconds(place) }, deviceTimeZoneOffset };
  const written = readWritten(rule, place);
  if (rule.form === 'iso' && written.offset !== null) {
    return { time: { instant: instantOfWritten(written, written.offset) }, deviceTimeZoneOffset };
  }
  // Without an explicit rule, nobody has said whose clock the time is of.
  if (zone === undefined) throw new Unreadable('time_zone_missing', place.path);
  return { time: { local: written.local, zone }, deviceTimeZoneOffset };
}

/** Reads a date and a time of day. The form `iso-local` ignores an offset, because some vendors mark local times with a Z. */
function readWritten({ form, pattern }: MappingTime, place: Place): WrittenTime {
  if (form !== 'pattern' || pattern === undefined) return readWrittenTime(place);
  if (place.isMissing) throw place.unreadable();
  const written = parsePattern(optionalWord(place) ?? '', pattern);
  if (!written) throw new Unreadable('time_invalid', place.path);
  return written;
}

/** Returns the zone of a local time: an offset in minutes, a name, null for that of the source or the patient, and undefined if the rule or the message states none. */
function readZone({ zone }: MappingTime, scope: MappingScope): string | number | null | undefined {
  if (zone === undefined) return undefined;
  if (typeof zone === 'string') return null;
  const value = (path: MappingPath) => follow(path, scope).value;
  if (zone.iana) {
    const name = value(zone.iana);
    return typeof name === 'string' && isTimeZone(name) ? name : undefined;
  }
  const path = zone.offsetMinutes ?? zone.offsetSeconds;
  const number = path ? numberOf(value(path)) : null;
  if (number === null) return undefined;
  const minutes = zone.offsetMinutes ? number : number / 60;
  return deviceOffset(minutes) === undefined ? undefined : minutes;
}
