import { addCustomer } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Delivery } from '@rpm/webhook-delivery';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe, localText } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const HOUR_MILLISECONDS = 3_600_000;

describe('the console in a browser', () => {
  let api: TestApi;
  let receiver: Receiver;
  let opened: ConsoleWindow;
  let webhookId: number;

  beforeAll(async () => {
    api = await TestApi.start({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' }, CONSOLE_MANIFEST);
    await api.application.get(Delivery).start(api.database.listening);
    receiver = await Receiver.listen({ reply: () => ({ status: 200, body: 'thank you' }) });
  });
  afterAll(async () => {
    await api.application.get(Delivery).stop();
    await receiver.close();
    await api.stop();
  });

  beforeEach(async () => {
    const { json } = await api.post('/api/v3/webhook', { url: receiver.url, type: 'device.healthcheck' });
    webhookId = (json as { id: number }).id;
    opened = await ConsoleWindow.open(api.url);
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const failedLog = () =>
    api.factory.webhookLog({
      webhookId,
      webhookUrl: receiver.url,
      status: 'failed',
      lastResponseStatus: 503,
      createTimestamp: new Date(Date.now() - HOUR_MILLISECONDS),
    });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });

  it('signs in with the code of a link, and removes the code from the address', async () => {
    const { page } = opened;
    const grant = { actor: 'jane@clinic.example.org', scopes: ['webhooks:read'] };
    const link = async () => new URL(((await api.post('/api/v3/console-link', grant)).json as { url: string }).url).hash;
    const hash = await link();
    await page.goto(`${api.url}/console/webhooks${hash}`);
    await page.getByText('Signed in: jane@clinic.example.org').waitFor();
    expect(page.url()).toBe(`${api.url}/console/webhooks`);
    await button('Sign out').click();
    await page.getByText('You are signed out.').waitFor();
    await page.goto('about:blank');
    await page.goto(`${api.url}/console/${hash}`);
    await page.getByText('The link was used already, or is too old.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('rejects a wrong key at its field', async () => {
    const { page } = opened;
    await page.goto(`${api.url}/console/`);
    await page.getByLabel('API key').fill(`rpm_${'0'.repeat(49)}`);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The service does not accept this key.').waitFor();
    expect(await page.getByLabel('API key').getAttribute('aria-invalid')).toBe('true');
  });

  it('returns to the page on which a session has ended when the person has signed in again', async () => {
    const { page } = opened;
    const key = await api.factory.key();
    await opened.signIn(key);
    const { json } = await api.get('/api/v3/me', { key });
    const { apiKey } = json as { apiKey: { id: number } };
    await api.post(`/api/v3/api-key/${apiKey.id}/revoke`, {});
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByText('Your session has ended.').waitFor();
    await page.getByLabel('API key').fill(await api.factory.key());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  });

  it('says that a session has ended because newer sessions were started', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key());
    await api.database.dataSource.query(
      `update console_session set end_timestamp = now(), end_reason = 'limit' where organization_id = $1`,
      [api.factory.organizationId],
    );
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByText('This session ended because newer ones were started').waitFor();
    await page.reload();
    await page.getByText('This session ended because newer ones were started').waitFor();
  });

  it('resends a failed delivery with the keyboard only, and shows the attempt with its answer', async () => {
    const { page } = opened;
    const log = await failedLog();
    await opened.signIn(await api.factory.key(), `/deliveries?status=failed&webhookId=${webhookId}`);
    await page.getByRole('link', { name: String(log.id), exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Delivery ${log.id}` }).waitFor();
    await button('Resend').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Delivered').waitFor();
    await page.getByRole('cell', { name: 'thank you' }).waitFor();
  });

  it('counts the deliveries of a period before it replays them, and shows the progress until all are queued', async () => {
    const { page } = opened;
    for (let made = 0; made < 3; made++) await failedLog();
    await opened.signIn(await api.factory.key(), `/webhooks/${webhookId}/replay`);
    expect(await button('Start the replay').count()).toBe(0);
    // New York put its clocks back that night, so that they showed this time twice.
    await page.getByLabel('Created from').fill('2025-11-02T01:30');
    const which = page.getByLabel('The clocks show this time twice. Which one is it?');
    expect(await which.locator('option').allTextContents()).toEqual([
      'before the clocks are put back (UTC-04:00)',
      'after the clocks are put back (UTC-05:00)',
    ]);
    await which.selectOption({ index: 1 });
    expect(await page.getByLabel('Created from').inputValue()).toBe('2025-11-02T01:30');
    expect(await which.inputValue()).toBe('2025-11-02T06:30:00.000Z');
    await page.getByLabel('Created from').fill(localText(Date.now() - 3 * HOUR_MILLISECONDS));
    await page.getByLabel('Created before').fill(localText(Date.now()));
    await button('Count').click();
    await page.getByText('3 deliveries will be sent again.').waitFor();
    await button('Start the replay').click();
    await page.getByText('100 % of the period · 3 deliveries queued').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    const delivered = async () =>
      ((await api.get(`/api/v3/webhook/logs?webhookId=${webhookId}&status=delivered`)).json as { total: number }).total;
    await pollUntil(delivered, 3);
  });

  it('tests a webhook and shows the answer, and shows a new secret once', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key(), `/webhooks/${webhookId}`);
    await button('Send a test').click();
    await page.getByText('Test: delivered').waitFor();
    await page.getByRole('cell', { name: 'thank you' }).waitFor();
    await button('Rotate the secret').click();
    await button('Create a new secret').click();
    await page.getByText(/^whsec_/).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('I have copied it').click();
    await button('Rotate the secret').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByText(/^whsec_/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('shows an error of a new webhook at its field, then the secret of the created webhook once', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key(), '/webhooks');
    await page.getByRole('link', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill('ftp://example.org/');
    await page.getByLabel('patient.created').check();
    await button('Create the webhook').click();
    await page.locator('input[aria-invalid="true"]').waitFor();
    expect(await page.locator('.fault').first().innerText()).not.toBe('');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByLabel('Address').fill(receiver.url);
    await button('Create the webhook').click();
    await page.getByText(/^whsec_/).waitFor();
    await button('I have copied it').click();
    await page.getByRole('heading', { name: /^Webhook \d+$/ }).waitFor();
    await page.getByRole('definition').getByText('patient.created').first().waitFor();
  });

  it('creates an API key, which is shown once, and revokes it', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key(), '/api-keys');
    await button('New key').click();
    await button('Create the key').click();
    await page.locator('input[aria-invalid="true"]').waitFor();
    await page.getByLabel('Name').fill('Laptop of the night shift');
    await page.getByRole('checkbox', { name: 'Everything except administration *' }).check();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Create the key').click();
    await page.getByText(/^rpm_[0-9A-Za-z]{49}$/).waitFor();
    await button('I have copied it').click();
    await button('Revoke Laptop of the night shift').click();
    await button('Revoke the key').click();
    await page.getByRole('row', { name: /Laptop of the night shift .* Revoked/ }).waitFor();
    expect(await page.getByText(/^rpm_[0-9A-Za-z]{49}$/).count()).toBe(0);
  });

  it('cancels an order after describing what this changes', async () => {
    const { page } = opened;
    const { patientId, itemId } = await addCustomer(api.factory);
    await api.factory.device({ currentPatientId: null, itemId });
    const input = { patient: { id: patientId }, shippingOption: 'standard', orderItems: [{ item: { id: itemId }, count: 1 }] };
    const { id } = (await api.post('/api/v3/order', input)).json as { id: number };
    await opened.signIn(await api.factory.key(), `/orders/${id}`);
    await button('Cancel the order').click();
    const dialog = page.getByRole('dialog', { name: `Cancel the order: order ${id}` });
    await dialog.getByText('units reserved for it become available again').waitFor();
    await dialog.getByLabel('Reason (optional)').fill('placed twice');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await page
      .getByRole('status')
      .getByText(/Cancelled/)
      .waitFor();
    expect(await button('Cancel the order').count()).toBe(0);
    await page.getByRole('row', { name: /Received .* Test key/ }).waitFor();
    await page.getByRole('row', { name: /Cancelled .* Test key/ }).waitFor();
  });

  it('names the actor who gave a device to a patient', async () => {
    const { page } = opened;
    const { patientId, itemId, siteId } = await addCustomer(api.factory);
    const { id } = await api.factory.device({ itemId, siteId, currentPatientId: null, currentStatus: 'availableAtSite' });
    const given = await api.post(`/api/v3/device/${id}/associate-patient`, { patient: { id: patientId } });
    expect(given.status).toBe(200);
    await opened.signIn(await api.factory.key(), `/devices/${id}`);
    await page.getByRole('region', { name: 'Assignments' }).getByRole('cell', { name: 'Test key' }).waitFor();
    await page.getByRole('row', { name: /Association created .* Test key/ }).waitFor();
    // The actor of an entry is unknown if an earlier version has stored the entry.
    await page.getByRole('row', { name: /Registered .* –/ }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('disables and enables a webhook', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key(), `/webhooks/${webhookId}`);
    await button('Disable').click();
    await page.getByText(/ Disabled$/).waitFor();
    await button('Enable').click();
    await page.getByText(/ Enabled$/).waitFor();
  });

  it('refreshes the list of deliveries while the tab is visible, and stops while it is hidden', async () => {
    const { page } = opened;
    let requests = 0;
    await opened.signIn(await api.factory.key());
    await page.clock.install();
    await opened.goto('/deliveries');
    page.on('request', (request) => {
      if (request.url().includes('/webhook/logs')) requests++;
    });
    await page.clock.runFor(6_000);
    await pollUntil(() => Promise.resolve(requests > 0), true);
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })");
    // The browser reports requests in order, so after this request, all earlier requests of the list have been counted.
    await page.evaluate("fetch('/health/live').then((response) => response.text())");
    const before = requests;
    await page.clock.runFor(60_000);
    expect(requests).toBe(before);
    await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`);
    await pollUntil(() => Promise.resolve(requests > before), true);
  });
});
