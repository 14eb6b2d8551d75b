import { InvalidInput, readInput, SiteInput } from '..';

const NESTED_UNKNOWN = 'There is no such property. Known are: lineOne, lineTwo, lineThree, city, state, zipCode, country, note.';
const TOP_UNKNOWN = 'There is no such property. Known are: id, name, active, address.';

/** Validates a body. The body is passed as JSON, because only JSON can contain `__proto__` as an ordinary property. */
function read(json: string): object {
  try {
    return readInput(SiteInput, JSON.parse(json) as object, 'body');
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors;
  }
}

describe('SiteInput', () => {
  it('accepts an empty body', () => {
    expect(read('{}')).toEqual({});
  });

  it('returns strings exactly as sent, and ignores the id', () => {
    const address = { lineOne: ' 1 Example St\n', city: '\u202Eعربى', note: "'; drop table site; --", zipCode: '' };
    expect(read(JSON.stringify({ id: 5, name: ' 👩‍⚕️ e\u0301 ', active: false, address }))).toEqual({
      name: ' 👩‍⚕️ e\u0301 ',
      active: false,
      address,
    });
  });

  it('treats null as an absent property', () => {
    expect(read('{"id":null,"name":null,"active":null,"address":null}')).toEqual({});
    expect(read('{"address":{"city":null,"note":"x"}}')).toEqual({ address: { note: 'x' } });
  });

  it.each(['5', '0', 'true', 'false', '{}', '[]', '["x"]', '{"constructor":"x"}', '{"then":1}', '{"length":1}'])(
    'rejects %s instead of a string',
    (json) => {
      expect(read(`{"name":${json}}`)).toEqual([{ pointer: '/name', code: 'not_text', detail: 'Send text.' }]);
      expect(read(`{"address":{"note":${json}}}`)).toEqual([
        { pointer: '/address/note', code: 'not_text', detail: 'Send text.' },
      ]);
    },
  );

  it.each(['"false"', '"true"', '0', '1', '""', '{}', '[]', '[true]'])('rejects %s instead of a boolean', (json) => {
    expect(read(`{"active":${json}}`)).toEqual([{ pointer: '/active', code: 'not_a_boolean', detail: 'Send true or false.' }]);
  });

  it.each(['"x"', '""', '5', '0', 'true', 'false', '[]', '[{}]', '[[]]'])('rejects %s instead of an object', (json) => {
    expect(read(`{"address":${json}}`)).toEqual([{ pointer: '/address', code: 'not_an_object', detail: 'Send a JSON object.' }]);
  });

  it.each(['"5"', '1.5', '1e300', 'true', '{}', '[]'])('rejects %s as an id, although valid ids are ignored', (json) => {
    expect(read(`{"id":${json}}`)).toEqual([
      { pointer: '/id', code: 'not_an_integer', detail: 'Send an integer, or leave it out.' },
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'toJSON', 'hasOwnProperty', 'organizationId', 'createdAt', 'then', ''])(
    'rejects the unknown property %j at any depth',
    (name) => {
      const pointer = `/${name}`;
      for (const value of ['1', '"x"', 'null', '{"name":"y"}', '[]']) {
        const property = `{${JSON.stringify(name)}:${value}}`;
        expect(read(property)).toEqual([{ pointer, code: 'unknown_member', detail: TOP_UNKNOWN }]);
        expect(read(`{"address":${property}}`)).toEqual([
          { pointer: `/address${pointer}`, code: 'unknown_member', detail: NESTED_UNKNOWN },
        ]);
      }
      expect({}).not.toHaveProperty('name');
    },
  );

  it('suggests the most similar property name, ignoring case', () => {
    expect(read('{"Name":"x","ACTIVE":true,"adress":{}}')).toEqual([
      { pointer: '/Name', code: 'unknown_member', detail: 'There is no such property. Did you mean name?' },
      { pointer: '/ACTIVE', code: 'unknown_member', detail: 'There is no such property. Did you mean active?' },
      { pointer: '/adress', code: 'unknown_member', detail: 'There is no such property. Did you mean address?' },
    ]);
  });

  it('escapes and truncates unknown property names in JSON pointers', () => {
    expect(read(JSON.stringify({ 'a/b~c': 1, ['z'.repeat(100)]: 1 }))).toEqual([
      { pointer: '/a~1b~0c', code: 'unknown_member', detail: TOP_UNKNOWN },
      { pointer: `/${'z'.repeat(64)}`, code: 'unknown_member', detail: TOP_UNKNOWN },
    ]);
  });

  it('measures length in characters, not in UTF-16 code units: accepts 255 emoji, rejects 256 characters', () => {
    const name = '🩺'.repeat(255);
    expect(read(JSON.stringify({ name }))).toEqual({ name });
    expect(read(JSON.stringify({ name: `${name}x` }))).toEqual([
      { pointer: '/name', code: 'too_long', detail: 'Send at most 255 characters.' },
    ]);
  });

  it('accepts a note of 2,000 characters', () => {
    const address = { note: '🩺'.repeat(2000) };
    expect(read(JSON.stringify({ address }))).toEqual({ address });
    expect(read(JSON.stringify({ address: { note: `${address.note}x` } }))).toEqual([
      { pointer: '/address/note', code: 'too_long', detail: 'Send at most 2000 characters.' },
    ]);
  });

  it('rejects characters that PostgreSQL cannot store', () => {
    expect(read(JSON.stringify({ name: 'a\0', address: { city: '\ud83e', state: 'x\udd7a', country: '\udd7a\ud83e' } }))).toEqual(
      [
        { pointer: '/name', code: 'nul_character', detail: 'Remove the NUL character (U+0000).' },
        ...['city', 'state', 'country'].map((property) => ({
          pointer: `/address/${property}`,
          code: 'unpaired_surrogate',
          detail: 'Send whole characters, not half a pair.',
        })),
      ],
    );
  });

  it('reports all validation errors at once, without quoting any values', () => {
    const errors = read('{"CANARY":1,"name":5,"active":"CANARY","address":{"city":["CANARY"],"planet":"CANARY"}}');
    expect((errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/CANARY', 'unknown_member'],
      ['/address/planet', 'unknown_member'],
      ['/name', 'not_text'],
      ['/active', 'not_a_boolean'],
      ['/address/city', 'not_text'],
    ]);
    expect(JSON.stringify(errors).split('CANARY').length - 1).toBe(1);
  });
});
