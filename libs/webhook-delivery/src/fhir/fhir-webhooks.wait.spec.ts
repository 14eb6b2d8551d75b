import { DeviceRepository, PatientRepository, ReadingAssignments, ReadingRepository, recordReadings } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { type ReadingInput, type WebhookLogDetailView, type WebhookType } from '@rpm/domain';
import { type Bundle } from '@rpm/fhir';
import { expectValidFhir } from '@rpm/fhir/testing';
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { WebhookLogDetailRepository } from '../log/webhook-log-detail.repository';
import { type ReceivedRequest } from '../testing/receiver';
import { DelivererFixture } from '../testing/deliverer-fixture';
import { FHIR_MAPPING } from './make-bodies';

const TYPES: WebhookType[] = ['patient.updated', 'patient.merged', 'reading.bloodPressure', 'reading.voided'];

interface Sent {
  id: string;
  status?: string;
  patient?: string;
  active?: boolean;
}

describe('a webhook with the format fhir', () => {
  const world = new DelivererFixture();
  let service: Database;
  let webhook: { id: number; secret: string };
  let [one, two] = [0, 0];

  beforeEach(async () => {
    await world.begin();
    service = await world.database.connectAsService();
    [one, two] = [(await world.mine.patient()).id, (await world.mine.patient()).id];
    const input = { types: TYPES, url: world.receiver.url, format: 'fhir' as const };
    webhook = JSON.parse((await world.webhooks().create(world.request(), input)).text) as typeof webhook;
  });
  afterEach(async () => {
    await world.end();
    expect(world.errors).toEqual([]);
  });

  /** Validating the first resource takes seconds, during which the receiver does not respond. */
  const start = () => world.start({ WEBHOOK_DEADLINE_MS: 30_000, WEBHOOK_LEASE_MS: 60_000 });
  const record = async (given: Partial<ReadingInput>) => {
    const reading = { readingTimestamp: new Date('2026-01-01Z'), systolic: 120, diastolic: 80, heartRate: 60, ...given };
    await service.writeInOneStatement(world.request(), (runner) => recordReadings(runner, 'bloodPressure', [reading]));
    const [row] = await world.look<{ id: number }>('select max(id) as id from blood_pressure_reading');
    return row?.id ?? 0;
  };
  const assign = (id: number, patientId: number) =>
    new ReadingAssignments(service).assign('bloodPressure', world.request(), id, { patient: { id: patientId } });
  /** Verifies a request, and checks that its body is valid. @returns the type of its event, and its resources in short */
  const read = ({ body, headers }: ReceivedRequest) => {
    const verified = new Webhook(webhook.secret).verify(body, headers as Record<string, string>) as Bundle;
    expectValidFhir(verified);
    expect(headers['content-type']).toBe('application/fhir+json');
    expect(verified).toMatchObject({ type: 'collection', identifier: { value: headers['webhook-id'] } });
    const resources = (verified.entry ?? []).map(({ resource }): Sent => {
      if (resource?.resourceType === 'Patient') return { id: `Patient/${resource.id}`, active: resource.active ?? false };
      if (resource?.resourceType !== 'Observation') throw new Error('Only patients and Observations are sent.');
      return { id: resource.id ?? '', status: resource.status, patient: resource.subject?.reference ?? '' };
    });
    return [headers['webhook-event-type'], resources];
  };
  const received = async (count: number) => {
    await world.eventually(() => Promise.resolve(world.receiver.requests.length), count);
    return world.receiver.requests.map(read);
  };

  it('receives the Observations of a reading, and those that have ended for its former patient', async () => {
    const id = await record({ patient: { id: one } });
    await start();
    const main = `blood-pressure-${id}`;
    const first = [
      { id: main, status: 'final', patient: `Patient/${one}` },
      { id: `${main}-heart-rate`, status: 'final', patient: `Patient/${one}` },
    ];
    expect(await received(1)).toEqual([['reading.bloodPressure', first]]);
    await assign(id, two);
    const ended = first.map((observation) => ({ ...observation, status: 'entered-in-error' }));
    const later = first.map(({ id: former }) => ({ id: `${former}-p${two}`, status: 'corrected', patient: `Patient/${two}` }));
    expect((await received(2))[1]).toEqual(['reading.bloodPressure', [...ended, ...later]]);
    await new ReadingRepository(service).void('bloodPressure', world.request(), id);
    const voided = later.map((observation) => ({ ...observation, status: 'entered-in-error' }));
    expect((await received(3))[2]).toEqual(['reading.voided', voided]);
  });

  it('receives no Observation of a reading of nobody', async () => {
    const { id: deviceId } = await world.mine.device({ currentPatientId: one });
    await record({ device: { id: deviceId } });
    const devices = new DeviceRepository(service);
    const { content } = await devices.assignments(world.mine.organizationId, deviceId, { page: 1, size: 1 });
    await devices.removeAssignment(world.request(), deviceId, (JSON.parse(content[0]?.text ?? '') as { id: number }).id);
    await start();
    // Both events were queued before the first was sent, and the body has the present state.
    const bodies = await received(2);
    expect(bodies.map(([, resources]) => (resources as Sent[]).map(({ status }) => status))).toEqual([
      ['entered-in-error', 'entered-in-error'],
      ['entered-in-error', 'entered-in-error'],
    ]);
  });

  it('receives a merged patient as inactive', async () => {
    await start();
    await new PatientRepository(service).merge(world.request(), two, { patient: { id: one } });
    expect(await received(1)).toEqual([['patient.merged', [{ id: `Patient/${one}`, active: false }]]]);
  });

  it('signs the type and the sequence in headers of their own', async () => {
    await record({ patient: { id: one } });
    await start();
    await received(1);
    const headers: ReceivedRequest['headers'] = world.receiver.requests[0]?.headers ?? {};
    expect([headers['webhook-event-type'], headers['webhook-event-sequence']]).toEqual(['reading.bloodPressure', '1']);
    const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.reading.bloodPressure.1`;
    const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-event-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  });

  it('repeats the same body in retries, and makes it again when the delivery is resent; the log has the mapping', async () => {
    const id = await record({ patient: { id: one } });
    world.receiver.reply = () => ({ status: world.receiver.requests.length < 3 ? 500 : 200 });
    await start();
    await received(3);
    const bodies = () => world.receiver.requests.map(({ body }) => body);
    expect(new Set(bodies()).size).toBe(1);
    await world.eventually(world.statuses, ['delivered']);
    const logs = new WebhookLogDetailRepository(service);
    const [row] = await world.look<{ id: number }>('select id from webhook_log');
    const caller = { organizationId: world.mine.organizationId, scopes: ['*'] };
    const log = JSON.parse((await logs.require(caller, row?.id ?? 0)).text) as WebhookLogDetailView;
    expect(log).toMatchObject({ payload: bodies()[0], mapping: FHIR_MAPPING });
    await new ReadingRepository(service).correct('bloodPressure', world.request(), id, { systolic: 130 });
    await received(4);
    await world.eventually(world.statuses, ['delivered', 'delivered']);
    await logs.resend(world.request(), row?.id ?? 0);
    const [, , , corrected, resent] = await received(5);
    expect(resent).toEqual(corrected);
    const disclosed = await world.look<{ resource: string; patients: number[] }>(
      `select resource, patients::integer[] as patients from audit_event where action = 'disclose' order by id limit 1`,
    );
    expect(disclosed).toEqual([{ resource: 'reading.bloodPressure', patients: [one] }]);
  });
});
