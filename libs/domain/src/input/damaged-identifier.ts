import { jsonPointer } from '../format/json-pointer';
import { ValueError } from '../format/value-error';
import { InvalidInput } from '../problem/problem';
import { type InputClass, inputProperties } from './input-property';

/** Matches a number of more than eleven digits as spreadsheets show it, such as 8.96529E+19. The other digits are lost when the file is saved. */
const DAMAGED = /^\s*\d+[.,]\d+E\+\d{2,3}\s*$/i;

/** The form of damaged numbers, as a regular expression without regard to case that JavaScript and PostgreSQL understand. */
export const DAMAGED_IDENTIFIER_PATTERN = DAMAGED.source;

/**
 * Returns the error for an identifier that a spreadsheet has damaged, because several identifiers may have become this text. Returns null if the
 * identifier is not damaged.
 */
export function damagedIdentifierError(identifier: unknown): ValueError | null {
  return typeof identifier === 'string' && DAMAGED.test(identifier) ? DAMAGED_IDENTIFIER : null;
}

const DAMAGED_IDENTIFIER = new ValueError(
  'damaged_identifier',
  'A spreadsheet has shortened this number, and its last digits are lost. Format the column as text, enter the number again, and send all digits.',
);

/**
 * Rejects damaged identifiers in an input. A damaged identifier that the resource has already may be sent back, so that the resource stays editable.
 * @param stored the identifiers that the resource has already @throws InvalidInput
 */
export function assertIdentifiersUndamaged(type: InputClass, input: object, stored: readonly unknown[] = []): void {
  const errors = identifiersIn(type, input).flatMap(({ path, value }) => {
    const error = stored.includes(value) ? null : damagedIdentifierError(value);
    return error ? [{ pointer: jsonPointer(path), code: error.code, detail: error.detail }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

interface PlacedIdentifier {
  path: (string | number)[];
  value: unknown;
}

/** Lists the values of all properties that are declared as identifiers, also in lists. */
function identifiersIn(type: InputClass, input: object): PlacedIdentifier[] {
  return [...inputProperties(type)].flatMap(([name, { schema, isIdentifier, isList }]): PlacedIdentifier[] => {
    const value = (input as Record<string, unknown>)[name];
    if (isIdentifier) {
      return Array.isArray(value)
        ? value.map((entry: unknown, at) => ({ path: [name, at], value: entry }))
        : [{ path: [name], value }];
    }
    if (typeof schema !== 'function' || !isList || !Array.isArray(value)) return [];
    return (value as object[]).flatMap((entry, at) =>
      identifiersIn(schema(), entry).map((inner) => ({ ...inner, path: [name, at, ...inner.path] })),
    );
  });
}
