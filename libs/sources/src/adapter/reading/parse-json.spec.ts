import fc from 'fast-check';
import { REPEATED } from './json-value';
import { MalformedJson, parseJson } from './parse-json';

/** Returns a parsed value with ordinary objects, which is what `JSON.parse` returns. */
const ordinary = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordinary);
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, ordinary(item)]));
};

describe('parseJson', () => {
  it('parses what JSON.parse parses', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (text, space) => {
        const written = JSON.stringify(JSON.parse(text), null, space);
        // A whole number beyond 2^53 keeps its digits, which `JSON.parse` rounds.
        expect(ordinary(parseJson(written))).toEqual(ordinary(JSON.parse(written)));
      }),
    );
  });

  it('rejects what JSON.parse rejects', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 3 }), (text, at, inserted) => {
        const position = at % (text.length + 1);
        const changed = text.slice(0, position) + inserted + text.slice(position);
        const isJson = (parse: (text: string) => unknown) => {
          try {
            parse(changed);
            return true;
          } catch {
            return false;
          }
        };
        expect(isJson(parseJson)).toBe(isJson(JSON.parse));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps all digits of whole numbers', () => {
    expect(parseJson('[9007199254740993, -9007199254740993, 9007199254740991, 1e3, 1.5]')).toEqual([
      9007199254740993n,
      -9007199254740993n,
      9007199254740991,
      1000,
      1.5,
    ]);
  });

  it('marks a property that occurs several times', () => {
    expect(ordinary(parseJson('{"a": 1, "b": 2, "a": 1}'))).toEqual({ a: REPEATED, b: 2 });
  });

  it('treats names of the prototype like any other names', () => {
    const parsed = parseJson('{"__proto__": {"x": 1}, "constructor": 2}') as Record<string, unknown>;
    expect(Object.getPrototypeOf(parsed)).toBeNull();
    expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['deep lists', '['.repeat(100_000)],
    ['deep objects', '{"a":'.repeat(100_000)],
    ['33 levels', `${'['.repeat(34)}${']'.repeat(34)}`],
    ['a long number', '1'.repeat(1001)],
    ['two values', '1 2'],
    ['NaN', 'NaN'],
    ['nothing', ''],
    ['a string without an end', '"abc'],
    ['a string that ends with a backslash', '"abc\\'],
  ])('rejects %s', (_what, text) => {
    expect(() => parseJson(text)).toThrow(MalformedJson);
  });
});
