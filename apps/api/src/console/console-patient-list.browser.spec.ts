import { type Patient } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { readFileSync } from 'node:fs';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const HOUR = 3_600_000;
const PEOPLE = [
  { firstName: 'Zoë', lastName: 'Adams', externalIdentifier: '=1+1', dateOfBirth: '1961-03-04' },
  { firstName: 'Ada', lastName: 'Miller', externalIdentifier: 'MRN-2', dateOfBirth: '1988-10-12' },
  { firstName: 'Ben', lastName: 'Zimmer', externalIdentifier: 'MRN-3', dateOfBirth: null },
];

describe('the list of patients', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  const patients: Patient[] = [];

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    for (const person of PEOPLE) patients.push(await api.factory.patient({ ...person, timeZone: 'UTC', localTimeZone: 'UTC' }));
    const device = await api.factory.device({ currentPatientId: patients[0]?.id ?? null });
    const post = async (path: string, body: object) => {
      const { status, json } = await api.post(`/api/v3/${path}`, body);
      expect([path, status, json]).toEqual([path, 200, json]);
    };
    const at = (hours: number) => new Date(Date.now() - hours * HOUR - 60_000).toISOString();
    const patient = { id: patients[0]?.id };
    await post('weight-reading', { patient, readingTimestamp: at(50), weight: 180 });
    await post('blood-pressure-reading', {
      device: { id: device.id },
      readingTimestamp: at(3),
      systolic: 141,
      diastolic: 79,
      heartRate: 66,
    });
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(['patients:read', 'readings:read']));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  beforeEach(async () => {
    await opened.page.setViewportSize({ width: 1280, height: 900 });
    await opened.goto('/patients');
  });
  afterEach(() => opened.expectNoFaults());

  const row = (name: string) => opened.page.getByRole('row').filter({ hasText: name });
  const names = () => opened.page.locator('tbody a.row').allInnerTexts();
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const linesOf = async (text: string) => {
    const [download] = await Promise.all([opened.page.waitForEvent('download'), button(text).click()]);
    return readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .split('\r\n');
  };

  it('shows the last reading, the latest values and the days of each patient, by two requests', async () => {
    const requests: string[] = [];
    const note = (request: { url: () => string }) => requests.push(new URL(request.url()).pathname);
    opened.page.on('request', note);
    await opened.page.getByRole('link', { name: 'Adherence', exact: true }).click();
    await opened.page.getByRole('heading', { name: 'Adherence' }).waitFor();
    await opened.settle();
    requests.length = 0;
    await opened.page.getByRole('link', { name: 'Patients', exact: true }).click();
    await row('Adams').getByText('3 hours ago', { exact: true }).waitFor();
    opened.page.off('request', note);
    expect(requests).toEqual(['/api/v3/patient', '/api/v3/patient-summary']);
    const text = (await row('Adams').innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Blood pressure 141/79 mmHg, heart rate 66 bpm ▲ above the target 3 hours ago');
    expect(text).toContain('Weight 180.0 lb 2 days ago');
    expect(text).toContain('1 of 30');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflows()).toBe(false);
  });

  it('is sorted by the heading of a column, by keyboard too, and the address says so', async () => {
    const { page } = opened;
    expect(await names()).toEqual([
      expect.stringMatching(/^Adams/),
      expect.stringMatching(/^Miller/),
      expect.stringMatching(/^Zimmer/),
    ]);
    const heading = page.getByRole('columnheader', { name: 'Patient' });
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await heading.getByRole('button').press('Enter');
    await page.waitForURL('**/patients?sortDescending=true');
    await opened.settle();
    expect(await names()).toEqual([
      expect.stringMatching(/^Zimmer/),
      expect.stringMatching(/^Miller/),
      expect.stringMatching(/^Adams/),
    ]);
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    expect(await page.getByRole('columnheader', { name: 'Site' }).getAttribute('aria-sort')).toBeNull();
  });

  it('is sorted by birth date and by MRN if their columns are shown, and patients without a value come last', async () => {
    const { page } = opened;
    await page.getByText('Columns', { exact: true }).click();
    for (const title of ['Birth date', 'MRN']) await page.locator('.columns').getByLabel(title, { exact: true }).check();
    const sortedBy = async (title: string, expected: string) => {
      const heading = page.getByRole('columnheader', { name: title });
      await heading.getByRole('button').press('Enter');
      const shown = async () =>
        [await heading.getAttribute('aria-sort'), ...(await names()).map((name) => name.split(',')[0])].join(' ');
      expect(await pollUntil(shown, expected)).toBe(expected);
    };
    await sortedBy('Birth date', 'ascending Adams Miller Zimmer');
    await sortedBy('Birth date', 'descending Zimmer Miller Adams');
    await sortedBy('MRN', 'ascending Adams Miller Zimmer');
    expect(new URL(page.url()).search).toBe('?sort=externalIdentifier');
    await page.evaluate('localStorage.clear()');
  });

  it('lists adherence by days with readings, the fewest or the most first', async () => {
    const { page } = opened;
    await opened.goto('/adherence');
    const heading = page.getByRole('columnheader', { name: 'Days with readings' });
    const sorted = async (expected: string) => {
      await heading.getByRole('button').press('Enter');
      const shown = async () =>
        [await heading.getAttribute('aria-sort'), ...(await page.locator('tbody tr td:nth-child(2)').allInnerTexts())].join(', ');
      expect(await pollUntil(shown, expected)).toBe(expected);
    };
    await sorted('ascending, 0 of 30, 0 of 30, 1 of 30');
    await sorted('descending, 1 of 30, 0 of 30, 0 of 30');
    expect(new URL(page.url()).search).toBe('?sort=days&sortDescending=true');
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('shows the columns that the person has chosen, also after the page is loaded again', async () => {
    const { page } = opened;
    const titles = async () =>
      (await page.getByRole('columnheader').allInnerTexts()).map((title) => title.replace(/ [▲▼]?$/, ''));
    const usual = ['Select', 'Patient', 'Last reading', 'Latest values', 'Days with readings', 'Status', 'Site', 'Enrolled'];
    expect(await titles()).toEqual(usual);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByLabel('Telephone', { exact: true }).check();
    await page.getByLabel('Status', { exact: true }).uncheck();
    expect(await opened.accessibilityFaults()).toEqual([]);
    const chosen = [...usual.filter((title) => title !== 'Status'), 'Telephone'];
    expect(await titles()).toEqual(chosen);
    await opened.goto('/patients');
    expect(await titles()).toEqual(chosen);
    await page.evaluate('localStorage.clear()');
  });

  it('saves the selected patients, or all who match the filters, with the shown columns, and no name is in an address', async () => {
    const { page } = opened;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.getByLabel(/^Select Zoë Adams/).press('Space');
    await page.getByText('1 patient selected').waitFor();
    const headings =
      'Last name,First name,Birth date,MRN,Patient ID,Last reading,Latest values,Days with readings,Status,Site,Enrolled';
    const saved = await linesOf('Save the selected as CSV');
    const withoutTimes = saved.map((line) =>
      line.replace(/\d{4}-\d\d-\d\dT[^,]*/, 'T').replaceAll(/\(\w{3} \d+, \d{4}, \d\d:\d\d\)/g, '(time)'),
    );
    expect(withoutTimes).toEqual([
      headings,
      `Adams,Zoë,1961-03-04,'=1+1,${patients[0]?.id},T,"Blood pressure 141/79 mmHg, heart rate 66 bpm (time); Weight 180.0 lb (time)",1,likely under 16 days,,Yes`,
      '',
    ]);
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Clear the selection').click();
    expect(await button('Save the selected as CSV').count()).toBe(0);
    const all = await linesOf('Save as CSV');
    expect(all.map((line) => line.split(',')[0])).toEqual(['Last name', 'Adams', 'Miller', 'Zimmer', '']);
    expect(addresses.join(' ')).not.toMatch(/Adams|MRN/);
  });

  it('saves each patient who stays, although others are archived and created while the list is read', async () => {
    const { page } = opened;
    const { organizationId } = api.factory;
    const created = await api.database.dataSource.query<{ id: number }[]>(
      `insert into patient (organization_id, first_name, last_name, sex)
       select $1, 'Testina', 'Many', 'unknown' from generate_series(1, 150) returning id`,
      [organizationId],
    );
    const staying = created.slice(1).map(({ id }) => String(id));
    await opened.goto('/patients?archived=false');
    let requests = 0;
    // Before the second request, a patient who was in the answer of the first one is archived, and another one is created.
    await page.route('**/api/v3/patient?*size=100*', async (route) => {
      requests += 1;
      if (requests === 2) {
        expect((await api.patch(`/api/v3/patient/${created[0]?.id}`, { archived: true })).status).toBe(200);
        await api.factory.patient({ lastName: 'Late' });
      }
      await route.continue();
    });
    const lines = await linesOf('Save as CSV');
    await page.unroute('**/api/v3/patient?*size=100*');
    const saved = new Set(lines.map((line) => line.split(',')[4]));
    expect(staying.filter((id) => !saved.has(id))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Late')).length).toBe(1);
    await api.database.dataSource.query(`delete from patient where organization_id = $1 and last_name in ('Many', 'Late')`, [
      organizationId,
    ]);
  });

  it('leads to a page with the latest values in words and their age, and a line with the age of the patient that stays in sight', async () => {
    const { page } = opened;
    await page.locator('tbody a.row').first().click();
    await page.getByRole('heading', { name: 'Latest values' }).waitFor();
    await opened.settle();
    const values = await page.locator('section', { hasText: 'Latest values' }).locator('li').allInnerTexts();
    expect(values.map((text) => text.replaceAll(/\s+/g, ' ').replace(/, [A-Z].*/, ''))).toEqual([
      'Blood pressure 141/79 mmHg, heart rate 66 bpm ▲ above the target 3 hours ago',
      'Weight 180.0 lb 2 days ago',
    ]);
    // The name is the heading, and stands nowhere else at the top of the page.
    const line = page.locator('.patient-line');
    expect(await page.getByText('Zoë Adams').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.localName')).toBe('h1');
    expect(await line.innerText()).toMatch(/Zoë Adams\s+born Mar 4, 1961, =1\+1\s+\d\d years/);
    await page.setViewportSize({ width: 1280, height: 400 });
    expect(await page.evaluate('scrollTo(0, 600), scrollY')).toBe(600);
    expect(Math.round((await line.boundingBox())?.y ?? NaN)).toBe(0);
  });

  it('is in the group “Care” of the menu', async () => {
    const { page } = opened;
    const groups = await page.locator('.menu-group').allInnerTexts();
    expect(groups).toEqual(['Care', 'Device data', 'Administration']);
    const care = page.getByRole('list', { name: 'Care' });
    expect(await care.getByRole('link').allInnerTexts()).toEqual(['Patients', 'Adherence', 'Unassigned readings']);
  });
});
