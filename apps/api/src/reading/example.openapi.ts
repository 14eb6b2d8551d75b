import { readingKind, type ReadingKindName, type ReadingValue } from '@rpm/domain';
import { EXAMPLE_VALUES } from './reading-words.openapi';

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

/** A reading of nobody: of a kind, as it is shown. */
export function readingExample(kind: ReadingKindName): object {
  return {
    id: 1,
    readingTimestamp: '2026-01-15T08:00:00.000Z',
    ...shownValues(kind),
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
    item: ITEM,
    manual: false,
    patient: PATIENT,
    patientTimeZoneOffset: -28_800,
  };
}

function shownValues(kind: ReadingKindName): object {
  const given = EXAMPLE_VALUES[kind];
  const values = Object.entries<ReadingValue>(readingKind(kind).values).map(([member, value]) => {
    const shown = given[member] ?? (value.type === 'instants' ? [] : null);
    const unit = 'unit' in value && { [`${member}Unit`]: shown === null ? null : value.unit };
    return { [member]: shown, ...unit };
  });
  return Object.assign({}, ...values) as object;
}
