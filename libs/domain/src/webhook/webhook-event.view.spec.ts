import { WEBHOOK_TYPES, type WebhookType } from '../event-type/webhook-type';
import { type ViewProperty } from '../view/property';
import { type View } from '../view/view';
import { contentOfBody, EVENT_TYPES, samplePayload } from './webhook-event.view';

/** Builds payloads that contain every object that their views permit, and in which each patient has another id. */
class PayloadBuilder {
  readonly patients: number[] = [];

  of({ properties }: View): object {
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, this.valueOf(name, property)]));
  }

  private valueOf(name: string, property: ViewProperty): unknown {
    if (property.kind === 'list') return [this.of(property.view), this.of(property.view)];
    if (property.kind === 'object') return this.of(property.view);
    if (!isPatientId(name, property)) return property.example;
    this.patients.push(1_000 + this.patients.length);
    return this.patients.at(-1);
  }
}

const isPatientId = (name: string, { description }: ViewProperty) =>
  (name === 'id' && description === 'Identifier of the patient.') || /patientId$/i.test(name);

const bodyOf = (type: string, payload: object, id = 'evt_7') =>
  JSON.stringify({ id, type, sequence: 3, createTimestamp: '2026-01-31T09:00:00.000Z', payload });

/** The ways in which PostgreSQL writes JSON: `json` puts spaces around a colon, and `jsonb` one after it. */
const WRITTEN = [(body: string) => body.replaceAll('":', '" : '), (body: string) => body.replaceAll('":', '": ')];

const byId = (one: number, other: number) => one - other;

describe('the content of the body of a request to a webhook', () => {
  it.each(WEBHOOK_TYPES)('includes every patient of the payload of %s', (type) => {
    const builder = new PayloadBuilder();
    const body = bodyOf(type, builder.of(EVENT_TYPES[type].payload));
    for (const written of [body, ...WRITTEN.map((write) => write(body))]) {
      const { patients, ...content } = contentOfBody(written);
      expect([...patients].sort(byId)).toEqual(builder.patients);
      expect(content).toEqual({ type });
    }
  });

  it('includes no patient for types whose payloads have none', () => {
    const hasPatients = (type: WebhookType) => {
      const builder = new PayloadBuilder();
      builder.of(EVENT_TYPES[type].payload);
      return builder.patients.length > 0;
    };
    const without = ['audit.checkpoint', 'device.deleted', 'order.status', 'packedKit.event', 'webhook.disabled'];
    const subjects = ['ingest', 'item', 'kit', 'manufacturer', 'site', 'source'];
    expect(WEBHOOK_TYPES.filter((type) => !hasPatients(type))).toEqual(
      WEBHOOK_TYPES.filter((type) => without.includes(type) || subjects.includes(type.split('.')[0] ?? '')),
    );
  });

  it('includes a patient once who occurs twice', () => {
    const device = { id: 3, currentPatient: { id: 5 } };
    expect(contentOfBody(bodyOf('device.associationCreated', { device, patient: { id: 5 } })).patients).toEqual([5]);
  });

  it('includes both patients of a merge, and no other ids of theirs', () => {
    const merged = { id: 5, version: 4, remainingPatient: { id: 9 } };
    expect(contentOfBody(bodyOf('patient.merged', merged)).patients).toEqual([5, 9]);
    expect(contentOfBody(bodyOf('device.updated', { id: 5, version: 4, currentPatient: null })).patients).toEqual([]);
  });

  it('does not include the invented patient of a test', () => {
    for (const type of WEBHOOK_TYPES) expect(contentOfBody(bodyOf(type, samplePayload(type), 'test_7')).patients).toEqual([]);
    expect(contentOfBody(bodyOf('patient.created', samplePayload('patient.created'))).patients).toEqual([1]);
  });

  it('includes the patients of a type of a newer version, and of a body without an envelope', () => {
    const payload = { id: 4, patient: { id: 6 } };
    expect(contentOfBody(bodyOf('visit.planned', payload))).toEqual({ type: 'visit.planned', patients: [6] });
    expect(contentOfBody(JSON.stringify(payload))).toEqual({ type: 'webhook', patients: [6] });
    expect(contentOfBody('')).toEqual({ type: 'webhook', patients: [] });
  });

  it('does not depend on texts that somebody has entered', () => {
    const text = '"payload":{"id":77},"patient":{"id":78},"patientId":79';
    expect(contentOfBody(bodyOf('patient.created', { id: 5, firstName: text })).patients).toEqual([5]);
    expect(contentOfBody(bodyOf('device.updated', { id: 5, name: text, currentPatient: { id: 6 } })).patients).toEqual([6]);
  });
});
