import { Factory } from '@rpm/data-access/testing';
import { type Patient } from '@rpm/domain';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/patient-summary';

describe('GET /api/v3/patient-summary', () => {
  let api: TestApi;
  let patients: Patient[];

  beforeAll(async () => {
    api = await TestApi.start();
    patients = [await api.factory.patient(), await api.factory.patient({ archived: true }), await api.factory.patient()];
  });
  afterAll(() => api.stop());

  const summaries = async (ids: readonly number[]) => {
    const { status, json } = await api.get(`${PATH}?${ids.map((id) => `patientId=${id}`).join('&')}`);
    expect(status).toBe(200);
    return (json as { content: object[] }).content;
  };
  const post = async (path: string, patient: Patient | undefined, minutesAgo: number, values: object) => {
    const readingTimestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const { status, json } = await api.post(`/api/v3/${path}`, { patient: { id: patient?.id }, readingTimestamp, ...values });
    expect(status).toBe(200);
    return { id: (json as { id: number }).id, readingTimestamp };
  };

  it('returns the adherence of each patient and the newest reading of each kind that is not voided, ordered by id', async () => {
    const [first, second, third] = patients;
    await post('weight-reading', first, 20, { weight: 181 });
    const weight = await post('weight-reading', first, 10, { weight: 180 });
    const voided = await post('weight-reading', first, 5, { weight: 90 });
    expect((await api.delete(`/api/v3/weight-reading/${voided.id}`)).status).toBe(204);
    const pressure = await post('blood-pressure-reading', second, 30, { systolic: 131, diastolic: 79 });
    const adherence = async (patient: Patient | undefined) => {
      const { json } = await api.get(`/api/v3/patient/${patient?.id}/adherence`);
      return json as object;
    };
    const series = (kind: string, { id, readingTimestamp }: typeof weight, values: object) => ({
      kind,
      ids: [id],
      timestamps: [readingTimestamp],
      values,
      marks: [0],
    });
    expect(await summaries(patients.map(({ id }) => id).reverse())).toEqual([
      { ...(await adherence(first)), latest: [series('weight', weight, { weight: [180] })] },
      {
        ...(await adherence(second)),
        latest: [series('bloodPressure', pressure, { systolic: [131], diastolic: [79], heartRate: [null] })],
      },
      { ...(await adherence(third)), latest: [] },
    ]);
  });

  it('leaves out unknown and merged patients and those of another organization, and is empty without patients', async () => {
    const other = await (await Factory.inNewOrganization(api.database.dataSource)).patient();
    const merged = await api.factory.patient();
    const [first] = patients;
    expect((await api.post(`/api/v3/patient/${first?.id}/merge`, { patient: { id: merged.id } })).status).toBe(200);
    const found = await summaries([other.id, merged.id, 999_999_999, first?.id ?? 0]);
    expect(found).toMatchObject([{ patient: { id: first?.id } }]);
    expect(await summaries([])).toEqual([]);
  });

  it('rejects more than a hundred patients, and ids that are not numbers', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `patientId=${at + 1}`).join('&');
    for (const query of [many, 'patientId=abc']) {
      const { status, json } = await api.get(`${PATH}?${query}`);
      expect([status, json]).toMatchObject([400, { errors: [{ parameter: 'patientId' }] }]);
    }
  });
});
