import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

/** Instant on 16 January in Tokyo, but still on 15 January in St. John's and in UTC. */
const TAKEN = '2026-01-15T16:30:00.000Z';

describe('time zones of the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  /** Opens a page, waits for the label of its time zone, and returns the names of the zones in which the page shows times. */
  const zonesOn = async (path: string, label: string) => {
    await opened.goto(path);
    await opened.page.getByText(label, { exact: false }).first().waitFor();
    const times = await opened.page.locator('main time').all();
    const titles = await Promise.all(times.map((time) => time.getAttribute('title')));
    return [...new Set(titles.map((title) => title?.split(' ').at(-1)))];
  };

  it('are the patient’s on every page about a patient, and the organization’s for readings without a patient', async () => {
    const patient = await api.factory.patient({ timeZone: 'Asia/Tokyo', localTimeZone: 'Asia/Tokyo' });
    const device = await api.factory.device({ currentPatientId: null, currentStatus: 'available' });
    const { id } = await api.factory.reading({ patientId: patient.id, readingTimestamp: new Date(TAKEN) });
    const unassigned = await api.factory.reading({ patientId: null, deviceId: device.id, readingTimestamp: new Date(TAKEN) });
    const glucose = { patient: { id: patient.id }, glucose: 100, readingTimestamp: new Date(Date.now() - 60_000).toISOString() };
    expect((await api.post('/api/v3/blood-glucose-reading', glucose)).status).toBe(200);
    const label = 'Asia/Tokyo (the zone of the patient)';
    const ofPatient = [
      `/patients/${patient.id}?kind=glucose`,
      `/patients/${patient.id}/days/2026-01-16`,
      `/readings/glucose/${id}`,
    ];
    for (const path of ofPatient) expect([path, await zonesOn(path, label)]).toEqual([path, ['GMT+9']]);
    for (const path of ['/unassigned', `/readings/glucose/${unassigned.id}`]) {
      expect([path, await zonesOn(path, 'UTC (zone unknown)')]).toEqual([path, ['UTC']]);
    }
    const key = await api.factory.key(['organization:write']);
    await api.patch('/api/v3/organization', { timeZone: 'America/New_York' }, { key });
    await opened.page.reload();
    for (const path of ['/unassigned', `/readings/glucose/${unassigned.id}`]) {
      expect([path, await zonesOn(path, 'America/New_York (the zone of the organization)')]).toEqual([path, ['EST']]);
    }
  });

  it('are derived from the country and the state, for which the form of a patient shows hints', async () => {
    await opened.goto('/patients/new');
    await opened.page.getByLabel('Country', { exact: true }).fill('USA');
    await opened.page.getByLabel('State', { exact: true }).fill('Bavaria');
    await opened.page.getByText('This is not a U.S. state. Enter two letters').waitFor();
    await opened.page.getByLabel('State', { exact: true }).fill('CA');
    await opened.page.getByText('This is not a U.S. state').waitFor({ state: 'detached' });
  });
});
