import { addCustomer, type CustomerRows, Factory } from '@rpm/data-access/testing';
import { WORKSPACE_ROOT } from '@rpm/database';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { clarityFile, FileImportFixture } from '../testing/file-import-fixture';
import { createSource } from '../testing/source-fixture';
import { TestApi } from '../testing/test-api';

const SCOPES = ['*', 'console:write', 'keys:write', 'organization:write', 'ingest:read', 'ingest:write'];

/** A text that stands nowhere but in the form where a person has typed it. */
const TYPED = '7734';

const JANE = 'jane@clinic.example.org';

const QUESTION = 'Leave this form? What you have entered is not saved, and is lost.';
const RESTORED = 'What you had entered before you signed in again is in the form.';

/** A form: the file that keeps its values, its path, the button that opens its dialog, and a field. */
type FormRow = readonly [file: string, path: string, button: string | RegExp | null, label: string];

const FORMS: readonly FormRow[] = [
  ['form/resource-form', '/patients/new', null, 'Last name'],
  ['form/resource-form', '/patients/$patient/edit', null, 'Last name'],
  ['form/resource-form', '/sites/new', null, 'Name'],
  ['form/resource-form', '/sites/$site/edit', null, 'Name'],
  ['form/resource-form', '/catalogue/items/new', null, 'Name'],
  ['form/resource-form', '/catalogue/items/$item/edit', null, 'Name'],
  ['form/resource-form', '/catalogue/kits/new', null, 'Name'],
  ['form/resource-form', '/catalogue/kits/$kit/edit', null, 'Name'],
  ['form/resource-form', '/catalogue/manufacturers/new', null, 'Name'],
  ['form/resource-form', '/catalogue/manufacturers/$manufacturer/edit', null, 'Name'],
  ['form/resource-form', '/devices/new', null, 'Asset tag'],
  ['form/resource-form', '/devices/$device/edit', null, 'Asset tag'],
  ['form/resource-form', '/orders/new?patientId=$patient', null, 'Notes'],
  ['form/resource-form', '/orders/$order/edit', null, 'Notes'],
  ['form/resource-form', '/returns/new?patientId=$patient', null, 'Site'],
  ['form/resource-form', '/stock/adjust', null, 'Units to add or remove'],
  ['form/resource-form', '/organization/edit', null, 'Time zone'],
  ['stock/count-stock.page', '/catalogue/items/$strips/count', null, 'Counted units'],
  ['order/pack.page', '/orders/$order/pack', null, 'Example Meter'],
  ['order/order-actions', '/orders/$order', 'Cancel the order', 'Reason (optional)'],
  ['order/order-actions', '/orders/$packed', 'Ship', 'Carrier'],
  ['order/order-actions', '/orders/$shipped', 'Add a tracking number', 'Tracking number'],
  ['return/return-actions', '/returns/$return', 'Ship', 'Carrier'],
  ['return/return-actions', '/returns/$sent', 'Add a tracking number', 'Tracking number'],
  ['return/return-actions', '/returns/$return', 'Cancel the return', 'Reason (optional)'],
  [
    'return/return-actions',
    '/returns/$return',
    'Receive',
    'Example Test Strips: units that have arrived (0 if they are named below)',
  ],
  ['correction/form-correction', '/devices/$free', 'Add a past assignment', 'Patient'],
  ['correction/form-correction', '/devices/$device', /^Change: assignment to/, 'Patient'],
  ['correction/form-correction', '/patients/$patient', 'Merge another record', 'Patient'],
  ['correction/form-correction', '/readings/glucose/$unassigned', 'Assign to a patient', 'Patient'],
  ['device/clock-dialog', '/devices/$device', 'Correct a wrong clock', 'Minutes'],
  ['reading/reading-dialogs', '/readings/glucose/$reading', 'Correct', 'Glucose (mg/dL)'],
  ['scope/name-and-scopes-form', '/people', 'Invite a person', 'Name'],
  ['scope/name-and-scopes-form', '/api-keys', 'New key', 'Name'],
  ['form/resource-form', '/webhooks/$webhook/edit', null, 'Address'],
  ['webhook/new-webhook.page', '/webhooks/new', null, 'Address'],
  ['webhook/replay.page', '/webhooks/$webhook/replay', null, 'Created from'],
  ['people/person.page', '/people/$person', 'Change permissions', 'Role'],
  ['selected-patients/change-form', '/selected-patients/change?patients=$patient', null, 'Site'],
  ['file-import/import-preview.page', '/imports/$fileImport/preview', null, 'Time zone of the times in the file'],
  ['source/new-source.page', '/sources/new', null, 'Name of the source'],
  ['source/rotate-dialog', '/sources/$source', 'New secret', 'Secret of the vendor'],
  ['source-replay/source-replay.page', '/sources/$source/replay', null, 'Received from'],
  ['mapping/mapping.page', '/sources/$source/mapping', null, 'Rules and samples, as JSON'],
  ['quarantine/group-dialog', '/quarantine', /^Bind to a device/, 'Device'],
];

