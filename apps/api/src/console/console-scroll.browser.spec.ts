import { pollUntil } from '@rpm/embedded-postgres/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const PATIENTS = 60;

describe('Back and Forward in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    for (let made = 0; made < PATIENTS; made++) await api.factory.patient({ lastName: `Sampleton ${made}` });
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key(), '/patients?size=100');
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  const position = () => opened.page.evaluate<number>('scrollY');
  /** Scrolls far down the list, and opens the patient in the last row. @returns the scroll position of the list */
  const openLast = async () => {
    const row = opened.page.getByRole('region', { name: 'Patients' }).getByRole('row').last();
    await row.scrollIntoViewIfNeeded();
    const before = await position();
    expect(before).toBeGreaterThan(500);
    await row.getByRole('link').first().click();
    await opened.page.waitForURL('**/patients/*');
    await opened.settle();
    return before;
  };

  it('return to the place in a list that was left, although the list is loaded again', async () => {
    const { page } = opened;
    await opened.goto('/patients?size=100');
    const before = await openLast();
    expect(await position()).toBeLessThan(before);
    await page.route('**/api/v3/patient?*', async (route) => {
      // The list arrives when the browser itself would have given up scrolling.
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.evaluate('history.back()');
    expect(await pollUntil(position, before)).toBe(before);
    await opened.settle();
    await page.unroute('**/api/v3/patient?*');
    await page.evaluate('history.forward()');
    await page.waitForURL('**/patients/*');
    await page.evaluate('history.back()');
    expect(await pollUntil(position, before)).toBe(before);
  });

  it('leave the scroll position to a person who uses the page before everything is loaded', async () => {
    const { page } = opened;
    await opened.goto('/patients?size=100');
    await openLast();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v3/patient?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate('history.back()');
    await page.getByRole('heading', { name: 'Patients' }).waitFor();
    await page.keyboard.press('Shift');
    release();
    await page.getByRole('region', { name: 'Patients' }).waitFor();
    await opened.settle();
    expect(await position()).toBe(0);
    await page.unroute('**/api/v3/patient?*');
  });

  it('return to the same place after the page was loaded anew', async () => {
    const { page } = opened;
    await opened.goto('/patients?size=100');
    await page.getByRole('region', { name: 'Patients' }).getByRole('row').last().scrollIntoViewIfNeeded();
    const before = await position();
    await page.reload();
    expect(await pollUntil(position, before)).toBe(before);
  });
});
