import { type Observation } from '@rpm/fhir';
import { Factory } from '@rpm/data-access/testing';
import { AuditRows } from '../../testing/audit-rows';
import { issuesOf } from '../../testing/fhir-client';
import { EXTERNAL, InboundFixture } from '../../testing/inbound-fixture';

describe('Observations that are sent to /fhir/r4', () => {
  let inbound: InboundFixture;

  beforeAll(async () => {
    inbound = await InboundFixture.start();
  });
  afterAll(() => inbound.api.stop());

  it('are recorded as readings, and answered as /fhir/r4 returns them', async () => {
    const created = await inbound.post(inbound.weight());
    const { id = '', ...observation } = created.json as Observation;
    expect([created.status, created.headers.get('Location'), created.headers.get('ETag')]).toEqual([
      201,
      `${inbound.api.url}/fhir/r4/Observation/${id}/_history/1`,
      'W/"1"',
    ]);
    expect(observation).toMatchObject({
      status: 'final',
      subject: { reference: `Patient/${inbound.patient.id}` },
      device: { reference: `Device/${inbound.deviceId}` },
      valueQuantity: { value: 161.38, unit: 'lb', system: 'http://unitsofmeasure.org', code: '[lb_av]' },
    });
    expect((await inbound.api.get(`/fhir/r4/Observation/${id}`)).json).toEqual(created.json);
    const record = await inbound.api.get(`/api/v3/weight-reading/${id.split('-')[1]}?view=record`);
    expect(record.json).toMatchObject({ weight: 161.38, sentAs: { value: 73.2, unit: 'kg' }, version: 1 });
  });

  it('emit one event, and are one row of the audit trail', async () => {
    const rows = new AuditRows(inbound.api.database.dataSource, inbound.api.factory.organizationId);
    await rows.added();
    const { json } = await inbound.post(inbound.weight());
    const id = Number((json as Observation).id?.split('-')[1]);
    const events = await inbound.api.database.dataSource.query<{ version: number }[]>(
      `select version from event where organization_id = $1 and subject_id = $2 and type = 'reading.weight'`,
      [inbound.api.factory.organizationId, id],
    );
    const trail = (await rows.added()).map(({ action, resource, patients, rows }) => ({ action, resource, patients, rows }));
    expect([events, trail]).toEqual([
      [{ version: 1 }],
      [{ action: 'create', resource: 'fhir/r4/Observation', patients: [inbound.patient.id], rows: 1 }],
    ]);
  });

  it('are answered with the stored reading if they are sent again', async () => {
    const observation = inbound.weight();
    const [first, again] = [await inbound.post(observation), await inbound.post(observation)];
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  });

  it('are a conflict if another value is stored for the same device and instant', async () => {
    const observation = inbound.weight();
    await inbound.post(observation);
    const other = await inbound.post({ ...observation, valueQuantity: { ...observation.valueQuantity, value: 80 } });
    expect([other.status, issuesOf(other)]).toEqual([409, [{ type: 'conflict', code: 'conflict', place: null }]]);
  });

  it('are carried out once for each Idempotency-Key', async () => {
    const [observation, key] = [inbound.weight(), { 'Idempotency-Key': 'observation-1' }];
    const [first, again] = [await inbound.post(observation, key), await inbound.post(observation, key)];
    expect([again.status, again.json, again.headers.get('Idempotent-Replayed')]).toEqual([201, first.json, 'true']);
  });

  it('name the patient by the external identifier, and the device by any identifier', async () => {
    const serial = await inbound.deviceIdentifier();
    const { status, json } = await inbound.post(
      inbound.weight({
        subject: { identifier: { system: EXTERNAL, value: 'MRN-1' } },
        device: { identifier: { system: 'http://acme.example.com/serial', value: serial } },
      }),
    );
    expect(status).toBe(201);
    expect(json).toMatchObject({
      subject: { reference: `Patient/${inbound.patient.id}` },
      device: { reference: `Device/${inbound.deviceId}` },
    });
  });

  it('are not stored if the readings of the device are disabled', async () => {
    const disabled = await inbound.api.factory.device({ currentPatientId: inbound.patient.id, disabledReadings: true });
    const answer = await inbound.post(inbound.weight({ device: { reference: `Device/${disabled.id}` } }));
    expect([answer.status, issuesOf(answer)]).toEqual([200, [{ type: 'informational', code: 'readings_disabled', place: null }]]);
  });

  it.each<[string, object, string]>([
    ['an unknown patient', { subject: { reference: 'Patient/999999' } }, 'Observation.subject'],
    ['an unknown external identifier', { subject: { identifier: { system: EXTERNAL, value: 'none' } } }, 'Observation.subject'],
    ['an unknown device', { device: { reference: 'Device/999999' } }, 'Observation.device'],
    [
      'a unit that UCUM does not have',
      { valueQuantity: { value: 1, system: 'http://unitsofmeasure.org', code: 'lbs' } },
      'Observation.value.code',
    ],
    [
      'a value that no scale shows',
      { valueQuantity: { value: 0.1, system: 'http://unitsofmeasure.org', code: 'kg' } },
      'Observation.value',
    ],
    ['a code that is no reading', { code: { coding: [{ system: 'http://loinc.org', code: '718-7' }] } }, 'Observation.code'],
  ])('are refused with the place of %s', async (_name, more, place) => {
    const before = await inbound.count();
    const answer = await inbound.post(inbound.weight(more));
    expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, [place]]);
    expect(await inbound.count()).toBe(before);
  });

  it('are refused if the patient did not hold the device', async () => {
    const other = await inbound.api.factory.patient();
    const answer = await inbound.post(inbound.weight({ subject: { reference: `Patient/${other.id}` } }));
    expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.subject']]);
  });

  it('are refused with the code `patient_merged` if their patient was merged', async () => {
    const merged = await inbound.api.factory.patient();
    expect((await inbound.api.post(`/api/v3/patient/${inbound.patient.id}/merge`, { patient: { id: merged.id } })).status).toBe(
      200,
    );
    const answer = await inbound.post(inbound.weight({ subject: { reference: `Patient/${merged.id}` }, device: undefined }));
    expect([answer.status, issuesOf(answer).map(({ code, place }) => [code, place])]).toEqual([
      404,
      [['patient_merged', 'Observation.subject']],
    ]);
  });

  it('need a key that may write readings, of the same organization', async () => {
    const readOnly = await inbound.api.factory.key(['readings:read', 'patients:read']);
    expect((await inbound.post(inbound.weight(), {}, readOnly)).status).toBe(403);
    const other = await Factory.inNewOrganization(inbound.api.database.dataSource);
    const answer = await inbound.post(inbound.weight(), {}, await other.key());
    expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.device']]);
  });

  it('are refused as another media type, or with parameters in the URL', async () => {
    const text = await inbound.post(JSON.stringify(inbound.weight()), { 'Content-Type': 'text/plain' });
    const parameter = await inbound.api.post('/fhir/r4/Observation?patient=1', inbound.weight());
    expect([text.status, parameter.status]).toEqual([415, 400]);
  });
});
