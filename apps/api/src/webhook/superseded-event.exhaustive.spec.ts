import { DeliveryQueue, advanceReplay } from '@rpm/webhook-delivery';
import { TestApi } from '../testing/test-api';

const READING = '/api/v3/blood-glucose-reading';
const LOGS = '/api/v3/webhook/logs';

interface LogJson {
  id: number;
  webhookType: string;
  payload: string;
}

interface Body {
  id: string;
  payload: {
    id: number;
    version: number;
    glucose?: number;
    readingTimestamp?: string;
    patient?: { id: number };
    patientTimeZoneOffset?: number;
    enteredInError?: boolean;
    supersededBy?: number;
  };
}

describe('resent and replayed events of a reading', () => {
  let api: TestApi;
  let webhookId: number;
  let readingId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    ({ id: webhookId } = await api.factory.webhook({ types: ['reading.bloodGlucose', 'reading.voided'] }));
    const { id } = await api.factory.patient();
    const body = { patient: { id }, readingTimestamp: '2026-01-15T08:00:00Z', glucose: 100 };
    readingId = ((await api.post(READING, body)).json as { id: number }).id;
  });

  /** Delivers all waiting events. @returns the logs of the webhook, oldest first */
  const deliver = async (): Promise<LogJson[]> => {
    const queue = new DeliveryQueue(await api.database.connectAsService(), 60_000, () => undefined);
    while ((await queue.fanOut()).isMore);
    await api.database.dataSource.query(`update webhook_log set status = 'delivered'`);
    await api.database.dataSource.query('delete from webhook_delivery');
    const { content } = (await api.get(`${LOGS}?size=250`)).json as { content: (LogJson & { webhookId: number })[] };
    return content.filter((log) => log.webhookId === webhookId).sort((one, other) => one.id - other.id);
  };
  const resend = async ({ id }: LogJson) =>
    JSON.parse(((await api.post(`${LOGS}/${id}/resend`, undefined)).json as LogJson).payload) as Body;
  const bodyOf = async ({ id }: LogJson) => JSON.parse(((await api.get(`${LOGS}/${id}`)).json as LogJson).payload) as Body;

  it('equal the original events if the reading has not changed since', async () => {
    const [log] = (await deliver()) as [LogJson];
    expect(await bodyOf(log)).toEqual(await resend(log));
    expect((await bodyOf(log)).payload).not.toHaveProperty('supersededBy');
  });

  it('keep their id and version if the reading has changed, and name the current version', async () => {
    const [log] = (await deliver()) as [LogJson];
    const original = await bodyOf(log);
    await api.patch(`${READING}/${readingId}`, { glucose: 110 });
    await api.patch(`${READING}/${readingId}`, { glucose: 120 });
    const [, second] = (await deliver()) as [LogJson, LogJson, LogJson];
    expect(await resend(log)).toEqual({ ...original, payload: { ...original.payload, supersededBy: 3 } });
    expect((await resend(second)).payload).toMatchObject({ version: 2, glucose: 110, supersededBy: 3 });
  });

  it('state that the reading was marked as entered in error, unless it was restored', async () => {
    const [log] = (await deliver()) as [LogJson];
    const original = await bodyOf(log);
    await api.delete(`${READING}/${readingId}`);
    const [, voided] = (await deliver()) as [LogJson, LogJson];
    expect(await resend(log)).toEqual({ ...original, payload: { ...original.payload, enteredInError: true } });
    expect((await resend(voided)).payload).not.toHaveProperty('supersededBy');
    await api.patch(`${READING}/${readingId}`, { enteredInError: false });
    await deliver();
    expect(await resend(log)).toEqual({ ...original, payload: { ...original.payload, supersededBy: 3 } });
    expect((await resend(voided)).payload).toMatchObject({ version: 2, supersededBy: 3 });
  });

  it('name the current version in a replay, too', async () => {
    const [log] = (await deliver()) as [LogJson];
    await api.patch(`${READING}/${readingId}`, { glucose: 110 });
    const period = { startTimestamp: '2026-01-01T00:00:00Z', endTimestamp: '2100-01-01T00:00:00Z' };
    expect((await api.post(`/api/v3/webhook/${webhookId}/replay`, period)).status).toBe(200);
    await advanceReplay(await api.database.connectAsService());
    expect((await bodyOf(log)).payload).toMatchObject({ version: 1, supersededBy: 2 });
  });

  describe('of a device', () => {
    let deviceId: number;
    let earlier: number;
    let later: number;
    let original: Body;
    let log: LogJson;

    /** Assigns the device to the earlier patient from 1 January on, and records a reading of 15 January. */
    beforeEach(async () => {
      [{ id: earlier }, { id: later }] = [
        await api.factory.patient(),
        await api.factory.patient({ localTimeZone: 'Asia/Tokyo' }),
      ];
      const { id: siteId } = await api.factory.site();
      ({ id: deviceId } = await api.factory.device({ currentPatientId: null, siteId, currentStatus: 'availableAtSite' }));
      const custody = { patient: { id: earlier }, eventTimestamp: '2026-01-01T00:00:00Z' };
      expect((await api.post(`/api/v3/device/${deviceId}/associate-patient`, custody)).status).toBe(200);
      const body = { device: { id: deviceId }, readingTimestamp: '2026-01-15T08:00:00Z', glucose: 100 };
      readingId = ((await api.post(READING, body)).json as { id: number }).id;
      log = (await deliver()).at(-1) as LogJson;
      original = await bodyOf(log);
      expect(original.payload).toMatchObject({ id: readingId, version: 1, patient: { id: earlier } });
    });

    /** Corrects the assignment: the later patient, and not the earlier one, has held the device since 1 January. */
    const correctCustody = async () => {
      const path = `/api/v3/device/${deviceId}/assignment`;
      const { content } = (await api.get(path)).json as { content: [{ id: number }] };
      expect((await api.patch(`${path}/${content[0].id}`, { patient: { id: later } })).status).toBe(200);
    };
    const ofReading = (bodies: Body[]) => bodies.filter(({ payload }) => payload.id === readingId);
    const delivered = async () => ofReading(await Promise.all((await deliver()).map(bodyOf)));
    const fed = async () => {
      const { events } = (await api.get('/api/v3/event?after=oldest&type=reading.bloodGlucose')).json as { events: Body[] };
      return ofReading(events);
    };

    it('name the patient of their own version after a correction of custody', async () => {
      await correctCustody();
      const sent = await delivered();
      expect(sent.map(({ payload }) => [payload.version, payload.patient?.id, payload.patientTimeZoneOffset])).toEqual([
        [1, earlier, original.payload.patientTimeZoneOffset],
        [2, later, 9 * 60 * 60],
      ]);
      expect(await resend(log)).toEqual({
        ...original,
        payload: { ...original.payload, device: expect.anything(), supersededBy: 2 },
      });
    });

    it('contain the time of their own version after a restamp, also in the feed and if they are first delivered after the restamp', async () => {
      const restamp = { startTimestamp: '2026-01-15T00:00:00Z', endTimestamp: '2026-01-16T00:00:00Z', offsetSeconds: 3600 };
      expect((await api.post(`/api/v3/device/${deviceId}/restamp`, restamp)).status).toBe(200);
      await correctCustody();
      await api.patch(`${READING}/${readingId}`, { glucose: 120 });
      const sent = await delivered();
      const expected = [
        [1, earlier, '2026-01-15T08:00:00.000Z', 100],
        [2, earlier, '2026-01-15T09:00:00.000Z', 100],
        [3, later, '2026-01-15T09:00:00.000Z', 100],
        [4, later, '2026-01-15T09:00:00.000Z', 120],
      ];
      const summary = ({ payload }: Body) => [payload.version, payload.patient?.id, payload.readingTimestamp, payload.glucose];
      expect(sent.map(summary)).toEqual(expected);
      expect((await fed()).map(summary)).toEqual(expected);
    });
  });

  it('name no current version if the event is a sample', async () => {
    const payload = JSON.stringify({ id: 'test_1', type: 'reading.bloodGlucose', payload: { id: readingId, version: 1 } });
    const log = await api.factory.webhookLog({ webhookId, webhookType: 'reading.bloodGlucose', messageId: 'test_1', payload });
    await api.patch(`${READING}/${readingId}`, { glucose: 110 });
    expect(await resend({ ...log, payload })).toEqual(JSON.parse(payload));
  });
});
