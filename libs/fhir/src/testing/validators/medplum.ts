import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import type { OperationOutcomeIssue, Resource, StructureDefinition } from '@medplum/fhirtypes';
import { definitions } from '../definitions/definitions';

let indexed = false;

function indexOnce(): void {
  if (indexed) return;
  indexStructureDefinitionBundle(definitions().types);
  indexStructureDefinitionBundle(definitions().resources);
  indexed = true;
}

const textOf = ({ expression, details }: OperationOutcomeIssue) => `${expression?.join() ?? ''} ${details?.text ?? ''}`;

function faultsAgainst(resource: Resource, profile?: StructureDefinition): string[] {
  try {
    return validateResource(resource, profile && { profile }).map(textOf);
  } catch (error) {
    if (error instanceof OperationOutcomeError) return error.outcome.issue.map(textOf);
    throw error;
  }
}

/** Faults against the definition of the resource and against each profile that it claims: cardinality, types, unknown members, slices, invariants. */
export function medplumFaults(resource: Resource): string[] {
  indexOnce();
  const [, ...profiles] = definitions().of(resource);
  const ofProfiles = profiles.flatMap((profile) => faultsAgainst(resource, profile).map((text) => `${profile.url}: ${text}`));
  return [...faultsAgainst(resource), ...ofProfiles];
}
