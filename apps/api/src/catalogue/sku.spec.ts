import { Factory } from '@rpm/data-access/testing';
import { rejectionOf } from '../testing/rejection-of';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/item';
const TAKEN = [409, 'conflict', ['/sku taken']];

describe('the SKU of an item', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const created = async (sku: string) => (await api.post(PATH, { name: 'Example Meter', sku })).json as { id: number };

  it('belongs to one item of an organization, and becomes free when that item loses it', async () => {
    const { id } = await created('A');
    const other = await created('B');
    expect(rejectionOf(await api.post(PATH, { name: 'Second', sku: 'A' }))).toEqual(TAKEN);
    expect(rejectionOf(await api.patch(`${PATH}/${other.id}`, { sku: 'A' }))).toEqual(TAKEN);
    expect((await api.patch(`${PATH}/${id}`, { sku: 'A', name: 'Renamed' })).status).toBe(200);
    const theirs = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    expect((await api.post(PATH, { name: 'Theirs', sku: 'A' }, { key: theirs })).status).toBe(200);
    await api.patch(`${PATH}/${id}`, { sku: null });
    expect((await api.patch(`${PATH}/${other.id}`, { sku: 'A' })).json).toMatchObject({ sku: 'A' });
  });

  it('can be taken by only one of twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(PATH, { name: 'Example Meter', sku: 'C' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('stays with several items that had it before SKUs had to be unique, but cannot be given to another item', async () => {
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    const key = await factory.key();
    await api.database.dataSource.query('alter table item disable trigger user');
    const [first, second] = [await factory.item({ sku: 'OLD' }), await factory.item({ sku: 'OLD' })];
    await api.database.dataSource.query('alter table item enable trigger user');
    const change = (id: number, body: object) => api.patch(`${PATH}/${id}`, body, { key });
    expect((await change(first.id, { name: 'Renamed', sku: 'OLD' })).status).toBe(200);
    expect(rejectionOf(await api.post(PATH, { name: 'Third', sku: 'OLD' }, { key }))).toEqual(TAKEN);
    expect((await change(first.id, { sku: 'NEW' })).status).toBe(200);
    expect(rejectionOf(await change(first.id, { sku: 'OLD' }))).toEqual(TAKEN);
    expect((await api.get(`${PATH}/${second.id}`, { key })).json).toMatchObject({ sku: 'OLD' });
  });
});
