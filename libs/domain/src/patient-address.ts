import { type Patch } from './input/merge-patch';

const MEMBERS = ['city', 'country', 'lineOne', 'lineTwo', 'state', 'zipCode'] as const;

/** The postal address of a patient (specification, section 2). A member that was not given is null. */
export type PatientAddress = Record<(typeof MEMBERS)[number], string | null>;

/** An address with every member present, in the order of the specification. */
export function patientAddress(given: Patch<PatientAddress>): PatientAddress {
  return Object.fromEntries(MEMBERS.map((member) => [member, given[member] ?? null])) as PatientAddress;
}
