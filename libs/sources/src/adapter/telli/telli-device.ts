import { type DeviceKey, type HealthPart, type MessagePart } from '../message-part';
import { numberOf } from '../reading/decimal';
import { healthParts } from '../reading/health';
import { deviceOffset, readEpoch } from '../reading/instant';
import { type Place } from '../reading/place';
import { ignored } from '../reading/read-message';
import { optionalWord, readKeyText } from '../reading/text';
import { Unreadable } from '../reading/unreadable';

/** Reads the device. Its id is the IMEI; the older guide has ids of the vendor instead. @throws Unreadable if there is none */
export function readDevice(place: Place): DeviceKey {
  const value = readKeyText(place);
  return { type: /^\d{15}$/.test(value) ? 'imei' : 'vendor', value };
}

/** Reads the offset of the device in minutes; null if it is missing, or no offset that a time zone has. */
export function readOffset(place: Place): number | null {
  const minutes = numberOf(place.value);
  return minutes !== null && deviceOffset(minutes) !== undefined ? minutes : null;
}

/** Reads a message that is no reading: a sign of life, a reminder that the person has cleared, or the answer to a change of settings. */
export function readEvent(place: Place, device: DeviceKey, type: string | undefined): MessagePart[] {
  switch (type) {
    case 'Heartbeat': {
      const health = readHealth(place.at('devdata'), device, () => readEpoch(place.at('time')));
      return health.length > 0 ? health : [ignored(place, 'heartbeat')];
    }
    case 'ReminderCleared':
      return [ignored(place, 'unsupported_kind'), ...readHealth(place.at('devdata'), device, () => readEpoch(place.at('time')))];
    case 'SettingsResponse':
      return [ignored(place, 'settings')];
    default:
      throw new Unreadable('no_mapping', 'type');
  }
}

/** Reads the battery, from 0 to 10, and the signal, from 1 to 4. A device on external power says `pwr`, and states no level. */
export function readHealth(place: Place, device: DeviceKey, time: () => Date): HealthPart[] {
  if (!place.isObject) return [];
  const batteryPercentage = step(place.at('batt'), 0, 10, 10);
  const signalStrength = step(place.at('r'), 1, 4, 25);
  if (batteryPercentage === undefined && signalStrength === undefined) return [];
  return healthParts(place, device, { instant: time() }, { batteryPercentage, signalStrength });
}

function step(place: Place, min: number, max: number, percent: number): number | undefined {
  const number = numberOf(place.value);
  return number !== null && Number.isInteger(number) && number >= min && number <= max ? number * percent : undefined;
}

/** Whether the device has kept the reading in its memory, so that its battery and signal are not those of the time of the reading. */
export function isFromMemory(place: Place): boolean {
  return optionalWord(place) === '1' || place.value === 1;
}
