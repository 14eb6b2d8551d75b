import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import {
  type ResendAnswer,
  type ResendCase,
  resendCases,
  ResendFixture,
  SIMPLE_RESENDS,
  type SubmissionPath,
} from '@rpm/data-access/testing';
import { TestApi, type TestResponse } from '../testing/test-api';

const pathOf = (kind: ReadingKindName) => `/api/v3/${readingKind(kind).path}-reading`;

describe('a reading that is sent again', () => {
  let api: TestApi;
  let fixtures: Record<'alone' | 'with an idempotency key' | 'in a batch', ResendFixture>;
  let keys = 0;

  beforeAll(async () => {
    api = await TestApi.start();
    const service = await api.database.connectAsService();
    const fixture = (path: SubmissionPath) => new ResendFixture(service, api.factory, path);
    fixtures = {
      alone: fixture(async (kind, body) => answerOf(await api.post(pathOf(kind), body))),
      'with an idempotency key': fixture(async (kind, body) => {
        const headers = { 'Idempotency-Key': `resend-${++keys}` };
        const [answer, repeated] = [
          await api.post(pathOf(kind), body, { headers }),
          await api.post(pathOf(kind), body, { headers }),
        ];
        if (answer.status === 200) expect(repeated.text).toBe(answer.text);
        return answerOf(answer);
      }),
      'in a batch': fixture(async (kind, body) => answerInBatch(await api.post(`${pathOf(kind)}/batch`, { readings: [body] }))),
    };
  });
  afterAll(() => api.stop());

  /**
   * Sends a reading, sends it again with the changes from a row of the table of resends, and checks the second response. Unless a reading is created
   * or completed, nothing may be stored or emitted.
   */
  async function check(request: keyof typeof fixtures, row: ResendCase, kind: ReadingKindName): Promise<void> {
    const { first, answer, isOfFirst, before, after } = await fixtures[request].apply(row, kind);
    expect([first, answer]).toEqual(['created', row.answer]);
    if (answer === 'created' || answer === 'completed') return;
    expect(isOfFirst).not.toBe(false);
    expect(after).toEqual(before);
  }

  describe.each([
    ['alone', 0],
    ['with an idempotency key', 3],
    ['in a batch', 6],
  ] as const)('%s', (request, shift) => {
    it.each(resendCases(shift))('is answered as the table of resends says ($kind): $title', ({ row, kind }) =>
      check(request, row, kind),
    );
  });

  it.each(READING_KIND_NAMES)(
    'is answered as the table of resends says if one property of a reading of the kind %s differs',
    async (kind) => {
      for (const row of SIMPLE_RESENDS) await check('alone', row, kind);
    },
  );

  it('is rejected, with the id of the stored reading and the PATCH that restores it, if the stored reading has another value and is voided', async () => {
    const device = await api.factory.device();
    const body = { device: { id: device.id }, readingTimestamp: '2026-01-10T00:00:00Z', glucose: 140 };
    const { id } = (await api.post(pathOf('bloodGlucose'), body)).json as { id: number };
    await api.delete(`${pathOf('bloodGlucose')}/${id}`);
    const detail =
      `The reading ${id} of this device or patient and instant was entered in error with another value, and sending it again does not restore it. ` +
      `If the value is right, restore the reading: PATCH /api/v3/blood-glucose-reading/${id} with enteredInError: false and the value.`;
    const alone = await api.post(pathOf('bloodGlucose'), { ...body, glucose: 141 });
    expect(alone).toMatchObject({ status: 409, json: { code: 'reading_voided', detail, readingId: id } });
    const batch = await api.post(`${pathOf('bloodGlucose')}/batch`, { readings: [{ ...body, glucose: 141 }, body] });
    expect(batch.json).toEqual({
      results: [
        { status: 'rejected', problem: { code: 'reading_voided', detail, errors: [], readingId: id } },
        { status: 'duplicate', id, enteredInError: true },
      ],
    });
    const restored = await api.patch(`${pathOf('bloodGlucose')}/${id}`, { enteredInError: false, glucose: 141 });
    expect(restored).toMatchObject({ status: 200, json: { id, glucose: 141 } });
  });

  it('is answered with its record and entity tag if it was marked as entered in error, so that a correction can restore it', async () => {
    const device = await api.factory.device();
    const body = { device: { id: device.id }, readingTimestamp: '2026-01-10T00:00:00Z', weight: 150 };
    const { id } = (await api.post(pathOf('weight'), body)).json as { id: number };
    await api.delete(`${pathOf('weight')}/${id}`);
    const again = await api.post(pathOf('weight'), body);
    expect(again.json).toEqual((await api.get(`${pathOf('weight')}/${id}?includeVoided=true&view=record`)).json);
    const headers = { 'If-Match': again.headers.get('etag') ?? '' };
    expect((await api.patch(`${pathOf('weight')}/${id}`, { enteredInError: false }, { headers })).status).toBe(200);
  });

  it('is stored once if it arrives while a restamp moves the stored reading', async () => {
    const device = await api.factory.device();
    const readings = Array.from({ length: 40 }, (_, minute) => ({
      device: { id: device.id },
      readingTimestamp: new Date(Date.UTC(2026, 0, 10, 0, minute)).toISOString(),
      weight: 150,
    }));
    await api.post(`${pathOf('weight')}/batch`, { readings });
    const restamp = { startTimestamp: '2026-01-10T00:00:00Z', endTimestamp: '2026-01-10T01:00:00Z', offsetSeconds: 7_200 };
    const [restamped, ...resent] = await Promise.all([
      api.post(`/api/v3/device/${device.id}/restamp`, restamp),
      ...readings.map((reading) => api.post(pathOf('weight'), reading)),
    ]);
    expect([restamped.status, ...resent.map(({ status }) => status)]).toEqual(Array(41).fill(200));
    expect(new Set(resent.map(({ headers }) => headers.get('Duplicate')))).toEqual(new Set(['true']));
    expect((await api.get(`${pathOf('weight')}?deviceId=${device.id}`)).json).toMatchObject({ total: 40 });
  });
});

function answerOf({ status, json, headers }: TestResponse): { answer: ResendAnswer; id: number | null } {
  const { id, code, readingId, enteredInError } = json as Record<string, unknown>;
  if (status !== 200) return { answer: code as ResendAnswer, id: (readingId as number | undefined) ?? null };
  const isDuplicate = headers.get('Duplicate') === 'true';
  const isVoided = headers.get('Voided') === 'true' && enteredInError === true;
  const answer = isVoided ? 'duplicate, entered in error' : 'duplicate';
  return { answer: isDuplicate ? answer : 'created', id: id as number };
}

function answerInBatch({ json }: TestResponse): { answer: ResendAnswer; id: number | null } {
  const [result] = (json as { results: Record<string, unknown>[] }).results;
  const { status, id = null, enteredInError, problem } = result ?? {};
  if (status === 'rejected') {
    const { code, readingId = null } = problem as Record<string, unknown>;
    return { answer: code as ResendAnswer, id: readingId as number | null };
  }
  return {
    answer: (enteredInError === true ? `${String(status)}, entered in error` : status) as ResendAnswer,
    id: id as number | null,
  };
}
