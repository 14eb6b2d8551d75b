import { type Database, type JsonText } from '@rpm/database';
import { ManufacturerRepository } from '../catalogue/manufacturer.repository';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const COUNT = 1_200;

describe('exportList', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    const theirs = await Factory.inNewOrganization(database.dataSource);
    for (const { organizationId } of [mine, theirs]) await addManufacturers(organizationId, COUNT);
  });
  afterAll(() => database.drop());

  const addManufacturers = (organizationId: number, count: number) =>
    database.dataSource.query(
      `insert into manufacturer (organization_id, name) select $1, 'Maker ' || n from generate_series(1, $2::int) n`,
      [organizationId, count],
    );
  const namesOf = (resources: JsonText[]) => resources.map(({ text }) => (JSON.parse(text) as { name: string }).name);

  it('returns all resources of the organization in batches, in the order of the list', async () => {
    const lots: string[][] = [];
    const take = (resources: JsonText[]) => Promise.resolve(void lots.push(namesOf(resources)));
    expect(await new ManufacturerRepository(service).export(mine.organizationId, {}, take)).toBe(COUNT);
    expect(lots.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(lots.flat()).toEqual(Array.from({ length: COUNT }, (_, index) => `Maker ${index + 1}`));
  });

  it('returns only the resources that match the filter', async () => {
    const names: string[] = [];
    const take = (resources: JsonText[]) => Promise.resolve(void names.push(...namesOf(resources)));
    expect(await new ManufacturerRepository(service).export(mine.organizationId, { name: 'MAKER 119' }, take)).toBe(11);
    expect(names).toEqual(['Maker 119', ...Array.from({ length: 10 }, (_, index) => `Maker ${1190 + index}`)]);
  });

  it('returns the data as of a single instant, although rows are added during the export', async () => {
    const { organizationId } = await Factory.inNewOrganization(database.dataSource);
    await addManufacturers(organizationId, 600);
    const take = async () => {
      await addManufacturers(organizationId, 10);
    };
    expect(await new ManufacturerRepository(service).export(organizationId, {}, take)).toBe(600);
  });

  it('rethrows the error of the callback, and leaves the connection usable', async () => {
    const take = () => Promise.reject(new Error('The disk is full.'));
    const repository = new ManufacturerRepository(service);
    await expect(repository.export(mine.organizationId, {}, take)).rejects.toThrow('The disk is full.');
    expect(await repository.export(mine.organizationId, { name: 'Maker 1200' }, () => Promise.resolve())).toBe(1);
  });
});
