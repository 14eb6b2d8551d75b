import { Factory } from '@rpm/data-access/testing';
import { MAX_EMBEDDED } from '@rpm/domain';
import { CUT_LISTS } from '../testing/embedded-lists';
import { TestApi } from '../testing/test-api';
import { ADDED, fillLongLists, LONG_LISTS } from './long-lists';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { fillPathTemplate } from './references';

type Json = Record<string, unknown>;
type Entries = readonly Json[];

describe('a long list within a resource', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;
  let names: SampleNames;

  beforeAll(async () => {
    api = await TestApi.start();
    factory = await Factory.inNewOrganization(api.database.dataSource);
    names = await insertSampleRows(factory);
    key = await factory.key(['*', 'console:write']);
    await fillLongLists(api.database.dataSource, factory.organizationId, names);
  });
  afterAll(() => api.stop());

  const read = async (path: string): Promise<Json> => {
    const { status, json } = await api.get(path, { key });
    expect([path, status]).toEqual([path, 200]);
    return json as Json;
  };
  const pathOf = (template: string) => fillPathTemplate(template, names, (name) => names[name] ?? '');

  it('is covered by this spec if a response contains only its newest entries', () => {
    expect(Object.keys(LONG_LISTS).sort()).toEqual(CUT_LISTS.map(({ name }) => name).sort());
  });

  it.each(CUT_LISTS)(
    '$name contains the newest hundred entries and the total, and all entries are in a list of their own',
    async (cut) => {
      const { path, within, filters, owner = '' } = LONG_LISTS[cut.name] ?? {};
      const resource = await read(pathOf(path ?? ''));
      const holder = within === undefined ? resource : (resource[within] as Json);
      const embedded = holder[cut.property] as Entries;
      const filter = filters === undefined ? '' : `&${owner}=${names[owner]}${filters}`;
      const [, template = ''] = cut.operation.split(' ');
      const first = await read(`${pathOf(template)}?size=250&sortDescending=true${filter}`);
      const all = first['content'] as Entries;
      expect([first['total'], all.length]).toEqual([all.length, expect.any(Number)]);
      expect(all.length).toBeGreaterThanOrEqual(ADDED);
      if (cut.count !== null) expect(holder[cut.count]).toBe(all.length);
      const properties = Object.keys(embedded[0] ?? {});
      const newest = all.slice(0, MAX_EMBEDDED).map((entry) => Object.fromEntries(properties.map((name) => [name, entry[name]])));
      const isNewestFirst = cut.name === 'ConsolePerson.sessions';
      expect(embedded).toEqual(isNewestFirst ? newest : newest.toReversed());
    },
  );

  it.each([
    ['device', 'deviceId', { externalIdentifier: 'EX-LONG' }, 'device.updated'],
    ['order', 'orderId', { orderNotes: ['Ring twice.'] }, 'order.updated'],
  ])(
    'of a %s contains the same entries in the response, the list, the changes and the event',
    async (noun, owner, patch, type) => {
      const path = `/api/v3/${noun}/${names[owner]}`;
      const changed = await api.patch(path, patch, { key });
      expect(changed.status).toBe(200);
      expect(await read(path)).toEqual(changed.json);
      const list = (await read(`/api/v3/${noun}?size=250&sortDescending=false`))['content'] as Entries;
      expect(list.find(({ id }) => id === names[owner])).toEqual(changed.json);
      const [event] = await api.database.dataSource.query<{ payload: unknown }[]>(
        'select payload from event where organization_id = $1 and type = $2 and subject_id = $3 order by id desc limit 1',
        [factory.organizationId, type, names[owner]],
      );
      expect(event?.payload).toEqual(changed.json);
      const { updateTimestamp } = changed.json as { updateTimestamp: string };
      const before = new Date(Date.parse(updateTimestamp) - 1).toISOString();
      const changes = (await read(`/api/v3/${noun}/changes?updatedAfter=${before}`))['content'] as Entries;
      expect(changes.find(({ id }) => id === names[owner])).toEqual(changed.json);
    },
  );
});
