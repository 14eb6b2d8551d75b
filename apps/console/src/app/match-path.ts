/** A positive integer that a JSON number represents exactly, without leading zeros. */
const isId = (text: string) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));

/** Matches a date that exists: `2026-02-31` does not match, although `Date` reads it as 3 March. */
function isDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Tests for the values in a path, by the names of the values. No page is shown for a value that fails its test, because the page would state something untrue,
 * for example that no readings exist for 31 February.
 */
const VALUES: Readonly<Record<string, (text: string) => boolean>> = { id: isId, date: isDate, kind: () => true };

/** Returns the values of the `:names` of a pattern such as `/patients/:id` in a path; null if the path does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? '';
    const name = part.startsWith(':') ? part.slice(1) : null;
    if (name === null ? part !== value : VALUES[name]?.(value) !== true) return null;
    if (name !== null) values[name] = value;
  }
  return values;
}
