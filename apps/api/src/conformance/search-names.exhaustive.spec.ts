import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { insertSampleRows } from './one-of-everything';
import { exampleBodyOf } from './references';

const NAME = 'Jürgen MÜLLER-Straße';

const OPERATIONS = operationsOf(openApiDocument);
/** Operations that create resources whose list can be searched for a part of a name. */
const CREATIONS = OPERATIONS.filter(
  ({ method, template }) => method === 'POST' && OPERATIONS.some((list) => list.template === template && searchesNames(list)),
);
const LISTS = CREATIONS.map(({ template }) => template);

function searchesNames({ method, operation }: DocumentedOperation): boolean {
  const parameters = method === 'GET' ? (operation.parameters ?? []) : [];
  return parameters.some(({ name, description }) => name === 'name' && description.includes('contains'));
}

describe('the filter `name` of every list', () => {
  let api: TestApi;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    const { factory } = api;
    const names = await insertSampleRows(factory);
    const nameOf = (path: string) =>
      path.endsWith('/patient') ? { firstName: 'Jürgen', lastName: 'MÜLLER-Straße' } : { name: NAME };
    for (const creation of CREATIONS) {
      const { template } = creation;
      const { status, text, json } = await api.post(template, { ...exampleBodyOf(creation, names), ...nameOf(template) });
      expect([template, status, text]).toEqual([template, 200, text]);
      ids[template] = (json as { id: number }).id;
    }
    await factory.patient({ firstName: 'Jorge', lastName: 'Moller' });
  });
  afterAll(() => api.stop());

  const found = async (list: string, name: string) => {
    const { content } = (await api.get(`${list}?name=${encodeURIComponent(name)}`)).json as { content: { id: number }[] };
    return content.map(({ id }) => id);
  };

  describe.each(LISTS)('of %s', (list) => {
    it.each([
      ['capital letters', 'MÜLLER'],
      ['small letters', 'müller'],
      ['a decomposed letter', 'mu\u0308ller'],
      ['no accent', 'muller'],
      ['full-width letters', 'ｍüｌｌｅｒ'],
      ['ss instead of ß', 'STRASSE'],
      ['the name as it was sent', NAME],
    ])('finds a name by %s', async (_what, name) => {
      expect(await found(list, name)).toEqual([ids[list]]);
    });

    it('does not find a name with a different letter', async () => {
      expect(await found(list, 'mueller')).toEqual([]);
    });
  });

  it('is offered by the lists of patients, sites and the catalogue, and perhaps by others', () => {
    const expected = ['item', 'kit', 'manufacturer', 'patient', 'site'].map((list) => `/api/v3/${list}`);
    expect(LISTS).toEqual(expect.arrayContaining(expected));
  });
});
