import { minutesLater } from '../vendor-values/vendor-times';
import { supersets } from '../vendor-values/portions';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';

/** Range of a sensor, and the numbers that mean that a value is below or above it. */
const RANGE = { low: 40, high: 400, below: 39, above: 401 };

/** Finger sticks and values of a sensor alternate, so that both are tried. */
const isSensor = ({ instant }: VendorReading) => instant.getUTCMinutes() % 2 === 0;

/** Uploaders of continuous monitors. Meal times are lost, and values of a sensor beyond its range become the limit of the range. */
export const nightscout: VendorForm = {
  adapter: 'nightscout',
  binding: 'patient',
  stored: (reading) => {
    if (reading.kind !== 'bloodGlucose') return null;
    const glucose = Number(reading.values['glucose']);
    if (!isSensor(reading)) return pick(reading.values, 'glucose');
    if (glucose < RANGE.low) return { glucose: RANGE.low, outOfRange: 'below' };
    return glucose > RANGE.high ? { glucose: RANGE.high, outOfRange: 'above' } : { glucose };
  },
  // Uploaders that were offline send everything again, the newest value first.
  write: (readings, random) =>
    supersets(readings, random).map((known) => toMessage(known.map(entry).reverse(), 'api/v1/entries')),
  idle: ({ instant }) => [
    toMessage([{ device: 'sample phone', created_at: instant.toISOString(), uploaderBattery: 55 }], 'api/v1/devicestatus'),
    toMessage(
      [
        {
          type: 'cal',
          date: minutesLater(instant, 1).getTime(),
          device: 'xDrip-DexcomG6',
          slope: 850.1,
          intercept: 31_000,
          scale: 1,
        },
      ],
      'api/v1/entries',
    ),
  ],
};

function entry(reading: VendorReading): object {
  const { instant, deviceTimeZoneOffset, values } = reading;
  const glucose = Number(values['glucose']);
  const times = {
    date: instant.getTime(),
    dateString: instant.toISOString(),
    utcOffset: deviceTimeZoneOffset / 60,
    device: 'xDrip-DexcomG6',
  };
  if (!isSensor(reading)) return { type: 'mbg', mbg: glucose, ...times };
  const sgv = glucose < RANGE.low ? RANGE.below : Math.min(glucose, RANGE.above);
  return { type: 'sgv', sgv, direction: 'Flat', noise: 1, ...times };
}
