import { Factory } from '@rpm/data-access/testing';
import { byTestKey } from '../testing/by-test-key';
import { ANY_VERSION } from '../testing/any-version';
import { type TestResponse, TestApi } from '../testing/test-api';

const PATH = '/api/v3/device';
const INSTANT = expect.stringMatching(/Z$/) as string;

describe('custody of a device', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  /** Creates a device that is at a site and not held by a patient. @returns its id, its JSON and the id of its site */
  const atSite = async () => {
    const site = await api.factory.site();
    const { id } = await api.factory.device({ currentPatientId: null, currentStatus: 'availableAtSite', siteId: site.id });
    const json = (await api.get(`${PATH}/${id}`)).json as object;
    return { id, json, siteId: site.id };
  };
  const associate = (id: number, patient: object) => api.post(`${PATH}/${id}/associate-patient`, { patient });
  const disassociate = (id: number, patient: object) => api.post(`${PATH}/${id}/disassociate-patient`, { patient });
  const outbox = (deviceId: number) =>
    api.database.dataSource.query<{ type: string; payload: Record<string, unknown> }[]>(
      `select type, payload from event where subject_id = $1 and type like 'device.association%' order by id`,
      [deviceId],
    );
  const versionOf = ({ json }: TestResponse) => {
    const { id, version, updateTimestamp } = json as Record<string, unknown>;
    return { id, version, updateTimestamp };
  };
  const eventTypes = ({ json }: TestResponse) =>
    (json as { deviceEvents: { type: string }[] }).deviceEvents.map(({ type }) => type);
  const refusal = ({ status, json }: TestResponse) => [status, (json as { detail: string }).detail];

  it('moves to a patient and back, and each move emits one event that contains the device and the patient', async () => {
    const { id, json } = await atSite();
    const patient = await api.factory.patient();
    const shownPatient = Object.fromEntries(PATIENT_FIELDS.map((field) => [field, patient[field]]));
    const given = await associate(id, { id: patient.id });
    const registered = (json as unknown as { deviceEvents: object[] }).deviceEvents;
    const created = { type: 'associationCreated', eventTimestamp: INSTANT, ...byTestKey() };
    const held = {
      ...json,
      ...ANY_VERSION,
      currentPatient: shownPatient,
      currentStatus: 'withPatient',
      deviceEvents: [...registered, created],
      deviceEventCount: registered.length + 1,
    };
    expect([given.status, given.json]).toEqual([200, held]);
    expect((await api.get(`${PATH}/${id}`)).json).toEqual(given.json);
    const taken = await disassociate(id, { id: patient.id });
    const removed = { type: 'associationRemoved', eventTimestamp: INSTANT, ...byTestKey() };
    const free = {
      ...json,
      ...ANY_VERSION,
      deviceEvents: [...registered, created, removed],
      deviceEventCount: registered.length + 2,
    };
    expect([taken.status, taken.json]).toEqual([200, free]);
    const embedded = (device: Record<string, unknown>) => {
      const added = [
        'site',
        'deviceEventCount',
        'formerIdentifiers',
        'formerIdentifierCount',
        'externalIdentifier',
        'lastHealthCheck',
        'silentSinceTimestamp',
        'droppedReadings',
        ...Object.keys(ANY_VERSION),
      ];
      const kept = Object.fromEntries(Object.entries(device).filter(([name]) => !added.includes(name)));
      const deviceEvents = device['deviceEvents'] as { type: string; eventTimestamp: string }[];
      return { ...kept, deviceEvents: deviceEvents.map(({ type, eventTimestamp }) => ({ type, eventTimestamp })) };
    };
    expect(await outbox(id)).toEqual([
      {
        type: 'device.associationCreated',
        payload: { ...versionOf(given), device: embedded(given.json as Record<string, unknown>), patient: shownPatient },
      },
      {
        type: 'device.associationRemoved',
        payload: { ...versionOf(taken), device: embedded(taken.json as Record<string, unknown>), patient: shownPatient },
      },
    ]);
  });

  it('can move to a patient who is named by the external identifier instead of the id', async () => {
    const { id } = await atSite();
    const { externalIdentifier } = await api.factory.patient();
    const answers = [await associate(id, { externalIdentifier }), await disassociate(id, { externalIdentifier })];
    expect(answers.map(({ status, json }) => [status, (json as { id: number; currentStatus: string }).currentStatus])).toEqual([
      [200, 'withPatient'],
      [200, 'availableAtSite'],
    ]);
    expect((await outbox(id)).map(({ type }) => type)).toEqual(['device.associationCreated', 'device.associationRemoved']);
  });

  it('does not change if the device’s status or current patient contradicts the request (409)', async () => {
    const [{ id, siteId }, one, other] = [await atSite(), await api.factory.patient(), await api.factory.patient()];
    const free = 'The device is availableAtSite; it must be withPatient.';
    expect(refusal(await disassociate(id, { id: one.id }))).toEqual([409, free]);
    await associate(id, { id: one.id });
    const held = 'The device is withPatient; it must be availableAtSite. Disassociate its patient first.';
    expect(refusal(await associate(id, { id: one.id }))).toEqual([409, held]);
    expect(refusal(await associate(id, { id: other.id }))).toEqual([409, held]);
    const others = 'The device is with another patient; name the one it is with.';
    expect(refusal(await disassociate(id, { id: other.id }))).toEqual([409, others]);
    const stock = await api.factory.device({ currentPatientId: null });
    const available = 'The device is available; it must be availableAtSite. Set its site first.';
    expect(refusal(await associate(stock.id, { id: one.id }))).toEqual([409, available]);
    const byHand = 'The device is withPatient; disassociate it, or set it lost or decommissioned.';
    expect(refusal(await api.patch(`${PATH}/${id}`, { currentStatus: 'availableAtSite' }))).toEqual([409, byHand]);
    expect((await api.get(`${PATH}/${id}`)).json).toMatchObject({ currentPatient: { id: one.id }, site: { id: siteId } });
    expect((await outbox(id)).map(({ type }) => type)).toEqual(['device.associationCreated']);
  });

  it('cannot move if the device or the patient belongs to another organization (404)', async () => {
    const [{ id }, patient] = [await atSite(), await api.factory.patient()];
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    const [theirDevice, theirPatient] = [await foreign.device(), await foreign.patient()];
    const noDevice = [404, 'No device with this identifier exists.'];
    const noPatient = [404, 'No patient with this identifier exists.'];
    const absent = 9_007_199_254_740_991;
    for (const act of [associate, disassociate]) {
      for (const device of [theirDevice.id, absent]) {
        expect(refusal(await act(device, { id: patient.id }))).toEqual(noDevice);
      }
      const { externalIdentifier } = theirPatient;
      for (const named of [{ id: theirPatient.id }, { id: absent }, { externalIdentifier }]) {
        expect(refusal(await act(id, named))).toEqual(noPatient);
      }
    }
    expect(await outbox(id)).toEqual([]);
  });

  it('moves to only one patient if ten requests associate the device with different patients concurrently', async () => {
    const { id } = await atSite();
    const patients = await Promise.all(Array.from({ length: 10 }, () => api.factory.patient()));
    const given = await Promise.all(patients.map((patient) => associate(id, { id: patient.id })));
    expect(given.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const { currentPatient } = (await api.get(`${PATH}/${id}`)).json as { currentPatient: { id: number } };
    const taken = await Promise.all(Array.from({ length: 10 }, () => disassociate(id, { id: currentPatient.id })));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const assignments = (await api.get(`${PATH}/${id}/assignment`)).json;
    expect(assignments).toMatchObject({ total: 1, content: [{ patient: { id: currentPatient.id }, endTimestamp: INSTANT }] });
    expect((await outbox(id)).map(({ type }) => type)).toEqual(['device.associationCreated', 'device.associationRemoved']);
  });

  it('can be listed as the assignments of the device, newest first', async () => {
    const { id } = await atSite();
    const [one, other] = [await api.factory.patient(), await api.factory.patient({ firstName: 'Mock' })];
    for (const { id: patientId } of [one, other]) {
      await associate(id, { id: patientId });
      await disassociate(id, { id: patientId });
    }
    await associate(id, { id: one.id });
    const { status, json } = await api.get(`${PATH}/${id}/assignment`);
    const assignment = (patientId: number, endTimestamp: unknown) => ({
      id: expect.any(Number) as number,
      patient: expect.objectContaining({ id: patientId }) as object,
      startTimestamp: INSTANT,
      endTimestamp,
      reason: null,
      ...byTestKey(),
    });
    const content = [assignment(one.id, null), assignment(other.id, INSTANT), assignment(one.id, INSTANT)];
    expect([status, json]).toEqual([200, { content, first: true, last: true, page: 1, size: 15, total: 3 }]);
    const page = await api.get(`${PATH}/${id}/assignment?size=2&page=2`);
    expect(page.json).toMatchObject({ total: 3, last: true, content: [assignment(one.id, INSTANT)] });
    const [latest, middle] = (json as { content: { startTimestamp: string; endTimestamp: string }[] }).content;
    expect(String(latest?.startTimestamp) >= String(middle?.endTimestamp)).toBe(true);
  });

  it('never overlaps the previous assignment and never ends before it starts, even if the clock is set back', async () => {
    const { id } = await atSite();
    const { id: patientId } = await api.factory.patient();
    const future = new Date(Date.now() + 3_600_000);
    await api.database.dataSource.query(
      `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp) values ($1, $2, $3, $4, $4)`,
      [api.factory.organizationId, id, patientId, future],
    );
    const statuses = [await associate(id, { id: patientId }), await disassociate(id, { id: patientId })];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    const { content } = (await api.get(`${PATH}/${id}/assignment`)).json as { content: object[] };
    const [startTimestamp, endTimestamp] = [future.toISOString(), future.toISOString()];
    expect(content[0]).toMatchObject({ startTimestamp, endTimestamp });
  });

  it('ends when the device’s status is set to lost or decommissioned', async () => {
    for (const currentStatus of ['lost', 'decommissioned']) {
      const [{ id }, patient] = [await atSite(), await api.factory.patient()];
      await associate(id, { id: patient.id });
      const answer = await api.patch(`${PATH}/${id}`, { currentStatus, reason: 'Reported by phone.' });
      expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ currentStatus, currentPatient: null })]);
      expect(eventTypes(answer).slice(-3)).toEqual(['associationCreated', 'associationRemoved', 'statusChanged']);
      const events = await outbox(id);
      expect(events.map(({ type }) => type)).toEqual(['device.associationCreated', 'device.associationRemoved']);
      expect(events[1]?.payload).toMatchObject({ device: { id, currentStatus }, patient: { id: patient.id } });
      const assignments = (await api.get(`${PATH}/${id}/assignment`)).json;
      expect(assignments).toMatchObject({ total: 1, content: [{ endTimestamp: INSTANT }] });
      expect((await api.patch(`${PATH}/${id}`, { currentStatus })).json).toEqual(answer.json);
    }
  });

  it('does not change if If-Match names an older version of the device (412)', async () => {
    const { id } = await atSite();
    const { id: patientId } = await api.factory.patient();
    const etag = (await api.get(`${PATH}/${id}`)).headers.get('etag') ?? '';
    await api.patch(`${PATH}/${id}`, { externalIdentifier: 'moved' });
    const headers = { 'If-Match': etag };
    const late = await api.post(`${PATH}/${id}/associate-patient`, { patient: { id: patientId } }, { headers });
    expect([late.status, await outbox(id)]).toEqual([412, []]);
  });

  it('does not change if the device’s readings are disabled or enabled, which adds a device event only if the setting changes', async () => {
    const { id } = await atSite();
    const disable = () => api.post(`${PATH}/${id}/disable-readings`, '');
    const enable = () => api.post(`${PATH}/${id}/enable-readings`, '');
    const before = await enable();
    expect([before.status, eventTypes(before)]).toEqual([200, ['registered']]);
    const disabled = await disable();
    expect(disabled.json).toMatchObject({ id, disabledReadings: true });
    expect((await disable()).json).toEqual(disabled.json);
    const enabled = await enable();
    expect([enabled.json, eventTypes(enabled)]).toEqual([
      expect.objectContaining({ id, disabledReadings: false }),
      ['registered', 'readingsDisabled', 'readingsEnabled'],
    ]);
    expect((await api.post(`${PATH}/9007199254740991/disable-readings`, '')).status).toBe(404);
    expect(await outbox(id)).toEqual([]);
  });
});

const PATIENT_FIELDS = [
  ...(['id', 'firstName', 'lastName', 'dateOfBirth', 'email', 'phoneNumber', 'externalIdentifier', 'sex', 'address'] as const),
];
