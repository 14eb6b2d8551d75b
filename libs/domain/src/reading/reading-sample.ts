import { readingKind, type ReadingKindName, type ReadingValue } from './reading-kind';

/*
 * What a reading looks like, for whoever is to be shown one: the reference, and who tries a webhook. People and devices are obviously
 * fictitious.
 */

/** One reading of each kind: what a device has measured. */
export const SAMPLE_VALUES: Record<ReadingKindName, Readonly<Record<string, unknown>>> = {
  bloodGlucose: { glucose: 95, beforeMeal: true },
  bloodOxygen: { bloodOxygen: 97, heartRate: 64 },
  bloodPressure: { systolic: 121, diastolic: 79, heartRate: 64 },
  weight: { weight: 161.4 },
  temperature: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
  heartRate: { heartRate: 64 },
  heartRateVariability: { heartRateVariability: 41.5, heartRateVariabilityAlgorithmType: 'sdnn' },
  peakFlow: { peakExpiratoryFlow: 420, forcedExpiratoryVolumeInOneSecond: 3.1 },
  sleepMatActivity: { bedTime: ['2026-01-15T06:30:00.000Z'], getUpTime: ['2026-01-15T07:45:00.000Z'], bodyTurnOver: 12 },
  sleepMatDuration: { deepSleep: 95, lightSleep: 210, rem: 80, duration: 385 },
};

const ITEM = {
  id: 1,
  name: 'Example Glucose Sensor',
  model: 'EGS-1',
  sku: 'EX-EGS-1',
  manufacturer: { id: 1, name: 'Example Devices' },
};

/** A patient as part of another resource. */
export const SAMPLE_PATIENT = {
  id: 1,
  firstName: 'Testina',
  lastName: 'Sampleton',
  dateOfBirth: '1970-01-31',
  email: 'testina@example.org',
  phoneNumber: '+15555550101',
  externalIdentifier: 'demo-001',
  sex: 'unknown',
  address: { city: 'Testville', country: 'US', lineOne: '2 Example Street', lineTwo: null, state: 'CA', zipCode: '00000' },
};

/** A device as part of another resource. */
export const SAMPLE_DEVICE = {
  id: 1,
  currentPatient: SAMPLE_PATIENT,
  currentStatus: 'withPatient',
  deviceEvents: [{ type: 'associationCreated', eventTimestamp: '2026-01-10T12:00:00.000Z' }],
  deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-0001' }],
  disabledReadings: false,
  item: ITEM,
};

/** A reading of nobody: of a kind, as it is shown. */
export function sampleReading(kind: ReadingKindName): object {
  return {
    id: 1,
    readingTimestamp: '2026-01-15T08:00:00.000Z',
    ...shownValues(kind),
    device: SAMPLE_DEVICE,
    deviceTimeZoneOffset: -28_800,
    item: ITEM,
    manual: false,
    patient: SAMPLE_PATIENT,
    patientTimeZoneOffset: -28_800,
  };
}

function shownValues(kind: ReadingKindName): object {
  const given = SAMPLE_VALUES[kind];
  const values = Object.entries<ReadingValue>(readingKind(kind).values).map(([member, value]) => {
    const shown = given[member] ?? (value.type === 'instants' ? [] : null);
    const unit = 'unit' in value && { [`${member}Unit`]: shown === null ? null : value.unit };
    return { [member]: shown, ...unit };
  });
  return Object.assign({}, ...values) as object;
}
