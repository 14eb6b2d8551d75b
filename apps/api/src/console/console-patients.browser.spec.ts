import { addCustomer } from '@rpm/data-access/testing';
import { type Locator } from 'playwright-core';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

/** Two patients of the same name, whom only birth date and identifier distinguish. */
const TWINS = [
  { dateOfBirth: '1961-03-04', externalIdentifier: 'MRN-1001' },
  { dateOfBirth: '1988-10-12', externalIdentifier: 'MRN-1002' },
] as const;
const RECOGNIZED = /Mar 4, 1961, MRN-1001|Oct 12, 1988, MRN-1002/;

/**
 * Returns the parts of the page, such as cells and options, that name a patient, or a patient's number, without birth date and identifier. The heading of a
 * page may have the name alone if the page shows the rest.
 */
const UNRECOGNIZABLE = `(() => {
  const recognized = ${String(RECOGNIZED)};
  const parts = [...document.querySelectorAll('main, dialog')].flatMap((root) =>
    [...root.querySelectorAll('td, th, dd, dt, li, option, p, h1, h2, legend, summary, figcaption, nav a, .card, button')]);
  const texts = parts
    .filter((part) => part.querySelector('td, dd, li, p') === null)
    .map((part) => [part.tagName, [part.textContent, part.tagName === 'OPTION' ? part.value : '', part.getAttribute('aria-label')].join(' ')]);
  const inputs = [...document.querySelectorAll('main input, dialog input')]
    .filter((input) => input.list)
    .map((input) => ['INPUT', input.value]);
  const isNamed = (text) => /Garcia|[Pp]atient \\d/.test(text);
  const page = document.querySelector('main').innerText.replaceAll(/\\s+/g, ' ');
  const isShownOnPage = recognized.test(page) || /Born (Mar 4, 1961|Oct 12, 1988).* (MRN-1001|MRN-1002)/.test(page);
  return [...texts, ...inputs]
    .filter(([tag, text]) => isNamed(text) && !recognized.test(text) && !(tag === 'H1' && isShownOnPage))
    .map(([tag, text]) => tag + ': ' + text.trim());
})()`;

/** Pages that name a patient in the sample data. */
const ABOUT_PATIENTS = [
  '/patients',
  '/patients/:n',
  '/patients/:n/edit',
  '/patients/:n/report',
  '/patients/:n/days/:n',
  '/patients/:n/glucose?days=:n',
  '/adherence',
  '/devices',
  '/devices/:n',
  '/orders',
  '/orders?view=board',
  '/orders/:n',
  '/orders/:n/edit',
  '/orders/:n/pack',
  '/orders/new?patientId=:n',
  '/returns',
  '/returns/:n',
  '/readings/glucose/:n',
];

/** Returns the values of the options that a field suggests. */
const suggestionsOf = async (options: Locator) =>
  Promise.all((await options.all()).map((option) => option.getAttribute('value')));

