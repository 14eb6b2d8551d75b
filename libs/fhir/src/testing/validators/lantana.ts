import { Fhir } from 'fhir';
import { Severities } from 'fhir/validator';
import type { Resource } from '@medplum/fhirtypes';

let fhir: Fhir | undefined;

/** Faults that the package `fhir` of Lantana finds: codes of required value sets, types of references, unknown and missing members. */
export function lantanaFaults(resource: Resource): string[] {
  fhir ??= new Fhir();
  try {
    const { messages } = fhir.validate(resource, { errorOnUnexpected: true });
    return messages
      .filter(({ severity }) => severity === Severities.Error || severity === Severities.Fatal)
      .map(({ location, message }) => `${location ?? ''} ${message ?? ''}`);
  } catch (error) {
    // It throws on some members that are null.
    return [`threw ${String(error)}`];
  }
}
