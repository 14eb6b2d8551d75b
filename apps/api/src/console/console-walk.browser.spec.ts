import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locator } from 'playwright-core';
import { type RunningService } from '../service/service';
import { ConsoleWindow, describeWithBrowser as describe, localText } from '../testing/console-page';
import { startInProcess } from '../testing/in-process-service';

const DAY_MILLISECONDS = 86_400_000;
/** Number of Tab presses after which the search for a control fails. No page has as many controls and links. */
const MAX_TABS = 200;

/** A way to use a page: with the mouse, or with the keyboard only. */
interface Hand {
  /** Follows a link or presses a button. */
  activate: (control: Locator) => Promise<void>;
  /** Opens a page of the menu. */
  openMenu: (opened: ConsoleWindow, page: { name: string; key: string }) => Promise<void>;
}

const MOUSE: Hand = {
  activate: (control) => control.click(),
  openMenu: ({ page }, { name }) => page.getByRole('link', { name, exact: true }).click(),
};

const KEYBOARD: Hand = {
  async activate(control) {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  async openMenu({ page }, { key }) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
  },
};

/** Moves the focus to a control with the Tab key, as a person does. The control may be disabled until an answer arrives. */
async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await control.and(page.locator(':enabled, a')).waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if ((await control.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error('The keyboard does not reach the control.');
}

describe('a walk through the demo', () => {
  let database: TestDatabase;
  let dataDir: string;
  let service: RunningService;
  let opened: ConsoleWindow;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'rpm-walk-'));
    service = await startInProcess({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    });
    opened = await ConsoleWindow.open(new URL(service.demo?.consoleLink ?? '').origin);
  });
  afterEach(async () => {
    await opened.close();
    await service.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
    opened.expectNoFaults();
  });

  it.each<[string, Hand]>([
    ['the mouse', MOUSE],
    ['the keyboard only', KEYBOARD],
  ])(
    'starts with a link, and resends a delivery, replays deliveries, corrects an assignment and opens a report with %s',
    async (_name, hand) => {
      const { page } = opened;
      const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await page.goto(service.demo?.consoleLink ?? '');
      await page.getByText('Signed in: Demo').waitFor();
      await opened.settle();

      await hand.activate(link('4 Failed webhook deliveries in the last seven days'));
      await page.getByText('1–4 of 4').waitFor();
      await hand.activate(page.getByRole('row').nth(1).getByRole('link'));
      await page.getByRole('heading', { name: /^Delivery \d+$/ }).waitFor();
      await hand.activate(button('Resend'));
      await page.getByRole('status').getByText('Delivered').waitFor();
      await page.getByRole('cell', { name: 'Received by the demo.' }).waitFor();

      await hand.activate(link(/^Webhook \d+$/));
      await hand.activate(link('Replay a period'));
      // The spec fills in the date instead of typing it, because the format of a typed date depends on the language of the browser.
      await page.getByLabel('Created from').fill(localText(Date.now() - 9 * DAY_MILLISECONDS));
      await page.getByLabel('Created before').fill(localText(Date.now()));
      await hand.activate(button('Count'));
      await page.getByText('3 deliveries will be sent again.').waitFor();
      await hand.activate(button('Start the replay'));
      await page.getByText('100 % of the period · 3 deliveries queued').waitFor();

      await hand.openMenu(opened, { name: 'Patients', key: 'p' });
      await page.getByRole('heading', { name: 'Patients', exact: true }).waitFor();
      await opened.settle();
      const rows = page.locator('main a.row');
      const ids = await rows.evaluateAll((links) => links.map((one) => Number(String(one).split('/').at(-1))));
      const [wrongPatient = 0, rightPatient = 0] = ids.sort((one, other) => one - other);
      const linkTo = (patientId: number) => page.locator(`main a[href="/console/patients/${patientId}"]`).first();
      await hand.activate(linkTo(wrongPatient));
      await page
        .getByText(/\d+ readings in 14 days/)
        .first()
        .waitFor();

      await hand.activate(page.getByRole('row').filter({ hasText: 'DEMO-WRONG-PATIENT' }).getByRole('link'));
      await hand.activate(page.getByRole('button', { name: /^Change: assignment to / }).first());
      // The dialog focuses its first field, the patient.
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(String(rightPatient));
      await hand.activate(button('Preview'));
      await page.getByText('Weight: 10', { exact: true }).waitFor();
      await hand.activate(button('Change the assignment'));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await hand.activate(linkTo(rightPatient));
      await page.getByText('MRN', { exact: true }).first().waitFor();

      await hand.activate(link('Report'));
      // A browser without a window cannot print, so the spec notes that the page has asked it to.
      await page.evaluate('window.print = () => (window.wasPrinted = true)');
      await hand.activate(button('Print'));
      await page.waitForFunction('window.wasPrinted');
      expect(await opened.accessibilityFaults()).toEqual([]);
    },
  );
});
