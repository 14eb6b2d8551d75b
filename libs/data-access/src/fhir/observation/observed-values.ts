import {
  CODE_SYSTEMS,
  codeSystem,
  type Criteria,
  type FhirIdentity,
  OBSERVATION_CODES,
  observationsWithCode,
  type TokenValue,
} from '@rpm/fhir';
import { commonValues } from './named/named-values';
import { type OBSERVATION_PARAMETERS } from './observation-parameters';
import { type ObservedValue } from './observation-search';

/** Returns the values whose Observations may have the codes and categories of a search. */
export function observedValuesOf(
  identity: FhirIdentity,
  { category, code }: Pick<Criteria<typeof OBSERVATION_PARAMETERS>, 'category' | 'code'>,
): readonly ObservedValue[] {
  const all: readonly ObservedValue[] = OBSERVATION_CODES;
  const ofCategories = commonValues(category, (tokens) => tokens.flatMap(inCategory)) ?? all;
  const ofCodes = commonValues(code, (tokens) => tokens.flatMap((token) => withCode(identity, token))) ?? all;
  return ofCategories.filter((value) => ofCodes.includes(value));
}

function inCategory({ system, code }: TokenValue): ObservedValue[] {
  if (system !== null && system !== CODE_SYSTEMS.category) return [];
  return OBSERVATION_CODES.filter(({ category }) => code === null || category === code);
}

function withCode(identity: FhirIdentity, { system, code }: TokenValue): readonly ObservedValue[] {
  if (code !== null) return observationsWithCode(identity, { system: system ?? undefined, code });
  if (system === codeSystem(identity, 'reading-value')) return OBSERVATION_CODES;
  return OBSERVATION_CODES.filter(({ loinc }) => system === CODE_SYSTEMS.loinc && loinc.length > 0);
}
