import { createHash } from 'node:crypto';
import { disclosuresOf, type DisclosingDelivery } from './disclosures';

let made = 0;

const delivery = (type: string, payload: object, given: Partial<DisclosingDelivery> = {}): DisclosingDelivery => ({
  organizationId: 1,
  webhookId: 10,
  url: 'https://receiver.example.org:8443/hook?token=secret',
  purpose: 'operations',
  body: JSON.stringify({ id: `evt_${++made}`, type, sequence: made, createTimestamp: '2026-01-31T09:00:00.000Z', payload }),
  ...given,
});
const patient = (id: number, given?: Partial<DisclosingDelivery>) => delivery('patient.updated', { id }, given);
const digests = (...deliveries: DisclosingDelivery[]) =>
  deliveries.map(({ body }) => createHash('sha256').update(body).digest('hex')).join('');

describe('rows of the audit trail about deliveries', () => {
  it('contain the patients and the digests of the bodies in the order of the deliveries', () => {
    const sent = [patient(7), patient(5), patient(7)];
    expect(disclosuresOf(sent)).toEqual([
      {
        organizationId: 1,
        actorKind: 'delivery',
        actorId: null,
        sessionId: null,
        assertedActor: null,
        action: 'disclose',
        resource: 'patient.updated',
        resourceId: null,
        requestId: null,
        clientRequestHash: null,
        address: null,
        host: 'receiver.example.org',
        webhookId: 10,
        purpose: 'operations',
        patients: [7, 5, 7],
        digests: digests(...sent),
        rows: 3,
        status: null,
      },
    ]);
  });

  it('contain as many patients for each digest as for every other one', () => {
    const merge = (id: number, remaining: number) =>
      delivery('patient.merged', { id, version: 2, remainingPatient: { id: remaining } });
    const device = (holder: number) => ({ id: 3, currentPatient: { id: holder } });
    const association = (holder: number, id: number) =>
      delivery('device.associationRemoved', { device: device(holder), patient: { id } });
    const [first, second, third, fourth] = [merge(5, 6), association(8, 9), association(8, 8), merge(7, 6)];
    expect(disclosuresOf([first, second, third, fourth])).toMatchObject([
      { resource: 'patient.merged', rows: 2, patients: [5, 6, 7, 6], digests: digests(first, fourth) },
      { resource: 'device.associationRemoved', rows: 1, patients: [8, 9], digests: digests(second) },
      { resource: 'device.associationRemoved', rows: 1, patients: [8], digests: digests(third) },
    ]);
  });

  it('are about the patients in a body with FHIR, unless it is a test', () => {
    const body = JSON.stringify({ resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Patient', id: '5' } }] });
    const [sent, test] = [1, null].map((sequence) => patient(9, { body, event: { type: 'patient.updated', sequence } }));
    expect(disclosuresOf([sent, test].flatMap((one) => one ?? []))).toMatchObject([
      { resource: 'patient.updated', rows: 1, patients: [5] },
    ]);
  });

  it('are separate for each organization, webhook, address and purpose of a webhook, and type', () => {
    const sent = [
      patient(5),
      patient(5, { organizationId: 2 }),
      patient(5, { webhookId: 11 }),
      patient(5, { url: 'http://[::1]:8080/' }),
      patient(5, { purpose: 'research' }),
      delivery('reading.weight', { id: 1, patient: { id: 5 } }),
    ];
    const rows = disclosuresOf([...sent, ...sent]);
    expect(rows.map(({ rows: count }) => count)).toEqual(Array(sent.length).fill(2));
    expect(rows).toMatchObject([
      {},
      { organizationId: 2 },
      { webhookId: 11 },
      { host: '[::1]' },
      { purpose: 'research' },
      { resource: 'reading.weight' },
    ]);
  });

  it('do not exist for bodies without patients', () => {
    expect(
      disclosuresOf([delivery('item.updated', { id: 5 }), delivery('device.updated', { id: 5, currentPatient: null })]),
    ).toEqual([]);
  });

  it('contain the digest of the bytes that are sent', () => {
    const body = patient(5).body.replace('"payload"', '"name":"Zoë 𝔘","payload"');
    expect(disclosuresOf([patient(5, { body })])).toMatchObject([
      { digests: createHash('sha256').update(Buffer.from(body, 'utf8')).digest('hex') },
    ]);
  });
});
