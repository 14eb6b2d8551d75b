import { type PartTime } from '../message-part';
import { optionalDecimal, optionalWhole } from '../reading/decimal';
import { minutesOfClockRange, parseClockRange } from '../reading/clock-range';
import { writtenTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { definedValues } from '../reading/values';
import { type TelliValues } from './telli-reading';

interface Context {
  time: Date;
  offset: number | null;
}

/** Reads what happened in four hours of a night. Its times of day are those of the device's clock. */
export function readActivity(data: Place, context: Context): TelliValues {
  const shared = readShared(data, context);
  return {
    ...shared,
    localValues: {
      bedTime: readLocalTimes(data.at('bedTime'), context.offset),
      getUpTime: readLocalTimes(data.at('getUpTime'), context.offset),
    },
  };
}

/** Reads the phases of a whole night. */
export function readDuration(data: Place, context: Context): TelliValues {
  const { values, ...ranges } = readShared(data, context);
  const phases = {
    deepSleep: optionalWhole(data.at('deepSleep')),
    lightSleep: optionalWhole(data.at('lightSleep')),
    rem: optionalWhole(data.at('rem')),
  };
  return { values: { ...values, ...definedValues(phases) }, ...ranges };
}

function readShared(data: Place, { time, offset }: Context): TelliValues {
  const range = readRange(data.at('duration'));
  const values = definedValues({
    bodyTurnOver: optionalWhole(data.at('bodyTurnOver')),
    heartRate: optionalWhole(data.at('pulse')),
    respiration: optionalDecimal(data.at('respiration')),
    duration: range && offset !== null ? minutesOfClockRange(range, offset, time) : undefined,
  });
  return { values, ...(range && offset === null && { clockRanges: { duration: range } }) };
}

/** Reads a range such as `20:00~08:00`; null if nothing is there. @throws Unreadable if something else is there */
function readRange(place: Place) {
  if (place.isMissing) return null;
  const range = parseClockRange(optionalWord(place) ?? '');
  if (!range) throw place.unreadable();
  return range;
}

/** Reads times such as `2026-01-31/22:15`. @throws Unreadable if one is not understood */
function readLocalTimes(list: Place, zone: number | null): PartTime[] {
  return list.entries().map((entry) => {
    const text = optionalWord(entry) ?? '';
    const written = /^\d{4}-\d{2}-\d{2}\/\d{2}:\d{2}(:\d{2})?$/.test(text) ? writtenTime(text.replace('/', 'T')) : null;
    if (!written) throw new Unreadable('time_invalid', list.path);
    return { local: written.local, zone };
  });
}
