import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

/** SQL that inserts readings of a continuous glucose monitor, one every five minutes for the last fourteen days. */
const CONTINUOUS = `
  insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
  select $1, $2, now() - n * interval '5 minutes' - interval '1 minute', 60 + n % 40 * 5, false from generate_series(1, 14 * 288) n`;

/** SQL that inserts twelve readings of a glucose meter, seven hours apart. */
const EPISODIC = `
  insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
  select $1, $2, now() - n * interval '7 hours', 90 + n * 5, false from generate_series(1, 12) n`;

/** Values for one reading of every kind except glucose. */
const OTHERS: Readonly<Record<string, object>> = {
  'blood-pressure': { systolic: 128, diastolic: 82, heartRate: 66 },
  weight: { weight: 181.5 },
  'blood-oxygen': { bloodOxygen: 97, heartRate: 64 },
  temperature: { temperature: 98.4, temperatureUnit: 'fahrenheit' },
  'heart-rate': { heartRate: 70 },
  'heart-rate-variability': { heartRateVariability: 41, heartRate: 61 },
  'peak-flow': { peakExpiratoryFlow: 410, forcedExpiratoryVolumeInOneSecond: 2.9 },
  'sleep-mat-activity': { duration: 410, heartRate: 58, respiration: 14 },
  'sleep-mat-duration': { deepSleep: 80, lightSleep: 230, rem: 90, duration: 400 },
};

