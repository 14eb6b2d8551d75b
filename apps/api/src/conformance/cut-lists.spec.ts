import { Factory } from '@rpm/data-access/testing';
import { MAX_EMBEDDED } from '@rpm/domain';
import { CUT_LISTS } from '../testing/embedded-lists';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { fillPathTemplate } from './references';

const ADDED = 130;

/** How a list of the sample rows becomes long, and where it is embedded. */
interface LongList {
  /** Statement that adds entries to the list: $1 is the organization, $2 the owner of the list, and `n` the number of an entry. */
  fill: string;
  owner: string;
  /** Path of a resource that embeds the list, with the way from the resource to the list's owner. */
  path: string;
  within?: string;
  /** Filters of the list of all entries besides the owner, if the list has other entries too. */
  filters?: string;
}

const series = `generate_series(1, ${ADDED}) n`;
const later = `timestamptz '2026-03-01Z' + n * interval '1 second'`;

const DEVICE_EVENTS = {
  fill: `insert into device_event (organization_id, device_id, type, event_timestamp) select $1, $2, 'lowBattery', ${later} from ${series}`,
  owner: 'deviceId',
};

const LONG_LISTS: Record<string, LongList> = {
  'Device.deviceEvents': { ...DEVICE_EVENTS, path: '/api/v3/device/{deviceId}' },
  'EmbeddedDevice.deviceEvents': { ...DEVICE_EVENTS, path: '/api/v3/weight-reading/{readingId}', within: 'device' },
  'Device.formerIdentifiers': {
    fill: `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
      select $1, $2, 'serial', 'FORMER-' || n, ${later} from ${series}`,
    owner: 'deviceId',
    path: '/api/v3/device/{deviceId}',
  },
  'Order.orderEvents': {
    fill: `insert into order_event (organization_id, order_id, name) select $1, $2, (array['onHold', 'received'])[n % 2 + 1] from ${series}`,
    owner: 'orderId',
    path: '/api/v3/order/{orderId}',
  },
  'PatientEquipment.devices': {
    fill: `insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select $1, (select min(id) from item where organization_id = $1), $2, 'withPatient', false from ${series}`,
    owner: 'patientId',
    path: '/api/v3/patient/{patientId}/equipment',
    filters: '',
  },
  'PatientEquipment.orders': {
    fill: `insert into customer_order (organization_id, status, email_label, order_notes, patient_id)
      select $1, 'received', false, '{}', $2 from ${series}`,
    owner: 'patientId',
    path: '/api/v3/patient/{patientId}/equipment',
    filters: '&currentStatus=received&currentStatus=onHold&currentStatus=packed&currentStatus=shipped',
  },
  'ConsolePerson.sessions': {
    fill: `insert into console_session (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
      select $1, p.api_key_id, sha256((n || 'session')::bytea), p.name, '{sites:read}', now() + interval '1 hour'
      from ${series}, console_person p where p.organization_id = $1 and p.id = $2`,
    owner: 'personId',
    path: '/api/v3/console-person/{personId}',
  },
  'WebhookLogDetail.attempts': {
    fill: `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp, response_status)
      select $1, $2, l.create_timestamp, n, ${later}, 503 from webhook_log l, ${series}
      where l.organization_id = $1 and l.id = $2 on conflict do nothing`,
    owner: 'logId',
    path: '/api/v3/webhook/logs/{logId}',
  },
};

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
    const fills = new Map(Object.values(LONG_LISTS).map(({ fill, owner }) => [fill, owner]));
    for (const [fill, owner] of fills) await api.database.dataSource.query(fill, [factory.organizationId, names[owner]]);
  });
  afterAll(() => api.stop());

  const read = async (path: string): Promise<Json> => {
    const { status, json } = await api.get(path, { key });
    expect([path, status]).toEqual([path, 200]);
    return json as Json;
  };
  const pathOf = (template: string) => fillPathTemplate(template, names, (name) => names[name] ?? '');

  it('is tested here if it is cut', () => {
    expect(Object.keys(LONG_LISTS).sort()).toEqual(CUT_LISTS.map(({ name }) => name).sort());
  });

  it.each(CUT_LISTS)('$name contains the newest hundred entries and the number of all, which have a list', async (cut) => {
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
  });

  it.each([
    ['device', 'deviceId', { externalIdentifier: 'EX-LONG' }, 'device.updated'],
    ['order', 'orderId', { orderNotes: ['Ring twice.'] }, 'order.updated'],
  ])('of a %s is cut equally in the response, the list, the changes and the event', async (noun, owner, patch, type) => {
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
    const changes = (await read(`/api/v3/${noun}?updatedAfter=${before}`))['content'] as Entries;
    expect(changes.find(({ id }) => id === names[owner])).toEqual(changed.json);
  });
});
