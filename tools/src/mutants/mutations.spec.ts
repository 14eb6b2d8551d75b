import { mutated, mutationsOf } from './mutations';

const mutantsOf = (source: string) => mutationsOf('sample.ts', source).map((mutation) => mutated(source, mutation));

describe('mutations', () => {
  it('change operators, conditions and constants', () => {
    expect(mutantsOf('const a = b < 5 ? true : c + d;')).toEqual([
      'const a = !(b < 5) ? true : c + d;',
      'const a = b <= 5 ? true : c + d;',
      'const a = b < 5 + 1 ? true : c + d;',
      'const a = b < 5 ? false : c + d;',
      'const a = b < 5 ? true : c - d;',
    ]);
  });

  it('remove statements of a block', () => {
    expect(mutantsOf('function f() { g(); if (h) i(); }')).toEqual([
      'function f() { ; if (h) i(); }',
      'function f() { g(); if (!(h)) i(); }',
    ]);
  });

  it('leave types and imports unchanged', () => {
    expect(mutantsOf(`import { a } from './b'; type C = true; interface D { e: 5 } const f: 1 | 2 = g;`)).toEqual([]);
  });
});
