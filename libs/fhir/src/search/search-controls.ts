import { ValueError } from '@rpm/domain';
import { readElements } from './elements';
import { MAX_SEARCH_COUNT, type SearchDefinition } from './search-definition';

/** Checks the value of a parameter. */
type Check = (text: string, definition: SearchDefinition) => ValueError | null;

const oneOf =
  (...permitted: readonly string[]): Check =>
  (text) =>
    permitted.includes(text) ? null : unsupportedValue(permitted);

/** Returns the error of a value of which this server supports only others. */
export function unsupportedValue(permitted: readonly string[]): ValueError {
  const detail =
    permitted.length === 0 ? 'This search does not support this parameter.' : `Send one of: ${permitted.join(', ')}.`;
  return new ValueError('unsupported_value', detail);
}

const errorIn = (value: unknown) => (value instanceof ValueError ? value : null);

/** The parameters of every search that are no conditions, and may be sent once. */
const CHECKS: Readonly<Record<string, Check>> = {
  _count: (text) =>
    /^\d{1,9}$/.test(text) ? null : new ValueError('not_a_number', `Send a number, at most ${MAX_SEARCH_COUNT}.`),
  _sort: (text, { sorts }) => (sorts.includes(text) ? null : unsupportedValue(sorts)),
  _total: oneOf('none', 'accurate'),
  _summary: oneOf('false', 'count'),
  _elements: (text) => errorIn(readElements(text)),
  _format: () => null,
  _pretty: oneOf('true', 'false'),
};

/** Returns the check of a parameter that is no condition; undefined for other parameters. */
export const controlCheck = (name: string): Check | undefined => (Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined);
