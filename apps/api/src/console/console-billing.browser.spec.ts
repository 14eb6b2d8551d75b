import { type Patient } from '@rpm/domain';
import { readFileSync } from 'node:fs';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const OTHERS = 300;
const HEADER =
  '\uFEFFLast name,First name,Birth date,MRN,Patient ID,Enrolled,First day,Last day,Time zone,Days with readings,Range of days,Dates with readings';

describe('days of readings for billing', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  const patients: Patient[] = [];

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    const zone = { timeZone: 'UTC', localTimeZone: 'UTC', dateOfBirth: '1970-01-31' };
    for (const [days, person] of [
      [2, { firstName: 'Zoë', lastName: 'Sample, "Jr."', externalIdentifier: '=1+1' }],
      [16, { firstName: 'Testina', lastName: 'Discharged', externalIdentifier: 'D-1', archived: true }],
      [0, { firstName: 'Testina', lastName: 'Never', externalIdentifier: 'N-1', enrolled: false }],
    ] as const) {
      const patient = await api.factory.patient({ ...zone, ...person });
      const { id: deviceId } = await api.factory.device({ currentPatientId: null });
      for (let day = 1; day <= days; day++) {
        const readingTimestamp = new Date(Date.UTC(2026, 0, day, 12));
        await api.factory.reading({ patientId: patient.id, deviceId, readingTimestamp });
      }
      patients.push(patient);
    }
    await api.database.dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, time_zone)
       select $1, 'Testina', 'Sampleton', 'unknown', 'UTC' from generate_series(1, $2)`,
      [api.factory.organizationId, OTHERS],
    );
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(['patients:read', 'readings:read']));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });

  it('are saved as a file with names and identifiers of the whole organization, over the chosen window, also of discharged patients', async () => {
    const { page } = opened;
    const addresses: string[] = [];
    const note = (request: { url: () => string }) => addresses.push(request.url());
    await opened.goto('/adherence');
    await page.getByLabel('First of 30 days').fill('2026-01-01');
    await page.waitForURL('**/adherence?firstDate=2026-01-01');
    await opened.settle();
    page.on('request', note);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Save as CSV').click()]);
    page.off('request', note);
    await page.getByRole('status').getByText('The file has 302 lines below its headings.').waitFor();
    expect(download.suggestedFilename()).toBe('days-with-readings-from-2026-01-01.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    const [zoe, discharged] = patients;
    const window = '2026-01-01,2026-01-30,UTC';
    const dates = Array.from({ length: 16 }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`);
    expect(lines.slice(0, 3)).toEqual([
      HEADER,
      `"Sample, ""Jr.""",Zoë,1970-01-31,'=1+1,${zoe?.id},yes,${window},2,2 to 15,2026-01-01 2026-01-02`,
      `Discharged,Testina,1970-01-31,D-1,${discharged?.id},no,${window},16,16 to 30,${dates.join(' ')}`,
    ]);
    expect(lines.slice(3).map((line) => line.replace(/\d+/, 'n'))).toEqual([
      ...Array.from({ length: OTHERS }, () => `Sampleton,Testina,,,n,yes,${window},0,,`),
      '',
    ]);
    expect(addresses.filter((address) => address.startsWith(api.url)).length).toBe(2);
    expect(addresses.join(' ')).not.toMatch(/Sample|Discharged|D-1|Zo/);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('are saved for the patients who match the filters', async () => {
    const { page } = opened;
    await opened.goto('/adherence?firstDate=2026-01-01&threshold=2-15');
    const [download] = await Promise.all([page.waitForEvent('download'), button('Save as CSV').click()]);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines.map((line) => line.slice(0, 8))).toEqual([HEADER.slice(0, 8), '"Sample,', '']);
  });

  it('show how many patients are read, and save no file after the download is cancelled or has failed', async () => {
    const { page } = opened;
    let downloads = 0;
    page.on('download', () => downloads++);
    await opened.goto('/adherence?firstDate=2026-01-01');
    const release: (() => void)[] = [];
    let isFailing = false;
    await page.route('**/api/v3/adherence?*afterPatientId*', async (route) => {
      if (isFailing) return route.abort();
      await new Promise<void>((resolve) => release.push(resolve));
      return route.continue().catch(() => undefined);
    });
    await button('Save as CSV').click();
    await page.getByRole('status').getByText('250 of 303 read').waitFor();
    await button('Cancel the download').click();
    for (const next of release) next();
    isFailing = true;
    await button('Save as CSV').click();
    await page.getByText('The service cannot be reached at the moment.').waitFor();
    await page.unroute('**/api/v3/adherence?*afterPatientId*');
    const [download] = await Promise.all([page.waitForEvent('download'), button('Save as CSV').click()]);
    expect(readFileSync(await download.path(), 'utf8').split('\r\n').length).toBe(304);
    expect(downloads).toBe(1);
  });
});
