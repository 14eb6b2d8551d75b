import { type Patch } from '../patch/merge-patch';

/** The properties of a patient's address, in the order of the specification. */
export const PATIENT_ADDRESS_PROPERTIES = ['city', 'country', 'lineOne', 'lineTwo', 'state', 'zipCode'] as const;

/** The postal address of a patient (specification, section 2). A property without a value is null. */
export type PatientAddress = Record<(typeof PATIENT_ADDRESS_PROPERTIES)[number], string | null>;

/** Completes an address: returns it with every property, in the order of the specification. */
export function patientAddress(input: Patch<PatientAddress>): PatientAddress {
  return Object.fromEntries(PATIENT_ADDRESS_PROPERTIES.map((property) => [property, input[property] ?? null])) as PatientAddress;
}
