import { type DeviceKey, type MessagePart } from '../message-part';
import { numberOf } from '../reading/decimal';
import { deviceOffset, readTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, type PartContext } from '../reading/read-message';
import { type ReadingFields, readingPart } from '../reading/reading-part';
import { optionalKey, optionalLabel, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { type Metrics, readKinds } from './validic-metric';

/** Reads a measurement, which can contain readings of several kinds. */
export function readValidicMeasurement(place: Place): MessagePart[] {
  const device = readDevice(place.at('source').at('device').at('id'));
  const person = optionalKey(place.at('user').at('uid')) ?? null;
  const context: PartContext = { device, person };
  return attempt<MessagePart[]>(place, context, () => {
    if (device === null && person === null) throw place.at('user').at('uid').unreadable();
    const metrics = metricsOf(place);
    const kinds = readKinds(metrics);
    if (kinds.length === 0) {
      // Means and other statistics of a sensor are no readings.
      if ([...metrics.keys()].every((type) => /^(avg|min|max)_/.test(type))) return [ignored(place, 'unsupported_kind')];
      throw new Unreadable('kind_unknown', 'metrics.type');
    }
    const fields = { ...sharedFields(place), device, person };
    return kinds.flatMap(({ kind, origin, read }) =>
      attempt<MessagePart[]>(place, { ...context, kind }, () => [
        readingPart(place, {
          ...fields,
          kind,
          values: { ...read(), ...(kind === 'bloodGlucose' && mealOf(place)) },
          manual: origin === 'manual' || undefined,
        }),
      ]),
    );
  });
}

function sharedFields(place: Place): Omit<ReadingFields, 'kind' | 'values'> {
  const seconds = numberOf(place.at('utc_offset').value);
  // An offset of another origin is not that of the device.
  const isOfSource = optionalWord(place.at('offset_origin')) === 'source';
  return {
    time: readTime(place.at('start_time'), null),
    deviceTimeZoneOffset: isOfSource && seconds !== null ? deviceOffset(seconds / 60) : undefined,
    provider: optionalLabel(place.at('source').at('type')),
    vendorId: optionalKey(place.at('id')),
    action: place.at('deleted_at').isMissing ? 'correct' : 'void',
  };
}

/** Returns the metrics by their types. @throws Unreadable if a type occurs several times, so that nobody can say which value is meant */
function metricsOf(place: Place): Metrics {
  const metrics = new Map<string, Place>();
  const list = place.at('metrics');
  if (list.isMissing) throw list.unreadable();
  for (const entry of list.entries()) {
    const type = optionalWord(entry.at('type'));
    if (type === undefined) continue;
    if (metrics.has(type)) throw new Unreadable('malformed', 'metrics');
    metrics.set(type, entry);
  }
  return metrics;
}

/** Reads the device, if its id is an IMEI or a MAC address. Other ids are those of accounts and apps, whose readings belong to the person. */
function readDevice(place: Place): DeviceKey | null {
  const value = optionalWord(place) ?? '';
  if (/^\d{15}$/.test(value)) return { type: 'imei', value };
  return /^[0-9a-f]{2}([:-]?[0-9a-f]{2}){5}$/i.test(value) ? { type: 'identifier', value } : null;
}

/** Returns when a person has eaten, if a note says so. */
function mealOf(place: Place): Readonly<Record<string, true>> {
  const notes = place.at('user_notes').entriesOrNone();
  const note = notes.find((entry) => optionalWord(entry.at('type')) === 'relationship_to_meal');
  const meal = note && optionalWord(note.at('value'));
  return meal === 'before' ? { beforeMeal: true } : meal === 'after' ? { afterMeal: true } : {};
}
