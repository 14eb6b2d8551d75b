import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

/** Label of the field that finds patients. */
const FIND = 'Name, birth date, MRN, e-mail or telephone';

describe('shortcuts of the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(['*', 'console:write']));
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const press = async (...keys: string[]) => {
    for (const key of keys) await opened.page.keyboard.press(key);
  };
  const heading = (name: string) => opened.page.getByRole('heading', { name, exact: true, level: 1 });
  const dialog = () => opened.page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  it('open pages with g and a letter, and move the focus to the filters with a slash', async () => {
    await press('g', 'd');
    await heading('Deliveries').waitFor();
    await press('g', 'p');
    await heading('Patients').waitFor();
    await press('g', 'e');
    await heading('People').waitFor();
    await press('g', 'n');
    await heading('Organization').waitFor();
    await press('g', 'p');
    await heading('Patients').waitFor();
    await press('/');
    expect(await opened.page.evaluate('document.activeElement.labels[0].textContent')).toBe(FIND);
  });

  it('type letters in a field, and do nothing after another key or together with Ctrl', async () => {
    await press('g', 'x', 'd', 'Control+g', 'd');
    await press('g', 'p');
    await heading('Patients').waitFor();
    await press('/', 'g', 'o', '?', '/');
    expect(await opened.page.getByLabel(FIND).inputValue()).toBe('go?/');
    expect(await heading('Patients').count()).toBe(1);
  });

  it('are listed after a question mark or a click on a button, and can be turned off permanently', async () => {
    const { page } = opened;
    await press('?');
    await dialog().getByText('Deliveries').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await press('g', 'd');
    await page.getByLabel('Use shortcuts').uncheck();
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await press('?', 'g', 'd', '/');
    await page.reload();
    await page.getByRole('button', { name: 'Shortcuts' }).waitFor();
    await press('?', 'g', 'd', '/');
    expect([await dialog().count(), await heading('Overview').count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByLabel('Use shortcuts').check();
    await page.getByRole('button', { name: 'Close' }).click();
    await press('g', 'd');
    await heading('Deliveries').waitFor();
  });

  it('are linked in the menu; in a narrow window, a button opens the menu, and opening a page closes it', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 640 });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const pages = page.getByRole('navigation', { name: 'Pages of the console' });
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await pages.isVisible()).toBe(false);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Shortcuts' }).waitFor();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    expect(await opened.accessibilityFaults()).toEqual([]);
    expect(await opened.overflows()).toBe(false);
    await pages.getByRole('link', { name: 'Sites', exact: true }).click();
    await heading('Sites').waitFor();
    expect(await pages.isVisible()).toBe(false);
  });

  it('lead only to pages for which the person has the scope', async () => {
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['webhooks:read']));
      await another.page.keyboard.press('?');
      await another.page.getByRole('dialog').waitFor();
      const texts = await another.page.getByRole('dialog').getByRole('definition').allInnerTexts();
      expect(texts).toEqual([
        'Filters of the list',
        'Overview',
        'Webhooks',
        'Deliveries',
        'Organization',
        'Next or previous row of the table that has the focus',
        'This list',
      ]);
    } finally {
      await another.close();
    }
  });
});
