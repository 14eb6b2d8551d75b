import { minutesLater } from '../vendor-values/vendor-times';
import { toMessage, type VendorForm, type VendorReading } from './vendor-form';
import { grams } from '../vendor-values/vendor-units';

/** BodyTrace scales: grams, and the IMEI as a number without leading zeros and the check digit. Nothing is lost. */
export const bodytrace: VendorForm = {
  adapter: 'bodytrace',
  binding: 'device',
  usesImei: true,
  stored: ({ kind, values }) => (kind === 'weight' ? values : null),
  write: (readings) =>
    readings.map((reading) => message(reading, { unit: 1, weight: grams(Number(reading.values['weight'])), tare: 0 })),
  idle: (reading) => [message({ ...reading, instant: minutesLater(reading.instant, 600) }, {})],
};

function message({ device, instant }: VendorReading, values: object) {
  return toMessage({ deviceId: Number(device.slice(0, -1)), ts: instant.getTime(), batteryVoltage: 5522, rssi: 91, values });
}
