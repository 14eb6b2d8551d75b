import { type DeviceKey, type HealthPart, type ReadingPart } from '../adapter/message-part';

/** A time at which readings of specs are taken. */
export const AT = new Date('2026-01-10T08:00:00Z');

/** Returns a time some minutes after {@link AT}. */
export const after = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

/** Returns a part with a glucose reading. */
export const glucosePart = (overrides: Partial<ReadingPart> = {}, glucose = 100): ReadingPart => ({
  type: 'reading',
  pointer: '',
  kind: 'bloodGlucose',
  values: { glucose },
  time: { instant: AT },
  device: null,
  person: null,
  ...overrides,
});

/** Returns the key of a device by its serial number or MAC address. */
export const identifier = (value: string): DeviceKey => ({ type: 'identifier', value });

/** Returns a part with the state of a device. */
export const healthPart = (device: DeviceKey, overrides: Partial<HealthPart> = {}): HealthPart => ({
  type: 'health',
  pointer: '',
  device,
  time: { instant: AT },
  batteryPercentage: 80,
  ...overrides,
});
