import { clarityFile, FileImportFixture } from '../testing/file-import-fixture';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { type CreatedSource, createSource, processorOf, sendTo } from '../testing/source-fixture';
import { TestApi } from '../testing/test-api';

const SCOPES = ['*', 'ingest:read', 'ingest:write', 'ingest:raw'];

/** All pages about sources and files. A word with a dollar sign stands for an id. */
const PAGES = [
  '/sources',
  '/sources/new',
  '/sources/$source',
  '/sources/$source/edit',
  '/sources/$source/mapping',
  '/sources/$source/replay',
  '/source-messages',
  '/source-messages/$message',
  '/quarantine',
  '/imports',
  '/imports/new',
  '/imports/$stored',
  '/imports/$waiting/preview',
];

/** Widths of phones in CSS pixels; the narrowest is that of a page that is enlarged to 400 percent. */
const WIDTHS = [390, 320];

/** Buttons that open a dialog on a page about sources, each with the button that closes it without a change. */
const DIALOGS = [
  ['/sources/$source', /^New address$/],
  ['/sources/$source', /^New secret$/],
  ['/sources/$source', /^Close$/],
  ['/sources/$source', /^Remove binding/],
  ['/quarantine', /^Bind to a device/],
  ['/quarantine', /^Try again/],
  ['/quarantine', /^Discard/],
  ['/imports', /^Undo import/],
  ['/imports/$stored', /^Undo the import$/],
] as const;

describe('pages about sources', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let source: CreatedSource;
  let ids: Record<string, number>;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    const key = await api.factory.key(SCOPES);
    source = await createSource(api, key, { name: 'Telli, North Clinic', adapter: 'telli' });
    const alias = { kind: 'device', value: 'a-long-identifier-of-the-vendor-0123456789' };
    const device = { id: (await api.factory.device()).id };
    await api.post('/api/v3/ingest-alias', { sourceId: source.id, ...alias, device });
    await api.post('/api/v3/ingest-alias', { sourceId: source.id, ...alias, value: 'another', device });
    const data = { systolic: 128, diastolic: 82, pulse: 66, arrhythmia: 0 };
    const measured = { deviceId: '490154203237518', readingType: 'BloodPressure', time: String(Date.now() - 60_000), data };
    await sendTo(source, measured);
    await expect(sendTo({ ...source, headers: {} }, measured)).rejects.toThrow();
    await (await processorOf(api)).drain();
    const files = new FileImportFixture(api, key);
    await api.factory.patient({ firstName: 'Testina', externalIdentifier: 'p-1' });
    const { json } = await api.get('/api/v3/ingest-message', { key });
    ids = {
      source: source.id,
      message: (json as { content: { id: number }[] }).content[0]?.id ?? 0,
      stored: await files.store(clarityFile(2)),
      waiting: await files.sendFile(clarityFile(3)),
    };
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(key);
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(async () => {
    opened.expectNoFaults();
    await opened.page.setViewportSize({ width: 1280, height: 900 });
  });

  const addressOf = (path: string) => path.replace(/\$(\w+)/, (_all, name: string) => String(ids[name]));
  const waitForGroup = () => opened.page.getByRole('button', { name: /^Discard/ }).waitFor();

  /** Returns the buttons, fields and links of actions that are beyond the edge of the window, or of a table that scrolls. */
  const hiddenActions = () =>
    opened.page.evaluate<string[]>(`
      [...document.querySelectorAll('main :is(button, a.button, input, select, textarea, .actions a)')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth;
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent)`);

  it.each(WIDTHS.flatMap((width) => PAGES.map((path) => [width, path] as const)))(
    'are at a width of %d pixels not wider than the window, and hide no action: %s',
    async (width, path) => {
      await opened.page.setViewportSize({ width, height: 844 });
      await opened.goto(addressOf(path));
      if (path === '/quarantine') await waitForGroup();
      expect(await opened.overflows()).toBe(false);
      expect(await hiddenActions()).toEqual([]);
      expect(await opened.accessibilityFaults()).toEqual([]);
    },
  );

  it.each(DIALOGS)('give the focus back to the button that has opened a dialog: %s, %s', async (path, name) => {
    const { page } = opened;
    await opened.goto(addressOf(path));
    const opener = page.getByRole('button', { name }).first();
    for (const close of [() => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Back' }).click()]) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await opener.and(page.locator(':focus')).count()).toBe(1);
    }
  });

  it('give the focus to the heading if the button is gone after the dialog has carried out its action', async () => {
    const { page } = opened;
    const heading = () => page.evaluate('document.activeElement.tagName');
    await opened.goto(addressOf('/sources/$source'));
    await page.getByRole('button', { name: /^Remove binding .* of another$/ }).click();
    await page.getByRole('button', { name: 'Remove the binding', exact: true }).click();
    await page.getByRole('cell', { name: 'another', exact: true }).waitFor({ state: 'detached' });
    await opened.settle();
    expect(await heading()).toBe('H1');

    await opened.goto('/quarantine');
    await page.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The cuff was a test device.');
    await page.getByRole('button', { name: 'Discard the parts', exact: true }).click();
    await page.getByText('Nothing waits.').waitFor();
    expect(await heading()).toBe('H1');

    await opened.goto('/imports');
    await page.getByRole('button', { name: /^Undo import/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('cell', { name: 'Undone' }).waitFor();
    await opened.settle();
    expect(await heading()).toBe('H1');

    await opened.goto(addressOf('/sources/$source'));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Close the source', exact: true }).click();
    await page.getByRole('button', { name: 'Open again' }).waitFor();
    await opened.settle();
    expect(await heading()).toBe('H1');
  });
});
