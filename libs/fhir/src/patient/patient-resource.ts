import { type Address, type ContactPoint, type Identifier, type Patient } from '@medplum/fhirtypes';
import { type PatientView } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { fhirText } from '../element/fhir-text';
import { nonEmpty, present } from '../element/present';
import { externalPatientSystem, type FhirIdentity, identifierSystem } from '../identity/fhir-identity';

/** The properties of a patient from which the resource is made. */
export type FhirPatient = Pick<
  PatientView,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'email'
  | 'phoneNumber'
  | 'externalIdentifier'
  | 'sex'
  | 'address'
  | 'archived'
  | 'version'
  | 'updateTimestamp'
>;

/**
 * Returns a patient as a resource. No standard extension for the time zone may stand on a Patient, so it is left out.
 * @param mergedInto the patient into whose record this one was merged; null if it was not merged
 */
export function patientResource(
  identity: FhirIdentity,
  patient: FhirPatient,
  { mergedInto }: { mergedInto: number | null },
): Patient {
  const { id, version, updateTimestamp, sex, dateOfBirth, address, archived } = patient;
  return present<Patient>({
    resourceType: 'Patient',
    id: String(id),
    meta: { versionId: String(version), lastUpdated: updateTimestamp },
    identifier: identifiersOf(identity, patient),
    active: !archived && mergedInto === null,
    name: [nameOf(patient)],
    telecom: nonEmpty(telecomOf(patient)),
    gender: sex,
    birthDate: dateOfBirth ?? undefined,
    address: nonEmpty(addressesOf(address)),
    managingOrganization: { reference: `Organization/${identity.uuid}` },
    link: mergedInto === null ? undefined : [{ other: { reference: `Patient/${mergedInto}` }, type: 'replaced-by' }],
  });
}

/** The service's own identifier, and the customer's one. */
function identifiersOf(identity: FhirIdentity, { id, externalIdentifier }: FhirPatient): Identifier[] {
  const own: Identifier = {
    use: 'secondary',
    type: identifierType('PI'),
    system: identifierSystem(identity, 'patient'),
    value: String(id),
  };
  const value = fhirText(externalIdentifier);
  if (value === undefined) return [own];
  return [own, { use: 'usual', type: identifierType('MR'), system: externalPatientSystem(identity), value }];
}

const identifierType = (code: 'PI' | 'MR') => ({ coding: [{ system: CODE_SYSTEMS.identifierType, code }] });

function nameOf({ firstName, lastName }: FhirPatient) {
  const given = fhirText(firstName);
  return {
    use: 'official' as const,
    ...present({ family: fhirText(lastName), given: given === undefined ? undefined : [given] }),
  };
}

function telecomOf({ phoneNumber, email }: FhirPatient): ContactPoint[] {
  const points = [
    { system: 'phone', value: fhirText(phoneNumber) },
    { system: 'email', value: fhirText(email) },
  ] as const;
  return points.filter(({ value }) => value !== undefined);
}

function addressesOf(address: FhirPatient['address']): Address[] {
  if (address === null) return [];
  const { lineOne, lineTwo, city, state, zipCode, country } = address;
  const parts = present<Address>({
    line: nonEmpty([lineOne, lineTwo].map(fhirText).filter((line) => line !== undefined)),
    city: fhirText(city),
    state: fhirText(state),
    postalCode: fhirText(zipCode),
    country: fhirText(country),
  });
  return Object.keys(parts).length === 0 ? [] : [{ use: 'home', ...parts }];
}
