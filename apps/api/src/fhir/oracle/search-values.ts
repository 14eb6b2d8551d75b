import { type AnsweredResource, type CodeableConcept, type Coding, type Identifier } from '@rpm/fhir/testing';

export const distinct = (values: readonly (string | undefined)[]) => [
  ...new Set(values.filter((value): value is string => value !== undefined && value !== '')),
];

/** The first values and the last one, which are enough for parameters that have a value for each resource. */
export const some = (values: readonly string[]) => distinct([...values.slice(0, 3), values.at(-1)]);

const PREFIXES = ['', 'eq', 'ne', 'gt', 'ge', 'lt', 'le', 'sa', 'eb'];

/** The forms of a date parameter, one for each prefix: `date=ge<day>`. */
export const withPrefixes = (parameter: string, form: string, values: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(PREFIXES.map((prefix) => [`${parameter}=${prefix}<${form}>`, values.map((value) => `${prefix}${value}`)]));

interface Token {
  system: string | undefined;
  code: string | undefined;
}

export const identifiersOf = (resources: readonly AnsweredResource[]): Token[] =>
  resources
    .flatMap((resource) => (resource as { identifier?: Identifier[] }).identifier ?? [])
    .map(({ system, value }) => ({ system, code: value }));

export const codesOf = (concepts: readonly (CodeableConcept | undefined)[]): Token[] =>
  concepts.flatMap((concept) => concept?.coding ?? []).map(({ system, code }: Coding) => ({ system, code }));

/** The forms of tokens: with system and code, with the code only, and with the system only. */
export const tokensOf = (tokens: readonly Token[]) => ({
  whole: distinct(tokens.map(({ system, code }) => `${system ?? ''}|${code ?? ''}`)),
  code: distinct(tokens.map(({ code }) => code)),
  system: distinct(tokens.map(({ system }) => (system === undefined ? undefined : `${system}|`))),
});
