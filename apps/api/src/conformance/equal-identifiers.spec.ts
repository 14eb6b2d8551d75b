import { type Database } from '@rpm/database';
import { listEqualIdentifiers, OrganizationRepository } from '@rpm/data-access';
import { IdentifierKeys1765200000000 } from '@rpm/schema/testing';
import { TestApi } from '../testing/test-api';

/** Four ways to write the letter e with a dot below and a circumflex. The first one is composed (NFC). */
const [COMPOSED, DOT_FIRST, CIRCUMFLEX_FIRST, DOT_COMPOSED] = [
  '\u1ec7',
  'e\u0323\u0302',
  '\u00ea\u0323',
  '\u1eb9\u0302',
] as const;

/** Identifiers that are stored before the migration, oldest first. The migration makes the three with `a-` equal, and the two with `b-`. */
const STORED = [`a-${DOT_FIRST}`, `a-${COMPOSED}`, `a-${DOT_COMPOSED}`, `b-${DOT_FIRST}`, `b-${DOT_COMPOSED}`, `c-${DOT_FIRST}`];

/** Index in {@link STORED} of the resource that each text finds after the migration. */
const FOUND = [
  ...STORED.map((text, place) => [text, place] as const),
  [`a-${CIRCUMFLEX_FIRST}`, 1],
  [`b-${COMPOSED}`, 3],
  [`b-${CIRCUMFLEX_FIRST}`, 3],
  [`c-${COMPOSED}`, 5],
  [`c-${DOT_COMPOSED}`, 5],
] as const;

/** For each resource: its columns with identifiers, the column with its id, and how requests find and change it. */
const RESOURCES = {
  patient: {
    table: 'patient',
    id: 'id',
    columns: ['external_identifier'],
    list: 'patient?externalIdentifier=',
    body: (externalIdentifier: string) => ({ externalIdentifier }),
  },
  item: { table: 'item', id: 'id', columns: ['sku'], list: 'item?sku=', body: (sku: string) => ({ sku }) },
  device: {
    table: 'device_identifier',
    id: 'device_id',
    columns: ['value', 'normalized'],
    list: 'device?deviceIdentifier=',
    body: (value: string) => ({ deviceIdentifiers: [{ type: 'serial', value }] }),
  },
  order: {
    table: 'order_external_id',
    id: 'order_id',
    columns: ['external_order_id'],
    list: 'order?externalIdentifier=',
    body: (text: string) => ({ externalIdentifiers: [text] }),
  },
} as const;
type Resource = keyof typeof RESOURCES;
const NAMES = Object.keys(RESOURCES) as Resource[];

const GENERATED = [
  'email_in_lower_case',
  'email_key',
  'external_identifier_key',
  'sku_key',
  'name_key',
  'key',
  'raw_key',
  'normalized',
];

