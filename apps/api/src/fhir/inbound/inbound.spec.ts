import { type Patient } from '@rpm/domain';
import { type Bundle, type Observation } from '@rpm/fhir';
import { Factory } from '@rpm/data-access/testing';
import { AuditRows } from '../../testing/audit-rows';
import { issuesOf } from '../../testing/fhir-client';
import { TestApi, type TestResponse } from '../../testing/test-api';

const UUID = '8f1c2d3e-0000-4000-8000-000000000002';
const BASE = 'https://rpm.example.org';
const EXTERNAL = 'urn:oid:1.2.3.4';
const FHIR_JSON = { 'Content-Type': 'application/fhir+json' };

describe('Observations that are sent to /fhir/r4', () => {
  let api: TestApi;
  let patient: Patient;
  let deviceId: number;
  let minute = 0;

  beforeAll(async () => {
    api = await TestApi.start();
    const identity = 'update organization set uuid = $2, fhir_base = $3, external_identifier_system = $4 where id = $1';
    await api.database.dataSource.query(identity, [api.factory.organizationId, UUID, BASE, EXTERNAL]);
    patient = await api.factory.patient({ externalIdentifier: 'MRN-1' });
    ({ id: deviceId } = await api.factory.device({ currentPatientId: patient.id }));
  });
  afterAll(() => api.stop());

  /** An Observation of another minute, so that it is another reading. */
  const weight = (more: object = {}) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
    subject: { reference: `Patient/${patient.id}` },
    device: { reference: `Device/${deviceId}` },
    effectiveDateTime: new Date(Date.UTC(2026, 1, 1, 8, ++minute)).toISOString(),
    valueQuantity: { value: 73.2, system: 'http://unitsofmeasure.org', code: 'kg' },
    ...more,
  });

  const post = (body: unknown, headers: Record<string, string> = {}, key?: string) =>
    api.post('/fhir/r4/Observation', body, { headers: { ...FHIR_JSON, ...headers }, ...(key !== undefined && { key }) });
  const batch = (entries: object[], type = 'batch', path = '') =>
    api.post(`/fhir/r4${path}`, { resourceType: 'Bundle', type, entry: entries }, { headers: FHIR_JSON });
  const entry = (resource: { resourceType: string }, request: object = {}) => ({
    resource,
    request: { method: 'POST', url: resource.resourceType, ...request },
  });
  const responsesOf = ({ json }: TestResponse) => ((json as Bundle).entry ?? []).map(({ response }) => response);
  const count = async () => {
    const text = 'select count(*)::integer as n from weight_reading where organization_id = $1';
    return (await api.database.dataSource.query<{ n: number }[]>(text, [api.factory.organizationId]))[0]?.n;
  };

  describe('alone', () => {
    it('are recorded as readings, and answered as /fhir/r4 returns them', async () => {
      const created = await post(weight());
      const { id = '', ...observation } = created.json as Observation;
      expect([created.status, created.headers.get('Location'), created.headers.get('ETag')]).toEqual([
        201,
        `${api.url}/fhir/r4/Observation/${id}/_history/1`,
        'W/"1"',
      ]);
      expect(observation).toMatchObject({
        status: 'final',
        subject: { reference: `Patient/${patient.id}` },
        device: { reference: `Device/${deviceId}` },
        valueQuantity: { value: 161.38, unit: 'lb', system: 'http://unitsofmeasure.org', code: '[lb_av]' },
      });
      expect((await api.get(`/fhir/r4/Observation/${id}`)).json).toEqual(created.json);
      const record = await api.get(`/api/v3/weight-reading/${id.split('-')[1]}?view=record`);
      expect(record.json).toMatchObject({ weight: 161.38, sentAs: { value: 73.2, unit: 'kg' }, version: 1 });
    });

    it('emit one event, and are one row of the audit trail', async () => {
      const rows = new AuditRows(api.database.dataSource, api.factory.organizationId);
      await rows.added();
      const { json } = await post(weight());
      const id = Number((json as Observation).id?.split('-')[1]);
      const events = await api.database.dataSource.query<{ version: number }[]>(
        `select version from event where organization_id = $1 and subject_id = $2 and type = 'reading.weight'`,
        [api.factory.organizationId, id],
      );
      const trail = (await rows.added()).map(({ action, resource, patients, rows }) => ({ action, resource, patients, rows }));
      expect([events, trail]).toEqual([
        [{ version: 1 }],
        [{ action: 'create', resource: 'fhir/r4/Observation', patients: [patient.id], rows: 1 }],
      ]);
    });

    it('are answered with the stored reading if they are sent again', async () => {
      const observation = weight();
      const [first, again] = [await post(observation), await post(observation)];
      expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
      expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
    });

    it('are a conflict if another value is stored for the same device and instant', async () => {
      const observation = weight();
      await post(observation);
      const other = await post({ ...observation, valueQuantity: { ...observation.valueQuantity, value: 80 } });
      expect([other.status, issuesOf(other)]).toEqual([409, [{ type: 'conflict', code: 'conflict', place: null }]]);
    });

    it('are answered with the stored one if the service has given the identifier', async () => {
      const first = await post(weight());
      const { identifier } = first.json as Observation;
      const again = await post(weight({ identifier }));
      expect([again.status, again.json]).toEqual([200, first.json]);
      const unknown = await post(weight({ identifier: [{ ...identifier?.[0], value: 'weight-999999' }] }));
      expect([unknown.status, issuesOf(unknown)]).toEqual([
        400,
        [{ type: 'invalid', code: 'invalid_input', place: 'Observation.identifier' }],
      ]);
    });

    it('are refused with the identifier of an Observation of another patient', async () => {
      const { identifier } = (await post(weight())).json as Observation;
      const other = await api.factory.patient();
      const sent = { ...weight({ identifier, subject: { reference: `Patient/${other.id}` } }), device: undefined };
      const answer = await post(sent);
      expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.identifier']]);
      expect(responsesOf(await batch([entry(sent)]))).toMatchObject([{ status: '400 Bad Request' }]);
    });

    it('are returned only to a key that may read them', async () => {
      const [identifier, writer] = [[{ system: 'urn:sender', value: 'unread' }], await api.factory.key(['readings:write'])];
      const condition = { 'If-None-Exist': 'identifier=urn:sender|unread' };
      const first = await post(weight({ identifier }));
      const own = await post(weight(), {}, writer);
      const others = [
        await post(weight(), condition, writer),
        await post(weight({ identifier: (first.json as Observation).identifier }), {}, writer),
      ];
      const issue = { type: 'informational', code: 'stored_already', place: null };
      expect([first.status, own.status, ...others.map(({ status }) => status)]).toEqual([201, 201, 200, 200]);
      expect(others.map(issuesOf)).toEqual([[issue], [issue]]);
    });

    it('have identifiers of their sender once', async () => {
      const identifier = [{ system: 'urn:sender', value: 'a' }];
      const observation = weight({ identifier });
      const [first, again] = [await post(observation), await post(observation)];
      expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
      const before = await count();
      const other = await post(weight({ identifier }));
      expect([other.status, issuesOf(other)]).toEqual([
        409,
        [{ type: 'conflict', code: 'conflict', place: 'Observation.identifier' }],
      ]);
      expect(await count()).toBe(before);
    });

    it('are created once, and have each identifier once, if they are sent at the same time', async () => {
      const identifier = [{ system: 'urn:sender', value: 'concurrent' }];
      const observation = weight();
      const same = await Promise.all(Array.from({ length: 8 }, () => post(observation)));
      const others = await Promise.all(Array.from({ length: 8 }, () => post(weight({ identifier }))));
      expect([same, others].map((answers) => answers.map(({ status }) => status).sort())).toEqual([
        [...Array.from({ length: 7 }, () => 200), 201],
        [201, ...Array.from({ length: 7 }, () => 409)],
      ]);
    });

    it('are created only if none exists with the identifier in If-None-Exist', async () => {
      const condition = { 'If-None-Exist': 'identifier=urn:sender|conditional' };
      const first = await post(weight(), condition);
      const before = await count();
      const again = await post(weight(), condition);
      expect([first.status, again.status, again.json, await count()]).toEqual([201, 200, first.json, before]);
      const unsupported = await post(weight(), { 'If-None-Exist': 'code=29463-7' });
      expect([unsupported.status, issuesOf(unsupported)]).toEqual([
        400,
        [{ type: 'not-supported', code: 'invalid_input', place: 'http.if-none-exist' }],
      ]);
    });

    it('are carried out once for each Idempotency-Key', async () => {
      const [observation, key] = [weight(), { 'Idempotency-Key': 'observation-1' }];
      const [first, again] = [await post(observation, key), await post(observation, key)];
      expect([again.status, again.json, again.headers.get('Idempotent-Replayed')]).toEqual([201, first.json, 'true']);
    });

    it('name the patient by the external identifier, and the device by any identifier', async () => {
      const [device] = await api.database.dataSource.query<{ value: string }[]>(
        'select value from device_identifier where organization_id = $1 and device_id = $2',
        [api.factory.organizationId, deviceId],
      );
      const { status, json } = await post(
        weight({
          subject: { identifier: { system: EXTERNAL, value: 'MRN-1' } },
          device: { identifier: { system: 'http://acme.example.com/serial', value: device?.value } },
        }),
      );
      expect(status).toBe(201);
      expect(json).toMatchObject({
        subject: { reference: `Patient/${patient.id}` },
        device: { reference: `Device/${deviceId}` },
      });
    });

    it('are not stored if the readings of the device are disabled', async () => {
      const disabled = await api.factory.device({ currentPatientId: patient.id, disabledReadings: true });
      const answer = await post(weight({ device: { reference: `Device/${disabled.id}` } }));
      expect([answer.status, issuesOf(answer)]).toEqual([
        200,
        [{ type: 'informational', code: 'readings_disabled', place: null }],
      ]);
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
      const before = await count();
      const answer = await post(weight(more));
      expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, [place]]);
      expect(await count()).toBe(before);
    });

    it('are refused of a patient who did not hold the device', async () => {
      const other = await api.factory.patient();
      const answer = await post(weight({ subject: { reference: `Patient/${other.id}` } }));
      expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.subject']]);
    });

    it('are refused with the remaining patient if their patient was merged', async () => {
      const merged = await api.factory.patient();
      expect((await api.post(`/api/v3/patient/${patient.id}/merge`, { patient: { id: merged.id } })).status).toBe(200);
      const answer = await post(weight({ subject: { reference: `Patient/${merged.id}` }, device: undefined }));
      expect([answer.status, issuesOf(answer).map(({ code, place }) => [code, place])]).toEqual([
        404,
        [['patient_merged', 'Observation.subject']],
      ]);
    });

    it('need a key that may write readings, of the same organization', async () => {
      const readOnly = await api.factory.key(['readings:read', 'patients:read']);
      expect((await post(weight(), {}, readOnly)).status).toBe(403);
      const other = await Factory.inNewOrganization(api.database.dataSource);
      const answer = await post(weight(), {}, await other.key());
      expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.device']]);
    });

    it('are refused as another media type, and with parameters', async () => {
      const text = await post(JSON.stringify(weight()), { 'Content-Type': 'text/plain' });
      const parameter = await api.post('/fhir/r4/Observation?patient=1', weight());
      expect([text.status, parameter.status]).toEqual([415, 400]);
    });
  });

  describe('in a batch', () => {
    it('are answered one by one, in their order', async () => {
      const known = weight();
      await post(known);
      const answer = await batch([
        entry(weight()),
        entry(weight({ code: { coding: [{ system: 'http://loinc.org', code: '718-7' }] } })),
        entry(known),
        entry({ ...known, valueQuantity: { ...known.valueQuantity, value: 80 } } as { resourceType: string }),
        entry(weight(), { method: 'PUT' }),
        entry({ resourceType: 'DiagnosticReport' }),
        { resource: weight() },
        entry(
          weight({
            code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
            valueQuantity: { value: 64, system: 'http://unitsofmeasure.org', code: '/min' },
          }),
        ),
      ]);
      expect([answer.status, (answer.json as Bundle).type]).toEqual([200, 'batch-response']);
      const responses = responsesOf(answer).map((response) => [
        response?.status,
        response?.location?.replace(/\d+\/_history/, '<id>/_history') ?? null,
        response?.outcome && issuesOf({ json: response.outcome } as TestResponse).map(({ place }) => place),
      ]);
      expect(responses).toEqual([
        ['201 Created', 'Observation/weight-<id>/_history/1', undefined],
        ['400 Bad Request', null, ['Bundle.entry[1].resource.code']],
        ['200 OK', 'Observation/weight-<id>/_history/1', undefined],
        ['409 Conflict', null, [null]],
        ['400 Bad Request', null, ['Bundle.entry[4].request']],
        ['400 Bad Request', null, ['Bundle.entry[5].resource']],
        ['400 Bad Request', null, ['Bundle.entry[6].request']],
        ['201 Created', 'Observation/heart-rate-<id>/_history/1', undefined],
      ]);
    });

    it('refuse only the Observation whose identifier another reading has', async () => {
      const identifier = [{ system: 'urn:sender', value: 'batch' }];
      const answer = await batch([entry(weight({ identifier })), entry(weight({ identifier })), entry(weight())]);
      const statuses = responsesOf(answer).map((response) => response?.status);
      expect(statuses).toEqual(['201 Created', '409 Conflict', '201 Created']);
    });

    it('may refer to a patient and a device of the Bundle', async () => {
      const [device] = await api.database.dataSource.query<{ value: string }[]>(
        'select value from device_identifier where organization_id = $1 and device_id = $2',
        [api.factory.organizationId, deviceId],
      );
      const named = { subject: { reference: 'urn:uuid:p' }, device: { reference: 'urn:uuid:d' } };
      const answer = await batch([
        {
          fullUrl: 'urn:uuid:p',
          ...entry({ resourceType: 'Patient', identifier: [{ system: EXTERNAL, value: 'MRN-1' }] } as object as {
            resourceType: string;
          }),
        },
        {
          fullUrl: 'urn:uuid:d',
          ...entry({ resourceType: 'Device', serialNumber: device?.value } as object as { resourceType: string }),
        },
        entry({ resourceType: 'Patient', identifier: [{ system: EXTERNAL, value: 'nobody' }] } as object as {
          resourceType: string;
        }),
        entry(weight(named)),
      ]);
      expect(responsesOf(answer).map((response) => [response?.status, response?.location?.split('/')[0]])).toEqual([
        ['200 OK', 'Patient'],
        ['200 OK', 'Device'],
        ['400 Bad Request', undefined],
        ['201 Created', 'Observation'],
      ]);
    });

    it('are refused together as a transaction, and if there are too many', async () => {
      const transaction = await batch([entry(weight())], 'transaction');
      const tooMany = await batch(Array.from({ length: 1_001 }, () => ({})));
      expect([transaction, tooMany].map((answer) => [answer.status, issuesOf(answer).map(({ place }) => place)])).toEqual([
        [400, ['Bundle.type']],
        [400, ['Bundle.entry']],
      ]);
    });

    it('are carried out once for each Idempotency-Key', async () => {
      const body = { resourceType: 'Bundle', type: 'batch', entry: [entry(weight())] };
      const request = { headers: { ...FHIR_JSON, 'Idempotency-Key': 'batch-1' } };
      const [first, again] = [await api.post('/fhir/r4', body, request), await api.post('/fhir/r4', body, request)];
      expect([again.status, again.json, again.headers.get('Idempotent-Replayed')]).toEqual([200, first.json, 'true']);
    });
  });

  it('are answered as a transaction by $submit-cgm-bundle, which the guide of continuous monitors defines', async () => {
    const glucose = weight({
      code: { coding: [{ system: 'http://loinc.org', code: '105272-9' }] },
      valueQuantity: { value: 6.7, unit: 'mmol/l', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
      device: undefined,
    });
    const answer = await batch([entry(glucose)], 'transaction', '/$submit-cgm-bundle');
    expect([answer.status, (answer.json as Bundle).type]).toEqual([200, 'transaction-response']);
    expect(responsesOf(answer)).toEqual([
      { status: '201 Created', location: expect.stringMatching(/^Observation\/blood-glucose-\d+\/_history\/1$/), etag: 'W/"1"' },
    ]);
  });
});
