import { type ReadingKindName } from '@rpm/domain';
import { type DeviceKey, type MessagePart, type ReadingPart } from '../message-part';
import { optionalDecimal, optionalWhole, readDecimal, readWhole } from '../reading/decimal';
import { healthParts, percentage, percentageBetween } from '../reading/health';
import { deviceOffset, readEpochMilliseconds } from '../reading/instant';
import { type Place } from '../reading/place';
import { readPart } from '../reading/read-message';
import { readingPart } from '../reading/reading-part';
import { optionalFlag, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { definedValues, readWithUnit } from '../reading/values';
import { isFromMemory, readHealth, readOffset } from './telli-device';
import { readActivity, readDuration } from './telli-sleep';

/** The values of a reading, and whatever else the data of its type contain. */
export type TelliValues = Pick<ReadingPart, 'values' | 'localValues' | 'clockRanges'>;

interface ReadingType {
  kind: ReadingKindName;
  read: (data: Place, context: { time: Date; offset: number | null }) => TelliValues;
}

/** The types of readings. The vendor writes some of them with a space in prose and without one in messages. */
const READING_TYPES: ReadonlyMap<string, ReadingType> = new Map<string, ReadingType>([
  ['bloodpressure', { kind: 'bloodPressure', read: readBloodPressure }],
  ['bloodglucose', { kind: 'bloodGlucose', read: readGlucose }],
  ['weight', { kind: 'weight', read: (data) => ({ values: readWithUnit('weight', data.at('weight'), data.at('unit')) }) }],
  [
    'temperature',
    { kind: 'temperature', read: (data) => ({ values: readWithUnit('temperature', data.at('temperature'), data.at('unit')) }) },
  ],
  ['spo2', { kind: 'bloodOxygen', read: readBloodOxygen }],
  ['peakflow', { kind: 'peakFlow', read: readPeakFlow }],
  ['sleepingmatactivity', { kind: 'sleepMatActivity', read: readActivity }],
  ['sleepingmatduration', { kind: 'sleepMatDuration', read: readDuration }],
]);

/** Reads a reading, and the state of the device that it contains. */
export function readTelliReading(place: Place, device: DeviceKey, readingType: string): MessagePart[] {
  const type = READING_TYPES.get(readingType.replaceAll(/\s/g, '').toLowerCase());
  if (!type) throw new Unreadable('kind_unknown', 'readingType');
  const { kind } = type;
  return readPart(place, { kind, device }, () => {
    const time = readEpochMilliseconds(place.at('time'));
    const offset = readOffset(place.at('tzOffsetMinutes'));
    const data = place.at('data');
    if (!data.isObject) throw data.unreadable();
    const reading = readingPart(place, {
      kind,
      ...type.read(data, { time, offset }),
      time: { instant: time },
      deviceTimeZoneOffset: deviceOffset(offset),
      device,
    });
    const isFresh = !isFromMemory(place.at('mem'));
    return [
      reading,
      ...(kind === 'bloodOxygen' && isFresh ? oximeterHealth(data, device, time) : []),
      ...(isFresh ? readHealth(place.at('devdata'), device, () => time) : []),
    ];
  });
}

function readBloodPressure(data: Place): TelliValues {
  return {
    values: definedValues({
      systolic: readWhole(data.at('systolic')),
      diastolic: readWhole(data.at('diastolic')),
      heartRate: optionalWhole(data.at('pulse')),
      irregularHeartbeat: optionalFlag(data.at('arrhythmia')),
    }),
  };
}

function readGlucose(data: Place): TelliValues {
  const period = optionalWord(data.at('readingPeriod'))?.toLowerCase();
  return {
    values: {
      ...readWithUnit('bloodGlucose', data.at('glucose'), data.at('unit')),
      ...(period === 'before' && { beforeMeal: true }),
      ...(period === 'after' && { afterMeal: true }),
    },
  };
}

function readBloodOxygen(data: Place): TelliValues {
  return { values: definedValues({ bloodOxygen: readWhole(data.at('spo2')), heartRate: optionalWhole(data.at('pulse')) }) };
}

/**
 * Reads the state of an oximeter. The vendor's samples have batteries of 61 and 65, which can only be percentages. The strength of the signal is used if it is in dBm:
 * the samples also have 24 and 65, whose scale is not documented.
 */
function oximeterHealth(data: Place, device: DeviceKey, time: Date): MessagePart[] {
  const [battery, rsrp] = [data.at('battery'), data.at('rsrp')].map((place) => {
    // What is no number here says nothing about the state of the device, and must not keep the reading from being recorded.
    return typeof place.value === 'number' ? optionalDecimal(place) : undefined;
  });
  const signalStrength = rsrp !== undefined && rsrp < 0 ? percentageBetween(rsrp, -140, -44) : undefined;
  return healthParts(data, device, { instant: time }, { batteryPercentage: percentage(battery), signalStrength });
}

function readPeakFlow(data: Place): TelliValues {
  return {
    values: definedValues({
      peakExpiratoryFlow: readDecimal(data.at('pef')),
      forcedExpiratoryVolumeInOneSecond: optionalDecimal(data.at('fev1')),
    }),
  };
}
