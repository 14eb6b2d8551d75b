import { InvalidInput, type ReadingKindName, ValueError } from '@rpm/domain';
import {
  type Coding,
  type Criterion,
  type FhirIdentity,
  type Observation,
  readSearch,
  type SearchDefinition,
  type TokenValue,
} from '@rpm/fhir';
import { idOf } from '../page/own-identifiers';
import { observedValuesOf } from '../observation/observed-values';
import { OBSERVATION_PARAMETERS } from '../observation/observation-parameters';

/** A condition on the Observations of an export (`_typeFilter`). Of each list, one value must match. */
export interface ObservationFilter {
  codes: readonly (readonly TokenValue[])[];
  categories: readonly (readonly TokenValue[])[];
  patients: readonly (readonly number[])[];
  /** The kinds of readings whose Observations may match, so that the export does not read others. */
  kinds: readonly ReadingKindName[];
}

const { code, category, patient, subject } = OBSERVATION_PARAMETERS;
const FILTER = {
  type: 'Observation',
  parameters: { code, category, patient, subject },
  includes: {},
  sorts: [],
} satisfies SearchDefinition;

const UNSUPPORTED = new ValueError(
  'unsupported_filter',
  `Send filters such as Observation?code=8867-4, with the parameters ${Object.keys(FILTER.parameters).join(', ')}.`,
);

/** Splits filters such as `Observation?code=8867-4,Observation?category=laboratory`, one of which must match. */
export const splitObservationFilters = (text: string): string[] => text.split(/,(?=[A-Z][A-Za-z]*\?)/);

/** Returns how many values a filter has at most, without reading it. */
export const countFilterValues = (text: string): number => text.split(/,|&|%2C/i).length;

/** Reads filters. @param baseUrl URL below which resources are served */
export function readObservationFilters(
  texts: readonly string[],
  identity: FhirIdentity,
  baseUrl: string,
): ObservationFilter[] | ValueError {
  const filters = texts.map((one) => readFilter(one, identity, baseUrl));
  return filters.includes(null) ? UNSUPPORTED : filters.filter((filter) => filter !== null);
}

function readFilter(text: string, identity: FhirIdentity, baseUrl: string): ObservationFilter | null {
  const [, query] = /^Observation\?([^]+)$/.exec(text) ?? [];
  const parameters = [...new URLSearchParams(query)];
  // Parameters such as _sort are no conditions.
  if (parameters.length === 0 || parameters.some(([name]) => name.startsWith('_'))) return null;
  try {
    const { criteria } = readSearch(FILTER, parameters, false, baseUrl).search;
    const patients = [...criteria.patient, ...criteria.subject].map((one) => valuesOf(one).flatMap(({ id }) => idOf(id) ?? []));
    const kinds = observedValuesOf(identity, criteria).map(({ kind }) => kind);
    const [codes, categories] = [criteria.code.map(valuesOf), criteria.category.map(valuesOf)];
    return { codes, categories, patients, kinds: [...new Set(kinds)] };
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

const valuesOf = <V>(criterion: Criterion<V>): readonly V[] => ('values' in criterion ? criterion.values : []);

/** Returns whether an Observation meets one of the filters. */
export function isSelected(filters: readonly ObservationFilter[], { code, category = [], subject }: Observation): boolean {
  return filters.some(
    ({ codes, categories, patients }) =>
      codes.every((tokens) => hasToken(tokens, code.coding)) &&
      categories.every((tokens) => category.some(({ coding }) => hasToken(tokens, coding))) &&
      patients.every((ids) => ids.some((id) => subject?.reference === `Patient/${id}`)),
  );
}

const hasToken = (tokens: readonly TokenValue[], codings: readonly Coding[] = []) =>
  tokens.some(({ system, code }) =>
    codings.some((coding) => (system ?? coding.system) === coding.system && (code ?? coding.code) === coding.code),
  );
