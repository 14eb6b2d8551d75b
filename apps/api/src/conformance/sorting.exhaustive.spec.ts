import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { fillPathTemplate } from './references';
import { SORTS } from './sorts';

describe('lists that can be sorted', () => {
  let api: TestApi;
  let key: string;
  let names: SampleNames;

  beforeAll(async () => {
    api = await TestApi.start();
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    names = await insertSampleRows(factory);
    for (const name of ['b', 'a', 'b']) {
      await factory.site({ name });
      await factory.patient({ firstName: name, lastName: name });
      const { id: manufacturerId } = await factory.manufacturer({ name });
      await factory.item({ name, manufacturerId });
      await factory.webhook();
    }
    key = await factory.key();
  });
  afterAll(() => api.stop());

  const entriesAt = async (path: string) => {
    const { status, json } = await api.get(path, { key });
    expect(status).toBe(200);
    return (json as { content: object[] }).content;
  };
  /** Returns the id by which a list is sorted: an entry of the list of adherence has the id of its patient. */
  const idOf = (entry: object) => ('id' in entry ? entry.id : (entry as { patient: { id: number } }).patient.id) as number;

  it.each(SORTS)('$template is sorted by $sort in both directions, and equal rows by id in the same direction', async (one) => {
    const path = fillPathTemplate(one.template, names, (name) => names[name] ?? '');
    const sorted = (query: string) => entriesAt(`${path}?size=250&${query}`);
    const ascending = await sorted(`sort=${one.sort}&sortDescending=false`);
    expect(ascending.length).toBeGreaterThan(0);
    expect(await sorted(`sort=${one.sort}&sortDescending=true`)).toEqual(ascending.toReversed());
    const ids = one.sort === 'id' || one.sort === 'patientId' ? ascending.map(idOf) : [];
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const second = await entriesAt(`${path}?size=1&page=2&sort=${one.sort}&sortDescending=false`);
    expect(second).toEqual(ascending.slice(1, 2));
  });

  it('are checked for every resource that has an id', () => {
    expect(SORTS.length).toBeGreaterThan(20);
  });
});
