import { fillLongLists } from '../conformance/long-lists';
import { insertSampleRows, type SampleNames } from '../conformance/one-of-everything';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const NEWEST = /^The newest 100 of (\d+)\. Show all$/;

/** Pages of resources with a long list: the page, the id of the list's owner, the page with all entries, and the text with the link to that page. */
const PAGES = [
  ['devices', 'deviceId', 'events', NEWEST],
  ['devices', 'deviceId', 'former-identifiers', /^(\d+)$/],
  ['orders', 'orderId', 'events', NEWEST],
  ['people', 'personId', 'sessions', NEWEST],
  ['deliveries', 'logId', 'attempts', NEWEST],
] as const;

describe('long lists in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let names: SampleNames;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    names = await insertSampleRows(api.factory);
    await fillLongLists(api.database.dataSource, api.factory.organizationId, names);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(['*', 'console:write']));
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  it.each(PAGES)('of %s (%s) link to a page with all entries: %s', async (path, owner, list, pattern) => {
    const { page } = opened;
    await opened.goto(`/${path}/${names[owner]}`);
    const link = page.locator(`a[href$="/${path}/${names[owner]}/${list}"]`);
    const text = await link.locator('..').innerText();
    expect(text).toMatch(pattern);
    const [, all = ''] = pattern.exec(text) ?? [];
    expect(Number(all)).toBeGreaterThan(100);
    await link.click();
    await page.waitForURL(`**/${path}/${names[owner]}/${list}`);
    await page.getByText(`of ${all}`).first().waitFor();
  });
});
