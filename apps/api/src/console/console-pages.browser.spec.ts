import { addCustomer, Factory } from '@rpm/data-access/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

/** Last name of a patient and name of a site in another organization, which no page may show. */
const CANARY = 'Canarybird';

/** Every page of the console. In a path, a word with a dollar sign stands for the id of a sample row. */
const PAGES = [
  '/',
  '/patients',
  '/patients/$patient',
  '/patients/$patient?kind=blood-pressure&days=30',
  '/patients/$patient?kind=weight&days=90',
  '/adherence',
  '/devices',
  '/devices/$device',
  '/orders',
  '/orders?view=board',
  '/orders/$order',
  '/returns',
  '/stock',
  '/sources',
  '/sources/new',
  '/source-messages',
  '/quarantine',
  '/imports/new',
  '/webhooks',
  '/webhooks/new',
  '/webhooks/$webhook',
  '/webhooks/$webhook/replay',
  '/deliveries',
  '/deliveries?status=failed&retryAttemptsMin=1',
  '/deliveries/$log',
  '/sites',
  '/catalogue',
  '/api-keys',
  '/people',
  '/people/$person',
];
/** Pages with lists. Each page shows a text of its own if the organization has no data. */
const LISTS = [
  '/patients',
  '/adherence',
  '/devices',
  '/orders',
  '/returns',
  '/stock',
  '/sources',
  '/source-messages',
  '/quarantine',
  '/webhooks',
  '/deliveries',
  '/sites',
];

