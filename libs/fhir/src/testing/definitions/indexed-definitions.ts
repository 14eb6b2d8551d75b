import { getExpressionForResourceType, indexSearchParameter, indexStructureDefinitionBundle } from '@medplum/core';
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

/**
 * Gives Medplum the definitions of search parameters. The expression of a parameter has alternatives for up to thirty types of resources. Medplum would evaluate them all on
 * each resource, which takes most of the time of a search, so each type gets its own alternatives only.
 */
export function indexSearchParameters(): void {
  if (indexed.has('searchParameters')) return;
  indexStructures();
  for (const parameter of definitionFile('r4-search-parameters.json') as SearchParameter[]) {
    const { base, expression = '' } = parameter;
    // Parameters such as _text have no expression.
    if (expression === '') indexSearchParameter(parameter);
    else {
      for (const type of base) {
        const ofType = getExpressionForResourceType(type, expression) ?? expression;
        indexSearchParameter({ ...parameter, base: [type], expression: ofType });
      }
    }
  }
  indexed.add('searchParameters');
}
