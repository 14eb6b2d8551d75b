import { SeededRandom } from '../random';
import { type SourceMessage } from '../steps/step';
import { type SentReading } from '../steps/timeline';
import { type VendorForm, type VendorMessage, type VendorReading } from '../vendor/vendor-form';
import { groups } from '../vendor-values/portions';
import { sourceOf } from './source-steps';
import { vendorDeviceOf, vendorPersonOf } from './vendor-identity';

/** Fraction of the messages that are sent again, as if the vendor had received no answer. */
const RESENT = 0.1;

/** Returns a reading as a vendor names its device and person. */
export function vendorReading(form: VendorForm, seed: number, reading: SentReading): VendorReading {
  const { kind, instant, values, deviceTimeZoneOffset, device, patient } = reading;
  return {
    kind,
    instant,
    values: { ...values },
    deviceTimeZoneOffset,
    device: vendorDeviceOf(seed, device, form.usesImei === true).text,
    person: vendorPersonOf(seed, patient),
  };
}

/**
 * Returns the messages of a vendor for the uploads of a day. Some messages are sent again, on every second day the newest comes first, and messages without
 * readings are among them.
 */
export function deliveriesOf(form: VendorForm, seed: number, day: number, readings: readonly SentReading[]): SourceMessage[] {
  return groups(readings, ({ patient }) => sourceOf(form, patient)).flatMap(([source, ofSource]) => {
    const random = new SeededRandom(seed, 'messages', source, day);
    const written = ofSource
      .map((reading) => vendorReading(form, seed, reading))
      .filter((reading) => form.stored(reading) !== null)
      .sort((one, other) => one.instant.getTime() - other.instant.getTime());
    const [first] = written;
    if (!first) return [];
    const messages = form.write(written, random);
    const again = messages.filter(() => random.happens(RESENT));
    const ordered = day % 2 === 0 ? messages : messages.toReversed();
    return [...ordered, ...again, ...form.idle(first)].map((message: VendorMessage) => ({ source, message }));
  });
}
