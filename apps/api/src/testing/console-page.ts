import { WORKSPACE_ROOT } from '@rpm/database';
import { BROWSER_ADVICE, findBrowser, requireBrowser } from '@rpm/embedded-postgres/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Levels of the Web Content Accessibility Guidelines that every page meets. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** File that lists the files of the built console, which the service serves. */
export const CONSOLE_MANIFEST = join(WORKSPACE_ROOT, 'apps', 'console', 'dist', 'manifest.json');

/** File of an installed Chromium; undefined if there is none. */
const BROWSER = findBrowser();

/**
 * `describe` for specs that need a browser. Without one, they are skipped and a line says how to get it; with `REQUIRE_BROWSER=1`, they fail instead,
 * because a run that tested nothing would look like a success.
 */
export function describeWithBrowser(name: string, specs: () => void): void {
  if (BROWSER !== undefined || process.env['REQUIRE_BROWSER'] === '1') {
    describe(name, specs);
    return;
  }
  process.stderr.write(`The specs of “${name}” are skipped: ${BROWSER_ADVICE}.\n`);
  describe.skip(name, specs);
}

const TIME_ZONE = 'America/New_York';

/** Returns an instant as the text of an input `datetime-local` in the time zone of the browser. */
export function localText(at: number): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T').slice(0, 16);
}

/**
 * A browser that records forbidden events on pages of the console: script errors, violations of the content security policy, and requests to another
 * origin.
 */
export class ConsoleWindow {
  /** Errors of scripts, and violations of the content security policy. */
  private readonly errors: string[] = [];
  private readonly foreignRequests: string[] = [];
  /** Questions of the page that no spec has expected. Questions of the browser before it leaves the page have the text `beforeunload`. */
  private questions: string[] = [];
  /** Whether the person agrees to questions of the page. */
  agrees = true;

  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) this.errors.push(message.text());
    });
    page.on('dialog', (dialog) => {
      const isOfBrowser = dialog.type() === 'beforeunload';
      this.questions.push(isOfBrowser ? dialog.type() : dialog.message());
      void (this.agrees ? dialog.accept() : dialog.dismiss());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== url && protocol !== 'data:') this.foreignRequests.push(request.url());
    });
  }

  /** @param url address of the service, without a path */
  static async open(url: string): Promise<ConsoleWindow> {
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      // Chromium's sandbox does not work for root, and in containers the specs run as root.
      // The sandbox is not needed, because the browser opens only pages of this service.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: TIME_ZONE });
    context.setDefaultTimeout(60_000);
    return new ConsoleWindow(browser, context, await context.newPage(), url);
  }

  /**
   * Expects that no script has failed, that the pages have kept to the content security policy and requested nothing from another origin, and that they
   * have asked no question without a reason.
   */
  expectNoFaults(): void {
    const questions = this.takeQuestions().filter((question) => question !== 'beforeunload');
    const { errors, foreignRequests } = this;
    expect({ errors, foreignRequests, questions }).toEqual({ errors: [], foreignRequests: [], questions: [] });
  }

  /** Returns the questions of the page since the last call. */
  takeQuestions(): string[] {
    const questions = this.questions;
    this.questions = [];
    return questions;
  }

  /** Opens a page of the console by its path, and waits until its content is loaded. */
  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.url}/console${path}`);
    await this.settle();
  }

  /** Waits until the page shows its heading, and nothing on it is loading. */
  async settle(): Promise<void> {
    await this.page.locator('h1').first().waitFor();
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }

  /** Signs in by pasting a key into the page. */
  async signIn(key: string, path = '/'): Promise<void> {
    await this.page.goto(`${this.url}/console${path}`);
    await this.signInHere(key);
  }

  /** Signs in on the page that is shown, without loading it anew. */
  async signInHere(key: string): Promise<void> {
    await this.page.getByLabel('API key').fill(key);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await this.page.getByRole('button', { name: 'Sign out' }).waitFor();
    await this.settle();
  }

  /** Ends the session of the person without the page's knowledge, as the service does when nobody has used it for a while. */
  async endSession(): Promise<void> {
    await this.page.evaluate(`fetch('/console/session', { method: 'DELETE' }).then(({ status }) => status)`);
  }

  /** Opens another tab of the same browser. */
  openTab(): Promise<Page> {
    return this.context.newPage();
  }

  /** Gives the browser an authenticator that keeps passkeys and verifies the person without asking. */
  async addAuthenticator(): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  /** The parts of the page that violate the accessibility guidelines, each with its rule. */
  async accessibilityFaults(): Promise<string[]> {
    // Where a page is scrolled, the line that stays in sight covers parts of links, which then seem too small.
    await this.page.evaluate('scrollTo(0, 0)');
    await this.page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    return this.page.evaluate(`axe.run({ runOnly: ${JSON.stringify(WCAG)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`);
  }

  /** Whether the page is wider than the window, so that people would have to scroll to the side. */
  overflows(): Promise<boolean> {
    return this.page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.browser.close();
  }
}
