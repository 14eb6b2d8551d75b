import { type Patient } from '@rpm/domain';
import { readFileSync } from 'node:fs';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';
import { pollUntil } from '@rpm/embedded-postgres/testing';

const PEOPLE = [
  {
    ...{ firstName: 'María José', lastName: 'García', dateOfBirth: '1950-03-14', externalIdentifier: 'MRN-1' },
    ...{ email: 'maria@example.org', phoneNumber: '+15555550147' },
  },
  { firstName: 'José', lastName: 'Müller', dateOfBirth: '1955-12-24', externalIdentifier: 'MRN-10' },
  { firstName: 'Testo', lastName: 'García', dateOfBirth: '1971-01-31', externalIdentifier: 'MRN-2', archived: true },
];

describe('the search for patients in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  const patients: Patient[] = [];
  const addresses: string[] = [];

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    for (const person of PEOPLE) patients.push(await api.factory.patient(person));
    for (const patient of patients) await api.factory.device({ currentPatientId: patient.id });
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
    opened.page.on('request', (request) => addresses.push(request.url()));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => {
    opened.expectNoFaults();
    // The names of the console's files contain hashes, in which any digits can occur.
    const text = decodeURIComponent(addresses.filter((address) => !address.includes('/console/assets/')).join(' '));
    expect(text).not.toMatch(/m.ller|jos|garc|mrn|example\.org|555|1950/i);
  });

  const field = () => opened.page.getByLabel('Name, birth date, MRN, e-mail or telephone');
  const names = async () => {
    await opened.settle();
    const rows = await opened.page.locator('tbody a.row').allInnerTexts();
    return rows.map((name) => name.split(' ')[0]).join(' ');
  };
  /** Searches, and looks until the list has the expected names, because the page may show the earlier list for a moment. @returns the names in the list */
  const found = async (query: string, expected: readonly string[]) => {
    await field().fill(query);
    await field().press('Enter');
    const last = await pollUntil(names, expected.join(' '));
    return last === '' ? [] : last.split(' ');
  };

  it('finds a patient by everything that a nurse may type into the only field', async () => {
    await opened.goto('/patients');
    const queries = {
      'García,': [
        'garcia, maria',
        'maria garcia',
        'Garcia M',
        'Garcia Maria 3/14/1950',
        '14 Mar 1950',
        'maria@example.org',
        '555 0147',
        '(555) 555-0147',
      ],
      'Müller,': ['muller', 'Mueller, Jose', 'jose mul', '12/24/55', 'mrn 10'],
    };
    for (const [name, texts] of Object.entries(queries))
      for (const query of texts) expect([query, await found(query, [name])]).toEqual([query, [name]]);
    expect(await found('jose', ['García,', 'Müller,'])).toEqual(['García,', 'Müller,']);
    expect(await found('MRN-2', ['García,'])).toEqual(['García,']);
    expect(await found('nobody', [])).toEqual([]);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('keeps what was typed when the person returns from a patient, and offers no other order for the result', async () => {
    const { page } = opened;
    await opened.goto('/patients');
    const heading = page.getByRole('columnheader', { name: 'Patient' });
    await field().fill('');
    await field().press('Enter');
    await page.locator('tbody a.row').nth(1).waitFor();
    expect(await heading.getByRole('button').count()).toBe(1);
    expect(await found('muller', ['Müller,'])).toEqual(['Müller,']);
    expect(await heading.getByRole('button').count()).toBe(0);
    await page.locator('tbody a.row').click();
    await page.getByRole('heading', { name: 'José Müller' }).waitFor();
    await page.goBack();
    await opened.settle();
    expect([await field().inputValue(), await page.locator('tbody a.row').count()]).toEqual(['muller', 1]);
  });

  it('says that the search is not complete yet, or that more patients match, and then saves no file', async () => {
    const { page } = opened;
    await opened.goto('/patients');
    const save = async () => page.getByRole('button', { name: 'Save as CSV' }).click();
    expect(await found('garcia m', ['García,'])).toEqual(['García,']);
    const [download] = await Promise.all([page.waitForEvent('download'), save()]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['First name', 'María José']);
    await api.database.dataSource.query('insert into patient_search_state values ($1, 0)', [api.factory.organizationId]);
    expect(await found('garcia', ['García,', 'García,'])).toEqual(['García,', 'García,']);
    await page.getByText('is still preparing the search').waitFor();
    await save();
    await page.getByText('The file would lack patients.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await api.database.dataSource.query('delete from patient_search_state');
    for (let n = 0; n < 51; n++) await api.factory.patient({ firstName: `Testina${n}`, lastName: 'Sampleton' });
    expect(await found('sampleton', new Array<string>(50).fill('Sampleton,'))).toHaveLength(50);
    await page.getByText('More patients match.').waitFor();
  });

  it('suggests patients in forms, and archived ones too in filters, where a whole identifier is enough', async () => {
    const { page } = opened;
    await opened.goto('/orders/new');
    await page.getByLabel('Patient', { exact: true }).fill('muller, jose');
    const option = page.locator('datalist option[label="Found by muller, jose"]');
    await option.waitFor({ state: 'attached' });
    expect(await option.getAttribute('value')).toBe(`José Müller, born Dec 24, 1955, MRN-10 (${patients[1]?.id})`);
    for (const [text, place] of [
      ['mrn-1', 0],
      ['garcia testo', 2],
      ['12/24/1955', 1],
    ] as const) {
      await opened.goto('/devices');
      await page.getByLabel('Patient', { exact: true }).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/devices?patientId=${patients[place]?.id}`);
    }
    await opened.goto('/devices');
    await page.getByLabel('Patient', { exact: true }).fill('garcia');
    await page.locator('datalist option').nth(1).waitFor({ state: 'attached' });
    const values = (await page.locator('datalist option').all()).map((one) => one.getAttribute('value'));
    expect((await Promise.all(values)).map((value) => value?.split(',')[0])).toEqual(['María José García', 'Testo García']);
  });
});
