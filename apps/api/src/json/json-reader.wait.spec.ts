import { InvalidInput, Problem } from '@rpm/domain';
import { assert, asyncProperty, constantFrom, jsonValue, nat, string, tuple } from 'fast-check';
import { HttpProblem } from '../problem/problem-kind';
import { parseJsonObject } from './parse-json-object';

const LARGEST = { values: 100_000, properties: 10_000 };

describe('parseJsonObject', () => {
  const parse = (body: string | Buffer, largest = LARGEST) => parseJsonObject(Buffer.from(body), largest);
  const problemOf = async (body: string | Buffer, largest = LARGEST): Promise<Problem> => {
    const outcome: unknown = await parse(body, largest).catch((error: unknown) => error);
    if (outcome instanceof Problem) return outcome;
    throw new Error('The body was accepted.');
  };
  const errorsOf = async (body: string | Buffer) => {
    const { errors } = await problemOf(body);
    return errors.map(({ pointer, code }) => `${pointer} ${code}`);
  };
  /** Parses text with JSON.parse; returns undefined for invalid JSON and for values that are not objects, which the service also rejects. */
  const parsed = (text: string): unknown => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };

  it('returns the same value as JSON.parse', async () => {
    const text = tuple(jsonValue({ maxDepth: 6 }), string({ unit: 'binary' }), constantFrom(undefined, 1, '\t'));
    const agrees = asyncProperty(text, async ([value, name, indent]) => {
      const storable = JSON.stringify({ [`n${name}`]: value, text: name }, null, indent).replaceAll('\\u0000', '0');
      expect(await parse(storable)).toEqual(JSON.parse(storable));
    });
    await assert(agrees, { numRuns: 200 });
  });

  it('accepts the same text as JSON.parse after one random character has been replaced', async () => {
    const body = '{"a": [1, -2.5e+3, "x\\n\\u00e9\\\\", true, null], "b": {"c": false, "d": {}}, "e": [[], ""]}';
    const agrees = asyncProperty(nat(body.length), constantFrom(...'{}[]:,"\\0e.-+ u\ntx\u0001', ''), async (at, character) => {
      const changed = body.slice(0, at) + character + body.slice(at + 1);
      const outcome = await parse(changed).catch((error: unknown) => {
        // The replaced character may make two property names equal, which only JSON.parse accepts.
        if (error instanceof InvalidInput && error.errors.some(({ code }) => code === 'repeated_member')) return parsed(changed);
        return error instanceof HttpProblem && error.code === 'malformed_json' ? undefined : error;
      });
      expect(outcome).toEqual(parsed(changed));
    });
    await assert(agrees, { numRuns: 1_000 });
  });

  it('reads strings, white space and escapes that span several parsing steps', async () => {
    for (const unit of ['x', '\\n', '\\u00e9', 'é', '\\ud83d\\ude00', 'x\\"', '😀\\t']) {
      for (const count of [1, 2_730, 16_383, 16_384, 16_385, 50_000]) {
        const text = `{"${unit.repeat(count)}":"${unit.repeat(count)}"${' '.repeat(count)}}${'\n'.repeat(count)}`;
        expect(await parse(text)).toEqual(JSON.parse(text));
      }
    }
  });

  it('decodes multi-byte characters at any position', async () => {
    for (const before of ['', 'x', 'xx', 'xxx']) {
      const text = `{"a":"${before}${'😀é'.repeat(200_000)}"}`;
      expect(await parse(text)).toEqual(JSON.parse(text));
    }
  });

  it('treats __proto__ like any other property', async () => {
    const value = (await parse('{"__proto__":{"a":1}}')) as Record<string, unknown>;
    expect([Object.keys(value), Object.getPrototypeOf(value)]).toEqual([['__proto__'], Object.prototype]);
    expect(await errorsOf('{"__proto__":1,"__proto__":2}')).toEqual(['/__proto__ repeated_member']);
  });

  it('reports the position of every property name and string that cannot be stored', async () => {
    const body =
      '{"a":"\\u0000","b":[1,"\\ud800"],"c":{"d":["\\udc00\\ud800"],"d":1},"e":"\\ud83d\\ude00","f\\ud800":1,"g/~":{"\\u0000":1}}';
    expect(await errorsOf(body)).toEqual([
      '/a nul_character',
      '/b/1 unpaired_surrogate',
      '/c/d/0 unpaired_surrogate',
      '/c/d repeated_member',
      ' unpaired_surrogate',
      '/g~1~0 nul_character',
    ]);
  });

  it('reports the position of invalid UTF-8, and accepts escapes next to it', async () => {
    const body = Buffer.from('{"a":["\\u00e9","x\xff"],"b":{"c\xc3":1},"d":"\xc3\xa9"}', 'latin1');
    expect(await errorsOf(body)).toEqual(['/a/1 invalid_utf8', '/b invalid_utf8']);
  });

  it('reports at most a hundred errors, whose pointers contain at most 64 characters of each property name', async () => {
    const name = 'x'.repeat(100_000);
    const { errors } = await problemOf(`{"${name}":{${'"y":1,'.repeat(1_000)}"y":1}}`);
    expect(errors).toHaveLength(100);
    expect(errors[0]?.pointer).toBe(`/${name.slice(0, 64)}/y`);
  });

  it('limits the numbers of values and properties', async () => {
    const body = '{"a":[1,"x",true,null,{}],"b":{"c":[]}}';
    const largest = { values: 9, properties: 3 };
    expect(await parse(body, largest)).toEqual(JSON.parse(body));
    for (const smaller of [
      { values: 8, properties: 3 },
      { values: 9, properties: 2 },
    ]) {
      const { code, detail } = await problemOf(body, smaller);
      const expected = `Send at most ${smaller.values} values and ${smaller.properties} properties.`;
      expect([code, detail]).toEqual(['body_too_large', expected]);
    }
  });

  it('accepts up to 32 levels of nesting and numbers of up to 1,000 characters, and rejects more', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const number = (length: number) => `{"a":0.${'1'.repeat(length - 2)}}`;
    expect(await parse(nested(32))).toEqual(JSON.parse(nested(32)));
    expect(await parse(number(1_000))).toEqual(JSON.parse(number(1_000)));
    expect((await problemOf(nested(33))).detail).toBe('The body is nested more than 32 levels deep at character 36.');
    expect((await problemOf(number(1_001))).detail).toBe('The number at character 5 has more than 1000 characters.');
  });

  it('lets the event loop run while it parses', async () => {
    const body = `{"a":[${'"x\\n",'.repeat(300_000)}1]}`;
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await parse(body, { values: 300_003, properties: 1 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});
