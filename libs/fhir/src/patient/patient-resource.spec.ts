import { expectValidFhir } from '../testing';
import { type FhirPatient, patientResource } from './patient-resource';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';
const IDENTITY = { uuid: UUID, base: 'https://rpm.example.org', externalIdentifierSystem: 'urn:oid:2.999.1.2.3' };

const PATIENT: FhirPatient = {
  id: 4,
  firstName: 'Testina',
  lastName: 'Sampleton',
  dateOfBirth: '1970-01-31',
  email: 'testina@example.org',
  phoneNumber: '+15555550101',
  externalIdentifier: 'demo-001',
  sex: 'female',
  address: { city: 'Testville', country: 'US', lineOne: '2 Example Street', lineTwo: '', state: 'CA', zipCode: '00000' },
  archived: false,
  version: 3,
  updateTimestamp: '2026-01-10T12:00:00.000Z',
};

const IDENTIFIER_TYPES = 'http://terminology.hl7.org/CodeSystem/v2-0203';

const RESOURCE = {
  resourceType: 'Patient',
  id: '4',
  meta: { versionId: '3', lastUpdated: '2026-01-10T12:00:00.000Z' },
  identifier: [
    {
      use: 'secondary',
      type: { coding: [{ system: IDENTIFIER_TYPES, code: 'PI' }] },
      system: 'https://rpm.example.org/identifier/patient',
      value: '4',
    },
    {
      use: 'usual',
      type: { coding: [{ system: IDENTIFIER_TYPES, code: 'MR' }] },
      system: 'urn:oid:2.999.1.2.3',
      value: 'demo-001',
    },
  ],
  active: true,
  name: [{ use: 'official', family: 'Sampleton', given: ['Testina'] }],
  telecom: [
    { system: 'phone', value: '+15555550101' },
    { system: 'email', value: 'testina@example.org' },
  ],
  gender: 'female',
  birthDate: '1970-01-31',
  address: [{ use: 'home', line: ['2 Example Street'], city: 'Testville', state: 'CA', postalCode: '00000', country: 'US' }],
  managingOrganization: { reference: `Organization/${UUID}` },
};

describe('patientResource', () => {
  it('contains everything that is known about the patient', () => {
    const resource = patientResource(IDENTITY, PATIENT, { mergedInto: null });
    expect(resource).toEqual(RESOURCE);
    expectValidFhir(resource);
  });

  it('leaves out properties that are not known or blank', () => {
    const [own] = RESOURCE.identifier;
    const unknown = { dateOfBirth: null, email: null, phoneNumber: null, externalIdentifier: null };
    const address = { city: '', country: null, lineOne: ' ', lineTwo: null, state: null, zipCode: null };
    const resource = patientResource(IDENTITY, { ...PATIENT, ...unknown, address }, { mergedInto: null });
    const { telecom: _telecom, birthDate: _birthDate, address: _address, ...rest } = RESOURCE;
    expect(resource).toEqual({ ...rest, identifier: [own] });
    expectValidFhir(resource);
  });

  it('says that an archived patient is not active', () => {
    expect(patientResource(IDENTITY, { ...PATIENT, archived: true }, { mergedInto: null })).toEqual({
      ...RESOURCE,
      active: false,
    });
  });

  it('refers from a merged patient to the one who remains', () => {
    const resource = patientResource(IDENTITY, PATIENT, { mergedInto: 9 });
    const link = [{ other: { reference: 'Patient/9' }, type: 'replaced-by' }];
    expect(resource).toEqual({ ...RESOURCE, active: false, link });
    expectValidFhir(resource);
  });

  it('has a system of the service for external identifiers if the organization has not set one', () => {
    const resource = patientResource({ ...IDENTITY, externalIdentifierSystem: null }, PATIENT, { mergedInto: null });
    expect(resource.identifier?.map(({ system, value }) => [system, value])).toEqual([
      ['https://rpm.example.org/identifier/patient', '4'],
      ['https://rpm.example.org/identifier/external-patient', 'demo-001'],
    ]);
  });
});
