import { WORKSPACE_ROOT } from '@rpm/database';
import { requireBrowser } from '@rpm/embedded-postgres/testing';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { type ConsolePage, readPages, readScopes } from './console-pages';
import { DemoService } from './demo-service';

const FOLDER = join(WORKSPACE_ROOT, 'docs', 'screenshots');
const GUIDE = join(WORKSPACE_ROOT, 'docs', 'console.md');

/** Maximum height of a screenshot in pixels. Longer pages are cut. */
const MAX_HEIGHT = 800;

interface View {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  media?: 'print';
  /** Quality of the screenshot, from 0 to 100. All screenshots together should stay below 3 MB. */
  quality: number;
  /** Width of the screenshot in the guide. */
  shown: string;
}

/** Window sizes and media in which each page is captured. Paper is a letter page at 96 dots per inch, without its margins. */
const VIEWS: Readonly<Record<string, View>> = {
  light: { width: 1_280, height: 720, colorScheme: 'light', quality: 9, shown: '48%' },
  dark: { width: 1_280, height: 720, colorScheme: 'dark', quality: 4, shown: '48%' },
  narrow: { width: 320, height: 640, colorScheme: 'light', quality: 8, shown: '20%' },
  print: { width: 725, height: 940, colorScheme: 'light', media: 'print', quality: 12, shown: '40%' },
};

/** Maximum number of entries in a list whose pages are opened in search of a link, because only some of these pages contain the link. */
const MAX_CANDIDATES = 10;

/** End of the address of a page that only long histories link to, such as that of a device with many events. The histories of the demo are short. */
const LIST_OF_PARTS = /\/(events|former-identifiers|attempts|sessions)$/;

/** The window in which pages are opened. */
const WINDOW = { width: 1_280, height: 720 };

/** A page with its title and the views of which it has screenshots. */
interface Pictured {
  title: string;
  name: string;
  views: readonly string[];
}

/** Takes the screenshots of all pages. @returns exit status: 1 if a page has none */
export async function main(): Promise<number> {
  const executablePath = requireBrowser();
  const service = await DemoService.start();
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox does not work for root. It is not needed, because the browser opens only our own pages.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const pictured: Pictured[] = [];
  const missing: string[] = [];
  try {
    await service.complete();
    const context = await browser.newContext({ viewport: WINDOW, timezoneId: 'America/New_York', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const paths = new PathsOfPages(page, service.url);
    await paths.open('/');
    pictured.push(await takePictures(page, { name: 'sign-in', isForm: true }));
    // The link differs from the open page only in its fragment, which alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(service.link(readScopes()));
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    for (const one of readPages()) {
      try {
        const address = await paths.find(one.steps);
        if (address === null) throw new Error('No page of the demo leads to it.');
        await paths.open(address);
        pictured.push(await takePictures(page, one));
        process.stderr.write(`${address}\n`);
      } catch (error) {
        missing.push(`${one.pattern}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await service.stop();
  }
  writeGuide(pictured);
  for (const line of missing) process.stderr.write(`There are no pictures of ${line}\n`);
  return missing.length === 0 ? 0 : 1;
}

/** Waits until the page shows its heading, and nothing on it is loading. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Finds the addresses of pages by following links, and opens pages. */
class PathsOfPages {
  /** Cache of the addresses that a page links to, by the address of the page. */
  private readonly linksOf = new Map<string, readonly string[]>();

  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.page.goto(`${this.url}/console${address}`);
    await settle(this.page);
  }

  /** Returns the address of a page that is found by following links from page to page; null if there is none. */
  async find([first = '', ...rest]: readonly string[]): Promise<string | null> {
    const [pattern, ...others] = rest;
    if (pattern === undefined) return first;
    // A value must contain a digit, as ids and dates do, so that a link to a form such as `/orders/new` does not match.
    const form = new RegExp(`^${pattern.replaceAll(/:(id|date)\b/g, '[^/]*\\d[^/]*').replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const path of (await this.linksFrom(first)).filter((one) => form.test(one)).slice(0, MAX_CANDIDATES)) {
      const found = await this.find([path, ...others]);
      if (found !== null) return found;
    }
    const part = LIST_OF_PARTS.exec(pattern);
    return part ? first + part[0] : null;
  }

  private async linksFrom(address: string): Promise<readonly string[]> {
    const known = this.linksOf.get(address);
    if (known) return known;
    await this.open(address);
    const links = await this.page.evaluate<string[]>(
      `[...document.querySelectorAll('main a')].map(({ pathname }) => pathname.replace(/^.console/, ''))`,
    );
    this.linksOf.set(address, links);
    return links;
  }
}

/** Writes the screenshots of the page that is open. */
async function takePictures(page: Page, { name, isForm }: Pick<ConsolePage, 'name' | 'isForm'>): Promise<Pictured> {
  // Nobody prints a form, and its controls are those of the pages with dark pictures.
  const views = Object.entries(VIEWS).filter(
    ([, { media, colorScheme }]) => !(isForm && (media === 'print' || colorScheme === 'dark')),
  );
  for (const [view, { width, height, colorScheme, quality, media = 'screen' }] of views) {
    await page.emulateMedia({ colorScheme, media });
    await page.setViewportSize({ width, height });
    // The page is loaded again, because in a narrow window filters are closed only when the page is loaded.
    await page.reload();
    await settle(page);
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MAX_HEIGHT) });
    writeFileSync(join(FOLDER, `${name}-${view}.webp`), await pictureOf(page, quality));
  }
  // Pages are printed without buttons and menu.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(WINDOW);
  return { title: (await page.title()).replace(/ – Console$/, ''), name, views: views.map(([view]) => view) };
}

/** Returns a WebP screenshot of the window. */
async function pictureOf(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Writes the list of the screenshots into the guide, between two comments. */
function writeGuide(pictured: readonly Pictured[]): void {
  const parts = pictured.map(({ title, name, views }) => {
    const images = views.map(
      (view) => `<img src="screenshots/${name}-${view}.webp" alt="${title}, ${view}" width="${VIEWS[view]?.shown}" />`,
    );
    return `### ${title}\n\n${images.join('\n')}\n`;
  });
  const guide = readFileSync(GUIDE, 'utf8');
  const [begin, end] = ['<!-- screenshots -->', '<!-- end of screenshots -->'];
  const [before = '', rest = ''] = guide.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(GUIDE, `${before}${begin}\n\n${parts.join('\n')}\n${end}${after}`);
}
