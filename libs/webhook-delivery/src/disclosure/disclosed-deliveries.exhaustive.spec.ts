import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { samplePayload } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { JsonText } from '@rpm/database';
import { hash } from 'node:crypto';
import { DelivererFixture } from '../testing/deliverer-fixture';

interface StoredDisclosure {
  organization_id: number;
  webhook_id: number;
  resource: string;
  host: string;
  rows: number;
  patients: number[];
  digests: string[];
}

const digestOf = (body: string) => hash('sha256', body, 'hex');

describe('deliveries that contain patients', () => {
  const world = new DelivererFixture();

  beforeEach(() => world.begin());
  afterEach(() => world.end());

  const subscribe = async (...types: string[]) => {
    const { id } = await world.subscribe();
    await world.look('update webhook set types = $2 where id = $1', id, types);
    await world.look('delete from webhook_type where webhook_id = $1', id);
    await world.look(
      'insert into webhook_type (organization_id, type, webhook_id) select $1, t, $2 from unnest($3::text[]) t',
      world.mine.organizationId,
      id,
      types,
    );
    return id;
  };
  const emit = (type: string, payloads: object[], factory = world.mine) =>
    world.look(
      `insert into event (organization_id, type, subject_id, payload) select $1, $2, n, p from json_array_elements($3::json) with ordinality as e (p, n)`,
      factory.organizationId,
      type,
      JSON.stringify(payloads),
    );
  const prove = () => world.look('update webhook_health set last_success_timestamp = now()');
  const trail = async () =>
    (
      await world.look<Omit<StoredDisclosure, 'digests'> & { hex: string }>(
        `select organization_id, webhook_id, resource, host, rows, array_to_json(patients) as patients, encode(digests, 'hex') as hex from audit_event
         where actor_kind = 'delivery' and action = 'disclose' and status is null and address is null and actor_id is null order by id`,
      )
    ).map(({ hex, ...row }): StoredDisclosure => ({ ...row, digests: hex.match(/.{64}/g) ?? [] }));
  const patientsById = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }));
  const received = () => Promise.resolve(world.receiver.requests.length);
  const digestsReceived = () => world.receiver.requests.map(({ body }) => digestOf(body)).sort();
  const digestsRecorded = async () => (await trail()).flatMap(({ digests }) => digests).sort();

  it.each([
    ['at once', prove],
    ['from the queue', () => Promise.resolve()],
  ])('are recorded before they are sent %s', async (_, prepare) => {
    const webhookId = await subscribe('patient.updated', 'device.updated');
    await prepare();
    const wereRecorded: boolean[] = [];
    world.receiver.reply = async ({ body }) => {
      wereRecorded.push((await digestsRecorded()).includes(digestOf(body)));
      return { status: 200 };
    };
    await emit('patient.updated', patientsById(40));
    await world.start();
    expect(await pollUntil(received, 40)).toBe(40);
    expect(await pollUntil(() => Promise.resolve(wereRecorded.length), 40)).toBe(40);
    expect(new Set(wereRecorded)).toEqual(new Set([true]));
    expect(await digestsRecorded()).toEqual(digestsReceived());
    const rows = await trail();
    expect(rows.length).toBeLessThan(40);
    const organization_id = world.mine.organizationId;
    for (const row of rows) {
      expect(row).toMatchObject({ organization_id, webhook_id: webhookId, resource: 'patient.updated', host: '127.0.0.1' });
      expect([row.patients.length, row.digests.length]).toEqual([row.rows, row.rows]);
    }
    // Each digest belongs to the patient at the same place.
    const byDigest = new Map(world.receiver.requests.map(({ body }) => [digestOf(body), body]));
    const named = rows.flatMap(({ patients, digests }) => patients.map((id, n) => [id, byDigest.get(digests[n] ?? '')] as const));
    for (const [id, body] of named) expect((JSON.parse(body ?? '{}') as { payload: { id: number } }).payload.id).toBe(id);
    expect(world.errors).toEqual([]);
  });

  it.each([
    ['was refused', () => ({ status: 503 })],
    ['has no answer', () => new Promise<never>(() => undefined)],
  ])('are recorded once for each attempt if the first one %s', async (_, refuse) => {
    await subscribe('patient.updated');
    world.receiver.reply = () => (world.receiver.requests.length === 1 ? refuse() : { status: 200 });
    await emit('patient.updated', [{ id: 5 }]);
    await world.start({ WEBHOOK_DEADLINE_MS: 200 });
    await world.eventually(world.statuses, ['delivered']);
    expect(await received()).toBe(2);
    expect(await trail()).toMatchObject(Array(2).fill({ rows: 1, patients: [5] }));
    expect(await digestsRecorded()).toEqual(digestsReceived());
  });

  it('are not sent while they cannot be recorded, and are sent afterwards as first attempts', async () => {
    await subscribe('patient.updated', 'item.updated');
    await prove();
    await world.look(`revoke insert on audit_event from ${SERVICE_ROLE}`);
    await emit('patient.updated', patientsById(3));
    await emit('item.updated', [{ id: 1 }]);
    const deliverer = await world.start();
    // The delivery without a patient arrives.
    expect(await pollUntil(received, 1)).toBe(1);
    // Those with patients have been refused at once, and then from the queue.
    const givenBack = () =>
      world.look(
        `select attempts, owner, is_retry from webhook_delivery where due_timestamp > log_create_timestamp + interval '4 seconds'`,
      );
    await world.eventually(givenBack, Array(3).fill({ attempts: 0, owner: null, is_retry: false }));
    expect(await received()).toBe(1);
    expect(world.errors).not.toEqual([]);
    expect(await trail()).toEqual([]);
    await world.look(`grant insert on audit_event to ${SERVICE_ROLE}`);
    deliverer.wake();
    await world.eventually(world.statuses, Array(4).fill('delivered'));
    expect(await received()).toBe(4);
    expect(await trail()).toMatchObject([{ rows: 3, resource: 'patient.updated' }]);
    expect(await world.look('select number, error from webhook_attempt where number <> 1 or error is not null')).toEqual([]);
  });

  it('are recorded without the deliveries that contain no patient, and without tests', async () => {
    const webhookId = await subscribe('patient.updated', 'patient.merged', 'item.updated', 'device.updated');
    await emit('item.updated', [{ id: 1 }]);
    await emit('device.updated', [{ id: 1, currentPatient: null }]);
    await emit('patient.merged', [{ id: 5, version: 2, remainingPatient: { id: 6 } }]);
    const deliverer = await world.start();
    await world.eventually(world.statuses, Array(3).fill('delivered'));
    await deliverer.sendTest(world.mine.organizationId, webhookId, {
      type: 'patient.updated',
      payload: JsonText.of(samplePayload('patient.updated'), () => []),
    });
    expect(await received()).toBe(4);
    expect(await trail()).toMatchObject([{ rows: 1, resource: 'patient.merged', patients: [5, 6] }]);
  });

  it('stay recorded when their webhook and its logs are deleted', async () => {
    const webhookId = await subscribe('patient.updated');
    await emit('patient.updated', patientsById(2));
    await world.start();
    await world.eventually(world.statuses, ['delivered', 'delivered']);
    const before = await trail();
    for (const table of [
      'webhook_attempt',
      'webhook_log_payload',
      'webhook_bodies',
      'webhook_log',
      'webhook_type',
      'webhook_secret',
      'webhook_health',
    ])
      await world.look(`delete from ${table}`);
    await world.look('delete from webhook where id = $1', webhookId);
    expect(before).not.toEqual([]);
    expect(await trail()).toEqual(before);
  });

  it('are visible to their organization only, by patient', async () => {
    await subscribe('patient.updated');
    await emit('patient.updated', [{ id: 5 }, { id: 6 }]);
    await world.start();
    await world.eventually(world.statuses, ['delivered', 'delivered']);
    const other = await Factory.inNewOrganization(world.database.dataSource);
    const service = await world.database.connectAsService();
    const count = async (organizationId: number, patients: string) =>
      service.inTransaction({ organizationId }, async ({ manager }) => {
        await manager.query(`select set_config('rpm.audited_patient', $1, true)`, [patients]);
        return (await manager.query<unknown[]>('select from audit_event')).length;
      });
    const mine = world.mine.organizationId;
    expect(await count(mine, '{5}')).toBe(1);
    expect(await count(mine, '{7}')).toBe(0);
    expect(await count(mine, '')).toBeGreaterThan(0);
    expect(await count(other.organizationId, '')).toBe(0);
    expect(await count(other.organizationId, '{5}')).toBe(0);
  });
});