describe('pages of the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let ids: Record<string, number>;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    ids = await fill(api);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });

  beforeEach(() => opened.page.setViewportSize({ width: 1280, height: 900 }));

  const pathOf = (path: string) => path.replace(/\$(\w+)/, (_all, name: string) => String(ids[name]));
  const bodyText = () => opened.page.locator('body').innerText();

  it.each(PAGES)(
    'show %s accessibly in light, dark and narrow windows, and respect the content security policy',
    async (path) => {
      const { page } = opened;
      await page.emulateMedia({ colorScheme: 'light' });
      await opened.goto(pathOf(path));
      const light = await opened.accessibilityFaults();
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await opened.accessibilityFaults();
      await page.setViewportSize({ width: 320, height: 640 });
      const isTooWide = await opened.overflows();
      expect({ light, dark, isTooWide }).toEqual({ light: [], dark: [], isTooWide: false });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('.problem').count()).toBe(0);
      expect(await page.title()).toMatch(/ – Console$/);
      expect(await bodyText()).not.toContain(CANARY);
      opened.expectNoFaults();
    },
  );

  it('show the readings of a patient as a chart with a description, a table, and a slider for the keyboard', async () => {
    const { page } = opened;
    await opened.goto(pathOf('/patients/$patient?kind=blood-pressure&days=14'));
    await page.getByText('Systolic: 3 readings in 14 days, from 118 to 142 mmHg, median 125 mmHg.').waitFor();
    const slider = page.getByRole('slider');
    await slider.focus();
    expect(await slider.getAttribute('aria-valuetext')).toContain('142/91 mmHg');
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toContain('125/80 mmHg');
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toContain('118/76 mmHg');
    await page.getByRole('cell', { name: '142 mmHg' }).waitFor();
  });

  it('keep the name of a patient out of the address and the title', async () => {
    const { page } = opened;
    await opened.goto('/patients');
    await page.getByLabel('Name, birth date, MRN, e-mail or telephone').fill('Sampleton');
    await page.keyboard.press('Enter');
    await opened.settle();
    await page.getByRole('link', { name: 'Sampleton, Testina' }).first().click();
    await page.getByRole('heading', { name: 'Testina Sampleton' }).waitFor();
    expect(await page.title()).toBe(`Patient ${ids['patient']} – Console`);
    expect(page.url()).not.toContain('Sampleton');
    await page.goBack();
    await opened.settle();
    expect(page.url()).not.toContain('Sampleton');
    expect(await page.getByLabel('Name, birth date, MRN, e-mail or telephone').inputValue()).toBe('Sampleton');
  });

  it('filter a list by the name of a patient, of whom the address contains only the number', async () => {
    const { page } = opened;
    await opened.goto('/devices');
    const filter = page.getByLabel('Patient', { exact: true });
    await filter.fill('Sampleton');
    const option = page.locator(`option[value$="(${ids['patient']})"]`);
    await option.waitFor({ state: 'attached' });
    const name = (await option.getAttribute('value')) ?? '';
    await filter.fill(name);
    await page.waitForURL(`**/devices?patientId=${ids['patient']}`);
    await page.reload();
    await opened.settle();
    expect(await filter.inputValue()).toBe(name);
    await filter.fill('Nobody');
    await filter.press('Enter');
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(page.url()).toMatch(/\?patientId=\d+$/);
    await filter.fill('');
    await filter.press('Enter');
    await page.waitForURL('**/devices');
    opened.expectNoFaults();
  });

  it('move the focus to the heading of the next page, and between rows with j and k', async () => {
    const { page } = opened;
    await opened.goto('/');
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
    await opened.settle();
    const focused = () => page.locator(':focus').innerText();
    expect(await focused()).toBe('Deliveries');
    await page.getByRole('row').nth(1).getByRole('link').focus();
    const first = await focused();
    await page.keyboard.press('j');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('k');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Delivery ${first}` }).waitFor();
  });

  it('put the filters of deliveries into the address, and show the exact total', async () => {
    const { page } = opened;
    await opened.goto('/deliveries');
    await page.getByText('1–3 of 3').waitFor();
    await page.getByLabel('Outcome').selectOption('failed');
    await page.getByText('1–1 of 1').waitFor();
    expect(new URL(page.url()).search).toBe('?status=failed');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('1–3 of 3').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('give the reason if a list is empty', async () => {
    const empty = await Factory.inNewOrganization(api.database.dataSource);
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await empty.key());
      for (const path of LISTS) {
        await another.goto(path);
        expect([path, await another.page.locator('main .state').count()]).toEqual([path, 1]);
        expect([path, await another.accessibilityFaults()]).toEqual([path, []]);
      }
      await another.goto('/patients/1');
      await another.page.getByRole('alert').waitFor();
      await another.goto('/nowhere');
      await another.page.getByRole('heading', { name: 'No such page' }).waitFor();
    } finally {
      await another.close();
    }
  });

  it('are linked only for people who have the required scope, and otherwise name this scope', async () => {
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['webhooks:read']));
      const menu = another.page.getByRole('navigation', { name: 'Pages of the console' });
      expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Overview', 'Webhooks', 'Deliveries', 'Organization']);
      await another.goto('/patients');
      await another.page
        .getByText('This page needs the permission “See all patients and their personal data” (patients:read)')
        .waitFor();
      expect(await another.accessibilityFaults()).toEqual([]);
      await another.goto(pathOf('/webhooks/$webhook'));
      expect(await another.page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
    } finally {
      await another.close();
    }
  });

  it('report before the first page is shown that the service cannot be reached, and continue when it can be reached', async () => {
    const { page } = opened;
    await page.route('**/api/v3/me', (route) => route.abort());
    await page.goto(`${api.url}/console/sites`);
    await page.getByText('The service cannot be reached at the moment.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.unroute('**/api/v3/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('cell', { name: 'Example Clinic' }).waitFor();
  });

  it('report that the service cannot be reached, and continue when it can be reached', async () => {
    const { page } = opened;
    await opened.goto('/');
    await page.route('**/api/v3/site*', (route) => route.abort());
    await page.getByRole('link', { name: 'Sites' }).click();
    await page.getByText('The service cannot be reached at the moment.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.unroute('**/api/v3/site*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Overview' }).waitFor();
    await page.getByRole('cell', { name: 'Example Clinic' }).waitFor();
  });
});

/** Inserts one row of every resource that the pages show. @returns their ids, by the names that {@link PAGES} uses */
async function fill(api: TestApi): Promise<Record<string, number>> {
  const { factory } = api;
  const customer = await addCustomer(factory);
  const foreign = await Factory.inNewOrganization(api.database.dataSource);
  await foreign.patient({ firstName: CANARY, lastName: CANARY });
  await foreign.site({ name: CANARY });
  const patient = { id: customer.patientId };
  const device = await factory.device({ currentPatientId: patient.id, itemId: customer.itemId });
  const made = async <Made = { id: number }>(path: string, input: object) => {
    const { status, json } = await api.post(path, input);
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json as Made;
  };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const [systolic, diastolic, hours] of [
    [118, 76, 72],
    [125, 80, 48],
    [142, 91, 24],
  ] as const) {
    await made('/api/v3/blood-pressure-reading', { patient, systolic, diastolic, readingTimestamp: hoursAgo(hours) });
  }
  await made('/api/v3/weight-reading', { patient, weight: 181.5, readingTimestamp: hoursAgo(30) });
  await made('/api/v3/blood-glucose-reading', { device: { id: device.id }, glucose: 101, readingTimestamp: hoursAgo(20) });
  await made(`/api/v3/device/${device.id}/healthcheck`, { eventTimestamp: hoursAgo(5), batteryPercentage: 80 });
  await factory.device({ currentPatientId: null, itemId: customer.itemId });
  const order = await made('/api/v3/order', {
    shippingOption: 'standard',
    patient,
    orderItems: [{ item: { id: customer.itemId }, count: 1 }],
  });
  const invitation = { name: 'Jane Doe', scopes: ['read'] };
  const { person } = await made<{ person: { id: number } }>('/api/v3/console-person', invitation);
  const webhook = await factory.webhook();
  await factory.webhookLog({ webhookId: webhook.id });
  await factory.webhookLog({ webhookId: webhook.id });
  const lastRetryTimestamp = new Date('2026-03-02T00:00:00Z');
  const failure = { status: 'failed', lastResponseStatus: 503, retryAttempts: 9, lastRetryTimestamp } as const;
  const log = await factory.webhookLog({ webhookId: webhook.id, ...failure });
  return { person: person.id, patient: patient.id, device: device.id, order: order.id, webhook: webhook.id, log: log.id };
}
