import { Factory } from '@rpm/data-access/testing';
import { byTestKey } from '../testing/by-test-key';
import { TestApi, type TestResponse } from '../testing/test-api';

const PATH = '/api/v3/patient';
const READINGS = '/api/v3/weight-reading';

interface Reading {
  id: number;
  patient: { id: number };
}

describe('POST /api/v3/patient/{patientId}/merge and unmerge', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const merge = (remaining: number, merged: number, query = '') =>
    api.post(`${PATH}/${remaining}/merge${query}`, { patient: { id: merged } });
  const unmerge = (remaining: number, merged: number, query = '') =>
    api.post(`${PATH}/${remaining}/unmerge${query}`, { patient: { id: merged } });
  const reading = (hour: number, more: object) => ({
    readingTimestamp: new Date(Date.UTC(2026, 0, 2, hour)),
    weight: 150,
    ...more,
  });
  const record = (hour: number, more: object) => api.post(READINGS, reading(hour, more));
  const patientsOfReadings = async (deviceId: number) =>
    ((await api.get(`${READINGS}?deviceId=${deviceId}&size=250`)).json as { content: Reading[] }).content.map(
      ({ patient }) => patient.id,
    );
  const codeOf = ({ status, json }: TestResponse) => [status, (json as { code?: string } | null)?.code];

  /** Two patients, each with a device and two readings. */
  async function twoRecords() {
    const [remaining, merged] = [
      await api.factory.patient(),
      await api.factory.patient({ externalIdentifier: `old-${Math.random()}` }),
    ];
    const devices: number[] = [];
    for (const [nth, { id }] of [remaining, merged].entries()) {
      const device = await api.factory.device({ currentPatientId: id });
      devices.push(device.id);
      expect((await record(nth, { device: { id: device.id } })).status).toBe(200);
      expect((await record(5 + nth, { patient: { id } })).status).toBe(200);
    }
    return { remaining, merged, devices };
  }

  it('combine two records of one person, and separate them again', async () => {
    const { remaining, merged, devices } = await twoRecords();
    const [, deviceId = 0] = devices;
    const before = await api.get(`${PATH}/${merged.id}`);
    const preview = { readingCount: 2, readingCounts: [{ kind: 'weight', count: 2 }] };
    expect(await merge(remaining.id, merged.id, '?dryRun=true')).toMatchObject({ status: 200, json: preview });
    expect((await api.get(`${PATH}/${merged.id}`)).text).toBe(before.text);

    const answer = await merge(remaining.id, merged.id);
    expect([answer.status, answer.text]).toEqual([200, (await api.get(`${PATH}/${remaining.id}`)).text]);
    expect(await patientsOfReadings(deviceId)).toEqual([remaining.id]);
    expect(await api.get(`${PATH}/external-identifier/${merged.externalIdentifier}`)).toMatchObject({
      json: { id: remaining.id },
    });
    expect(codeOf(await merge(remaining.id, merged.id))).toEqual([409, 'conflict']);

    expect((await unmerge(remaining.id, merged.id)).status).toBe(200);
    expect(await patientsOfReadings(deviceId)).toEqual([merged.id]);
    const after = (await api.get(`${PATH}/${merged.id}`)).json as { version: number; updateTimestamp: string };
    expect({ ...after, version: 1, updateTimestamp: null }).toEqual({ ...(before.json as object), updateTimestamp: null });
    expect(after.version).toBe(3);
    expect(codeOf(await unmerge(remaining.id, merged.id))).toEqual([409, 'conflict']);
  });

  it('make every operation that names the merged patient answer 404 with the id of the remaining one', async () => {
    const { remaining, merged, devices } = await twoRecords();
    await merge(remaining.id, merged.id);
    const patient = { id: merged.id };
    const path = `${PATH}/${merged.id}`;
    const names = { firstName: 'Testina', lastName: 'Sampleton' };
    const filter = `?patientId=${merged.id}`;
    const device = `/api/v3/device/${devices[0]}`;
    const period = { startTimestamp: '2025-01-01T00:00:00Z', endTimestamp: '2025-01-02T00:00:00Z' };
    const [assignment] = ((await api.get(`${device}/assignment`)).json as { content: { id: number }[] }).content;
    const answers = [
      await api.get(path),
      await api.put(path, names),
      await api.patch(path, names),
      await api.get(`${path}/equipment`),
      await api.get(`${path}/merge`),
      await api.get(`${path}/adherence`),
      await api.get(`${path}/adherence?days=true`),
      await merge(merged.id, remaining.id),
      await unmerge(merged.id, remaining.id),
      await api.get(`/api/v3/adherence${filter}`),
      await api.get(`/api/v3/device${filter}`),
      await api.get(`/api/v3/order${filter}`),
      await api.get(`/api/v3/return${filter}`),
      await api.get(`${READINGS}${filter}`),
      await record(9, { patient }),
      await api.post(READINGS, reading(9, { patient }), { headers: { 'Idempotency-Key': 'merged' } }),
      await api.post('/api/v3/order', { patient, shippingOption: 'standard', orderItems: [{ item: { id: 1 }, count: 1 }] }),
      await api.post('/api/v3/return', { patient, returnItems: [{ item: { id: 1 }, count: 1 }] }),
      await api.post(`${device}/associate-patient`, { patient }),
      await api.post(`${device}/disassociate-patient`, { patient }),
      await api.post(`${device}/assignment`, { patient, ...period }),
      await api.patch(`${device}/assignment/${assignment?.id}`, { patient }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, json: { code: 'patient_merged', patientId: remaining.id } });
    }
    const batch = await api.post(`${READINGS}/batch`, { readings: [reading(9, { patient })] });
    expect(batch.json).toMatchObject({ results: [{ status: 'rejected', problem: { code: 'patient_merged' } }] });
  });

  it('show the merged patient as deleted in the list of changes, until the merge is undone', async () => {
    const { remaining, merged } = await twoRecords();
    const changesOf = async () => {
      const { json } = await api.get(`${PATH}?updatedAfter=2026-01-01T00:00:00Z&size=250`);
      return (json as { content: { id: number }[] }).content.find(({ id }) => id === merged.id);
    };
    await merge(remaining.id, merged.id);
    expect(await changesOf()).toEqual({
      id: merged.id,
      version: 2,
      updateTimestamp: expect.any(String) as string,
      deleted: true,
    });
    await unmerge(remaining.id, merged.id);
    expect(await changesOf()).toEqual((await api.get(`${PATH}/${merged.id}`)).json);
  });

  it('reject the patient in the path, unknown patients, and patients of another organization', async () => {
    const { remaining, merged } = await twoRecords();
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    const key = await foreign.key();
    expect(codeOf(await merge(remaining.id, remaining.id))).toEqual([409, 'conflict']);
    const unknown = await merge(remaining.id, 987_654_321);
    expect(unknown).toMatchObject({ status: 400, json: { errors: [{ pointer: '/patient/id', code: 'not_found' }] } });
    const body = { patient: { id: merged.id } };
    expect(codeOf(await api.post(`${PATH}/${remaining.id}/merge`, body, { key }))).toEqual([404, 'not_found']);
    const own = await foreign.patient();
    expect(codeOf(await api.post(`${PATH}/${own.id}/merge`, body, { key }))).toEqual([400, 'invalid_input']);
    await merge(remaining.id, merged.id);
    expect(codeOf(await api.post(`${PATH}/${remaining.id}/unmerge`, body, { key }))).toEqual([404, 'not_found']);
    expect(codeOf(await api.get(`${PATH}/${merged.id}`, { key }))).toEqual([404, 'not_found']);
    expect(codeOf(await api.get(`${READINGS}?patientId=${merged.id}`, { key }))).toEqual([200, undefined]);
  });

  it('lose no reading that is posted at the same time', async () => {
    const { remaining, merged, devices } = await twoRecords();
    const [, deviceId = 0] = devices;
    let isDone = false;
    const post = async () => {
      const answers: TestResponse[] = [];
      for (let hour = 100; !isDone || answers.length < 10; hour++) answers.push(await record(hour, { device: { id: deviceId } }));
      return answers;
    };
    const posted = post();
    for (let round = 0; round < 3; round++) {
      expect((await merge(remaining.id, merged.id)).status).toBe(200);
      if (round < 2) expect((await unmerge(remaining.id, merged.id)).status).toBe(200);
    }
    isDone = true;
    const answers = await posted;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const found = await api.get(`${READINGS}?deviceId=${deviceId}&patientId=${remaining.id}`);
    expect((found.json as { total: number }).total).toBe(1 + answers.length);
  });

  it('are listed with their actors, newest first, only for the remaining patient', async () => {
    const { remaining, merged } = await twoRecords();
    const other = await api.factory.patient({ firstName: 'Testo' });
    await merge(remaining.id, merged.id);
    await unmerge(remaining.id, merged.id);
    await merge(remaining.id, other.id);
    const { json } = await api.get(`${PATH}/${remaining.id}/merge`);
    const at = expect.stringMatching(/Z$/) as string;
    const id = expect.any(Number) as number;
    const common = { id, mergeTimestamp: at, ...byTestKey() };
    expect(json).toMatchObject({
      total: 2,
      content: [
        {
          ...common,
          mergedPatient: { id: other.id, firstName: 'Testo' },
          readingCount: 0,
          unmergeTimestamp: null,
          unmergeActor: null,
        },
        { ...common, mergedPatient: { id: merged.id }, readingCount: 2, unmergeTimestamp: at, unmergeActor: 'Test key' },
      ],
    });
    expect((await api.get(`${PATH}/${merged.id}/merge`)).json).toMatchObject({ total: 0 });
    expect((await api.get(`${PATH}/${merged.id}/merge`, { key: await api.factory.key(['readings:read']) })).status).toBe(403);
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    expect((await api.get(`${PATH}/${remaining.id}/merge`, { key: await foreign.key() })).status).toBe(404);
  });

  it('merge in only one direction if two concurrent requests ask for opposite directions', async () => {
    const { remaining, merged } = await twoRecords();
    const answers = await Promise.all([merge(remaining.id, merged.id), merge(merged.id, remaining.id)]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect([done, [404, 409].includes(refused ?? 0)]).toEqual([200, true]);
  });
});
