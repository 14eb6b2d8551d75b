import { type Patient, READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const VALUES: Record<ReadingKindName, object> = {
  bloodGlucose: { glucose: 100 },
  bloodOxygen: { bloodOxygen: 97 },
  bloodPressure: { systolic: 120, diastolic: 80 },
  weight: { weight: 150 },
  temperature: { temperature: 37, temperatureUnit: 'celsius' },
  heartRate: { heartRate: 60 },
  heartRateVariability: { heartRateVariability: 40 },
  peakFlow: { peakExpiratoryFlow: 400 },
  sleepMatActivity: { duration: 400 },
  sleepMatDuration: { duration: 400 },
};

describe('GET /api/v3/patient/{patientId}/adherence', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const livingIn = (timeZone: string | null) => api.factory.patient({ timeZone, localTimeZone: timeZone });
  const devices = new Map<number, number>();
  /** Returns the id of the patient's device. The first call for a patient creates the device. */
  const deviceOf = async ({ id }: Patient) => {
    const known = devices.get(id) ?? (await api.factory.device({ currentPatientId: id })).id;
    devices.set(id, known);
    return known;
  };
  const record = async (patient: Patient, instants: readonly string[], kind: ReadingKindName = 'weight', more: object = {}) => {
    const device = { id: await deviceOf(patient) };
    for (const readingTimestamp of instants) {
      const body = { device, readingTimestamp, ...VALUES[kind], ...more };
      const { status, json } = await api.post(`/api/v3/${readingKind(kind).path}-reading`, body);
      expect([status, json]).toEqual([200, expect.anything()]);
    }
  };
  const adherence = async ({ id }: Patient, firstDate?: string) => {
    const { status, json } = await api.get(
      `/api/v3/patient/${id}/adherence${firstDate === undefined ? '' : `?firstDate=${firstDate}`}`,
    );
    expect(status).toBe(200);
    return json as { firstDate: string; lastDate: string; days: number; atRisk: boolean };
  };
  const noons = (days: number) => Array.from({ length: days }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}T12:00:00Z`);

  it('counts the days with readings by the calendar of the patient’s time zone', async () => {
    const patient = await livingIn('America/Los_Angeles');
    await record(patient, ['2026-01-01T08:00:00Z', '2026-01-02T07:59:59.999Z', '2026-01-02T08:00:00Z']);
    expect(await adherence(patient, '2026-01-01')).toEqual({
      patient: {
        id: patient.id,
        firstName: 'Testina',
        lastName: 'Sampleton',
        dateOfBirth: '1970-01-31',
        externalIdentifier: patient.externalIdentifier,
      },
      active: true,
      firstDate: '2026-01-01',
      lastDate: '2026-01-30',
      timeZone: 'America/Los_Angeles',
      timeZoneSource: 'patient',
      days: 2,
      threshold: { daysMin: 2, daysMax: 15 },
      atRisk: true,
    });
  });

  // Each reading is at or just outside the boundary of a window, or of a day on which the clocks change.
  it.each([
    ['America/Los_Angeles', '2026-02-20', ['2026-02-20T07:59:59.999Z'], 0],
    ['America/Los_Angeles', '2026-02-20', ['2026-02-20T08:00:00Z', '2026-03-22T06:59:59.999Z'], 2],
    ['America/Los_Angeles', '2026-02-20', ['2026-03-22T07:00:00Z'], 0],
    ['America/Los_Angeles', '2026-03-01', ['2026-03-08T08:00:00Z', '2026-03-09T06:59:59.999Z'], 1],
    ['America/Los_Angeles', '2026-03-01', ['2026-03-08T07:59:59.999Z', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'], 3],
    ['America/Los_Angeles', '2025-11-02', ['2025-11-02T07:00:00Z', '2025-11-03T07:59:59.999Z'], 1],
    ['America/Los_Angeles', '2025-11-02', ['2025-11-02T06:59:59.999Z', '2025-11-03T08:00:00Z'], 1],
    ['America/St_Johns', '2026-03-01', ['2026-03-01T03:30:00Z', '2026-03-31T02:29:59.999Z'], 2],
    ['America/St_Johns', '2026-03-01', ['2026-03-01T03:29:59.999Z', '2026-03-31T02:30:00Z'], 0],
    ['America/St_Johns', '2026-03-01', ['2026-03-08T03:30:00Z', '2026-03-09T02:29:59.999Z'], 1],
    ['Asia/Kolkata', '2026-03-01', ['2026-02-28T18:30:00Z', '2026-03-30T18:29:59.999Z'], 2],
    ['Asia/Kolkata', '2026-03-01', ['2026-02-28T18:29:59.999Z', '2026-03-30T18:30:00Z'], 0],
    ['Pacific/Kiritimati', '2026-03-01', ['2026-02-28T10:00:00Z', '2026-02-28T09:59:59.999Z'], 1],
    ['Etc/GMT+12', '2026-03-01', ['2026-03-31T11:59:59.999Z', '2026-03-31T12:00:00Z'], 1],
  ])(
    'uses the day boundaries of time zone %s: in the window that starts on %s, the readings at %j fall on %d days',
    async (zone, firstDate, instants, days) => {
      const patient = await livingIn(zone);
      await record(patient, instants);
      expect((await adherence(patient, firstDate)).days).toBe(days);
      const forget = 'update weight_reading set patient_time_zone_offset = null where patient_id = $1';
      await api.database.dataSource.query(forget, [patient.id]);
      expect((await adherence(patient, firstDate)).days).toBe(days);
    },
  );

  it('assigns a reading to a day in the patient’s current time zone, as charts do', async () => {
    const patient = await livingIn('Asia/Kolkata');
    await record(patient, ['2026-01-01T18:29:00Z', '2026-01-01T18:30:00Z']);
    expect(await adherence(patient, '2026-01-01')).toMatchObject({ days: 2, timeZone: 'Asia/Kolkata' });
    await api.patch(`/api/v3/patient/${patient.id}`, { timeZone: 'America/Los_Angeles' });
    expect(await adherence(patient, '2026-01-01')).toMatchObject({ days: 1, timeZone: 'America/Los_Angeles' });
  });

  it('assigns a reading to a day in UTC if no time zone is known, whatever the UTC offset of the device', async () => {
    const patient = await livingIn(null);
    const instants = ['2026-01-01T23:59:59.999Z', '2026-01-02T00:00:00Z', '2026-01-02T02:00:00Z'];
    await record(patient, instants, 'weight', { deviceTimeZoneOffset: -7200 });
    const zone = { timeZone: 'UTC', timeZoneSource: 'unknown' };
    expect(await adherence(patient, '2026-01-01')).toMatchObject({ days: 2, ...zone });
    expect(await adherence(patient, '2026-01-02')).toMatchObject({ days: 1, ...zone });
  });

  it('derives the time zone from the patient’s address if the patient was created without a time zone', async () => {
    const address = { country: 'US', state: 'CA', zipCode: '00000' };
    const { json } = await api.post('/api/v3/patient', { firstName: 'Testina', lastName: 'Sampleton', address });
    expect(await adherence(json as Patient)).toMatchObject({ timeZone: 'America/Los_Angeles' });
  });

  it('counts a day once even if it has readings of several kinds or from several devices', async () => {
    const patient = await livingIn('UTC');
    for (const [at, kind] of READING_KIND_NAMES.entries()) {
      await record(patient, ['2026-01-01T12:00:00Z', noons(10)[at] ?? ''], kind);
    }
    await api.factory.reading({ patientId: patient.id, readingTimestamp: new Date('2026-01-01T20:00:00Z') });
    expect((await adherence(patient, '2026-01-01')).days).toBe(10);
  });

  it('ignores readings that no device took, or that were entered by hand or voided', async () => {
    const patient = await livingIn('UTC');
    await record(patient, ['2026-01-01T12:00:00Z'], 'weight', { manual: true });
    const withoutDevice = { patient: { id: patient.id }, readingTimestamp: '2026-01-03T12:00:00Z', weight: 150 };
    expect((await api.post('/api/v3/weight-reading', withoutDevice)).status).toBe(200);
    const { json } = await api.post('/api/v3/weight-reading', {
      device: { id: await deviceOf(patient) },
      readingTimestamp: '2026-01-02T12:00:00Z',
      weight: 150,
    });
    expect((await adherence(patient, '2026-01-01')).days).toBe(1);
    await api.delete(`/api/v3/weight-reading/${(json as { id: number }).id}`);
    expect((await adherence(patient, '2026-01-01')).days).toBe(0);
  });

  it.each([
    [0, null, true],
    [1, null, true],
    [2, { daysMin: 2, daysMax: 15 }, true],
    [15, { daysMin: 2, daysMax: 15 }, true],
    [16, { daysMin: 16, daysMax: 30 }, false],
    [30, { daysMin: 16, daysMax: 30 }, false],
  ])(
    'if readings exist on %d days of the window, returns the threshold %j and sets atRisk to %s',
    async (days, threshold, atRisk) => {
      const patient = await livingIn('UTC');
      await record(patient, noons(days));
      expect(await adherence(patient, '2026-01-01')).toMatchObject({ days, threshold, atRisk });
    },
  );

  it('derives atRisk from the elapsed days of an unfinished window, and reports no risk before the window starts', async () => {
    const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
    const patient = await livingIn('UTC');
    await record(
      patient,
      [-9, -8, -7, -6].map((at) => `${day(at)}T12:00:00Z`),
    );
    expect(await adherence(patient, day(-9))).toMatchObject({ days: 4, atRisk: true });
    await record(patient, [`${day(-5)}T12:00:00Z`]);
    expect(await adherence(patient, day(-9))).toMatchObject({ days: 5, atRisk: false });
    expect(await adherence(patient, day(1))).toMatchObject({ days: 0, threshold: null, atRisk: false });
  });

  it('ends the adherence window on the current day in the patient’s time zone by default', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
      const before = today();
      const patient = await livingIn(zone);
      await deviceOf(patient);
      const { firstDate, lastDate } = await adherence(patient);
      expect([before, today()]).toContain(lastDate);
      expect(new Date(lastDate).getTime() - new Date(firstDate).getTime()).toBe(29 * 86_400_000);
    }
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

  it('starts the default window no earlier than the first assignment of a device or the first reading', async () => {
    const patient = await livingIn('UTC');
    const today = dateOf(new Date());
    expect(await adherence(patient)).toMatchObject({ firstDate: today, days: 0, atRisk: false });
    const { id } = await api.factory.device({ currentPatientId: null });
    const assign = (days: number) =>
      api.database.dataSource.query(
        `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp) values ($1, $2, $3, $4, $5)`,
        [api.factory.organizationId, id, patient.id, daysAgo(days), daysAgo(days - 1)],
      );
    await assign(6);
    expect(await adherence(patient)).toMatchObject({ firstDate: dateOf(daysAgo(6)), days: 0, atRisk: false });
    await assign(8);
    const atRisk = { firstDate: dateOf(daysAgo(8)), lastDate: dateOf(daysAgo(-21)), days: 0, atRisk: true };
    expect(await adherence(patient)).toMatchObject(atRisk);
    await api.factory.reading({ patientId: patient.id, readingTimestamp: daysAgo(12) });
    expect(await adherence(patient)).toMatchObject({ firstDate: dateOf(daysAgo(12)), days: 1 });
    await api.factory.reading({ patientId: patient.id, readingTimestamp: daysAgo(40) });
    expect(await adherence(patient)).toMatchObject({ firstDate: dateOf(daysAgo(29)), lastDate: today, days: 1 });
  });

  it('lists the days if days=true', async () => {
    const patient = await livingIn('UTC');
    await record(patient, noons(3));
    const { json } = await api.get(`/api/v3/patient/${patient.id}/adherence?firstDate=2026-01-02&days=true`);
    expect(json).toEqual({ ...(await adherence(patient, '2026-01-02')), days: 2, dates: ['2026-01-02', '2026-01-03'] });
  });

  it('answers 404 for another organization’s patient exactly as for an unknown id', async () => {
    const { id } = await (await Factory.inNewOrganization(api.database.dataSource)).patient();
    const answers = [await api.get(`/api/v3/patient/${id}/adherence`), await api.get('/api/v3/patient/999999999/adherence')];
    const told = answers.map(({ json }) => ({ ...(json as object), instance: null, requestId: null }));
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('answers 304 if If-None-Match contains the current ETag, and 200 after a new reading was recorded', async () => {
    const patient = await livingIn('UTC');
    const path = `/api/v3/patient/${patient.id}/adherence?firstDate=2026-01-01`;
    const headers = { 'If-None-Match': (await api.get(path)).headers.get('etag') ?? '' };
    expect((await api.get(path, { headers })).status).toBe(304);
    await record(patient, ['2026-01-01T12:00:00Z']);
    expect((await api.get(path, { headers })).status).toBe(200);
  });
});
