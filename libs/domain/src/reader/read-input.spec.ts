import { InvalidInput, KitInput, PatientInput, readInput, SiteInput } from '..';
import { type InputClass, type ReadMode } from '../input/input-property';

/** Returns the JSON pointers and codes of the errors in a body; none if it is valid. */
function errorsOf(type: InputClass, body: object, mode: ReadMode): unknown[] {
  try {
    readInput(type, body, 'body', mode);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ pointer, code }) => [pointer, code]);
  }
}

describe('readInput of a merge-patch', () => {
  it('keeps nulls, including those in nested objects, and omits absent properties', () => {
    const patch = { email: null, address: { city: null }, archived: false };
    expect(readInput(PatientInput, patch, 'body', 'patch')).toEqual(patch);
  });

  it('requires complete entries in a list, because a merge-patch replaces the whole list', () => {
    expect(errorsOf(KitInput, { kitItems: [{ item: {}, count: null }] }, 'patch')).toEqual([
      ['/kitItems/0/item/id', 'required'],
      ['/kitItems/0/count', 'required'],
    ]);
  });

  it('skips the checks that compare several properties', () => {
    expect(errorsOf(PatientInput, { phoneNumber: '555-555-0100' }, 'patch')).toEqual([]);
    expect(errorsOf(PatientInput, { firstName: 'x', lastName: 'x', phoneNumber: '555-555-0100' }, 'whole')).toEqual([
      ['/phoneNumber', 'not_a_telephone_number'],
    ]);
  });
});

describe.each(['whole', 'patch'] as const)('readInput of a hostile body in mode %s', (mode) => {
  it.each(['{"constructor":"x"}', '{"constructor":{"prototype":{"x":1}}}', '{"__proto__":{"x":1}}', '[{"constructor":1}]'])(
    'rejects %s instead of a string, and changes no prototype',
    (json) => {
      expect(errorsOf(SiteInput, { name: JSON.parse(json) as unknown }, mode)).toEqual([['/name', 'not_text']]);
      expect({}).not.toHaveProperty('x');
    },
  );

  it('rejects a deeply nested list without descending into it', () => {
    let deep: unknown[] = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(errorsOf(SiteInput, { name: deep, address: deep }, mode)).toEqual([
      ['/name', 'not_text'],
      ['/address', 'not_an_object'],
    ]);
  });
});