describe('forms of the console that a person has filled in', () => {
  let api: TestApi;
  let customer: CustomerRows;
  let ids: Record<string, number>;
  let key: string;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    customer = await addCustomer(api.factory);
    ids = await fill(api, customer);
    key = await api.factory.key(SCOPES);
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(api.url);
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const path = () => new URL(opened.page.url()).pathname.slice('/console'.length);
  const address = (pattern: string) => pattern.replace(/\$(\w+)/, (_all, name: string) => String(ids[name]));
  const signInPage = () => opened.page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();

  /** Returns the part of a link that signs a person in once. */
  const codeOf = async (actor: string, grantor: string) => {
    const { json } = await api.post('/api/v3/console-link', { actor, scopes: SCOPES }, { key: grantor });
    return new URL((json as { url: string }).url).hash;
  };
  const signedIn = async () => {
    await button('Sign out').waitFor();
    await opened.settle();
  };
  /** Signs Jane in with a link to a page. */
  const signIn = async (path: string) => {
    await opened.page.goto(`${api.url}/console${path}${await codeOf(JANE, key)}`);
    await signedIn();
  };
  /** Signs a person in as another tab does that has opened a link of the person. */
  const signInElsewhere = async (actor = JANE, grantor = key) => {
    const body = JSON.stringify({ code: (await codeOf(actor, grantor)).slice('#code='.length) });
    await opened.page.evaluate(
      `fetch('/console/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${JSON.stringify(body)} })
        .then(() => new BroadcastChannel('console:session').postMessage('signed in'))`,
    );
    await signedIn();
  };

  /** Sends the form although fields may be missing. Without a session, the service answers before it looks at them. */
  const send = async () => {
    await opened.page.evaluate(`document.querySelector('form.form').noValidate = true`);
    await opened.page.locator('form.form button[type="submit"]').click();
  };
  /** Enters a value that the field did not have. @returns a function that reads the value */
  const enter = async (label: string) => {
    const control = field(label);
    const isOf = async (selector: string) => (await control.and(opened.page.locator(selector)).count()) === 1;
    if (await isOf('select')) await control.selectOption({ index: 1 });
    else await control.fill((await isOf('[type="datetime-local"]')) ? '2026-01-02T03:04' : TYPED);
    return control.inputValue();
  };
  /** Everything that the browser keeps outside of the memory of the page. */
  const remembered = () =>
    opened.page.evaluate<string>(
      'JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, document.title])',
    );

  it.each(FORMS)('return to the person after the session has ended: %s, %s, %s', async (file, pattern, opener, label) => {
    const { page } = opened;
    await signIn(address(pattern));
    if (opener !== null) await page.getByRole('button', { name: opener, exact: true }).first().click();
    const entered = await enter(label);
    await opened.endSession();
    await send();
    // The dialog of a reading shows its preview without a request.
    if (file === 'reading/reading-dialogs') await send();
    await signInPage();
    expect(await remembered()).not.toContain(entered);
    expect(await page.content()).not.toContain(entered);
    await signInElsewhere();
    await page.getByText(RESTORED).waitFor();
    expect(await field(label).inputValue()).toBe(entered);
    expect(await remembered()).not.toContain(entered);
    expect(opened.takeQuestions()).toEqual([]);
  });

  it('are kept by code of which each file is in the list of this spec', () => {
    const folder = join(WORKSPACE_ROOT, 'apps/console/src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const keeping = files.filter((file) => /= useDraft[<(]/.test(readFileSync(join(folder, file), 'utf8')));
    expect(keeping.sort()).toEqual([...new Set(FORMS.map(([file]) => `${file}.tsx`))].sort());
  });

  it.each([
    ['another person', () => signInElsewhere('joe@clinic.example.org')],
    [
      'a person with the same name of another organization',
      async () => signInElsewhere(JANE, await (await Factory.inNewOrganization(api.database.dataSource)).key(SCOPES)),
    ],
    ['a person with a pasted key', () => opened.signInHere(key)],
  ])('are not shown to %s on the same page, and do not return to the first person afterwards', async (_name, signInOther) => {
    const { page } = opened;
    await signIn('/patients/new');
    await field('Last name').fill(TYPED);
    await opened.endSession();
    await send();
    await signInPage();
    await signInOther();
    expect([path(), await field('Last name').inputValue()]).toEqual(['/patients/new', '']);
    expect(await page.getByText(RESTORED).count()).toBe(0);
    await opened.endSession();
    await send();
    await signInPage();
    await signInElsewhere();
    expect(await field('Last name').inputValue()).toBe('');
  });

  it('are not shown after another sign-in with the same pasted key, on this page or in another tab, because others may have it', async () => {
    const { page } = opened;
    await opened.signIn(key, '/patients/new');
    await field('Last name').fill(TYPED);
    await opened.endSession();
    await send();
    await page.getByText('What you had entered is not kept, because others may have the same key.').waitFor();
    await opened.signInHere(key);
    expect([path(), await field('Last name').inputValue()]).toEqual(['/patients/new', '']);

    await field('Last name').fill(TYPED);
    await opened.endSession();
    const tab = await opened.openTab();
    await tab.goto(`${api.url}/console/`);
    await tab.getByLabel('API key').fill(key);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(await pollUntil(() => field('Last name').inputValue(), '')).toBe('');
    expect(await page.getByText(RESTORED).count()).toBe(0);
  });

  it('are gone 30 minutes after the session has ended', async () => {
    const { page } = opened;
    await page.clock.install();
    await signIn('/patients/new');
    await field('Last name').fill(TYPED);
    await opened.endSession();
    await send();
    await signInPage();
    await page.clock.fastForward('30:01');
    await signInElsewhere();
    expect(await field('Last name').inputValue()).toBe('');
  });

  it('are gone after a sign-out, about which the page asks', async () => {
    await signIn('/patients/new');
    await field('Last name').fill(TYPED);
    opened.agrees = false;
    await button('Sign out').click();
    expect([opened.takeQuestions(), await field('Last name').inputValue()]).toEqual([[QUESTION], TYPED]);
    opened.agrees = true;
    await button('Sign out').click();
    await signInPage();
    expect(opened.takeQuestions()).toEqual([QUESTION]);
    await signInElsewhere();
    expect(await field('Last name').inputValue()).toBe('');
  });

  it('are gone after a sign-out in another tab, and return after a sign-in in another tab', async () => {
    const { page } = opened;
    await signIn('/patients/new');
    await field('Last name').fill(TYPED);
    await opened.endSession();
    await send();
    await signInPage();
    const tab = await opened.openTab();
    await tab.goto(`${api.url}/console/${await codeOf(JANE, key)}`);
    await page.getByText(RESTORED).waitFor();
    expect(await field('Last name').inputValue()).toBe(TYPED);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await signInPage();
    await signInElsewhere();
    expect(await field('Last name').inputValue()).toBe('');
  });

  it('are left by the menu, by Back, by a link, by Cancel and by closing the page only after a question', async () => {
    const { page } = opened;
    await signIn('/patients');
    await page.getByRole('link', { name: 'New patient' }).click();
    await field('Last name').fill(TYPED);
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.getByRole('link', { name: 'Devices', exact: true }).click(),
      () => page.evaluate('history.back()'),
      () => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click(),
      () => page.getByRole('link', { name: 'Cancel' }).click(),
    ];
    for (const leave of ways) {
      opened.agrees = false;
      const asked = page.waitForEvent('dialog');
      await leave();
      await asked;
      expect(await pollUntil(async () => path(), '/patients/new')).toBe('/patients/new');
      expect([opened.takeQuestions(), await field('Last name').inputValue()]).toEqual([[QUESTION], TYPED]);
    }
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await asked;
    expect([opened.takeQuestions(), await field('Last name').inputValue()]).toEqual([['beforeunload'], TYPED]);

    opened.agrees = true;
    await page.evaluate('history.back()');
    await page.getByRole('heading', { name: 'Patients' }).waitFor();
    expect([path(), opened.takeQuestions()]).toEqual(['/patients', [QUESTION]]);
    await page.evaluate('history.forward()');
    expect(await field('Last name').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    expect(opened.takeQuestions()).toEqual([]);
  });

  it('are left without a question after the typed text was removed again, and after the form was sent', async () => {
    const { page } = opened;
    await signIn('/sites/new');
    await field('Name').fill(TYPED);
    await field('Name').fill('');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Sites' }).waitFor();
    await page.getByRole('link', { name: 'New site' }).click();
    await field('Name').fill('South Clinic');
    await button('Create the site').click();
    await page.getByRole('heading', { name: 'South Clinic' }).waitFor();
    await page.getByRole('link', { name: 'Sites', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Sites' }).waitFor();
    expect(opened.takeQuestions()).toEqual([]);
  });

  it.each([
    ['Escape', () => opened.page.keyboard.press('Escape')],
    ['its button Back', () => button('Back').click()],
  ])(
    'are left by closing a dialog with %s only after a question, and the dialog is empty when it opens again',
    async (_name, close) => {
      const { page } = opened;
      const dialog = page.getByRole('dialog');
      await signIn(address('/orders/$order'));
      await button('Cancel the order').click();
      await field('Reason (optional)').fill(TYPED);
      opened.agrees = false;
      await close();
      expect(await field('Reason (optional)').inputValue()).toBe(TYPED);
      expect(opened.takeQuestions()).toEqual([QUESTION]);
      opened.agrees = true;
      await close();
      await dialog.waitFor({ state: 'detached' });
      expect(opened.takeQuestions()).toEqual([QUESTION]);
      await button('Cancel the order').click();
      expect(await field('Reason (optional)').inputValue()).toBe('');
      await close();
      await dialog.waitFor({ state: 'detached' });
      expect(opened.takeQuestions()).toEqual([]);
    },
  );

  it('contain the version that the person has changed, so that a change of somebody else in the meantime is noticed', async () => {
    const { page } = opened;
    const { id } = await api.factory.site({ name: 'West Clinic' });
    await signIn(`/sites/${id}/edit`);
    await field('Name').fill('Mine');
    await opened.endSession();
    await send();
    await signInPage();
    expect((await api.patch(`/api/v3/site/${id}`, { active: false })).status).toBe(200);
    await signInElsewhere();
    await button('Save').click();
    await page.getByText('Somebody else has changed this since you opened it.').waitFor();
    await button('Save these values').click();
    await page.getByRole('heading', { name: 'Mine' }).waitFor();
    expect((await api.get(`/api/v3/site/${id}`)).json).toMatchObject({ name: 'Mine', active: false });
  });
});

/** Inserts the resources whose forms are filled in. @returns their ids, by the names in the addresses of the forms */
async function fill(api: TestApi, { patientId, siteId, kitId, itemId, stripsId }: CustomerRows): Promise<Record<string, number>> {
  const { factory } = api;
  const made = async (path: string, input: object) => {
    const { status, json } = await api.post(`/api/v3${path}`, input);
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json as { id: number; person: { id: number } };
  };
  const order = async () => {
    const contents = { orderItems: [{ item: { id: itemId }, count: 1 }], shippingOption: 'standard' };
    return (await made('/order', { patient: { id: patientId }, ...contents })).id;
  };
  const orderIn = async (statuses: readonly ('pack' | 'ship')[]) => {
    const value = `EX-DRAFT-${statuses.length}`;
    await made('/device', { item: { id: itemId }, deviceIdentifiers: [{ type: 'serial', value }] });
    const id = await order();
    const bodies = { pack: { orderItems: [{ item: { id: itemId }, deviceIdentifiers: [value] }] }, ship: {} };
    for (const status of statuses) await made(`/order/${id}/${status}`, bodies[status]);
    return id;
  };
  await made('/stock/adjust', { item: { id: stripsId }, change: 10 });
  const device = (await factory.device({ itemId, currentPatientId: patientId })).id;
  const free = (await factory.device({ itemId, currentPatientId: null })).id;
  const returnOfStrips = () => made('/return', { site: { id: siteId }, returnItems: [{ item: { id: stripsId }, count: 3 }] });
  const sent = (await returnOfStrips()).id;
  await made(`/return/${sent}/ship`, { carrier: 'Example Post' });
  const unassigned = { deviceId: free, patientId: null };
  const key = await factory.key(SCOPES);
  const { id: source } = await createSource(api, key, {});
  await api.database.dataSource.query(
    `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
     values ($1, $2, 'device_unknown', 'EX-UNKNOWN', '', 1, now(), now())`,
    [factory.organizationId, source],
  );
  return {
    ...{ patient: patientId, site: siteId, kit: kitId, item: itemId, strips: stripsId, device, free, sent, source },
    manufacturer: (await factory.manufacturer()).id,
    fileImport: await new FileImportFixture(api, key).sendFile(clarityFile(1)),
    order: await order(),
    packed: await orderIn(['pack']),
    shipped: await orderIn(['pack', 'ship']),
    return: (await returnOfStrips()).id,
    reading: (await factory.reading({ patientId })).id,
    unassigned: (await factory.reading(unassigned)).id,
    webhook: (await factory.webhook()).id,
    person: (await made('/console-person', { name: 'Nora Nurse', scopes: ['patients:read'] })).person.id,
  };
}
