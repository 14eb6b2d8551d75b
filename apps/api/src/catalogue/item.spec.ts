import { type Item } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ANY_VERSION } from '../testing/any-version';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/item';
const EMPTY = {
  model: null,
  sku: null,
  manufacturer: null,
  orderable: true,
  deviceIdentifierType: null,
  size: null,
  continuous: false,
  expectedIntervalMinutes: null,
  readingKinds: [],
};

describe('/api/v3/item', () => {
  let api: TestApi;
  let foreign: Factory;

  beforeAll(async () => {
    api = await TestApi.start();
    foreign = await Factory.inNewOrganization(api.database.dataSource);
  });
  afterAll(() => api.stop());

  const created = async (body: object) => (await api.post(PATH, body)).json as { id: number };
  const errorsOf = ({ status, json }: { status: number; json: unknown }) => [
    status,
    (json as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [pointer, code]),
  ];
  const count = async () => ((await api.get(PATH)).json as { total: number }).total;

  it('creates an item if the body contains only a name', async () => {
    const { status, json } = await api.post(PATH, { name: 'Example Meter' });
    expect([status, json]).toEqual([200, { id: expect.any(Number) as number, name: 'Example Meter', ...EMPTY, ...ANY_VERSION }]);
  });

  it('stores every property of an item, and GET returns the same body and ETag as the POST', async () => {
    const { id: manufacturerId, name } = await api.factory.manufacturer();
    const properties = {
      name: 'Example Meter',
      model: '',
      sku: ' EX-EM-1 ',
      orderable: false,
      deviceIdentifierType: 'macAddress',
      size: 'extraLarge',
      continuous: true,
      expectedIntervalMinutes: 5,
      readingKinds: ['weight', 'bloodGlucose'],
    };
    const { json, headers } = await api.post(PATH, { ...properties, manufacturer: { id: manufacturerId } });
    const { id } = json as { id: number };
    expect(json).toEqual({ ...properties, ...ANY_VERSION, id, manufacturer: { id: manufacturerId, name } });
    const found = await api.get(`${PATH}/${id}`);
    expect([found.json, found.headers.get('etag')]).toEqual([json, headers.get('etag')]);
  });

  it('reports all validation errors of an item together and creates nothing', async () => {
    const before = await count();
    const body = {
      name: '',
      model: 5,
      manufacturer: { name: 'x', planet: 'Mars' },
      orderable: 'yes',
      deviceIdentifierType: 'name',
      size: 'tiny',
      readingKinds: ['bloodGlucose', 'mood'],
      colour: 'red',
    };
    expect(errorsOf(await api.post(PATH, body))).toEqual([
      400,
      [
        ['/manufacturer/planet', 'unknown_member'],
        ['/colour', 'unknown_member'],
        ['/name', 'empty'],
        ['/model', 'not_text'],
        ['/manufacturer/id', 'required'],
        ['/orderable', 'not_a_boolean'],
        ['/deviceIdentifierType', 'not_a_choice'],
        ['/size', 'not_a_choice'],
        ['/readingKinds/1', 'not_a_choice'],
      ],
    ]);
    expect(errorsOf(await api.post(PATH, { name: 'x', readingKinds: ['weight', 'weight'] }))).toEqual([
      400,
      [['/readingKinds', 'repeated']],
    ]);
    expect(await count()).toBe(before);
  });

  it('rejects an item with an unknown manufacturer or a manufacturer of another organization', async () => {
    const own = await created({ name: 'Example Meter' });
    const before = await count();
    for (const id of [(await foreign.manufacturer()).id, 999_999]) {
      const answers = [
        await api.post(PATH, { name: 'x', manufacturer: { id } }),
        await api.patch(`${PATH}/${own.id}`, { name: 'x', manufacturer: { id } }),
      ];
      const refused = [400, [['/manufacturer/id', 'not_found']]];
      expect(answers.map(errorsOf)).toEqual([refused, refused]);
    }
    expect([await count(), (await api.get(`${PATH}/${own.id}`)).json]).toEqual([before, own]);
  });

  it('changes only the properties that a PATCH contains, and clears those that are null', async () => {
    const manufacturer = await api.factory.manufacturer({ name: 'Sample Makers' });
    const path = `${PATH}/${(await created({ name: 'Example Meter', sku: 'A', size: 'small', readingKinds: ['weight'] })).id}`;
    const before = (await api.get(path)).json as object;
    const named = {
      ...before,
      ...ANY_VERSION,
      sku: 'B',
      orderable: false,
      manufacturer: { id: manufacturer.id, name: 'Sample Makers' },
    };
    const patch = { sku: 'B', orderable: false, manufacturer: { id: manufacturer.id } };
    expect((await api.patch(path, patch)).json).toEqual(named);
    expect((await api.patch(path, { manufacturer: {} })).json).toEqual(named);
    const cleared = { sku: null, size: null, manufacturer: null, readingKinds: null };
    expect((await api.patch(path, cleared)).json).toEqual({ ...named, ...cleared, readingKinds: [] });
    expect((await api.get(path)).json).toEqual({ ...named, ...cleared, readingKinds: [] });
    for (const property of ['name', 'orderable', 'continuous']) {
      expect(errorsOf(await api.patch(path, { [property]: null }))).toEqual([400, [[`/${property}`, 'required']]]);
    }
    expect(errorsOf(await api.patch(path, { manufacturer: { id: null } }))).toEqual([400, [['/manufacturer/id', 'required']]]);
  });

  it('keeps whether it is a continuous monitor once its devices have glucose readings, because their codes in FHIR depend on it', async () => {
    const [item, unused] = [await created({ name: 'Example Sensor' }), await created({ name: 'Other Sensor' })];
    const device = await api.factory.device({ itemId: item.id });
    await api.factory.device({ itemId: unused.id });
    await api.factory.reading({ deviceId: device.id });
    const refused = await api.patch(`${PATH}/${item.id}`, { continuous: true });
    expect(errorsOf(refused)).toEqual([409, [['/continuous', 'has_readings']]]);
    expect((await api.patch(`${PATH}/${item.id}`, { continuous: false, name: 'Meter' })).status).toBe(200);
    expect((await api.patch(`${PATH}/${unused.id}`, { continuous: true })).json).toMatchObject({ continuous: true });
  });

  it('keeps whether it is a continuous monitor also if a glucose reading is being recorded', async () => {
    const item = await created({ name: 'Example Sensor' });
    const { id } = await api.factory.device({ itemId: item.id });
    const { dataSource } = api.database;
    const recorder = dataSource.createQueryRunner();
    await recorder.startTransaction();
    await recorder.query(
      `insert into blood_glucose_reading (organization_id, device_id, item_id, reading_timestamp, received_timestamp, manual, glucose)
       select organization_id, id, item_id, now(), now(), false, 100 from device where id = $1`,
      [id],
    );
    const change = api.patch(`${PATH}/${item.id}`, { continuous: true });
    const waiting = 'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
    expect(await pollUntil(async () => (await dataSource.query<object[]>(waiting)).length, 1)).toBe(1);
    await recorder.commitTransaction();
    await recorder.release();
    expect(errorsOf(await change)).toEqual([409, [['/continuous', 'has_readings']]]);
  });

  it('rejects a PATCH with 412 if If-Match names an older version', async () => {
    const { json, headers } = await api.post(PATH, { name: 'Old' });
    const path = `${PATH}/${(json as { id: number }).id}`;
    const ifMatch = { headers: { 'If-Match': headers.get('etag') ?? '' } };
    const first = await api.patch(path, { name: 'New' }, ifMatch);
    const second = await api.patch(path, { name: 'Newer' }, ifMatch);
    expect([first.status, second.status]).toEqual([200, 412]);
    expect((await api.get(path)).json).toMatchObject({ name: 'New' });
  });

  describe('list', () => {
    const items: Item[] = [];
    let lister: Factory;
    let key: string;

    beforeAll(async () => {
      lister = await Factory.inNewOrganization(api.database.dataSource);
      key = await lister.key(['catalogue:read']);
      items.push(await lister.item({ name: 'Glucose Meter', sku: 'A', orderable: true, readingKinds: ['bloodGlucose'] }));
      items.push(await lister.item({ name: 'Scale', sku: 'a', orderable: false, readingKinds: ['weight', 'heartRate'] }));
      items.push(await lister.item({ name: 'Blood pressure METER', sku: 'C', orderable: true, readingKinds: [] }));
    });

    const matching = async (query: string) => {
      const { json } = await api.get(`${PATH}?${query}`, { key });
      const { content, total } = json as { content: { id: number }[]; total: number };
      expect(total).toBe(content.length);
      return content.map(({ id }) => items.findIndex((item) => item.id === id));
    };

    it.each([
      ['', [0, 1, 2]],
      ['name=meter', [0, 2]],
      ['sku=A', [0]],
      ['orderable=false', [1]],
      ['readingKind=heartRate', [1]],
      ['readingKind=bloodGlucose&orderable=false', []],
      ['manufacturerId=999999', []],
      ['name=meter&orderable=true&sku=C', [2]],
    ])('returns the matching items for the query %p', async (query, expected) => {
      expect(await matching(query)).toEqual(expected);
    });

    it('filters items by manufacturer, and finds nothing for a manufacturer of another organization', async () => {
      expect(await matching(`manufacturerId=${items[1]?.manufacturerId}`)).toEqual([1]);
      expect(await matching(`manufacturerId=${(await foreign.item()).manufacturerId}`)).toEqual([]);
    });

    it('rejects unknown parameters and invalid filter values', async () => {
      const { status, json } = await api.get(`${PATH}?readingKind=mood&orderable=1&manufacturerId=x&colour=red`, { key });
      const told = (json as { errors: { parameter: string; code: string }[] }).errors;
      expect([status, told.map(({ parameter, code }) => [parameter, code])]).toEqual([
        400,
        [
          ['colour', 'unknown_parameter'],
          ['manufacturerId', 'not_a_long'],
          ['orderable', 'not_a_boolean'],
          ['readingKind', 'not_a_choice'],
        ],
      ]);
    });
  });
});
