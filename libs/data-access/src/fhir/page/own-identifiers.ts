import { type TokenValue } from '@rpm/fhir';

/** Returns the number that an id is; null if no row of this service can have the id. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** Returns the numbers that ids are, without those that no row can have. */
export const idsOf = (texts: readonly string[]): number[] => texts.map(idOf).filter((id) => id !== null);

/** Returns the codes that tokens have with a system, or without one. */
export const codesWithSystem = (tokens: readonly TokenValue[], system: string): string[] =>
  tokens.flatMap((token) => (token.code !== null && (token.system ?? system) === system ? [token.code] : []));

/** Returns whether a token is a system without a code, so that every identifier with the system matches. */
export const hasWholeSystem = (tokens: readonly TokenValue[], system: string): boolean =>
  tokens.some((token) => token.system === system && token.code === null);

/** Returns the ids of rows among the identifiers that the service itself gives with a system. */
export const ownIds = (tokens: readonly TokenValue[], system: string): number[] => idsOf(codesWithSystem(tokens, system));
