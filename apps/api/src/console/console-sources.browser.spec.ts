import { type MessageProcessor } from '@rpm/sources';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { processorOf } from '../testing/source-fixture';
import { TestApi } from '../testing/test-api';

const SCOPES = ['*', 'ingest:read', 'ingest:write', 'ingest:raw'];
const IMEI = '490154203237518';

/** A blood pressure as a device of Telli Health sends it. */
const messageAt = (time: number) =>
  JSON.stringify({
    deviceId: IMEI,
    readingType: 'BloodPressure',
    time: String(time),
    data: { systolic: 128, diastolic: 82, pulse: 66, arrhythmia: 0 },
  });

describe('sources in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let processor: MessageProcessor;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    processor = await processorOf(api);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(SCOPES));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const copied = (label: string) => opened.page.getByRole('group', { name: label, exact: true }).locator('code').innerText();

  it('are created, receive a message, and store it once its device is bound', async () => {
    const { page } = opened;
    const device = await api.factory.device();
    await opened.goto('/sources');
    await page.getByRole('link', { name: 'New source' }).click();
    await page.getByLabel('Vendor or app').selectOption('telli');
    await page.getByLabel('Name of the source').fill('Telli, North Clinic');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Create the source').click();
    await button('I have copied everything').waitFor();
    const url = await copied('Address');
    const [name = '', value = ''] = (await copied('Header')).split(': ');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('I have copied everything').click();
    await page.getByText('No message has arrived yet.').waitFor();

    const answer = await fetch(url, { method: 'POST', headers: { [name]: value }, body: messageAt(Date.now() - 60_000) });
    expect(answer.status).toBe(200);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    await processor.drain();
    await page.getByText('No device has this identifier').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('128');
    expect(await opened.accessibilityFaults()).toEqual([]);

    await page.getByRole('link', { name: 'Quarantine' }).click();
    await page.getByText(IMEI).waitFor();
    await page.getByLabel('Identifier in the messages').fill(IMEI);
    await page.keyboard.press('Enter');
    await button('Clear filters').waitFor();
    expect(page.url()).not.toContain(IMEI);
    await page.getByRole('button', { name: /^Bind to a device/ }).click();
    await page.getByRole('dialog').getByLabel('Device').fill(String(device.id));
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Bind to the device').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await processor.drain();
    await page.getByText('Nothing matches these filters.').waitFor();
    // The button that had the focus is gone with its row.
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Quarantine');
    await button('Clear filters').click();
    await page.getByText('Nothing waits.').waitFor();

    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page
      .getByRole('row', { name: /Stored/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('link', { name: 'Blood pressure' }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Show the body').click();
    await page.getByRole('region', { name: 'Body' }).getByText('"systolic":128').waitFor();
    const { json } = await api.get(`/api/v3/blood-pressure-reading?deviceId=${device.id}`);
    expect((json as { content: object[] }).content).toMatchObject([{ systolic: 128, diastolic: 82, heartRate: 66 }]);
  });

  it('try out a body without storing it', async () => {
    const { page } = opened;
    await opened.goto('/sources');
    await page.getByRole('link', { name: 'Telli, North Clinic' }).first().click();
    await page.getByLabel('Body, as the vendor sends it').fill(messageAt(Date.now()));
    await button('Try it').click();
    await page.getByText('1 part').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflows()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('of another vendor are read by a mapping, whose effect is shown before it is activated', async () => {
    const { page } = opened;
    const device = await api.factory.device();
    const { id, url, header } = (await api.post('/api/v3/ingest-source', { name: 'Own scales', adapter: 'mapping' })).json as {
      id: number;
      url: string;
      header: string;
    };
    await api.post('/api/v3/ingest-alias', { sourceId: id, kind: 'device', value: 'scale-7', device: { id: device.id } });
    const [name = '', value = ''] = header.split(': ');
    const body = JSON.stringify({ type: 'weight', device: 'scale-7', time: '2026-01-31T08:00:00Z', kg: 80.5 });
    await fetch(url, { method: 'POST', headers: { [name]: value, 'Content-Type': 'application/json' }, body });
    await processor.drain();
    await opened.goto(`/sources/${id}`);
    await page.getByText('No mapping describes the message').waitFor();
    await page.getByRole('link', { name: 'Mapping' }).click();
    await page.getByLabel('Rules and samples, as JSON').fill('{');
    await button('Save as a version and preview').click();
    await page.getByText('The text is no JSON.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    const rule = {
      name: 'weight',
      when: { path: 'type', in: ['weight'] },
      device: { path: 'device', as: 'vendor' },
      time: { path: 'time', form: 'iso' },
      reading: 'weight',
      values: { weight: { path: 'kg', unit: 'kg' } },
    };
    await page.getByLabel('Rules and samples, as JSON').fill(JSON.stringify({ version: 1, rules: [rule], samples: [] }));
    await page.getByLabel('A message, as the vendor sends it').fill(body);
    const parts = page.getByRole('region', { name: 'Try it with a message' });
    await parts.getByText('1 part').waitFor();
    expect(await parts.getByRole('row', { name: /Stored/ }).innerText()).toContain('80.5');
    await page.getByLabel('A message, as the vendor sends it').fill(body.replace('weight', 'sleep'));
    await parts.getByText('No mapping describes the message').waitFor();
    await page.getByLabel('Try it with', { exact: true }).selectOption({ index: 1 });
    await parts.getByRole('row', { name: /Stored/ }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflows()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Save as a version and preview').click();
    await page.getByText('Version 1: 1 of 1 compared message has other parts.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Activate version 1').click();
    await page.getByText('Version 1 is active.').waitFor();
    await processor.drain();
    const { json } = await api.get(`/api/v3/weight-reading?deviceId=${device.id}`);
    expect((json as { content: object[] }).content).toMatchObject([{ weight: 177.47 }]);
  });

  it('show the secret of the service unless the vendor makes the secret', async () => {
    const { page } = opened;
    const create = async (adapter: string, authentication: string | null) => {
      await opened.goto('/sources/new');
      await page.getByLabel('Vendor or app').selectOption(adapter);
      await page.getByLabel('Name of the source').fill(`Source of ${adapter}`);
      if (authentication !== null) await page.getByLabel('How messages are authenticated').selectOption(authentication);
      await button('Create the source').click();
      await button('I have copied everything').waitFor();
    };
    await create('mapping', 'standardWebhooks');
    expect(await copied('Secret')).toMatch(/^whsec_/);
    await create('junction', null);
    expect(await page.getByRole('group', { name: 'Secret', exact: true }).count()).toBe(0);
  });

  it('lose the binding of a device that was bound by mistake', async () => {
    const { page } = opened;
    await opened.goto('/sources');
    await page.getByRole('link', { name: 'Telli, North Clinic' }).first().click();
    await page.getByRole('button', { name: /^Remove binding/ }).click();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Remove the binding').click();
    await page.getByText('Nobody has bound an identifier in the messages').waitFor();
  });

  it('are paused, resumed and closed', async () => {
    const { page } = opened;
    await opened.goto('/sources');
    await page.getByRole('link', { name: 'Telli, North Clinic' }).first().click();
    await button('Pause').click();
    await page.getByText('Messages are stored while the source is paused.').waitFor();
    await button('Resume').click();
    await button('Close').click();
    await page.getByText('the messages that the vendor still sends are lost').waitFor();
    await button('Close the source').click();
    await button('Open again').waitFor();
  });

  it('are shown only to people with the permission, and bodies only to those with a permission of their own', async () => {
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['ingest:read']));
      const menu = another.page.getByRole('navigation', { name: 'Pages of the console' });
      expect(await menu.getByRole('link').allInnerTexts()).toEqual([
        'Overview',
        'Sources',
        'Messages',
        'Quarantine',
        'Organization',
      ]);
      await another.goto('/source-messages');
      await another.page.getByRole('row').nth(1).getByRole('link').first().click();
      await another.page.getByRole('heading', { name: 'Parts' }).waitFor();
      expect(await another.page.getByRole('button', { name: 'Show the body' }).count()).toBe(0);
      await another.goto('/sources/new');
      await another.page.getByText('(ingest:write)').waitFor();
      another.expectNoFaults();
    } finally {
      await another.close();
    }
  });
});
