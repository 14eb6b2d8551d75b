import { TestApi } from '../testing/test-api';

interface Zone {
  timeZone: string;
  timeZoneSource: string;
}

describe('the time zone of a patient', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const created = async (path: string, body: object) => ((await api.post(`/api/v3/${path}`, body)).json as { id: number }).id;
  const change = async (path: string, body: object) => expect((await api.patch(`/api/v3/${path}`, body)).status).toBe(200);
  const zoneAt = async (path: string): Promise<Zone> => {
    const { status, json } = await api.get(path);
    expect(status).toBe(200);
    const { timeZone, timeZoneSource } = json as Zone;
    return { timeZone, timeZoneSource };
  };

  it('comes from the patient, the address, the site or the organization, and is the same for charts, days and adherence', async () => {
    const siteId = await created('site', { name: 'North', address: { country: 'Deutschland' } });
    const address = { country: 'USA', state: 'HI' };
    const patient = { firstName: 'Testina', lastName: 'Sampleton', timeZone: 'Asia/Kolkata', address, site: { id: siteId } };
    const id = await created('patient', patient);
    await change('organization', { timeZone: 'America/St_Johns' });
    const steps: [change: () => Promise<unknown>, zone: Zone][] = [
      [async () => undefined, { timeZone: 'Asia/Kolkata', timeZoneSource: 'patient' }],
      [() => change(`patient/${id}`, { timeZone: null }), { timeZone: 'Pacific/Honolulu', timeZoneSource: 'address' }],
      [() => change(`patient/${id}`, { address: null }), { timeZone: 'Europe/Berlin', timeZoneSource: 'site' }],
      [() => change(`site/${siteId}`, { address: { country: 'Japan' } }), { timeZone: 'Asia/Tokyo', timeZoneSource: 'site' }],
      [() => change(`patient/${id}`, { site: null }), { timeZone: 'America/St_Johns', timeZoneSource: 'organization' }],
      [() => change('organization', { timeZone: null }), { timeZone: 'UTC', timeZoneSource: 'unknown' }],
    ];
    for (const [act, zone] of steps) {
      await act();
      const path = `/api/v3/patient/${id}`;
      expect((await api.get(`${path}/time-zone`)).json).toEqual({
        patient: { id, firstName: 'Testina', lastName: 'Sampleton', dateOfBirth: null, externalIdentifier: null },
        ...zone,
      });
      for (const part of ['adherence', 'series?kind=weight', 'glucose-profile', 'day/2026-01-15']) {
        expect([part, await zoneAt(`${path}/${part}`)]).toEqual([part, zone]);
      }
      const listed = (await api.get(`/api/v3/adherence?patientId=${id}`)).json as { content: Zone[] };
      expect(listed.content).toEqual([expect.objectContaining(zone)]);
      const filtered = (await api.get(`/api/v3/adherence?patientId=${id}&threshold=none`)).json as { content: Zone[] };
      expect(filtered.content).toEqual([expect.objectContaining(zone)]);
    }
  });

  it('is stored neither in readings nor in the patient’s `timeZone` if it comes from the site or the organization', async () => {
    const siteId = await created('site', { name: 'South', address: { country: 'Deutschland' } });
    const id = await created('patient', { firstName: 'Testina', lastName: 'Sampleton', site: { id: siteId } });
    const reading = { patient: { id }, readingTimestamp: '2026-01-15T12:00:00Z', weight: 150 };
    const { json } = await api.post('/api/v3/weight-reading', reading);
    expect(json).toMatchObject({ patientTimeZoneOffset: null });
    expect((await api.get(`/api/v3/patient/${id}`)).json).toMatchObject({ timeZone: null });
  });

  it('changes without a new version of the patient when the site or the organization changes', async () => {
    const siteId = await created('site', { name: 'West', address: { country: 'Deutschland' } });
    const id = await created('patient', { firstName: 'Testina', lastName: 'Sampleton', site: { id: siteId } });
    const before = (await api.get(`/api/v3/patient/${id}`)).json;
    await change(`site/${siteId}`, { address: { country: 'Japan' } });
    await change('organization', { timeZone: 'America/St_Johns' });
    expect((await api.get(`/api/v3/patient/${id}`)).json).toEqual(before);
  });
});
