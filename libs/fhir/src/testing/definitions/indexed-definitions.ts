import { indexSearchParameter, indexStructureDefinitionBundle } from '@medplum/core';
import type { SearchParameter } from '@medplum/fhirtypes';
import { definitionFile, definitions } from './definitions';

const indexed = new Set<'structures' | 'searchParameters'>();

/** Gives Medplum the definitions of types and resources; it keeps them for the process. */
export function indexStructures(): void {
  if (indexed.has('structures')) return;
  indexStructureDefinitionBundle(definitions().types);
  indexStructureDefinitionBundle(definitions().resources);
  indexed.add('structures');
}

/** Gives Medplum the definitions of search parameters. */
export function indexSearchParameters(): void {
  if (indexed.has('searchParameters')) return;
  indexStructures();
  for (const parameter of definitionFile('r4-search-parameters.json') as SearchParameter[]) indexSearchParameter(parameter);
  indexed.add('searchParameters');
}
