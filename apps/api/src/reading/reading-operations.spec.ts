import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { READING_CASES } from '../testing/reading-cases';
import { TestApi } from '../testing/test-api';

/** Every kind has the same operations, whose routes are generated from its definition. */
describe('the operations on readings', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it.each(READING_KIND_NAMES)('record, find, correct and void a reading of the kind %s, and keep its history', async (kind) => {
    const list = `/api/v3/${readingKind(kind).path}-reading`;
    const values = READING_CASES.find(({ path }) => path === readingKind(kind).path)?.least;
    const { id: patientId } = await api.factory.patient();
    const reading = { readingTimestamp: '2026-01-15T08:00:00.000Z', patient: { id: patientId }, ...values };
    const recorded = await api.post(`${list}/batch`, { readings: [reading] });
    expect([recorded.status, recorded.json]).toEqual([200, recorded.json]);
    const listed = (await api.get(`${list}?patientId=${patientId}`)).json as { content: { id: number }[] };
    const path = `${list}/${listed.content[0]?.id}`;
    expect((await api.get(path)).json).toEqual(listed.content[0]);
    const corrected = await api.patch(path, { manual: true });
    expect([corrected.status, corrected.json]).toEqual([200, { ...listed.content[0], manual: true }]);
    expect((await api.delete(path)).status).toBe(204);
    const found = await api.get(path);
    const history = await api.get(`${path}/history`);
    expect([found.status, history.status]).toEqual([404, 200]);
    expect((history.json as { content?: object[] }).content ?? history.json).toHaveLength(2);
  });
});
