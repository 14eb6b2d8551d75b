import { pollUntil } from '@rpm/embedded-postgres/testing';
import { TestApi, type TestResponse } from '../testing/test-api';

const PATH = '/api/v3/weight-reading';

interface Reading {
  id: number;
  patient: { id: number };
}

describe('assignments of readings without a device that run at the same time', () => {
  let api: TestApi;
  let minutes = 0;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const newPatient = async () => (await api.factory.patient()).id;
  const record = async (patientId: number) => {
    const readingTimestamp = new Date(Date.UTC(2026, 0, 1) + ++minutes * 60_000).toISOString();
    return ((await api.post(PATH, { patient: { id: patientId }, readingTimestamp, weight: 150 })).json as Reading).id;
  };
  const patientOf = async (id: number) => ((await api.get(`${PATH}/${id}`)).json as Reading).patient.id;
  const assignment = (id: number, patientId: number) => () =>
    api.post(`${PATH}/${id}/assign-patient`, { patient: { id: patientId } });

  /** Sends requests while a transaction has locked patients, and ends this transaction with a statement when all of the requests wait for a lock. */
  async function sendTogether(
    patientIds: readonly number[],
    requests: readonly (() => Promise<TestResponse>)[],
    last = 'select',
  ): Promise<TestResponse[]> {
    const runner = api.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select from patient where id = any($1) for key share', [patientIds]);
    const answers = requests.map((send) => send());
    const countWaiting = async () =>
      (
        await api.database.dataSource.query<object[]>(
          'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        )
      ).length;
    expect(await pollUntil(countWaiting, requests.length)).toBe(requests.length);
    await runner.query(last);
    await runner.commitTransaction();
    await runner.release();
    return Promise.all(answers);
  }

  it('succeed if all of them assign to one patient', async () => {
    const patientId = await newPatient();
    const ids = [await record(await newPatient()), await record(await newPatient()), await record(await newPatient())];
    const answers = await sendTogether(
      [patientId],
      ids.map((id) => assignment(id, patientId)),
    );
    expect(answers.map(({ status, json }) => [status, (json as Reading).patient.id])).toEqual(ids.map(() => [200, patientId]));
  });

  it('succeed if two patients exchange readings', async () => {
    const [one, other] = [await newPatient(), await newPatient()];
    const [ofOne, ofOther] = [await record(one), await record(other)];
    const answers = await sendTogether([one, other], [assignment(ofOne, other), assignment(ofOther, one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await patientOf(ofOne), await patientOf(ofOther)]).toEqual([other, one]);
  });

  it('change one reading once: the second request is asked to look at the reading again', async () => {
    const [first, second, third] = [await newPatient(), await newPatient(), await newPatient()];
    const id = await record(first);
    const answers = await sendTogether([first], [assignment(id, second), assignment(id, third)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const history = await api.get(`${PATH}/${id}/history`);
    expect(history.json).toMatchObject({ total: 1, content: [{ patient: { id: first } }] });
  });

  it('do not give a reading to a patient who is merged meanwhile', async () => {
    const [holder, merged, remaining] = [await newPatient(), await newPatient(), await newPatient()];
    const id = await record(holder);
    const merge = `update patient set merged_into = ${remaining} where id = ${merged}`;
    const [answer] = await sendTogether([holder], [assignment(id, merged)], merge);
    expect(answer).toMatchObject({ status: 404, json: { code: 'patient_merged', patientId: remaining } });
    expect(await patientOf(id)).toBe(holder);
  });
});