/** Identifiers that were different until composed and decomposed letters were treated as equal. */
describe('identifiers that a migration makes equal', () => {
  let api: TestApi;
  let service: Database;
  const ids: Record<Resource, number[]> = { patient: [], item: [], device: [], order: [] };
  let organizations: number[];
  let before: unknown;

  const store = async (resource: Resource) => {
    const { table, id, columns } = RESOURCES[resource];
    for (const [place, text] of STORED.entries()) {
      const changes = columns.map((column) => `${column} = $1`).join(', ');
      await api.database.dataSource.query(`update ${table} set ${changes} where ${id} = $2`, [text, ids[resource][place]]);
    }
  };
  const rows = () =>
    Promise.all(
      ['organization', 'console_person', 'customer_order', ...NAMES.map((name) => RESOURCES[name].table)].map((table) =>
        api.database.dataSource.query<{ row: object }[]>(
          `select to_jsonb(t) - $1::text[] as row from ${table} t order by (to_jsonb(t) - $1::text[])::text collate "C"`,
          [GENERATED],
        ),
      ),
    );
  const create = (resource: Resource, text: string): Promise<{ status: number; json: unknown }> =>
    ({
      patient: () => api.post('/api/v3/patient', { firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: text }),
      item: () => api.post('/api/v3/item', { name: 'Cuff', model: 'C1', sku: text }),
      device: async () =>
        api.post('/api/v3/device', { item: { id: (await api.factory.item()).id }, ...RESOURCES.device.body(text) }),
      order: async () => {
        const { id } = await api.factory.patient();
        const device = await api.factory.device({ currentPatientId: id });
        return api.post('/api/v3/order', { patient: { id }, returnDevices: [{ id: device.id }], externalIdentifiers: [text] });
      },
    })[resource]();

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService(1);
    const repository = new OrganizationRepository(service);
    organizations = [];
    for (const place of STORED.keys()) {
      for (const resource of NAMES) ids[resource].push(((await create(resource, `old-${place}`)).json as { id: number }).id);
      organizations.push((await repository.create(`old-${place}`)).id);
    }
    const runner = service.createQueryRunner();
    const migration = new IdentifierKeys1765200000000();
    await migration.down(runner);
    for (const resource of NAMES) await store(resource);
    for (const [place, id] of organizations.entries())
      await api.database.dataSource.query('update organization set name = $1 where id = $2', [STORED[place], id]);
    before = await rows();
    await migration.up(runner);
    await runner.release();
  });
  afterAll(() => api.stop());

  const found = async (resource: Resource, text: string) => {
    const { json } = await api.get(`/api/v3/${RESOURCES[resource].list}${encodeURIComponent(text)}`);
    return (json as { content: { id: number }[] }).content.map(({ id }) => id);
  };
  const equal = async () =>
    (await listEqualIdentifiers(service, 100)).map(({ resource, id, otherId }) => [resource, id, otherId]);

  it('remain unchanged, and so do the versions of their resources', async () => {
    expect(await rows()).toEqual(before);
  });

  it.each(NAMES)(
    'each still find their own %s, and other Unicode forms find the one with the composed identifier or, without one, the oldest',
    async (resource) => {
      const results: [string, number[]][] = [];
      for (const [text] of FOUND) results.push([text, await found(resource, text)]);
      expect(results).toEqual(FOUND.map(([text, place]) => [text, [ids[resource][place]]]));
    },
  );

  it('each still find their own organization if they are its name', async () => {
    const repository = new OrganizationRepository(service);
    const results: (number | undefined)[] = [];
    for (const [text] of FOUND) results.push((await repository.findByName(text))?.id);
    expect(results).toEqual(FOUND.map(([, place]) => organizations[place]));
  });

  it.each(NAMES)('are rejected in another %s, and accepted in one that has them already', async (resource) => {
    const { body } = RESOURCES[resource];
    const change = (place: number, text: string) => api.patch(`/api/v3/${resource}/${ids[resource][place]}`, body(text));
    for (const [text] of FOUND) expect((await create(resource, text)).status).toBe(409);
    for (const text of [`a-${COMPOSED}`, `a-${DOT_COMPOSED}`, `b-${CIRCUMFLEX_FIRST}`])
      expect((await change(5, text)).status).toBe(409);
    for (const [place, text] of STORED.entries()) {
      const { status, json } = await change(place, text);
      expect([status, json]).toMatchObject([200, body(text)]);
    }
    for (const [text, place] of FOUND) expect(await found(resource, text)).toEqual([ids[resource][place]]);
  });

  it('remain with a device and an order to which another identifier is added', async () => {
    const [deviceId, orderId] = [ids.device[4], ids.order[4]];
    const deviceIdentifiers = [
      { type: 'serial', value: STORED[4] },
      { type: 'serial', value: 'second' },
    ];
    const device = await api.patch(`/api/v3/device/${deviceId}`, { deviceIdentifiers });
    expect(device).toMatchObject({ status: 200, json: { deviceIdentifiers } });
    const externalIdentifiers = [STORED[4], 'second'];
    const order = await api.patch(`/api/v3/order/${orderId}`, { externalIdentifiers });
    expect(order).toMatchObject({ status: 200, json: { externalIdentifiers } });
    expect(await found('device', STORED[4] ?? '')).toEqual([deviceId]);
    expect(await found('order', STORED[4] ?? '')).toEqual([orderId]);
  });

  it('are listed with their resources until one resource gets another identifier', async () => {
    const pairs = (resource: string, list: readonly number[]) => [
      [resource, list[0], list[1]],
      [resource, list[2], list[0]],
      [resource, list[4], list[3]],
    ];
    const all = [...pairs('organization', organizations), ...NAMES.flatMap((name) => pairs(name, ids[name]))];
    const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).sort();
    expect(sorted(await equal())).toEqual(sorted(all));
    for (const resource of NAMES) {
      for (const place of [0, 2, 4])
        await api.patch(`/api/v3/${resource}/${ids[resource][place]}`, RESOURCES[resource].body(`mended-${place}`));
      expect(await found(resource, `a-${DOT_FIRST}`)).toEqual([ids[resource][1]]);
      expect(await found(resource, `b-${DOT_COMPOSED}`)).toEqual([ids[resource][3]]);
    }
    expect(sorted(await equal())).toEqual(sorted(pairs('organization', organizations)));
  });
});