describe('glucose by time of day and the report', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  const patients: Record<'continuous' | 'episodic' | 'none', number> = { continuous: 0, episodic: 0, none: 0 };

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    const { organizationId } = api.factory;
    for (const name of ['continuous', 'episodic', 'none'] as const) {
      patients[name] = (await api.factory.patient({ firstName: 'Testina', lastName: 'Sampleton' })).id;
    }
    await api.database.dataSource.query(CONTINUOUS, [organizationId, patients.continuous]);
    await api.database.dataSource.query(EPISODIC, [organizationId, patients.episodic]);
    for (const [path, values] of Object.entries(OTHERS)) {
      for (const days of [1, 4, 9]) {
        const readingTimestamp = new Date(Date.now() - days * 86_400_000).toISOString();
        const patient = { id: patients.continuous };
        const { status } = await api.post(`/api/v3/${path}-reading`, { patient, readingTimestamp, ...values });
        expect([path, status]).toEqual([path, 200]);
      }
    }
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  beforeEach(() => opened.page.setViewportSize({ width: 1280, height: 900 }));

  /** Checks the page in light, dark and narrow windows. */
  async function expectAccessible(): Promise<void> {
    const { page } = opened;
    const light = await opened.accessibilityFaults();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await opened.accessibilityFaults();
    await page.setViewportSize({ width: 320, height: 640 });
    const isTooWide = await opened.overflows();
    await page.emulateMedia({ colorScheme: 'light' });
    expect({ light, dark, isTooWide }).toEqual({ light: [], dark: [], isTooWide: false });
    opened.expectNoFaults();
  }

  it('show the amount of data, then percentiles, ranges and GMI of a continuous monitor', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patients.continuous}/glucose`);
    await page
      .getByText(/[34],\d\d\d readings on 1[34] days, of a continuous monitor, covering \d+ % of the time\. This is sufficient\./)
      .waitFor();
    await page.getByRole('heading', { name: 'Percent of time' }).waitFor();
    await page.getByText(/The median is lowest with \d+ mg\/dL at \d\d:\d0 and highest with/).waitFor();
    const slider = page.getByRole('slider', { name: 'Time of day' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^00:00: median \d+ mg\/dL, half from \d+ to \d+, nine tenths/);
    await page.getByText('Table of the times of day').click();
    await page.getByRole('row').nth(48).waitFor();
    await expectAccessible();
  });

  it('show percentages of readings and no GMI if the readings come from a meter', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patients.episodic}/glucose`);
    await page
      .getByText(/12 readings on \d days, of a meter\. This is not sufficient for the percentiles and the ranges\./)
      .waitFor();
    await page.getByRole('heading', { name: 'Percent of readings' }).waitFor();
    await page.getByText('Only for continuous monitors').waitFor();
    expect(await page.getByText('Percent of time').count()).toBe(0);
    await expectAccessible();
  });

  it('show a message if there are no glucose readings', async () => {
    await opened.goto(`/patients/${patients.none}/glucose`);
    await opened.page.getByText('The patient has no glucose readings in these 14 days.').waitFor();
    await opened.goto(`/patients/${patients.none}/report`);
    await opened.page.getByText('The patient has no readings in this period.').waitFor();
  });

  it('count the same readings on the page of the patient, by time of day and in the report, for each period', async () => {
    const { page } = opened;
    const counted = async (path: string, pattern: RegExp) => {
      await opened.goto(path);
      const text = (await page.getByText(pattern).first().textContent()) ?? '';
      return pattern.exec(text)?.[1];
    };
    for (const days of [14, 30]) {
      const onPatient = await counted(`/patients/${patients.continuous}?days=${days}`, /^Blood glucose \(([\d,]+)\)$/);
      const byTimeOfDay = await counted(`/patients/${patients.continuous}/glucose?days=${days}`, /: ([\d,]+) readings on/);
      expect([onPatient, byTimeOfDay]).toEqual([expect.stringMatching(/^[34],\d{3}$/), onPatient]);
      if (days === 14) expect(await counted(`/patients/${patients.continuous}/report`, /: ([\d,]+) readings on/)).toBe(onPatient);
    }
  });

  it('have no page for an id that is not a number, or for a date that does not exist', async () => {
    for (const path of ['/patients/abc', '/devices/0', '/readings/weight/NaN', `/patients/${patients.none}/days/2026-02-31`]) {
      await opened.goto(path);
      await opened.page.getByText('The console has no page at this address.').waitFor();
    }
  });

  it.each(['', '?days=90', '?firstDate=2026-01-01&lastDate=2027-01-01'])(
    'show a report of all kinds of readings on one sheet of paper, with the query “%s”',
    async (query) => {
      const { page } = opened;
      await opened.goto(`/patients/${patients.continuous}/report${query}`);
      await page.getByRole('heading', { name: 'Testina Sampleton' }).waitFor();
      expect(await page.locator('.report section').count()).toBe(10);
      expect(await page.title()).not.toContain('Sampleton');
      await page.getByText(/^Printed .* RPM \d/).waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await expectAccessible();
    },
  );

  it('show blood pressure and the pulse measured with it over the full width of the report', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patients.continuous}/report`);
    const section = page.locator('.report section.wide').filter({ has: page.getByRole('heading', { name: 'Blood pressure' }) });
    expect(await section.locator('p').allInnerTexts()).toEqual([
      'Systolic: 3 readings in 14 days, from 128 to 128 mmHg, median 128 mmHg. Diastolic: 3 readings in 14 days, from 82 to 82 mmHg, ' +
        'median 82 mmHg. The dashed lines are the targets below 130/80 mmHg.',
      'Heart rate: 3 readings in 14 days, from 66 to 66 bpm, median 66 bpm.',
    ]);
    expect(await section.getByRole('img').count()).toBe(2);
    const widths = await page
      .locator('.report-sections, .report section.wide > .chart svg')
      .evaluateAll((all) => all.map((one) => (one as { clientWidth: number }).clientWidth));
    expect(widths).toEqual(widths.map(() => widths[0]));
  });

  it('offer the days of the patient’s page, 14, 30 or 90 days, or all days from one date to another', async () => {
    const { page } = opened;
    const period = () => page.locator('.report > .facts').getByText(/ to /).innerText();
    await opened.goto(`/patients/${patients.continuous}?days=30`);
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await page.waitForURL('**/report?days=30');
    await opened.settle();
    const thirty = await period();
    await page.getByRole('link', { name: '90 days', exact: true }).click();
    await page.waitForURL('**/report?days=90');
    await opened.settle();
    expect(await period()).not.toBe(thirty);
    await page.getByLabel('From', { exact: true }).fill('2026-02-01');
    await page.getByLabel('To', { exact: true }).fill('2026-01-31');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('alert').getByText('The last day is before the first one.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2027-02-02');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('alert').getByText('A report covers at most 366 days.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByLabel('To', { exact: true }).fill('2026-02-28');
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await page.waitForURL('**/report?firstDate=2026-02-01&lastDate=2026-02-28');
    await opened.settle();
    expect(await period()).toBe('Feb 1, 2026 to Feb 28, 2026');
    await page.getByText('The patient has no readings in this period.').waitFor();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('2026-02-01');
  });
});
