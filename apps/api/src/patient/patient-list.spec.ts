import { type Patient } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/patient';

describe('search for patients', () => {
  let api: TestApi;
  let foreign: Patient;
  let siteId: number;
  const patients: Patient[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await (await Factory.inNewOrganization(api.database.dataSource)).patient({ email: 'shared@example.org' });
    siteId = (await api.factory.site()).id;
    const address = { city: null, country: 'CA', lineOne: null, lineTwo: null, state: null, zipCode: 'A1A 1A1' };
    patients.push(
      await api.factory.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'a', siteId }),
      await api.factory.patient({ firstName: 'Mock', lastName: 'Sampleton', externalIdentifier: 'b', archived: true }),
      await api.factory.patient({
        firstName: 'Mock',
        lastName: 'Abe%',
        dateOfBirth: '1990-06-15',
        externalIdentifier: '0c',
        enrolled: false,
        address,
      }),
      await api.factory.patient({
        firstName: 'Zoe',
        lastName: 'Mockford',
        dateOfBirth: null,
        externalIdentifier: null,
        email: 'Shared@Example.org',
      }),
      await api.factory.patient({
        firstName: 'Al',
        lastName: 'Zed',
        externalIdentifier: 'c',
        email: 'shared@example.ORG',
        address: null,
      }),
    );
  });
  afterAll(() => api.stop());

  const place = ({ id }: { id: number }) => patients.findIndex((patient) => patient.id === id);
  const matching = async (query: string) => {
    const { content, total } = (await api.get(`${PATH}?${query}`)).json as { content: { id: number }[]; total: number };
    return [total, content.map(place)];
  };

  it.each([
    ['', [0, 1, 2, 3, 4]],
    ['name=SAMPLE', [0, 1]],
    ['name=mock', [1, 2, 3]],
    ['name=ock%20sam', [1]],
    ['name=%25', [2]],
    ['name=_', []],
    ['externalIdentifier=b&externalIdentifier=a&externalIdentifier=zzz', [0, 1]],
    ['email=SHARED%40example.org', [3, 4]],
    ['email=shared', []],
    ['archived=true', [1]],
    ['archived=false&enrolled=true', [0, 3, 4]],
    ['enrolled=false', [2]],
    ['dateOfBirthMin=1970-01-31&dateOfBirthMax=1970-01-31', [0, 1, 4]],
    ['dateOfBirthMin=1970-02-01', [2]],
    ['dateOfBirthMax=1970-01-30', []],
    ['zipCode=A1A%201A1', [2]],
    ['country=US', [0, 1, 3]],
    ['country=US&name=mock&archived=false', [3]],
    ['sort=firstName', [4, 1, 2, 0, 3]],
    ['sort=firstName&sortDescending=true', [3, 0, 2, 1, 4]],
    ['sort=lastName', [2, 3, 0, 1, 4]],
    ['sort=lastName&sortDescending=false&size=250', [2, 3, 0, 1, 4]],
    ['sortDescending=true', [4, 3, 2, 1, 0]],
    ['sort=id', [0, 1, 2, 3, 4]],
    ['sort=dateOfBirth', [0, 1, 4, 2, 3]],
    ['sort=dateOfBirth&sortDescending=true', [3, 2, 4, 1, 0]],
    ['sort=dateOfBirth&archived=false&dateOfBirthMin=1970-01-31', [0, 4, 2]],
    ['sort=externalIdentifier', [2, 0, 1, 4, 3]],
    ['sort=externalIdentifier&sortDescending=true&enrolled=true', [3, 4, 1, 0]],
  ])('returns the matching patients in the requested order for the query %p', async (query, expected) => {
    expect(await matching(query)).toEqual([expected.length, expected]);
  });

  it('filters by site and id, and finds no patients of another organization', async () => {
    expect(await matching(`siteId=${siteId}&siteId=999999`)).toEqual([1, [0]]);
    const ids = [foreign.id, patients[2]?.id, patients[0]?.id].map((id) => `id=${id}`).join('&');
    expect(await matching(ids)).toEqual([2, [0, 2]]);
    expect(await matching('id=9223372036854775807')).toEqual([0, []]);
  });

  it('returns complete patients in pages, with the exact total even after the last page', async () => {
    const second = await api.get(`${PATH}?page=2&size=2`);
    const content = await Promise.all(patients.slice(2, 4).map(async ({ id }) => (await api.get(`${PATH}/${id}`)).json));
    expect(second.json).toEqual({ content, first: false, last: false, page: 2, size: 2, total: 5 });
    expect((await api.get(`${PATH}?page=2147483647`)).json).toEqual({
      content: [],
      first: false,
      last: true,
      page: 2_147_483_647,
      size: 15,
      total: 5,
    });
  });

  describe('POST /api/v3/patient/find-by-email', () => {
    const find = (email: string, headers: Record<string, string> = {}) =>
      api.post(`${PATH}/find-by-email`, { email }, { headers });

    it('returns a page of the patients with the e-mail address, ignoring case', async () => {
      const content = await Promise.all(patients.slice(3).map(async ({ id }) => (await api.get(`${PATH}/${id}`)).json));
      const page = { first: true, last: true, page: 1, size: 250 };
      const { status, json } = await find('SHARED@EXAMPLE.ORG');
      expect([status, json]).toEqual([200, { content, ...page, total: 2 }]);
      expect((await find('nobody@example.org')).json).toEqual({ content: [], ...page, total: 0 });
    });

    it('repeats its first response if the Idempotency-Key is the same', async () => {
      const key = { 'Idempotency-Key': 'find-once' };
      const [first, second] = [await find('shared@example.org', key), await find('shared@example.org', key)];
      expect([second.text, second.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
      expect((await find('other@example.org', key)).status).toBe(422);
    });
  });
});
