import { type Adapter } from '../adapter';
import { type DeviceKey, type MessagePart } from '../message-part';
import { optionalDecimal, numberOf, readDecimal, round } from '../reading/decimal';
import { healthParts, percentageBetween } from '../reading/health';
import { readEpochMilliseconds } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, messagesIn, type PartContext, readJsonMessage } from '../reading/read-message';
import { readingPart } from '../reading/reading-part';
import { readKeyText } from '../reading/text';
import { Unreadable } from '../reading/unreadable';

/** Largest difference in grams between the zero points before and after a weighing. With a larger one, the scale was not calibrated. */
const MAX_TARE = 100;

/** Messages of BodyTrace's cellular scale. The messages of its cuff are not described in public. */
export const BODYTRACE: Adapter = {
  name: 'bodytrace',
  version: 1,
  vendor: 'BodyTrace',
  facts: [
    {
      url: 'https://github.com/espace/bodytrace/blob/b0b424df8860acae98056f88d279bf1b2b7b6e37/README.md',
      readOn: '2026-11-30',
      by: 'community',
    },
  ],
  authentication: ['basic'],
  makesSecret: false,
  setup: [
    'Register each scale with its IMEI, and assign it to its patient.',
    'Give the address, the user name and the password to BodyTrace.',
    'Step on a scale. The message is listed with the source within a minute.',
  ],
  keptHeaders: [],
  needsPatient: false,
  read: (message) => readJsonMessage(message, (root) => messagesIn(root).flatMap(readMessage)),
};

function readMessage(place: Place): MessagePart[] {
  const context: PartContext = {};
  return attempt<MessagePart[]>(place, context, () => {
    const [id, values] = [place.at('deviceId'), place.at('values')];
    if (!place.isObject || (id.isMissing && values.isMissing)) throw new Unreadable('no_mapping', null);
    const device = readDevice(id);
    context.device = device;
    if (!values.isObject) throw values.unreadable();
    const time = readEpochMilliseconds(place.at('ts'));
    const health = readHealth(place, device, time);
    const isEmpty = Object.keys(values.value ?? {}).length === 0;
    if (isEmpty) return health.length > 0 ? health : [ignored(place, 'heartbeat')];
    return [...attempt<MessagePart[]>(place, context, () => [readWeight(place, device, time, context)]), ...health];
  });
}

/**
 * Reads the device. Its id is the IMEI without leading zeros and without the check digit. Other ids are kept as they are.
 */
function readDevice(place: Place): DeviceKey {
  const value = readKeyText(place);
  return /^\d{8,14}$/.test(value) ? { type: 'imei', value: value.padStart(14, '0') } : { type: 'vendor', value };
}

function readWeight(place: Place, device: DeviceKey, time: Date, context: PartContext): MessagePart {
  const values = place.at('values');
  if (values.at('weight').value === undefined) throw new Unreadable('kind_unknown', 'values');
  context.kind = 'weight';
  const [weight, tare] = [readDecimal(values.at('weight')), optionalDecimal(values.at('tare')) ?? 0];
  if (Math.abs(tare) > MAX_TARE) throw new Unreadable('not_in_range', 'values.tare');
  // The weight is always in grams; `unit` is only what the scale shows.
  return readingPart(place, {
    kind: 'weight',
    values: { weight: round(weight / 1000, 3), weightUnit: 'kg' },
    time: { instant: time },
    device,
  });
}

/** Reads the battery, which works from 4.7 to 6.0 volts, and the signal, which is in dBm without its sign. */
function readHealth(place: Place, device: DeviceKey, time: Date): MessagePart[] {
  const [battery, rssi] = [numberOf(place.at('batteryVoltage').value), numberOf(place.at('rssi').value)];
  const batteryPercentage = battery !== null && battery > 0 ? percentageBetween(battery, 4700, 6000) : undefined;
  const signalStrength = rssi !== null && rssi > 0 ? percentageBetween(115 - rssi, 0, 52) : undefined;
  return healthParts(place, device, { instant: time }, { batteryPercentage, signalStrength });
}
