import { type MessagePart, type PartTime } from '../message-part';
import { numberOf, readDecimal } from '../reading/decimal';
import { deviceOffset, readEpochMilliseconds } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, type PartContext } from '../reading/read-message';
import { readDeviceTime, readingPart } from '../reading/reading-part';
import { optionalKey, optionalLabel, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { valueIn } from '../reading/values';

/** Values below the range of a sensor stand for states of it, such as "not calibrated". */
const SENSOR_STATES = new Set([1, 2, 3, 5, 6, 9, 10, 12]);
/** Values that stand for "below the range" and "above the range", and the limits of the range. */
const BELOW = { value: 39, limit: 40 };
const ABOVE = { value: 401, limit: 400 };

/** Types of entries without a value of glucose: calibrations, and raw values of sensors. */
const WITHOUT_GLUCOSE = new Set(['cal', 'rawbg', 'sensor', 'etc']);

/** Reads an entry. Its values are always in mg/dL. @throws Unreadable if it cannot be placed */
export function readEntry(place: Place): MessagePart[] {
  if (!place.isObject) throw new Unreadable('no_mapping', null);
  const type = optionalWord(place.at('type')) ?? (place.at('sgv').isMissing ? undefined : 'sgv');
  if (type === undefined) throw new Unreadable('no_mapping', 'type');
  if (WITHOUT_GLUCOSE.has(type)) return [ignored(place, 'unsupported_kind')];
  if (type !== 'sgv' && type !== 'mbg') throw new Unreadable('kind_unknown', 'type');
  const context: PartContext = { kind: 'bloodGlucose' };
  return attempt<MessagePart[]>(place, context, () => readGlucose(place, type));
}

function readGlucose(place: Place, type: 'sgv' | 'mbg'): MessagePart[] {
  const value = readDecimal(place.at(type));
  const isSensor = type === 'sgv';
  if (isSensor && SENSOR_STATES.has(value)) return [ignored(place, 'unsupported_kind')];
  if (isSensor && value < BELOW.value) throw new Unreadable('not_in_range', type);
  const limit = !isSensor ? null : value === BELOW.value ? BELOW : value === ABOVE.value ? ABOVE : null;
  const values = {
    ...valueIn('bloodGlucose', limit?.limit ?? value, 'mgdl'),
    ...(limit && { outOfRange: limit === BELOW ? 'below' : 'above' }),
  };
  const vendorId = optionalKey(place.at('identifier')) ?? optionalKey(place.at('_id'));
  const provider = optionalLabel(place.at('device'));
  return [readingPart(place, { kind: 'bloodGlucose', values, provider, ...readEntryTime(place), vendorId })];
}

/** Reads the time of an entry, which is in milliseconds, or a text if there are none, and its offset in minutes. */
function readEntryTime(place: Place): { time: PartTime; deviceTimeZoneOffset: number | undefined } {
  const offset = deviceOffset(numberOf(place.at('utcOffset').value));
  if (!place.at('date').isMissing) {
    return { time: { instant: readEpochMilliseconds(place.at('date')) }, deviceTimeZoneOffset: offset };
  }
  return { time: readDeviceTime(place.at('dateString')).time, deviceTimeZoneOffset: offset };
}
