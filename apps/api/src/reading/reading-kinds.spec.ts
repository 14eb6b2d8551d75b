import { READING_CASES } from '../testing/reading-cases';
import { TestApi } from '../testing/test-api';

const READING_TIMESTAMP = '2026-02-03T04:05:06.789Z';
interface Problem {
  errors: { pointer: string; code: string; detail: string }[];
}

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

describe.each(READING_CASES)('a $path reading', ({ path, least, shownLeast, whole, shownWhole, bounds, integers }) => {
  const PATH = `/api/v3/${path}-reading`;
  let patientId: number;
  let index = 0;

  beforeAll(async () => {
    patientId = (await api.factory.patient()).id;
  });

  const post = (values: object) =>
    api.post(PATH, { readingTimestamp: READING_TIMESTAMP, patient: { id: patientId }, measurementIndex: index++, ...values });
  const errorsOf = ({ json }: { json: unknown }) => (json as Problem).errors.map(({ pointer, code }) => [pointer, code]);

  it('is stored if it has only its required properties, and GET returns the same body and ETag', async () => {
    const { status, json, text, headers } = await post(least);
    expect([status, headers.get('Duplicate')]).toEqual([200, null]);
    expect(json).toEqual({
      id: expect.any(Number) as number,
      readingTimestamp: READING_TIMESTAMP,
      ...shownLeast,
      device: null,
      deviceTimeZoneOffset: null,
      item: null,
      manual: false,
      patient: expect.objectContaining({ id: patientId }) as object,
      patientTimeZoneOffset: null,
    });
    const found = await api.get(`${PATH}/${(json as { id: number }).id}`);
    expect([found.text, found.headers.get('etag')]).toEqual([text, headers.get('etag')]);
  });

  it('is returned with all its properties, each value with its unit', async () => {
    const device = await api.factory.device();
    const given = { device: { id: device.id }, deviceTimeZoneOffset: 50_400, manual: true, id: 5, ...whole };
    const { status, json } = await post({ ...given, patient: null });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.any(Number) as number,
      readingTimestamp: READING_TIMESTAMP,
      ...shownWhole,
      device: expect.objectContaining({ id: device.id }) as object,
      deviceTimeZoneOffset: 50_400,
      item: expect.objectContaining({ id: device.itemId }) as object,
      manual: true,
      patient: expect.objectContaining({ id: device.currentPatientId }) as object,
      patientTimeZoneOffset: null,
    });
  });

  it('gets no new version from a correction to the values that it has', async () => {
    const { id } = (await post(whole)).json as { id: number };
    const before = await api.get(`${PATH}/${id}?view=record`);
    expect((await api.patch(`${PATH}/${id}`, whole)).status).toBe(200);
    expect((await api.get(`${PATH}/${id}?view=record`)).text).toBe(before.text);
  });

  it.each(Object.entries(bounds))('accepts values of %s only in the inclusive range %j', async (property, [min, max]) => {
    const step = integers.includes(property) ? 1 : 0.001;
    // For blood pressure, the value that is not being tested is chosen so that systolic is always above diastolic.
    const base =
      property === 'systolic' ? { ...least, diastolic: 10 } : property === 'diastolic' ? { ...least, systolic: 300 } : least;
    const statuses = [];
    for (const value of [min - step, min, max, max + step]) statuses.push((await post({ ...base, [property]: value })).status);
    expect(statuses).toEqual([400, 200, 200, 400]);
    for (const value of [String(min), true, [min], {}, 1e300]) {
      expect(errorsOf(await post({ ...base, [property]: value }))).toEqual([[`/${property}`, 'not_in_range']]);
    }
    const { json } = await post({ ...base, [property]: max + step });
    const [error] = (json as Problem).errors;
    expect(error?.detail).toMatch(new RegExp(`from ${property === 'temperature' ? '(25|77)' : min} to ${max}`));
  });

  if (integers.length > 0) {
    it.each(integers)('accepts only integers as values of %s', async (property) => {
      const value = (whole[property] as number) + 0.5;
      expect(errorsOf(await post({ ...whole, [property]: value }))).toEqual([[`/${property}`, 'not_in_range']]);
    });
  }

  it('is rejected if it lacks the value that was measured', async () => {
    const { status, json } = await post({});
    const missing = (json as Problem).errors.map(({ pointer, code }) => [pointer.slice(1), code]);
    expect([status, missing.every(([, code]) => code === 'required'), missing.length > 0]).toEqual([400, true, true]);
  });

  it('is reported as a duplicate if a client sends it again, and as a conflict if its values differ, even in a batch', async () => {
    const reading = { readingTimestamp: READING_TIMESTAMP, patient: { id: patientId }, measurementIndex: index++ };
    const first = await api.post(PATH, { ...reading, ...least });
    const again = await api.post(PATH, { ...reading, ...least });
    expect([again.status, again.text, again.headers.get('Duplicate')]).toEqual([200, first.text, 'true']);
    const other = Object.keys(whole).find((property) => JSON.stringify(whole[property]) !== JSON.stringify(least[property]));
    // A blood pressure or saturation that has more values than the stored one completes it.
    const isConflict = other !== undefined && !['blood-pressure', 'blood-oxygen'].includes(path);
    const different = isConflict ? { ...reading, ...whole } : { ...reading, ...least, manual: true };
    expect(await api.post(PATH, different)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const { id } = first.json as { id: number };
    const batch = await api.post(`${PATH}/batch`, { readings: [{ ...reading, ...least }, different] });
    expect(batch.json).toMatchObject({
      results: [
        { status: 'duplicate', id },
        { status: 'rejected', problem: { code: 'conflict' } },
      ],
    });
  });

  it('can be corrected, listed and marked as entered in error', async () => {
    const { json } = await post(least);
    const { id } = json as { id: number };
    const corrected = await api.patch(`${PATH}/${id}`, { ...whole, manual: true });
    expect(corrected).toMatchObject({ status: 200, json: { ...(json as object), ...shownWhole, manual: true } });
    const page = await api.get(`${PATH}?patientId=${patientId}&size=250`);
    expect((page.json as { content: unknown[] }).content).toContainEqual(corrected.json);
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await api.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await api.get(`${PATH}/${id}?includeVoided=true`)).toMatchObject({ status: 200, json: corrected.json });
  });
});

it.each([
  ['blood-glucose', { glucose: 5.6, glucoseUnit: 'mmoll' }],
  ['weight', { weight: 70.1, weightUnit: 'kg' }],
])('a %s reading gets no new version from a correction to the value that it has in another unit', async (path, values) => {
  const { id: patientId } = await api.factory.patient();
  const body = { readingTimestamp: READING_TIMESTAMP, patient: { id: patientId }, ...values };
  const { id } = (await api.post(`/api/v3/${path}-reading`, body)).json as { id: number };
  await api.patch(`/api/v3/${path}-reading/${id}`, values);
  expect((await api.get(`/api/v3/${path}-reading/${id}?view=record`)).json).toMatchObject({ version: 1 });
});
