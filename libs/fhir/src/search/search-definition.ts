import { type Scope, type ValueError } from '@rpm/domain';
import { type DateValue, readCalendarDate, readDate } from './date-value';
import { readCode, readId, readReference, readString, readToken, type ReferenceValue, type TokenValue } from './search-value';

/** Modifiers that a parameter may have, beside `missing`. */
export type Modifier = 'exact' | 'contains' | 'not';

/** Defines a search parameter whose values become a V. */
export interface ParameterDefinition<V = unknown> {
  /** The type of the parameter in the CapabilityStatement. */
  type: 'token' | 'string' | 'date' | 'reference';
  modifiers: readonly Modifier[];
  /** Whether the parameter may be sent with `:missing`. */
  mayBeMissing: boolean;
  /** @param baseUrl URL below which this server has its resources; null if references are never URLs */
  read(text: string, baseUrl: string | null): V | ValueError;
  /** Explanation in the CapabilityStatement. */
  documentation: string;
}

interface ParameterOptions {
  modifiers?: readonly Modifier[];
  mayBeMissing?: boolean;
}

function parameter<V>(
  type: ParameterDefinition['type'],
  documentation: string,
  read: ParameterDefinition<V>['read'],
  { modifiers = [], mayBeMissing = false }: ParameterOptions,
): ParameterDefinition<V> {
  return { type, documentation, read, modifiers, mayBeMissing };
}

/** The codes that an element can have, and their system. */
interface CodesOfParameter {
  system: string;
  codes: readonly string[];
}

export const idParameter = () => parameter<string>('token', 'Id of the resource.', readId, {});
export const tokenParameter = (documentation: string, options: ParameterOptions = {}) =>
  parameter<TokenValue>('token', documentation, readToken, options);
export const codeParameter = (documentation: string, { system, codes }: CodesOfParameter, options: ParameterOptions = {}) =>
  parameter<string>('token', `${documentation} One of: ${codes.join(', ')}.`, readCode(system, codes), options);
export const stringParameter = (documentation: string, options: ParameterOptions = {}) =>
  parameter<string>('string', documentation, readString, options);
export const dateParameter = (documentation: string, options: ParameterOptions = {}) =>
  parameter<DateValue>('date', documentation, readDate, options);
export const calendarDateParameter = (documentation: string, options: ParameterOptions = {}) =>
  parameter<DateValue>('date', documentation, readCalendarDate, options);
export const referenceParameter = (documentation: string, types: readonly string[], options: ParameterOptions = {}) =>
  parameter<ReferenceValue>('reference', documentation, readReference(types), options);

export const lastUpdatedParameter = () =>
  dateParameter(
    'Time of the last change. The answer is in the order of these times, and complete up to `Bundle.meta.lastUpdated`.',
  );

export type ParameterDefinitions = Readonly<Record<string, ParameterDefinition>>;

/** Defines how resources of a type are searched for. The CapabilityStatement is made from it. */
export interface SearchDefinition<P extends ParameterDefinitions = ParameterDefinitions> {
  /** The type of the resources, such as `Patient`. */
  type: string;
  parameters: P;
  /** The values of `_include`, each with the scope that what is included needs. */
  includes: Readonly<Record<string, Scope>>;
  /** The values of `_sort`. */
  sorts: readonly string[];
}

/** A condition of a search. Several conditions must all be met; of the values of one condition, one must match. */
export type Criterion<V> =
  | { modifier: Modifier | null; values: readonly V[] }
  /** `:missing`: whether the resource must lack the element. */
  | { modifier: 'missing'; isMissing: boolean };

type ValueOf<D> = D extends ParameterDefinition<infer V> ? V : never;

/** The conditions by parameter; empty for a parameter that was not sent. */
export type Criteria<P extends ParameterDefinitions = ParameterDefinitions> = {
  readonly [K in keyof P]: readonly Criterion<ValueOf<P[K]>>[];
};

/** Maximum and default number of matches in one page of a search. */
export const MAX_SEARCH_COUNT = 1_000;
export const DEFAULT_SEARCH_COUNT = 100;

/** A search that was read from a request. */
export interface FhirSearch<P extends ParameterDefinitions = ParameterDefinitions> {
  criteria: Criteria<P>;
  includes: ReadonlySet<string>;
  /** Value of `_sort`; null for the default order. */
  sort: string | null;
  /** Maximum number of matches in the page. */
  count: number;
  /** Whether the answer contains the number of all matches. */
  hasTotal: boolean;
  /** Whether the answer contains only that number (`_summary=count`). */
  isCountOnly: boolean;
  /** The elements of the matches that the answer contains, beside those that it must contain; null for all. */
  elements: readonly string[] | null;
}