describe('patients in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  const patients: number[] = [];
  const devices: number[] = [];
  let orderId: number;
  let returnId: number;
  let readingId: number;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    opened = await ConsoleWindow.open(api.url);
    const { itemId, siteId } = await addCustomer(api.factory);
    for (const twin of TWINS) {
      const patient = await api.factory.patient({ firstName: 'Maria', lastName: 'Garcia', siteId, ...twin });
      patients.push(patient.id);
      devices.push((await api.factory.device({ currentPatientId: patient.id, itemId })).id);
    }
    await api.factory.device({ currentPatientId: null, itemId });
    const [patientId, deviceId] = [patients[0] ?? 0, devices[0] ?? 0];
    const made = async (path: string, body: object) => {
      const { status, json } = await api.post(`/api/v3/${path}`, body);
      if (status >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
      return (json as { id: number }).id;
    };
    const readingTimestamp = new Date(Date.now() - 3_600_000).toISOString();
    readingId = await made('blood-glucose-reading', { device: { id: deviceId }, glucose: 101, readingTimestamp });
    orderId = await made('order', {
      patient: { id: patientId },
      shippingOption: 'standard',
      orderItems: [{ item: { id: itemId }, count: 1 }],
    });
    returnId = await made('return', {
      patient: { id: patientId },
      shippingOption: 'standard',
      returnDevices: [{ id: deviceId }],
    });
    const merged = await api.factory.patient({
      firstName: 'Maria',
      lastName: 'Garcia',
      ...TWINS[0],
      externalIdentifier: 'MRN-1001b',
    });
    await made(`patient/${patientId}/merge`, { patient: { id: merged.id } });
    await opened.signIn(await api.factory.key(['*', 'console:write', 'keys:write', 'organization:write']));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });

  /** Returns the address of a page in which numbers and dates are replaced, so that pages of the same kind have the same text. */
  const kindOf = (path: string) => path.replaceAll(/\d{4}-\d\d-\d\d[^&]*|\d+/g, ':n');

  it('are shown with birth date and identifier on every page that links lead to', async () => {
    const seen = new Set<string>();
    const waiting = ['/', ...patients.flatMap((id) => [`/patients/${id}/report`, `/patients/${id}`])];
    const found: Record<string, string[]> = {};
    const namesPatients: string[] = [];
    while (waiting.length > 0) {
      const path = waiting.shift() ?? '';
      if (seen.has(kindOf(path))) continue;
      seen.add(kindOf(path));
      await opened.goto(path);
      const faults = await opened.page.evaluate<string[]>(UNRECOGNIZABLE);
      if (faults.length > 0) found[path] = faults;
      if ((await opened.page.locator('main').innerText()).includes('Garcia')) namesPatients.push(kindOf(path));
      const links = await opened.page.locator('a[href^="/console"]').evaluateAll((all) => all.map(String));
      waiting.push(...links.map((link) => link.slice(`${api.url}/console`.length)).filter((path) => path !== ''));
    }
    expect(found).toEqual({});
    expect(ABOUT_PATIENTS.filter((path) => !namesPatients.includes(path))).toEqual([]);
  });

  it('are shown with birth date and identifier in dialogs and suggestions', async () => {
    const { page } = opened;
    const faults = () => page.evaluate<string[]>(UNRECOGNIZABLE);
    await opened.goto(`/devices/${devices[0]}`);
    for (const name of ['End', 'Change', 'Remove']) {
      await page.getByRole('button', { name: new RegExp(`^${name}: assignment to Maria Garcia`) }).click();
      await page.getByRole('dialog').getByText('Maria Garcia').or(page.getByRole('dialog').locator('input')).first().waitFor();
      expect([name, await faults()]).toEqual([name, []]);
      await button('Back').click();
    }
    await opened.goto(`/patients/${patients[1]}`);
    await button('Discharge').click();
    await page.getByRole('dialog').getByText('still with the patient').waitFor();
    expect(await faults()).toEqual([]);
    await opened.goto('/orders/new');
    await page.getByLabel('Patient', { exact: true }).fill('Garcia');
    await page.locator('datalist option').nth(1).waitFor({ state: 'attached' });
    expect(await suggestionsOf(page.locator('datalist option'))).toEqual([
      `Maria Garcia, born Mar 4, 1961, MRN-1001 (${patients[0]})`,
      `Maria Garcia, born Oct 12, 1988, MRN-1002 (${patients[1]})`,
    ]);
    await page.getByLabel('Patient', { exact: true }).fill(`Maria Garcia, born Mar 4, 1961, MRN-1001 (${patients[0]})`);
    expect(await faults()).toEqual([]);
  });

  it('are listed by adherence, with their days, by one request', async () => {
    const requests: string[] = [];
    const note = (request: { url: () => string }) => requests.push(new URL(request.url()).pathname);
    await opened.goto('/');
    opened.page.on('request', note);
    await opened.page.getByRole('link', { name: 'Adherence', exact: true }).click();
    await opened.page.getByRole('row', { name: /Garcia, Maria born Oct 12, 1988, MRN-1002.*0 of 30/ }).waitFor();
    await opened.page.getByRole('row', { name: /Garcia, Maria born Mar 4, 1961, MRN-1001.*1 of 30/ }).waitFor();
    opened.page.off('request', note);
    expect(requests).toEqual(['/api/v3/adherence']);
    expect(await opened.page.locator('.strip .measured').count()).toBe(1);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('have only their own devices suggested when a return begins from them', async () => {
    const { page } = opened;
    await opened.goto(`/returns/new?patientId=${patients[1]}`);
    await button('Add to devices to return').click();
    await page.getByLabel('Number 1').focus();
    const suggested = page.getByRole('group', { name: 'Devices to return' }).locator('datalist option');
    await suggested.first().waitFor({ state: 'attached' });
    expect(await suggestionsOf(suggested)).toEqual([expect.stringMatching(new RegExp(`, FACTORY-\\d+ \\(${devices[1]}\\)$`))]);
  });

  it('are on their printed report with the clinic, the identifier and the sex below a title', async () => {
    const { page } = opened;
    await opened.goto(`/patients/${patients[0]}/report`);
    await page.getByRole('heading', { name: 'Report of home measurements of Maria Garcia' }).waitFor();
    const facts = await page.locator('.report > .facts dt, .report > .facts dd').allInnerTexts();
    expect(facts.slice(0, 8)).toEqual([
      ...['Clinic', api.factory.organization.name],
      ...['Born', 'Mar 4, 1961'],
      ...['MRN', 'MRN-1001'],
      ...['Sex', 'Unknown'],
    ]);
    expect([orderId, returnId, readingId].every((id) => id > 0)).toBe(true);
  });
});
