import { fhirText } from '../element/fhir-text';

/** An identifier that a sender has given an Observation. */
export interface SenderIdentifier {
  system: string;
  value: string;
}

/** Returns whether FHIR permits an identifier: its system is a URI, and its value a text without control characters. */
export const isPermittedIdentifier = ({ system, value }: SenderIdentifier): boolean =>
  /^\S+$/.test(system) && fhirText(value) === value;
