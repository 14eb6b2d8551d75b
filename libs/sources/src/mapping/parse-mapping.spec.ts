import { InvalidInput } from '@rpm/domain';
import { parseMapping } from './parse-mapping';
import { TELLI_PRESSURE, WEIGHT } from './testing/sample-mappings';

describe('parseMapping', () => {
  const errorsOf = (document: unknown) => {
    try {
      parseMapping(document);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return error.errors;
    }
  };
  const pointersOf = (document: unknown) => errorsOf(document).map(({ pointer }) => pointer);
  const rule = (changes: object) => ({ version: 1, rules: [{ name: 'one', ...WEIGHT, ...changes }] });

  it.each<[what: string, document: unknown, pointers: string[]]>([
    ['a document that is none', 7, ['']],
    ['another version', { ...TELLI_PRESSURE, version: 2 }, ['/version']],
    ['an unknown property', { ...TELLI_PRESSURE, script: 'x' }, ['']],
    ['a rule without a result', { version: 1, rules: [{ name: 'one' }] }, ['/rules/0']],
    ['no rules', { version: 1, rules: [] }, ['/rules']],
    [
      '101 rules',
      { version: 1, rules: Array.from({ length: 101 }, (_rule, index) => ({ name: `r${index}`, ignore: 'goal' })) },
      ['/rules'],
    ],
    [
      'the same name twice',
      {
        version: 1,
        rules: [
          { name: 'a', ignore: 'goal' },
          { name: 'a', ignore: 'goal' },
        ],
      },
      ['/rules/1/name'],
    ],
    ['an unknown code', { version: 1, rules: [{ name: 'a', ignore: 'whatever' }] }, ['/rules/0/ignore']],
    ['a path with 11 steps', rule({ person: { path: 'a.b.c.d.e.f.g.h.i.j.k' } }), ['/rules/0/person/path']],
    ['a path to a prototype', rule({ person: { path: 'a.__proto__' } }), ['/rules/0/person/path']],
    ['a path to a constructor', rule({ person: { path: 'a["constructor"]' } }), ['/rules/0/person/path']],
    ['an empty path', rule({ person: { path: '' } }), ['/rules/0/person/path']],
    ['a path with an expression', rule({ person: { path: 'a[?(@.b)]' } }), ['/rules/0/person/path']],
    ['a name of a prototype', JSON.parse('{"version":1,"rules":[{"name":"a","ignore":"goal","__proto__":{}}]}'), ['/rules/0']],
    ['a value without its unit', rule({ values: { weight: { path: 'w' } } }), ['/rules/0/values/weight/unit']],
    ['a unit of another value', rule({ values: { weight: { path: 'w', unit: 'mgdl' } } }), ['/rules/0/values/weight/unit']],
    ['a value of another kind', rule({ values: { systolic: { path: 'w' } } }), ['/rules/0/values/systolic']],
    [
      'a value that is a list of times',
      rule({ reading: 'sleepMatActivity', values: { bedTime: { path: 'b' } } }),
      ['/rules/0/values/bedTime'],
    ],
    [
      'a value with a path and a constant',
      rule({ values: { weight: { path: 'w', const: 1, unit: 'kg' } } }),
      ['/rules/0/values/weight'],
    ],
    ['a reading without a time', rule({ time: undefined }), ['/rules/0/time']],
    [
      'a pattern that nobody can decide',
      rule({ time: { path: 'a', form: 'pattern', pattern: 'dd/dd/yyyy' } }),
      ['/rules/0/time/pattern'],
    ],
    ['a condition with two meanings', rule({ when: { path: 'a', equals: 1, exists: true } }), ['/rules/0/when']],
    ['a join with itself', rule({ join: { to: 'one', by: ['sn'] } }), ['/rules/0/join/to']],
    [
      'a health check without a device',
      { version: 1, rules: [{ name: 'a', time: WEIGHT.time, health: {} }] },
      ['/rules/0/device'],
    ],
    ['a provider without a path', rule({ provider: 'omron' }), ['/rules/0/provider']],
    ['a path of a provider to a prototype', rule({ provider: { path: 'a.__proto__' } }), ['/rules/0/provider/path']],
    [
      'a provider without a reading',
      { version: 1, rules: [{ name: 'a', ignore: 'goal', provider: { path: 'app' } }] },
      ['/rules/0/provider'],
    ],
    ['more than 64 KiB', { ...TELLI_PRESSURE, samples: [{ in: 'x'.repeat(66_000), out: [] }] }, ['']],
  ])('rejects %s', (_what, document, pointers) => {
    expect(pointersOf(document)).toEqual(pointers);
  });

  it.each<[what: string, document: unknown, details: string[]]>([
    ['no rules', { version: 1, rules: [] }, ['Send at least 1 entry.']],
    ['a text instead of rules', { version: 1, rules: 'x' }, ['Send a list.']],
    ['another version', { ...TELLI_PRESSURE, version: 2 }, ['Send 1.']],
    ['an unknown property', { ...TELLI_PRESSURE, script: 'x' }, ['Remove what a mapping does not have here: script.']],
    ['a long path', rule({ person: { path: 'a'.repeat(201) } }), ['Send at most 200 characters.']],
    ['a scale of nothing', rule({ values: { weight: { path: 'w', unit: 'kg', scale: 0 } } }), ['Send a number of more than 0.']],
    ['many decimals', rule({ values: { weight: { path: 'w', unit: 'kg', round: 7 } } }), ['Send a number of at most 6.']],
    ['an unknown form', rule({ time: { path: 'a', form: 'x' } }), ['Send one of: iso, iso-local, epochS, epochMs, pattern.']],
    [
      'another form of a property',
      rule({ values: { weight: { path: 'w', unit: 5 } } }),
      ['Send one of the forms that docs/sources.md describes for this property.'],
    ],
    ['a condition without a path', rule({ when: { equals: 1 } }), ['Send path with in, equals and exists, and only with these.']],
  ])('says how to correct %s', (_what, document, details) => {
    expect(errorsOf(document).map(({ detail }) => detail)).toEqual(details);
  });
});
