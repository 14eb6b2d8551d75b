import { addCustomer, type CustomerRows } from '@rpm/data-access/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const GRANTS = ['*', 'organization:write'];

describe('forms of the console', () => {
  let api: TestApi;
  let customer: CustomerRows;
  let ids: Record<string, number>;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    customer = await addCustomer(api.factory);
    ids = await fill(api, customer);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(GRANTS));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const heading = (name: string | RegExp) => opened.page.getByRole('heading', { level: 1, name });
  const shown = (text: string) => opened.page.getByText(text).first().waitFor();
  const lastId = () => Number(new URL(opened.page.url()).pathname.split('/').at(-1));
  const stored = async (path: string) => (await api.get(`/api/v3${path}`)).json as Record<string, unknown>;
  /** The text that the errors of a field show. */
  const faultOf = async (label: string) => {
    const ids = (await field(label).getAttribute('aria-describedby')) ?? '';
    return opened.page.locator(`[id="${ids.split(' ').at(-1)}"]`).innerText();
  };

  const FORMS = [
    '/patients/new',
    '/patients/$patient/edit',
    '/sites/new',
    '/sites/$site',
    '/sites/$site/edit',
    '/catalogue/kits',
    '/catalogue/kits/new',
    '/catalogue/kits/$kit',
    '/catalogue/kits/$kit/edit',
    '/catalogue/manufacturers',
    '/catalogue/manufacturers/new',
    '/catalogue/items/new',
    '/catalogue/items/$item',
    '/catalogue/items/$item/edit',
    '/catalogue/items/$strips/count',
    '/catalogue/manufacturers/$manufacturer',
    '/catalogue/manufacturers/$manufacturer/edit',
    '/devices/new',
    '/devices/$device/edit',
    '/orders/new',
    '/orders/$order/edit',
    '/orders/$order/pack',
    '/returns/$return',
    '/returns/new',
    '/stock/adjust',
    '/organization',
    '/organization/edit',
  ];

  it.each(FORMS)('show %s accessibly in light, dark and narrow windows', async (pattern) => {
    const { page } = opened;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await opened.goto(pattern.replace(/\$(\w+)/, (_all, name: string) => String(ids[name])));
    const light = await opened.accessibilityFaults();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await opened.accessibilityFaults();
    await page.setViewportSize({ width: 320, height: 640 });
    const isTooWide = await opened.overflows();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect({ light, dark, isTooWide }).toEqual({ light: [], dark: [], isTooWide: false });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('.problem').count()).toBe(0);
  });

  it('create a patient after showing the errors of the service at their fields', async () => {
    const { page } = opened;
    await opened.goto('/patients');
    await page.getByRole('link', { name: 'New patient' }).click();
    await field('Last name').fill('Sampleton');
    await field('E-mail address').fill('nobody');
    await button('Create the patient').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await faultOf('First name')).not.toBe('');
    expect(await faultOf('E-mail address')).not.toBe('');
    expect(await faultOf('Last name')).toBe('');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await field('First name').fill('Testina');
    await field('E-mail address').fill('testina@example.org');
    await field('Date of birth').fill('1950-02-03');
    await field('Sex').selectOption('female');
    await field('City').fill('Springfield');
    await button('Create the patient').click();
    await heading('Testina Sampleton').waitFor();
    expect(page.url()).not.toContain('Sampleton');
    expect(await stored(`/patient/${lastId()}`)).toMatchObject({
      firstName: 'Testina',
      dateOfBirth: '1950-02-03',
      sex: 'female',
      email: 'testina@example.org',
      address: { city: 'Springfield' },
      enrolled: true,
      site: null,
    });
  });

  it('show the properties that somebody else has changed meanwhile, keep the input, and then save both changes', async () => {
    const { page } = opened;
    const patient = await api.factory.patient({ firstName: 'Exemplar', lastName: 'Person', phoneNumber: '555-0100' });
    await opened.goto(`/patients/${patient.id}/edit`);
    await field('First name').fill('Renamed');
    const { json } = await api.patch(`/api/v3/patient/${patient.id}`, { phoneNumber: '+12125550199' });
    expect(json).toMatchObject({ phoneNumber: '+12125550199' });
    await button('Save').click();
    await shown('Somebody else has changed this since you opened it.');
    const choices = opened.page.getByRole('group', { name: 'Telephone number' }).getByRole('radio');
    expect(await choices.count()).toBe(2);
    await field('When you opened it: 555-0100').check();
    expect(await field('Telephone number').inputValue()).toBe('555-0100');
    await field('Stored now: +12125550199').check();
    expect(await field('Telephone number').inputValue()).toBe('+12125550199');
    expect(await field('First name').inputValue()).toBe('Renamed');
    expect(await stored(`/patient/${patient.id}`)).toMatchObject({ firstName: 'Exemplar' });
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Save these values').click();
    await page.getByRole('heading', { name: 'Renamed Person' }).waitFor();
    expect(await stored(`/patient/${patient.id}`)).toMatchObject({ firstName: 'Renamed', phoneNumber: '+12125550199' });
  });

  it('show the own value and the stored one of a property that two people have changed, and save the one that is chosen', async () => {
    const { page } = opened;
    const { id } = await api.factory.patient({ firstName: 'Exemplar', lastName: 'Person' });
    await opened.goto(`/patients/${id}/edit`);
    await field('First name').fill('Mine');
    await field('Sex').selectOption('female');
    expect((await api.patch(`/api/v3/patient/${id}`, { firstName: 'Theirs', sex: 'male' })).status).toBe(200);
    await button('Save').click();
    await shown('Somebody else has changed this since you opened it.');
    const choices = async (name: string) => {
      const group = page.getByRole('alert').getByRole('group', { name });
      const checked = group.locator('div:has(input:checked)');
      return { both: await group.locator('label').allInnerTexts(), checked: await checked.innerText() };
    };
    expect(await choices('First name')).toEqual({
      both: ['Your value: Mine', 'Stored now: Theirs'],
      checked: 'Your value: Mine',
    });
    expect(await choices('Sex')).toEqual({ both: ['Your value: Female', 'Stored now: Male'], checked: 'Your value: Female' });
    await field('Stored now: Theirs').check();
    expect([await field('First name').inputValue(), await field('Sex').inputValue()]).toEqual(['Theirs', 'female']);
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Save these values').click();
    await page.getByRole('heading', { name: 'Theirs Person' }).waitFor();
    expect(await stored(`/patient/${id}`)).toMatchObject({ firstName: 'Theirs', sex: 'female' });
  });

  it.each([
    ['site', 'sites', 'Name', { active: false }, { name: 'Mine', active: false }],
    ['item', 'catalogue/items', 'Model', { sku: 'EX-9' }, { model: 'Mine', sku: 'EX-9' }],
    ['kit', 'catalogue/kits', 'Name', { archived: true }, { name: 'Mine', archived: true }],
    ['manufacturer', 'catalogue/manufacturers', 'Name', { name: 'Theirs' }, { name: 'Mine' }],
    ['device', 'devices', 'Asset tag', { currentStatus: 'lost' }, { externalIdentifier: 'Mine', currentStatus: 'lost' }],
    [
      'order',
      'orders',
      'Your order numbers',
      { orderNotes: ['Theirs'] },
      { externalIdentifiers: ['Mine'], orderNotes: ['Theirs'] },
    ],
  ])('report that somebody else has changed the same %s, and then save both changes', async (noun, path, label, theirs, both) => {
    const { factory } = api;
    const made: Record<string, () => Promise<{ id: number }>> = {
      site: () => factory.site(),
      item: () => factory.item(),
      kit: () => factory.kit({ [customer.itemId]: 1 }),
      manufacturer: () => factory.manufacturer(),
      device: () => factory.device({ itemId: customer.itemId, currentPatientId: null }),
      order: async () => {
        await api.post('/api/v3/stock/adjust', { item: { id: customer.stripsId }, change: 1 });
        const order = {
          patient: { id: customer.patientId },
          shippingOption: 'standard',
          orderItems: [{ item: { id: customer.stripsId }, count: 1 }],
        };
        return (await api.post('/api/v3/order', order)).json as { id: number };
      },
    };
    const { id } = (await made[noun]?.()) ?? { id: 0 };
    await opened.goto(`/${path}/${id}/edit`);
    await field(label).fill('Mine');
    const { status } = await api.patch(`/api/v3/${noun}/${id}`, theirs);
    expect(status).toBe(200);
    await button('Save').click();
    await shown('Somebody else has changed this since you opened it.');
    expect(await field(label).inputValue()).toBe('Mine');
    expect(await stored(`/${noun}/${id}`)).toMatchObject(theirs);
    await button('Save these values').click();
    await opened.page.getByRole('link', { name: 'Edit' }).waitFor();
    expect(await stored(`/${noun}/${id}`)).toMatchObject(both);
  });

  it('clear a property whose field was emptied, and send no other property', async () => {
    const patient = await api.factory.patient({ firstName: 'Empty', lastName: 'Field', phoneNumber: '555-0100' });
    await opened.goto(`/patients/${patient.id}/edit`);
    const sent = opened.page.waitForRequest((request) => request.method() === 'PATCH');
    await field('Telephone number').fill('');
    await button('Save').click();
    expect((await sent).postDataJSON()).toEqual({ phoneNumber: null });
    await heading('Empty Field').waitFor();
    expect(await stored(`/patient/${patient.id}`)).toMatchObject({ phoneNumber: null });
  });

  it('create and change a site', async () => {
    const { page } = opened;
    await opened.goto('/sites/new');
    await field('Name').fill('x'.repeat(300));
    await button('Create the site').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await faultOf('Name')).not.toBe('');
    await field('Name').fill('East Clinic');
    await button('Create the site').click();
    await heading('East Clinic').waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await field('Address line 1').fill('1 Example Street');
    await button('Save').click();
    await shown('1 Example Street');
    expect(await stored(`/site/${lastId()}`)).toMatchObject({ name: 'East Clinic', address: { lineOne: '1 Example Street' } });
  });

  it('create a manufacturer, one of its items, and a kit with the item, and find each by its name', async () => {
    const { page } = opened;
    await opened.goto('/catalogue/manufacturers/new');
    await field('Name').fill('Example Instruments');
    await button('Create the manufacturer').click();
    await heading('Example Instruments').waitFor();
    const manufacturerId = lastId();
    await opened.goto('/catalogue/items/new');
    await field('Name').fill('Example Oximeter');
    await field('Manufacturer').fill('Example Instr');
    await page.locator(`datalist option[value="Example Instruments (${manufacturerId})"]`).waitFor({ state: 'attached' });
    await field('Manufacturer').fill(`Example Instruments (${manufacturerId})`);
    await field('Blood oxygen').check();
    await button('Create the item').click();
    await heading('Example Oximeter').waitFor();
    const itemId = lastId();
    expect(await stored(`/item/${itemId}`)).toMatchObject({
      manufacturer: { id: manufacturerId },
      readingKinds: ['bloodOxygen'],
      orderable: true,
    });
    await opened.goto('/catalogue/kits/new');
    await field('Name').fill('Example Kit');
    await button('Add to items').click();
    await field('Item').fill('no such item');
    await field('Number of units').fill('two');
    await button('Create the kit').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await faultOf('Item')).not.toBe('');
    expect(await faultOf('Number of units')).not.toBe('');
    await field('Item').fill(String(itemId));
    await field('Number of units').fill('2');
    await button('Create the kit').click();
    await heading('Example Kit').waitFor();
    expect(await stored(`/kit/${lastId()}`)).toMatchObject({ kitItems: [{ item: { id: itemId }, count: 2 }] });
  });

  it('register a device after showing the error of a wrong identifier at its field, and set the status of the device', async () => {
    const { page } = opened;
    await opened.goto(`/devices/new?itemId=${customer.itemId}`);
    await button('Add to identifiers').click();
    await field('Type').selectOption('imei');
    await field('Identifier').fill('123');
    await button('Register the device').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await faultOf('Identifier')).not.toBe('');
    await field('Type').selectOption('serial');
    await field('Identifier').fill('EX-FORM-1');
    await button('Register the device').click();
    await shown('EX-FORM-1');
    const id = lastId();
    await opened.goto(`/devices/${id}/edit`);
    await field('Status').selectOption('lost');
    await button('Save').click();
    await heading(`(${id})`).waitFor();
    expect(await stored(`/device/${id}`)).toMatchObject({ currentStatus: 'lost', deviceIdentifiers: [{ value: 'EX-FORM-1' }] });
  });

  it('change the settings of the organization, and show times in the new zone at once', async () => {
    const { page } = opened;
    await opened.goto('/organization/edit');
    await field('Time zone').fill('Nowhere/Nothing');
    await button('Save').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await faultOf('Time zone')).not.toBe('');
    await field('Time zone').fill('Asia/Tokyo');
    await field('Weight unit').selectOption('kg');
    await button('Save').click();
    await heading('Organization').waitFor();
    await shown('Asia/Tokyo');
    await page.locator('time[title*="GMT+9"]').first().waitFor();
    expect(await stored('/organization')).toMatchObject({ timeZone: 'Asia/Tokyo', weightUnit: 'kg', glucoseUnit: 'mgdl' });
  });

  it('show newer settings of the organization that somebody else has saved, and keep the input', async () => {
    await opened.goto('/organization/edit');
    await field('Glucose unit').selectOption('mmoll');
    const answered = opened.page.waitForResponse((response) => response.request().method() === 'PATCH');
    expect(
      (await api.patch('/api/v3/organization', { temperatureUnit: 'celsius' }, { key: await api.factory.key(GRANTS) })).status,
    ).toBe(200);
    await button('Save').click();
    expect((await answered).status()).toBe(412);
    await shown('Somebody else has changed this since you opened it.');
    expect(await field('Temperature unit').inputValue()).toBe('celsius');
    expect(await field('Glucose unit').inputValue()).toBe('mmoll');
    expect(await stored('/organization')).toMatchObject({ temperatureUnit: 'celsius', glucoseUnit: 'mgdl' });
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Save these values').click();
    await opened.page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    expect(await stored('/organization')).toMatchObject({ temperatureUnit: 'celsius', glucoseUnit: 'mmoll' });
  });

  it('are hidden from a person without the scope of the form', async () => {
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['read']));
      for (const path of [
        '/patients',
        `/patients/${customer.patientId}`,
        '/sites',
        '/devices',
        '/orders',
        '/catalogue',
        '/organization',
      ]) {
        await another.goto(path);
        expect([path, await another.page.getByRole('link', { name: /^(New|Edit|Adjust)/ }).count()]).toEqual([path, 0]);
      }
      await another.goto('/sites/new');
      await another.page.getByText('This page needs the permission “Create and change sites” (sites:write)').waitFor();
    } finally {
      await another.close();
    }
  });
});

/** Inserts the resources that the forms of the console change. @returns their ids, by the names in the addresses of the forms */
async function fill(api: TestApi, { patientId, siteId, kitId, itemId, stripsId }: CustomerRows): Promise<Record<string, number>> {
  const { factory } = api;
  const made = async (path: string, input: object) => {
    const { status, json } = await api.post(path, input);
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return (json as { id: number }).id;
  };
  const manufacturer = (await factory.manufacturer()).id;
  const device = (await factory.device({ itemId, currentPatientId: patientId })).id;
  await factory.device({ itemId, currentPatientId: null });
  await made('/api/v3/stock/adjust', { item: { id: stripsId }, change: 10 });
  const patient = { id: patientId };
  const orderItems = [{ item: { id: itemId }, count: 1 }];
  const order = await made('/api/v3/order', { patient, shippingOption: 'standard', orderItems });
  const returned = await made('/api/v3/return', { patient, returnDevices: [{ id: device }] });
  return {
    ...{ patient: patientId, site: siteId, kit: kitId, item: itemId, strips: stripsId },
    ...{ manufacturer, device, order, return: returned },
  };
}
