import { type Resource } from '@rpm/fhir';
import { Receiver } from '@rpm/fhir/testing';
import { ExportClient } from '../../testing/export-client';
import { TestApi } from '../../testing/test-api';
import { ObservedData } from './observed-data';
import { searchAll } from './search-all';

const EXPORTED_TYPES = ['Device', 'DeviceUseStatement', 'Location', 'Observation', 'Organization', 'Patient'];

describe('a FHIR server of another project that receives the resources', () => {
  let api: TestApi;
  let client: ExportClient;
  const receiver = new Receiver();
  let exported: Resource[];
  let transactionTime: string;

  beforeAll(async () => {
    api = await TestApi.start();
    client = new ExportClient(api);
    await ObservedData.fill(api);
    const { manifest, resources } = await client.export('/fhir/r4/$export');
    exported = resources;
    transactionTime = manifest.transactionTime;
  });
  afterAll(() => api.stop());

  it('creates all that is exported', async () => {
    expect([...new Set(exported.map(({ resourceType }) => resourceType))].sort()).toEqual(EXPORTED_TYPES);
    expect(await receiver.createUnlessFound(exported)).toEqual(exported.map(() => '201'));
  });

  it('finds all that is exported again', async () => {
    const { resources } = await client.export('/fhir/r4/$export');
    expect(await receiver.createUnlessFound(resources)).toEqual(exported.map(() => '200'));
  });

  it.each(EXPORTED_TYPES)('finds what a search for %s finds', async (type) => {
    const found = await searchAll(api, `${type}?_count=100`);
    expect(found).not.toEqual([]);
    expect(await receiver.createUnlessFound(found)).toEqual(found.map(() => '200'));
  });

  it('creates the groups of patients, which are not exported, once', async () => {
    const groups = await searchAll(api, 'Group?_count=100');
    expect(await receiver.createUnlessFound(groups)).toEqual(groups.map(() => '201'));
    expect(await receiver.createUnlessFound(groups)).toEqual(groups.map(() => '200'));
  });

  it('finds what has been corrected since an export', async () => {
    const [weight] = await searchAll(api, 'Observation?code=29463-7&_count=1');
    const reading = /^weight-(\d+)/.exec(weight?.id ?? '')?.[1] ?? '';
    expect((await api.patch(`/api/v3/weight-reading/${reading}`, { weight: 200 })).status).toBe(200);
    const { resources } = await client.export(`/fhir/r4/$export?_since=${transactionTime}&_type=Observation`);
    const corrected = resources.filter(({ id }) => id === weight?.id);
    expect(corrected).toMatchObject([{ status: 'corrected', valueQuantity: { value: 200 } }]);
    expect(await receiver.createUnlessFound(corrected)).toEqual(['200']);
  });
});
