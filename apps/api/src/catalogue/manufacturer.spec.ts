import { Factory } from '@rpm/data-access/testing';
import { ANY_VERSION } from '../testing/any-version';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/manufacturer';

describe('/api/v3/manufacturer', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it.each([
    ['no name', {}, [['/name', 'required']]],
    ['a null name', { name: null }, [['/name', 'required']]],
    ['an empty name', { name: '' }, [['/name', 'empty']]],
    [
      'a name that is not text and an unknown property',
      { name: 5, url: 'x' },
      [
        ['/url', 'unknown_member'],
        ['/name', 'not_text'],
      ],
    ],
    ['a name of 256 characters', { name: '😀'.repeat(256) }, [['/name', 'too_long']]],
  ])('rejects a manufacturer with %s', async (_what, body, errors) => {
    const { status, json } = await api.post(PATH, body);
    const told = (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]);
    expect([status, told]).toEqual([400, errors]);
    expect((await api.get(PATH)).json).toMatchObject({ total: 0 });
  });

  it('lists the organization’s manufacturers ordered by id, and filters them by a part of the name', async () => {
    const one = await api.factory.manufacturer({ name: 'Example Devices' });
    const other = await api.factory.manufacturer({ name: '100% SAMPLE_makers' });
    await (await Factory.inNewOrganization(api.database.dataSource)).manufacturer({ name: 'Example Foreigners' });
    const shown = [one, other].map(({ id, name }) => ({ id, name, ...ANY_VERSION }));
    const envelope = { first: true, last: true, page: 1, size: 15 };
    expect((await api.get(PATH)).json).toEqual({ content: shown, ...envelope, total: 2 });
    expect((await api.get(`${PATH}?name=sample_`)).json).toEqual({ content: shown.slice(1), ...envelope, total: 1 });
    expect((await api.get(`${PATH}?name=e_a`)).json).toEqual({ content: [], ...envelope, total: 0 });
  });

  it('renames a manufacturer, and its items show the new name', async () => {
    const { id } = await api.factory.manufacturer({ name: 'Old' });
    const item = await api.factory.item({ manufacturerId: id });
    const { headers } = await api.get(`${PATH}/${id}`);
    const ifMatch = { headers: { 'If-Match': headers.get('etag') ?? '' } };
    const renamed = await api.patch(`${PATH}/${id}`, { name: 'New' }, ifMatch);
    expect([renamed.status, renamed.json]).toMatchObject([200, { id, name: 'New' }]);
    expect((await api.patch(`${PATH}/${id}`, { name: 'Newer' }, ifMatch)).status).toBe(412);
    expect((await api.patch(`${PATH}/${id}`, { name: null })).status).toBe(400);
    expect((await api.get(`/api/v3/item/${item.id}`)).json).toMatchObject({ manufacturer: { id, name: 'New' } });
  });

  it('creates a manufacturer, and GET returns the same body and ETag as the POST', async () => {
    const { status, json, headers } = await api.post(PATH, { id: 5, name: ' Example "Devices" ' });
    const { id } = json as { id: number };
    expect([status, json]).toEqual([200, { id: expect.any(Number) as number, name: ' Example "Devices" ', ...ANY_VERSION }]);
    const found = await api.get(`${PATH}/${id}`);
    expect([found.status, found.json, found.headers.get('etag')]).toEqual([200, json, headers.get('etag')]);
  });
});
