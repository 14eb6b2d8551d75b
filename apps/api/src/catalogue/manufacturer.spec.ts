import { Factory } from '@rpm/data-access/testing';
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
    const shown = [one, other].map(({ id, name }) => ({ id, name }));
    const envelope = { first: true, last: true, page: 1, size: 15 };
    expect((await api.get(PATH)).json).toEqual({ content: shown, ...envelope, total: 2 });
    expect((await api.get(`${PATH}?name=sample_`)).json).toEqual({ content: shown.slice(1), ...envelope, total: 1 });
    expect((await api.get(`${PATH}?name=e_a`)).json).toEqual({ content: [], ...envelope, total: 0 });
  });

  it('creates a manufacturer, and GET returns the same body and ETag as the POST', async () => {
    const { status, json, headers } = await api.post(PATH, { id: 5, name: ' Example "Devices" ' });
    const { id } = json as { id: number };
    expect([status, json]).toEqual([200, { id: expect.any(Number) as number, name: ' Example "Devices" ' }]);
    const found = await api.get(`${PATH}/${id}`);
    expect([found.status, found.json, found.headers.get('etag')]).toEqual([200, json, headers.get('etag')]);
  });
});
