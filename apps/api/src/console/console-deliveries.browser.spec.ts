import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const HOUR_MILLISECONDS = 3_600_000;

interface OpenApi {
  paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
}

/** Nothing sends webhooks in these specs, so replays and retries wait until the spec ends. */
describe('deliveries and replays in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(api.url);
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });

  it('offer every filter of the API, send it with the request, and keep it in the address', async () => {
    const { page } = opened;
    for (let made = 0; made < 26; made++) await api.factory.webhookLog();
    await opened.signIn(await api.factory.key(), '/deliveries');
    await page.getByLabel('Rows').selectOption('50');
    await page.getByText('1–26 of 26').waitFor();
    await page.getByLabel('Rows').selectOption('25');
    await button('Next').click();
    await page.getByText('26–26 of 26').waitFor();
    const paging = [...new URL(page.url()).searchParams.keys()];

    await page.getByLabel('Outcome').selectOption('failed');
    await page.getByLabel('Event type').selectOption('device.healthcheck');
    await page.getByLabel('Has an answer').selectOption('true');
    for (const [label, text] of [
      ['Created from', '2026-01-01T00:00'],
      ['Created before', '2026-01-02T00:00'],
      ['Last retry from', '2026-01-01T00:00'],
      ['Last retry until', '2026-01-02T00:00'],
      ['Webhook ID', '1'],
      ['Retries, at least', '1'],
      ['Retries, at most', '2'],
      ['Status of the last answer', '503'],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await page.getByLabel(label).blur();
    }
    await page.waitForURL(/lastResponseStatus=503/);
    await page.getByText('Nothing matches these filters.').waitFor();
    const { paths } = (await api.get('/openapi.json', { key: null })).json as OpenApi;
    const parameters = paths['/api/v3/webhook/logs']?.get.parameters.filter((one) => one.in === 'query') ?? [];
    // `page` and `size` are added, because the OpenAPI document describes them once for all lists.
    const names = [...parameters.map(({ name }) => name), 'page', 'size'].sort();
    expect(names.length).toBeGreaterThan(10);
    const address = new URL(page.url()).searchParams;
    expect([...new Set([...paging, ...address.keys()])].sort()).toEqual(names);
    expect(address.get('startTimestamp')).toBe('2026-01-01T05:00:00.000Z');
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('mark their refreshes as unattended after a minute without input, so that the session can end, and as attended after a key press', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key());
    await page.clock.install();
    await opened.goto('/deliveries');
    const nextRefresh = async (milliseconds: number) => {
      const sent = page.waitForRequest((request) => request.url().includes('/api/v3/webhook/logs'));
      await page.clock.runFor(milliseconds);
      return (await sent).headers()['console-unattended'];
    };
    expect(await nextRefresh(6_000)).toBeUndefined();
    await page.clock.runFor(60_000);
    expect(await nextRefresh(6_000)).toBe('1');
    await page.keyboard.press('Shift');
    expect(await nextRefresh(6_000)).toBeUndefined();
  });

  it('are printed without menu and buttons', async () => {
    const { page } = opened;
    const webhookUrl = `https://hooks.example.org/${'a-long-address/'.repeat(8)}`;
    await api.factory.webhookLog({ webhookUrl, status: 'failed', lastRetryTimestamp: new Date(), retryAttempts: 9 });
    await opened.signIn(await api.factory.key(), '/deliveries');
    // Size of a letter page without its margins, in pixels.
    await page.setViewportSize({ width: 725, height: 940 });
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate<number>(
      `[...document.querySelectorAll('.scroll')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length`,
    );
    expect([cut, await opened.overflows(), await page.getByRole('button').count()]).toEqual([0, false, 0]);
    expect(await page.getByRole('navigation', { name: 'Pages of the console' }).count()).toBe(0);
  });

  it('say when the next attempt of a pending delivery is due', async () => {
    const { page } = opened;
    const log = await api.factory.webhookLog({ status: 'failed' });
    await opened.signIn(await api.factory.key(), `/deliveries/${log.id}`);
    expect(await page.getByText('Next try at').count()).toBe(0);
    await api.post(`/api/v3/webhook/logs/${log.id}/resend`, undefined);
    await opened.goto(`/deliveries/${log.id}`);
    await page.getByText('Next try at').waitFor();
    const [row] = await api.database.dataSource.query<{ due_timestamp: Date }[]>(
      'select due_timestamp from webhook_delivery where log_id = $1',
      [log.id],
    );
    const shown = page.locator('dt', { hasText: 'Next try at' }).locator('xpath=following-sibling::dd//time');
    expect(await shown.getAttribute('datetime')).toBe(row?.due_timestamp.toISOString());
  });

  it('stay visible while the computer is offline, below a message that says so', async () => {
    const { page } = opened;
    const log = await api.factory.webhookLog();
    await opened.signIn(await api.factory.key());
    await page.clock.install();
    await opened.goto(`/deliveries?webhookId=${log.webhookId}`);
    await page.context().setOffline(true);
    await page.clock.runFor(20_000);
    await page.getByRole('alert').getByText('This computer is offline.').waitFor();
    await page.getByText('1–1 of 1').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.context().setOffline(false);
    // The list refreshes itself, so the spec only waits.
    await page.clock.runFor(20_000);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('show a running replay, and let a person cancel it', async () => {
    const { page } = opened;
    const createTimestamp = new Date(Date.now() - HOUR_MILLISECONDS);
    const { webhookId } = await api.factory.webhookLog({ status: 'failed', createTimestamp });
    const body = {
      startTimestamp: new Date(Date.now() - 2 * HOUR_MILLISECONDS).toISOString(),
      endTimestamp: new Date().toISOString(),
      logStatus: 'failed',
    };
    await api.post(`/api/v3/webhook/${webhookId}/replay`, body);
    await opened.signIn(await api.factory.key(), `/webhooks/${webhookId}/replay`);
    await page
      .getByRole('row', { name: /Running/ })
      .getByRole('link')
      .click();
    await page.getByText('0 % of the period · 0 deliveries queued').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Cancel the replay').click();
    await page.getByRole('status').getByText('Cancelled').waitFor();
    await page.getByRole('row', { name: /Cancelled/ }).waitFor();
    expect(await button('Cancel the replay').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Another replay' }).count()).toBe(1);
    const { content } = (await api.get(`/api/v3/webhook/${webhookId}/replay`)).json as { content: { status: string }[] };
    expect(content.map(({ status }) => status)).toEqual(['cancelled']);
  });
});
