import { type ValidatorName } from './validators';

/** A fault that a validator finds in resources that are right. */
export interface FalseAlarm {
  readonly validator: ValidatorName;
  readonly fault: RegExp;
  readonly reason: string;
}

/** A spec fails when the samples that are right do not raise one of these any more. */
export const FALSE_ALARMS: readonly FalseAlarm[] = [
  {
    validator: 'JSON Schema',
    fault: /^\/fhirVersion must be equal to one of the allowed values /,
    reason: 'The schema was made before its version had the number 4.0.1, so that its list of versions does not contain it.',
  },
  {
    validator: 'Medplum',
    fault:
      /^http:\/\/hl7\.org\/fhir\/StructureDefinition\/bp: Observation\.component Incorrect number of values provided for slice '(Systolic|Diastolic)BP'/,
    reason:
      'Medplum does not find the slices of a profile that tells them apart by two values. It does so with blood pressure of US Core.',
  },
];
