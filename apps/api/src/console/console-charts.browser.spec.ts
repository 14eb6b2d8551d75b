import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const DAY = 86_400_000;

/** SQL that inserts a glucose reading every five minutes for ninety days. The same twelve values occur in each hour. */
const CONTINUOUS = `
  insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
  select $1, $2, date_trunc('hour', now()) - n * interval '5 minutes', 90 + n % 12 * 10, false from generate_series(1, 90 * 288) n`;

describe('charts of the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let patientId: number;

  const post = async (path: string, input: object) => {
    const { status, json } = await api.post(`/api/v3/${path}`, input);
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json as { id: number };
  };
  const weigh = (readingTimestamp: string, weight: number) =>
    post('weight-reading', { patient: { id: patientId }, readingTimestamp, weight });

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    const address = { lineOne: '1 Test Street', city: 'New York', state: 'NY', zipCode: '10001', country: 'US' };
    patientId = (await post('patient', { firstName: 'Testina', lastName: 'Sampleton', address })).id;
    await api.database.dataSource.query(CONTINUOUS, [api.factory.organizationId, patientId]);
    await weigh(new Date(Date.now() - 10 * DAY).toISOString(), 182.5);
    await weigh(new Date(Date.now() - DAY).toISOString(), 181.3);
    // The local time 01:30 occurs twice on the day on which clocks are set back.
    for (const [at, weight] of [
      ['2025-11-02T05:30:00Z', 180],
      ['2025-11-02T06:30:00Z', 181],
      ['2026-03-08T12:00:00Z', 182],
    ] as const) {
      await weigh(at, weight);
    }
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });

  it('show all readings of a continuous monitor in ninety days', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patientId}?kind=glucose&days=90`);
    await page.getByText(/^Glucose: 25,[6-9]\d\d readings in 90 days, from 90 to 200 mg\/dL, median 145 mg\/dL\./).waitFor();
    const slider = page.getByRole('slider');
    expect(Number(await slider.getAttribute('aria-valuemax'))).toBeGreaterThan(25_600);
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuenow')).toBe('1');
    await page.getByRole('link', { name: '14 days', exact: true }).click();
    await page.getByText(/^Glucose: [34],\d\d\d readings in 14 days/).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('show times in the time zone of the address, and the change of the weight in a week', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patientId}?kind=weight&days=14`);
    await page.getByText('The last value differs from that of a week before by −1.2 lb.').waitFor();
    await page.getByText('Times are in America/New_York (the zone of the address).').waitFor();
    await page.getByText('readings, in America/New_York').waitFor();
  });

  it('link a time in the table to its local day, and the day to the previous and the next one', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patientId}?kind=weight&days=14`);
    const link = page.getByRole('cell').getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.getByRole('heading', { name: 'Weight' }).waitFor();
    expect(page.url()).toContain(href);
    const before = new Date(Date.parse(href.slice(-10)) - DAY).toISOString().slice(0, 10);
    await page.getByRole('link', { name: 'The day before' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(before));
  });

  it.each([
    ['2025-11-02', 'The clocks were set back, so this day has 25 hours.', '01:30'],
    ['2026-03-08', 'The clocks were set forward, so this day has 23 hours.', '08:00'],
  ])('show the day %s with the number of hours that it has', async (date, sentence, time) => {
    const { page } = opened;
    await opened.goto(`/patients/${patientId}/days/${date}`);
    await page.getByText(sentence).waitFor();
    const slider = page.getByRole('slider');
    expect(await slider.getAttribute('aria-valuetext')).toContain(time);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await opened.accessibilityFaults();
    await page.setViewportSize({ width: 320, height: 640 });
    const isTooWide = await opened.overflows();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect({ dark, isTooWide, light: await opened.accessibilityFaults() }).toEqual({ dark: [], isTooWide: false, light: [] });
    opened.expectNoFaults();
  });

  it('say that a day has no readings, and have no page for a date that does not exist', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patientId}/days/2024-02-01`);
    await page.getByText('The patient has no readings on this day.').waitFor();
    await opened.goto(`/patients/${patientId}/days/2024-02-31`);
    await page.getByText('The console has no page at this address.').waitFor();
  });
});
