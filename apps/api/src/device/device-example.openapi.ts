/** A device of nobody, for the examples of the reference. */
export const DEVICE_EXAMPLE = {
  id: 21,
  currentPatient: null,
  currentStatus: 'availableAtSite',
  deviceEvents: [{ type: 'registered', eventTimestamp: '2026-01-10T12:00:00.000Z' }],
  deviceIdentifiers: [
    { type: 'imei', value: '490154203237518' },
    { type: 'macAddress', value: '00:00:5E:00:53:01' },
  ],
  disabledReadings: false,
  item: { id: 12, name: 'Example Meter', model: 'EM-1', sku: 'EX-EM-1', manufacturer: { id: 7, name: 'Example Devices' } },
  site: { id: 42, name: 'North Clinic' },
  externalIdentifier: 'meter-0001',
  lastHealthCheck: null,
  droppedReadings: 0,
};

const PATIENT_EXAMPLE = {
  id: 1,
  firstName: 'Testina',
  lastName: 'Sampleton',
  dateOfBirth: '1970-01-31',
  email: 'testina@example.org',
  phoneNumber: '+15555550101',
  externalIdentifier: 'patient-0001',
  sex: 'unknown',
  address: { city: 'Testville', country: 'US', lineOne: '2 Example Street', lineTwo: null, state: 'CA', zipCode: '00000' },
};

export const HELD_DEVICE_EXAMPLE = {
  ...DEVICE_EXAMPLE,
  currentPatient: PATIENT_EXAMPLE,
  currentStatus: 'withPatient',
  deviceEvents: [...DEVICE_EXAMPLE.deviceEvents, { type: 'associationCreated', eventTimestamp: '2026-01-12T09:30:00.000Z' }],
};

export const ASSIGNMENT_EXAMPLE = {
  id: 31,
  patient: PATIENT_EXAMPLE,
  startTimestamp: '2026-01-12T09:30:00.000Z',
  endTimestamp: null,
};

export const HEALTH_CHECK_EXAMPLE = {
  id: 51,
  deviceId: 21,
  eventTimestamp: '2026-01-15T08:00:00.000Z',
  batteryPercentage: 80,
  signalStrength: null,
};
