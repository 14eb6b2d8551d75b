import { advanceReplay } from '@rpm/webhook-delivery';
import { Receiver } from '@rpm/webhook-delivery/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const HOUR_MILLISECONDS = 3_600_000;
const SETTINGS = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };

describe('webhooks in the console', () => {
  let api: TestApi;
  let receiver: Receiver;
  let opened: ConsoleWindow;
  let id: number;

  beforeAll(async () => {
    api = await TestApi.start(SETTINGS, CONSOLE_MANIFEST);
    receiver = await Receiver.listen();
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await receiver.close();
    await api.stop();
  });
  beforeEach(async () => {
    const body = {
      types: ['patient.created', 'order.status'],
      url: receiver.url,
      headers: [{ name: 'X-Tenant', value: 'north' }],
    };
    id = ((await api.post('/api/v3/webhook', body)).json as { id: number }).id;
  });
  afterEach(() => opened.expectNoFaults());

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const stored = async () => (await api.get(`/api/v3/webhook/${id}`)).json as Record<string, unknown>;

  it('are changed: address, rate limit, headers without their values, and further types', async () => {
    const { page } = opened;
    await opened.goto(`/webhooks/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();
    expect(await field('patient.created').isChecked()).toBe(true);
    await field('patient.merged').check();
    await field('Requests per second, at most').fill('many');
    await button('Save').click();
    await page.locator('[aria-invalid="true"]').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await field('Requests per second, at most').fill('5');
    await field('Address').fill(`${receiver.url}/other`);
    await button('Add to own headers').click();
    const added = page.getByRole('group', { name: 'Own headers 2' });
    await added.getByLabel('Header', { exact: true }).fill('Authorization');
    await added.getByLabel('Value of the header', { exact: true }).fill('Bearer CANARY-TOKEN-2');
    await button('Save').click();
    await page.getByText(`${receiver.url}/other`).waitFor();
    expect(await stored()).toMatchObject({
      types: ['order.status', 'patient.created', 'patient.merged'],
      url: `${receiver.url}/other`,
      rateLimit: 5,
      headers: [{ name: 'X-Tenant' }, { name: 'Authorization' }],
    });
    await api.post(`/api/v3/webhook/${id}/test`, {});
    expect(receiver.requests.at(-1)?.headers).toMatchObject({ 'x-tenant': 'north', authorization: 'Bearer CANARY-TOKEN-2' });
  });

  it('keep a type that a person has removed in the form, and say why', async () => {
    await opened.goto(`/webhooks/${id}/edit`);
    await field('order.status').uncheck();
    await button('Save').click();
    await opened.page.getByText('types can be added to a webhook, but not removed').waitFor();
    expect(await stored()).toMatchObject({ types: ['order.status', 'patient.created'] });
  });

  it('are tested with the type that a person chooses', async () => {
    const { page } = opened;
    await opened.goto(`/webhooks/${id}`);
    await field('Type of the event').selectOption('patient.created');
    await button('Send a test').click();
    await page.getByText('Test: delivered').waitFor();
    expect(JSON.parse(receiver.requests.at(-1)?.body ?? '')).toMatchObject({ type: 'patient.created' });
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('are deleted after a dialog that says what remains', async () => {
    const { page } = opened;
    await opened.goto(`/webhooks/${id}`);
    await button('Delete').click();
    await page.getByText('Its deliveries can still be read.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Delete the webhook').click();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    expect((await api.get(`/api/v3/webhook/${id}`)).status).toBe(404);
  });

  it('show that a replay has ended, in the list too, without being loaded anew', async () => {
    const { page } = opened;
    const createTimestamp = new Date(Date.now() - HOUR_MILLISECONDS);
    await api.factory.webhookLog({ webhookId: id, webhookType: 'order.status', status: 'failed', createTimestamp });
    const startTimestamp = new Date(Date.now() - 2 * HOUR_MILLISECONDS).toISOString();
    const body = { startTimestamp, endTimestamp: new Date().toISOString(), logStatus: 'failed' };
    const replay = (await api.post(`/api/v3/webhook/${id}/replay`, body)).json as { id: number };
    await opened.goto(`/webhooks/${id}/replay?replay=${replay.id}`);
    await page.getByRole('row', { name: /Running/ }).waitFor();
    const service = await api.database.connectAsService();
    while (await advanceReplay(service));
    await page.getByRole('row', { name: /Done/ }).waitFor();
    await page.getByRole('link', { name: 'Another replay' }).waitFor();
    expect(await page.getByText('Running').count()).toBe(0);
  });
});
