import { makeCheckpoint, sealBlocks } from '@rpm/audit';
import { emitQuarantineEvents, SilenceWatch } from '@rpm/sources';
import { DeliveryQueue } from '@rpm/webhook-delivery';
import { ALL, failed } from '@rpm/webhook-delivery/testing';
import { Factory } from '@rpm/data-access/testing';
import { samplePayload, WEBHOOK_TYPES, type WebhookType } from '@rpm/domain';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { fullFormats } from 'ajv-formats/dist/formats';
import { openApiDocument } from '../operations/document';
import { resolveComponents } from '../testing/resolve-components';
import { validatorOf } from '../testing/assert-documented';
import { OrderApiClient } from '../testing/order-api-client';
import { READING_CASES } from '../testing/reading-cases';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook';
const WEBHOOKS = resolveComponents(openApiDocument).webhooks;

interface Described {
  type: WebhookType;
  description: string;
  schema: object;
}

/** All event types. None may be renamed, because webhooks of customers name them. */
const TYPES = `
  audit.checkpoint, device.associationCreated, device.associationRemoved, device.created, device.deleted, device.healthcheck, device.lowBattery,
  device.recovered, device.silent, device.updated, device.weakSignal, ingest.quarantined, item.created, item.deleted, item.updated, kit.created, kit.deleted, kit.updated,
  manufacturer.created, manufacturer.deleted, manufacturer.updated, order.status, order.statusFull, order.updated, packedKit.event,
  patient.created, patient.merged, patient.unmerged, patient.updated, reading.bloodGlucose, reading.bloodOxygen,
  reading.bloodPressure, reading.weight, reading.temperature, reading.heartRate, reading.heartRateVariability, reading.peakFlow,
  reading.sleepMatActivity, reading.sleepMatDuration, reading.voided, return.statusFull, return.updated, site.created,
  site.deleted, site.updated, source.recovered, source.silent, webhook.disabled`;

