import { type Patient, type Site } from '@rpm/domain';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const SCOPES = ['patients:read', 'patients:write', 'readings:read', 'sites:read'];
const UNKNOWN = 999_999_999;

describe('selected patients', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let north: Site;
  let south: Site;
  let patients: Patient[];

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    north = await api.factory.site({ name: 'North Clinic' });
    south = await api.factory.site({ name: 'South Clinic' });
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(SCOPES));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  beforeEach(async () => {
    await opened.page.setViewportSize({ width: 1280, height: 900 });
    await api.database.dataSource.query('update patient set archived = true');
    patients = [];
    for (const [lastName, siteId] of [
      ['Adams', south.id],
      ['Baker', null],
      ['Clark', north.id],
    ] as const) {
      patients.push(
        await api.factory.patient({ firstName: 'Ada', lastName, siteId, dateOfBirth: null, externalIdentifier: null }),
      );
    }
  });
  afterEach(() => opened.expectNoFaults());

  const idsOf = (...indexes: number[]) => indexes.map((index) => patients[index]?.id ?? NaN);
  const button = (name: string | RegExp) => opened.page.getByRole('button', { name, exact: typeof name === 'string' });
  const rows = async (table: string) => {
    const found = await opened.page.getByRole('region', { name: table }).locator('tbody tr').all();
    return Promise.all(
      found.map(async (row) => (await row.locator('td').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))),
    );
  };
  const stored = async (index: number) => {
    const { json } = await api.get(`/api/v3/patient/${patients[index]?.id}`);
    const { site, enrolled } = json as { site: { id: number } | null; enrolled: boolean };
    return { site: site?.id ?? null, enrolled };
  };
  const named = (lastName: string) => `${lastName}, Ada birth date unknown, no MRN`;
  async function expectAccessible() {
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflows()).toBe(false);
    await opened.page.setViewportSize({ width: 1280, height: 900 });
  }

  it('are assigned to a site by keyboard, after a preview, with the result for each of them, conflicts included', async () => {
    const { page } = opened;
    await opened.goto('/patients?archived=false');
    for (const name of ['Adams', 'Baker', 'Clark']) await page.getByLabel(new RegExp(`^Select Ada ${name}`)).press('Space');
    await page.getByRole('link', { name: 'Change site or enrollment' }).press('Enter');
    await page.getByText('3 patients are selected.').waitFor();
    expect(new URL(page.url()).search).toBe(`?patients=${idsOf(0, 1, 2).join('-')}`);
    await page.getByLabel('Site', { exact: true }).fill('Clinic');
    await page.keyboard.press('Enter');
    await page.getByText('No site, or more than one, has this name. Choose one of the suggestions.').waitFor();
    await page.getByLabel('Site', { exact: true }).fill(`North Clinic (${north.id})`);
    await page.keyboard.press('Enter');
    await button('Change 2 patients').waitFor();
    expect(await rows('Selected patients')).toEqual([
      [named('Adams'), 'South Clinic', 'North Clinic'],
      [named('Baker'), 'No site', 'North Clinic'],
      [named('Clark'), 'North Clinic', 'Stays as it is'],
    ]);
    expect([await stored(0), await stored(1)]).toEqual([
      { site: south.id, enrolled: true },
      { site: null, enrolled: true },
    ]);
    await expectAccessible();
    // Another person assigns one of the selected patients to a site before the preview is confirmed.
    await api.patch(`/api/v3/patient/${patients[1]?.id}`, { site: { id: south.id } });
    await button('Change 2 patients').press('Enter');
    await page.getByText('1 patient was changed, 1 was not.').waitFor();
    expect(await rows('Results')).toEqual([
      [named('Adams'), 'Changed: North Clinic'],
      [named('Baker'), 'Not changed. Somebody else has changed this record meanwhile; it now says: South Clinic.'],
      [named('Clark'), 'Stays as it was: North Clinic'],
    ]);
    expect([await stored(0), await stored(1), await stored(2)]).toEqual([
      { site: north.id, enrolled: true },
      { site: south.id, enrolled: true },
      { site: north.id, enrolled: true },
    ]);
    await expectAccessible();
    await page.getByRole('link', { name: 'Try again with the others' }).press('Enter');
    await page.getByText('1 patient is selected.').waitFor();
    expect(new URL(page.url()).search).toBe(`?patients=${idsOf(1).join('-')}`);
  });

  it('are enrolled or not, and a record that cannot be read or changed does not stop the others', async () => {
    const { page } = opened;
    await opened.goto(`/selected-patients/change?patients=${[...idsOf(0), UNKNOWN, ...idsOf(1)].join('-')}`);
    await page.getByLabel('Change', { exact: true }).selectOption('End the enrollment');
    await button('Preview').click();
    await button('Change 2 patients').waitFor();
    expect((await rows('Selected patients')).map((row) => row.slice(0, 2))).toEqual([
      [named('Adams'), 'Enrolled'],
      [`Patient ${UNKNOWN}`, '–'],
      [named('Baker'), 'Enrolled'],
    ]);
    const [, remaining] = idsOf(0, 2);
    await api.post(`/api/v3/patient/${remaining}/merge`, { patient: { id: patients[0]?.id } });
    await button('Change 2 patients').click();
    await page.getByText('1 patient was changed, 2 were not.').waitFor();
    expect(await rows('Results')).toEqual([
      [named('Adams'), expect.stringMatching(/^Not changed\. This record was merged into another one\./)],
      [`Patient ${UNKNOWN}`, expect.stringMatching(/^Not changed\. This is not in the records\./)],
      [named('Baker'), 'Changed: Not enrolled'],
    ]);
    expect(await stored(1)).toEqual({ site: null, enrolled: false });
    expect(await stored(2)).toEqual({ site: north.id, enrolled: true });
  });

  it('are printed as reports, one sheet of paper for each, and one that fails does not stop the others', async () => {
    const { page } = opened;
    const at = new Date(Date.now() - 86_400_000).toISOString();
    for (const id of idsOf(0, 1))
      await api.post('/api/v3/weight-reading', { patient: { id }, readingTimestamp: at, weight: 180 });
    await opened.goto('/patients?archived=false');
    for (const name of ['Adams', 'Baker']) await page.getByLabel(new RegExp(`^Select Ada ${name}`)).press('Space');
    await page.getByRole('link', { name: 'Print reports' }).press('Enter');
    await page.getByRole('heading', { name: 'Report of home measurements of Ada Baker' }).waitFor();
    await button('Print').and(page.locator(':enabled')).waitFor();
    expect(await page.locator('.sheet > h2').allInnerTexts()).toEqual([
      'Report of home measurements of Ada Adams',
      'Report of home measurements of Ada Baker',
    ]);
    expect(await page.title()).toBe('Reports of the selected patients – Console');
    const pages = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(await pages()).toHaveLength(2);
    await expectAccessible();
    await page.getByRole('link', { name: '30 days' }).press('Enter');
    await page.getByText('1 reading in 30 days').first().waitFor();
    expect(new URL(page.url()).search).toBe(`?days=30&patients=${idsOf(0, 1).join('-')}`);
    await opened.goto(`/selected-patients/reports?patients=${[UNKNOWN, ...idsOf(1)].join('-')}`);
    await page.getByRole('heading', { name: 'Report of home measurements of Ada Baker' }).waitFor();
    await page.getByRole('heading', { name: `Patient ${UNKNOWN}` }).waitFor();
    await page.getByText('This is not in the records').waitFor();
  });

  it('are none at an address without ids, which says how to select them', async () => {
    for (const path of ['/selected-patients/change', '/selected-patients/reports']) {
      await opened.goto(path);
      await opened.page.getByText('No patients are selected. Select them in the list of patients.').waitFor();
    }
  });
});
