import { addCustomer, type CustomerRows } from '@rpm/data-access/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

describe('fulfilment in the console', () => {
  let api: TestApi;
  let customer: CustomerRows;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    customer = await addCustomer(api.factory);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const heading = (name: string | RegExp) => opened.page.getByRole('heading', { level: 1, name });
  const status = (text: string) => opened.page.getByRole('status').getByText(text).waitFor();
  const lastId = () => Number(new URL(opened.page.url()).pathname.split('/').at(-1));
  const stored = async (path: string) => (await api.get(`/api/v3${path}`)).json as Record<string, unknown>;
  const made = async (path: string, input: object) => {
    const { status: answer, json } = await api.post(path, input);
    if (answer >= 400) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json as { id: number };
  };
  const register = (serial: string) =>
    made('/api/v3/device', { item: { id: customer.itemId }, deviceIdentifiers: [{ type: 'serial', value: serial }] });

  /** Makes an order that has a tracking number. @returns its id */
  const orderWithTrackingNumber = async (value: string) => {
    const { id: deviceId } = await api.factory.device({ currentPatientId: customer.patientId, itemId: customer.itemId });
    const order = { patient: { id: customer.patientId }, returnDevices: [{ id: deviceId }] };
    const { id } = await made('/api/v3/order', order);
    await api.database.dataSource.query(
      'insert into order_tracking_number (organization_id, value, order_id) values ($1, $2, $3)',
      [api.factory.organizationId, value, id],
    );
    return id;
  };

  it('adjusts the stock of counted units, and shows the new number', async () => {
    const { page } = opened;
    await opened.goto(`/catalogue/items/${customer.stripsId}`);
    await page.getByRole('link', { name: 'Adjust' }).click();
    await field('Units to add or remove').fill('some');
    await button('Adjust the stock').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await field('Units to add or remove').fill('40');
    await button('Adjust the stock').click();
    await page.getByRole('cell', { name: '40', exact: true }).waitFor();
  });

  it('compares the number of units that a person has counted with the recorded number, and then stores it', async () => {
    const { page } = opened;
    const stock = { item: { id: customer.stripsId }, site: { id: customer.siteId } };
    await made('/api/v3/stock/adjust', { ...stock, change: 12 });
    await opened.goto(`/catalogue/items/${customer.stripsId}`);
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '12', exact: true }) });
    await row.getByRole('link', { name: 'Count' }).click();
    await page.getByText('12 units, of which 0 reserved for orders').waitFor();
    await field('Counted units').fill('9');
    await page.getByText('3 units fewer than recorded.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Save the count').click();
    await page.getByRole('cell', { name: '9', exact: true }).waitFor();
    const { content } = await stored(`/stock?itemId=${customer.stripsId}&siteId=${customer.siteId}`);
    expect(content).toMatchObject([{ available: 9 }]);
  });

  it('shows how many devices of an item are in each status, with links to lists of these devices', async () => {
    const { page } = opened;
    const { id } = await made('/api/v3/item', { name: 'Example Scale' });
    await opened.goto(`/catalogue/items/${id}`);
    await page.getByText('There are no devices of this item.').waitFor();
    for (const status of ['lost', 'lost', 'available'] as const) {
      await api.factory.device({ itemId: id, currentPatientId: null, currentStatus: status });
    }
    await opened.goto(`/catalogue/items/${id}`);
    const devices = page.getByRole('region', { name: 'Devices', exact: true });
    expect(await devices.getByRole('row').allInnerTexts()).toMatchObject([
      expect.stringContaining('Status'),
      expect.stringMatching(/Available\s+1/),
      expect.stringMatching(/Lost\s+2/),
    ]);
    await devices.getByRole('link', { name: 'Lost' }).click();
    await page.getByText('1–2 of 2').waitFor();
    expect(new URL(page.url()).search).toBe(`?itemId=${id}&currentStatus=lost`);
  });

  it('places an order for a patient after showing the errors of the service at their fields, and packs it', async () => {
    const { page } = opened;
    const device = await register('EX-PACK-1');
    await opened.goto(`/patients/${customer.patientId}`);
    await page.getByRole('link', { name: 'New order' }).click();
    await button('Add to items').click();
    await field('Item').fill(`Example Meter (${customer.itemId})`);
    await field('Number of units').fill('0');
    await button('Place the order').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await field('Number of units').getAttribute('aria-invalid')).toBe('true');
    await field('Number of units').fill('1');
    await field('Shipping speed').selectOption('standard');
    await field('Notes').fill('Leave at the door\nRing twice');
    await button('Place the order').click();
    await heading(/^Order \d+$/).waitFor();
    const id = lastId();
    expect(await stored(`/order/${id}`)).toMatchObject({
      patient: { id: customer.patientId },
      orderItems: [{ item: { id: customer.itemId }, count: 1 }],
      orderNotes: ['Leave at the door', 'Ring twice'],
    });
    await page.getByRole('link', { name: 'Pack', exact: true }).click();
    await field('Example Meter').fill('NO-SUCH-DEVICE');
    await button('Pack').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await field('Example Meter').fill('');
    await button('Add EX-PACK-1').click();
    await button('Pack').click();
    await status('Packed');
    expect(await stored(`/order/${id}`)).toMatchObject({ orderItems: [{ devices: [{ id: device.id }] }] });
    const other = await orderWithTrackingNumber('EX-TRACK-1');
    await button('Ship').click();
    const dialog = page.getByRole('dialog');
    await field('Carrier').fill('Example Post');
    await field('Tracking number (optional)').fill('x'.repeat(300));
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await field('Tracking number (optional)').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.locator('.problem').count()).toBe(0);
    await field('Tracking number (optional)').fill('EX-TRACK-1');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await status('Shipped');
    await page.getByRole('link', { name: `order ${other}`, exact: true }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.goto(`/devices/${device.id}`);
    const orders = page.getByRole('region', { name: 'Orders', exact: true });
    await orders.getByRole('link', { name: `Order ${id}`, exact: true }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.goto(`/orders?deviceId=${device.id}`);
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('link', { name: `Order ${id}`, exact: true }).waitFor();
  });

  it('ships an order without a number, adds the number, and records an earlier delivery after counting the readings', async () => {
    const { page } = opened;
    await api.patch('/api/v3/organization', { timeZone: 'UTC' });
    const now = Date.now();
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
    const { id: deviceId } = await register('EX-LATE-1');
    const contents = { orderItems: [{ item: { id: customer.itemId }, count: 1 }] };
    const patient = { patient: { id: customer.patientId }, shippingOption: 'standard' };
    const { id } = await made('/api/v3/order', { ...patient, ...contents, eventTimestamp: hoursAgo(96) });
    const packed = [{ item: { id: customer.itemId }, deviceIdentifiers: ['EX-LATE-1'] }];
    await made(`/api/v3/order/${id}/pack`, { orderItems: packed, eventTimestamp: hoursAgo(90) });
    await made('/api/v3/weight-reading', { device: { id: deviceId }, readingTimestamp: hoursAgo(24), weight: 150 });
    await opened.goto('/');
    await page.getByRole('link', { name: '1 Unassigned readings' }).waitFor();
    await opened.goto(`/orders/${id}`);
    const dialog = page.getByRole('dialog');
    await button('Ship').click();
    await field('Carrier').fill('Example Post');
    await field('When it happened').fill(hoursAgo(-72).slice(0, 16));
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await field('When it happened').fill(hoursAgo(85).slice(0, 16));
    expect(await opened.accessibilityFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await status('Shipped');
    await button('Add a tracking number').click();
    await field('Tracking number').fill('EX-LATE-T');
    await dialog.getByRole('button', { name: 'Add a tracking number' }).click();
    await page.getByText('Example Post EX-LATE-T').waitFor();
    await button('Mark as delivered').click();
    await field('When it happened').fill(hoursAgo(48).slice(0, 16));
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('1 reading would change:').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Deliver' }).click();
    await status('Delivered');
    await opened.goto('/');
    await page.getByRole('link', { name: '0 Unassigned readings' }).waitFor();
    const { orderEvents } = await stored(`/order/${id}`);
    expect(orderEvents).toMatchObject([
      { type: 'received' },
      { type: 'packed' },
      { type: 'shipped', eventTimestamp: `${hoursAgo(85).slice(0, 16)}:00.000Z` },
      { type: 'delivered', eventTimestamp: `${hoursAgo(48).slice(0, 16)}:00.000Z` },
    ]);
  });

  it('requests a return of a device, and receives it', async () => {
    const { page } = opened;
    const device = await api.factory.device({ currentPatientId: customer.patientId, itemId: customer.itemId });
    await opened.goto(`/returns/new?patientId=${customer.patientId}`);
    await button('Add to devices to return').click();
    await field('Number 1').fill('999999999');
    await button('Request the return').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await field('Number 1').fill(String(device.id));
    await button('Request the return').click();
    await heading(/^Return \d+$/).waitFor();
    const id = lastId();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Receive').click();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
    await status('Received');
    expect(await stored(`/return/${id}`)).toMatchObject({ currentStatus: 'received', returnDevices: [{ received: true }] });
  });

  it('receives only the units of a return that have arrived, and cancels another return', async () => {
    const { page } = opened;
    const item = { id: customer.stripsId };
    await made('/api/v3/stock/adjust', { item, site: { id: customer.siteId }, change: 5 });
    const sent = { site: { id: customer.siteId }, returnItems: [{ item, count: 3 }] };
    const { id } = await made('/api/v3/return', sent);
    await opened.goto(`/returns/${id}`);
    await button('Receive').click();
    await field('Example Test Strips: units that have arrived (0 if they are named below)').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
    await status('Received');
    expect(await stored(`/return/${id}`)).toMatchObject({ returnItems: [{ count: 3, receivedCount: 2 }] });
    const other = await made('/api/v3/return', { ...sent, returnItems: [{ item, count: 1 }] });
    await opened.goto(`/returns/${other.id}`);
    await button('Cancel the return').click();
    await field('Reason (optional)').fill('Not needed');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the return' }).click();
    await status('Cancelled');
  });
});
