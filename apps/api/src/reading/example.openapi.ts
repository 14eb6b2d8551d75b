const ITEM = {
  id: 1,
  name: 'Example Glucose Sensor',
  model: 'EGS-1',
  sku: 'EX-EGS-1',
  manufacturer: { id: 1, name: 'Example Devices' },
};

const PATIENT = {
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

/** A reading of nobody. */
export const READING_EXAMPLE = {
  id: 1,
  readingTimestamp: '2026-01-15T08:00:00.000Z',
  afterMeal: null,
  beforeMeal: true,
  device: {
    id: 1,
    currentPatient: PATIENT,
    currentStatus: 'withPatient',
    deviceEvents: [{ type: 'associationCreated', eventTimestamp: '2026-01-10T12:00:00.000Z' }],
    deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-0001' }],
    disabledReadings: false,
    item: ITEM,
  },
  deviceTimeZoneOffset: -28_800,
  glucose: 95,
  glucoseUnit: 'mgdl',
  item: ITEM,
  manual: false,
  patient: PATIENT,
  patientTimeZoneOffset: null,
};