describe('event types and their schemas', () => {
  let api: TestApi;
  let described: Described[];
  const validators = new Map<string, ValidateFunction>();
  let bodies: { id: string; type: WebhookType; payload: Record<string, unknown> }[];

  beforeAll(async () => {
    api = await TestApi.start();
    described = (await api.get(`${PATH}/type`)).json as Described[];
    const ajv = new Ajv2020({ strict: true, allErrors: true, formats: fullFormats });
    for (const { type, schema } of described) validators.set(type, ajv.compile(schema));
    for (const type of WEBHOOK_TYPES) await api.factory.webhook({ types: [type] });
    await act();
    const unexpected = (row: object) => {
      throw new Error(JSON.stringify(row));
    };
    const service = await api.database.connectAsService();
    await sealBlocks(service);
    await makeCheckpoint(service, { keys: [] });
    const queue = new DeliveryQueue(service, 60_000, unexpected);
    while ((await queue.fanOut()).isMore);
    const [delivery] = await queue.claim({ ...ALL, free: 1, freeUnproven: 1 });
    if (delivery) await queue.finish([{ ...failed(delivery), status: 'failed', next: null, isGone: true }]);
    while ((await queue.fanOut()).isMore);
    // No wildcard includes the scopes of the events of sources and of the audit trail.
    const key = await api.factory.key(['*', 'audit:read', 'ingest:read']);
    const { content } = (await api.get(`${PATH}/logs?size=250`, { key })).json as { content: { payload: string }[] };
    bodies = content.map(({ payload }) => JSON.parse(payload) as (typeof bodies)[number]);
  });
  afterAll(() => api.stop());

  const send = async (method: string, path: string, body: object) => {
    const { status, json } = await api.send(`/api/v3/${path}`, { method, body });
    expect([path, status, json]).toEqual([path, 200, json]);
    return json as { id: number };
  };

  /** Performs operations that emit events of every type. */
  async function act(): Promise<void> {
    const patient = await send('POST', 'patient', { firstName: 'Testina', lastName: 'Sampleton' });
    await send('PATCH', `patient/${patient.id}`, {
      dateOfBirth: '1970-01-31',
      email: 'testina@example.org',
      address: { city: 'Testville', country: 'US' },
      site: { id: (await send('POST', 'site', { name: 'Example Clinic' })).id },
      timeZone: 'America/New_York',
    });
    const site = await send('POST', 'site', {});
    await send('PATCH', `site/${site.id}`, { name: 'Example Hospital' });
    const manufacturer = await send('POST', 'manufacturer', { name: 'Example Instruments' });
    const item = await send('POST', 'item', { name: 'Cuff' });
    await send('PATCH', `item/${item.id}`, { manufacturer: { id: manufacturer.id } });
    const kit = await send('POST', 'kit', { name: 'Starter', kitItems: [{ item: { id: item.id }, count: 1 }] });
    await send('PATCH', `kit/${kit.id}`, { name: 'Starter kit' });
    const device = await send('POST', 'device', {
      item: { id: (await api.factory.item()).id },
      deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-0001' }],
      site: { id: site.id },
    });
    const holder = { patient: { id: patient.id } };
    await send('POST', `device/${device.id}/associate-patient`, holder);
    await send('POST', `device/${device.id}/healthcheck`, { eventTimestamp: '2026-01-15T08:00:00Z', batteryPercentage: 80 });
    await send('POST', `device/${device.id}/healthcheck`, {
      eventTimestamp: '2026-01-15T09:00:00Z',
      batteryPercentage: 5,
      signalStrength: 5,
    });
    for (const { path, least, whole } of READING_CASES) {
      await send('POST', `${path}-reading`, { readingTimestamp: '2026-01-15T08:00:00Z', patient: { id: patient.id }, ...least });
      const reading = { readingTimestamp: '2026-01-16T08:00:00Z', device: { id: device.id }, deviceTimeZoneOffset: -18_000 };
      const { id } = await send('POST', `${path}-reading`, { ...reading, ...whole });
      // A correction emits another event for the same reading, with version 2.
      await send('PATCH', `${path}-reading/${id}`, { manual: true });
      await api.delete(`/api/v3/${path}-reading/${id}`);
    }
    await send('POST', `device/${device.id}/disassociate-patient`, holder);
    const other = { patient: { id: (await api.factory.patient()).id } };
    await send('POST', `patient/${patient.id}/merge`, other);
    await send('POST', `patient/${patient.id}/unmerge`, other);
    await actOnOrders(patient.id, site.id);
    await beSilent();
    await quarantine();
  }

  /** Adds a source and a device that are silent, and then no longer. */
  async function beSilent(): Promise<void> {
    const { dataSource } = api.database;
    const { organizationId } = api.factory;
    await dataSource.query(`insert into ingest_watch values (1, now(), now() - interval '1 day')`);
    await dataSource.query(
      `with source as (
         insert into ingest_source (organization_id, name, adapter, authentication, token_hash, expected_interval_minutes)
         values ($1, 'Cuffs', 'telli', 'header', sha256('token'), 60) returning organization_id, id)
       insert into ingest_source_state (organization_id, source_id, last_message_timestamp)
       select organization_id, id, now() - interval '2 hours' from source`,
      [organizationId],
    );
    const silent = await api.factory.device({ itemId: (await api.factory.item({ expectedIntervalMinutes: 60 })).id });
    const watch = new SilenceWatch({ database: await api.database.connectAsService(), onError: () => undefined });
    await watch.run();
    await dataSource.query('update ingest_source_state set last_message_timestamp = now() where organization_id = $1', [
      organizationId,
    ]);
    await dataSource.query('update device set health_check_timestamp = now() where id = $1', [silent.id]);
    await dataSource.query(`update device_watch set due_timestamp = now() - interval '1 second'`);
    await watch.run();
  }

  /** Adds parts of the silent source that wait in quarantine. */
  async function quarantine(): Promise<void> {
    await api.database.dataSource.query(
      `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
       select organization_id, id, 'device_unknown', 'EXAMPLE-0002', '', 1, now(), now() from ingest_source where organization_id = $1`,
      [api.factory.organizationId],
    );
    await emitQuarantineEvents(await api.database.connectAsService());
  }

  /** Creates orders and returns with every possible outcome, some with all properties and some with as few as possible. */
  async function actOnOrders(patientId: number, siteId: number): Promise<void> {
    const desk = await OrderApiClient.in(api, { patientId });
    const whole = await desk.place({
      ...desk.everything,
      returnItems: [desk.strips(1)],
      externalIdentifiers: ['a'],
      orderNotes: ['b'],
    });
    await send('PATCH', `order/${whole.id}`, { orderNotes: ['c'] });
    await desk.deliver(await desk.ship(await desk.pack(whole), [{ carrier: 'Example Post', value: 'EX-1' }]));
    const { packedKits } = await desk.find(whole.id);
    await desk.actOn('return', { id: whole.returns[0]?.id ?? 0 }, 'cancel');
    const kit = { patient: { id: patientId }, returnPackedKits: packedKits.map(({ id }) => ({ id })), emailLabel: true };
    const wanted = await desk.ask({ ...kit, returnItems: [desk.strips(2)] });
    await desk.actOn('return', await desk.actOn('return', wanted, 'ship', { trackingNumbers: [] }), 'receive');
    await desk.actOn('return', await desk.ask({ site: { id: siteId }, returnItems: [desk.strips(1)] }), 'cancel');
    await desk.actOn('order', await desk.ship(await desk.pack(await desk.place(desk.everything))), 'fail', {
      reason: 'Nobody there.',
    });
    await desk.cancel(
      await desk.place({ patient: null, site: { id: siteId }, returnItems: [desk.strips(1)], shippingOption: null }),
    );
    await desk.place({ patient: null, site: { id: siteId }, orderItems: [desk.strips(1)] });
  }

  it('are listed with a description by GET /webhook/type', () => {
    expect(described.map(({ type }) => type)).toEqual(TYPES.trim().split(/,\s+/));
    expect(described.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    expect(JSON.stringify(described)).not.toContain('#/components/');
  });

  it('are not sent (304) if If-None-Match has the current ETag', async () => {
    const etag = (await api.get(`${PATH}/type`)).headers.get('etag') ?? '';
    expect((await api.get(`${PATH}/type`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('each occur in at least one event that this spec emits', () => {
    const happened = new Set(bodies.map(({ type }) => type));
    // Types that end in `.created`, `.updated` or `.deleted` are tested in resource-changes.spec.ts, which changes every resource.
    const isOfResource = (type: string) => /\.(created|updated|deleted)$/.test(type);
    expect(WEBHOOK_TYPES.filter((type) => !happened.has(type) && !isOfResource(type))).toEqual([]);
    const versions = bodies.filter(({ type }) => type.startsWith('reading.')).map(({ payload }) => payload['version']);
    expect(versions.sort()).toEqual([1, 1, 2, 3].flatMap((version) => READING_CASES.map(() => version)));
  });

  it('include webhook.disabled in the feed of the organization, and of no other', async () => {
    const event = bodies.find(({ type }) => type === 'webhook.disabled');
    const feed = async (key: string) => (await api.get('/api/v3/event?after=oldest&type=webhook.disabled', { key })).json;
    expect(await feed(await api.factory.key(['webhooks:read']))).toMatchObject({ events: [event] });
    const other = await Factory.inNewOrganization(api.database.dataSource);
    expect(await feed(await other.key(['webhooks:read']))).toMatchObject({ events: [] });
  });

  it('include audit.checkpoint in the feed of a key with audit:read, and record no page that contains only such events', async () => {
    const event = bodies.find(({ type }) => type === 'audit.checkpoint');
    const path = '/api/v3/event?after=oldest&type=audit.checkpoint';
    const rows = () => api.database.dataSource.query<object[]>('select count(*) from audit_event');
    const before = await rows();
    const { json } = await api.get(path, { key: await api.factory.key(['webhooks:read', 'audit:read']) });
    expect([json, await rows()]).toEqual([expect.objectContaining({ events: [event] }), before]);
    const { events } = (await api.get('/api/v3/event?after=oldest&limit=1000', { key: await api.factory.key(['*']) })).json as {
      events: { type: string }[];
    };
    expect(events.map(({ type }) => type)).not.toContain('audit.checkpoint');
    expect((await api.get(path, { key: await api.factory.key(['*']) })).json).toMatchObject({ code: 'scope_missing' });
  });

  it.each(WEBHOOK_TYPES)('describe every event of the type %s exactly', (type) => {
    const validate = validators.get(type);
    const ofOpenApi = WEBHOOKS[type]?.post?.requestBody?.content['application/json']?.schema ?? {};
    const sample = {
      id: 'test_1',
      type,
      sequence: null,
      createTimestamp: '2026-01-31T09:00:00.000Z',
      payload: samplePayload(type),
    };
    for (const body of [sample, ...bodies.filter((one) => one.type === type)]) {
      expect([validate?.(body), validate?.errors]).toEqual([true, null]);
      expect(validatorOf(ofOpenApi)(body)).toBe(true);
    }
    for (const wrong of [
      { ...sample, id: 'x' },
      { ...sample, type: 'x' },
      { ...sample, payload: {} },
      { ...sample, sequence: 0 },
    ]) {
      expect([validate?.(wrong), validatorOf(ofOpenApi)(wrong)]).toEqual([false, false]);
    }
  });

  it.each(WEBHOOK_TYPES)('allow further properties in events of the type %s, which a later version may add', (type) => {
    const validate = validators.get(type);
    const sample = {
      id: 'test_1',
      type,
      sequence: null,
      createTimestamp: '2026-01-31T09:00:00.000Z',
      payload: samplePayload(type),
    };
    const body = { ...(bodies.find((one) => one.type === type) ?? sample), more: 1 };
    const extended = JSON.parse(JSON.stringify(body).replaceAll('{', '{"added":1,')) as object;
    expect([validate?.(extended), validate?.errors]).toEqual([true, null]);
  });
});
