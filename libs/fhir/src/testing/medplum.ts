import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import type { OperationOutcomeIssue, Resource } from '@medplum/fhirtypes';
import { definitionsOf } from './definitions';

let indexed = false;

/** Reads the definitions at the first validation: specs that validate nothing do not wait for them. */
function indexOnce(): void {
  if (indexed) return;
  indexStructureDefinitionBundle(definitionsOf('r4-types'));
  indexStructureDefinitionBundle(definitionsOf('r4-resources'));
  indexed = true;
}

const textOf = ({ expression, details }: OperationOutcomeIssue) => `${expression?.join() ?? ''} ${details?.text ?? ''}`;

/** Faults that the validator of Medplum finds against the definition of the resource: cardinality, types, unknown members, invariants. */
export function medplumFaults(resource: Resource): string[] {
  indexOnce();
  try {
    return validateResource(resource).map(textOf);
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return error.outcome.issue.map(textOf);
  }
}
