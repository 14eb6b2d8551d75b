import 'reflect-metadata';
import { InvalidInput, Patient, type PatientPatch } from '..';

const NAMES = { firstName: 'Testina', lastName: 'Sampleton' };
const NO_ADDRESS = { city: null, country: null, lineOne: null, lineTwo: null, state: null, zipCode: null };
const EMPTY = {
  organizationId: 7,
  ...NAMES,
  dateOfBirth: null,
  email: null,
  phoneNumber: null,
  externalIdentifier: null,
  sex: 'unknown',
  address: null,
  archived: false,
  enrolled: true,
  siteId: null,
  timeZone: null,
  localTimeZone: null,
};

/** Returns the validation errors of a change to a patient. */
function errorsOf(patient: Patient, patch: PatientPatch) {
  try {
    return patient.change(patch);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ pointer, code }) => [pointer, code]);
  }
}

describe('Patient', () => {
  it('is enrolled and otherwise empty by default', () => {
    expect({ ...Patient.of(7, NAMES) }).toEqual(EMPTY);
  });

  it('ignores unknown input properties', () => {
    const given = { ...NAMES, id: 5, organizationId: 8, localTimeZone: 'UTC', address: { planet: 'Mars' } as object };
    expect({ ...Patient.of(7, given) }).toEqual({ ...EMPTY, address: NO_ADDRESS });
  });

  it('changes only the properties that a merge-patch contains, including those of the address, and clears those that are null', () => {
    const address = { city: 'Testville', country: 'US', state: 'CA', zipCode: '00000' };
    const patient = Patient.of(7, { ...NAMES, email: 'a@example.org', sex: 'other', address, site: { id: 3 } });
    patient.change({ lastName: 'Placeholder', email: null, address: { city: null, lineOne: '1 Example Street' }, site: {} });
    expect({ ...patient }).toEqual({
      ...EMPTY,
      lastName: 'Placeholder',
      sex: 'other',
      address: { ...NO_ADDRESS, ...address, city: null, lineOne: '1 Example Street' },
      siteId: 3,
      localTimeZone: 'America/Los_Angeles',
    });
    patient.change({ site: null, address: null });
    expect({ ...patient }).toEqual({ ...EMPTY, lastName: 'Placeholder', sex: 'other' });
  });

  it('resets omitted properties to their defaults when all properties are replaced', () => {
    const patient = Patient.of(7, { ...NAMES, archived: true, enrolled: false, timeZone: 'Asia/Kolkata', site: { id: 3 } });
    expect({ ...patient.replace(NAMES) }).toEqual(EMPTY);
  });

  it('checks that the telephone number fits the country when either of the two changes', () => {
    const patient = Patient.of(7, { ...NAMES, phoneNumber: '(555) 555-0100', address: { country: 'US' } });
    expect(errorsOf(patient, { phoneNumber: '020' })).toEqual([['/phoneNumber', 'not_a_telephone_number']]);
    patient.change({ phoneNumber: '(555) 555-0101' });
    expect(errorsOf(patient, { address: { country: 'Elsewhere' } })).toEqual([['/phoneNumber', 'not_a_telephone_number']]);
  });

  it('accepts a change even if a property that does not change is invalid', () => {
    const imported = Object.assign(Patient.of(7, NAMES), { phoneNumber: 'by the neighbours' });
    expect(imported.change({ lastName: 'Placeholder' }).lastName).toBe('Placeholder');
  });
});
