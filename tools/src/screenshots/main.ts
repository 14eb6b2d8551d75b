import { WORKSPACE_ROOT } from '@rpm/data-access';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { readPages, readScopes } from './console-pages';
import { DemoService } from './demo-service';
import { findBrowser } from './find-browser';

const FOLDER = join(WORKSPACE_ROOT, 'docs', 'screenshots');
const GUIDE = join(WORKSPACE_ROOT, 'docs', 'console.md');

const MAX_BYTES = 60 * 1024;
/** Tallest picture in pixels. Longer pages are cut. */
const MAX_HEIGHT = 900;

interface View {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  media?: 'print';
  /** Width of the picture in the guide. */
  shown: string;
}

/** What each page is shown in. Paper is a letter page at 96 dots per inch, without its margins. */
const VIEWS: Readonly<Record<string, View>> = {
  light: { width: 1_280, height: 720, colorScheme: 'light', shown: '48%' },
  dark: { width: 1_280, height: 720, colorScheme: 'dark', shown: '48%' },
  narrow: { width: 320, height: 640, colorScheme: 'light', shown: '20%' },
  print: { width: 725, height: 940, colorScheme: 'light', media: 'print', shown: '40%' },
};

/** The window in which pages are opened. */
const WINDOW = { width: 1_280, height: 720 };

/** A page with the names of its pictures. */
interface Pictured {
  title: string;
  name: string;
}

/** Takes the pictures of all pages. @returns exit status: 1 if a page has none */
export async function main(): Promise<number> {
  const service = await DemoService.start();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses its sandbox to root. It opens only our own pages.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const pictured: Pictured[] = [];
  const missing: string[] = [];
  try {
    const context = await browser.newContext({ viewport: WINDOW, timezoneId: 'America/New_York', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const open = async (address: string) => {
      await page.goto(`${service.url}/console${address}`);
      await settle(page);
    };
    await open('/');
    pictured.push(await takePictures(page, 'sign-in'));
    // The link differs from the open page only in its fragment, which alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(service.link(readScopes()));
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    for (const { pattern, name } of readPages()) {
      try {
        const address = await addressOf(page, open, pattern);
        if (address === null) throw new Error('No page of the demo links to it.');
        await open(address);
        pictured.push(await takePictures(page, name));
        process.stderr.write(`${address}\n`);
      } catch (error) {
        missing.push(`${pattern}: ${error instanceof Error ? error.message : String(error)}`);
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

/** Returns the address of a page: that of the first link of its form on the page that links to it. @returns null if there is none */
async function addressOf(page: Page, open: (address: string) => Promise<void>, pattern: string): Promise<string | null> {
  const linkedFrom = readPages().find((one) => one.pattern === pattern)?.linkedFrom ?? null;
  if (linkedFrom === null) return pattern;
  const from = await addressOf(page, open, linkedFrom);
  if (from === null) return null;
  await open(from);
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a')].map(({ pathname }) => pathname.replace(/^.console/, ''))`,
  );
  const form = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]*\\d[^/]*')}$`);
  return paths.find((path) => form.test(path)) ?? null;
}

/** Writes the pictures of the page that is open. */
async function takePictures(page: Page, name: string): Promise<Pictured> {
  for (const [view, { width, height, colorScheme, media = 'screen' }] of Object.entries(VIEWS)) {
    await page.emulateMedia({ colorScheme, media });
    await page.setViewportSize({ width, height });
    // Where the window is narrow, filters are closed when the page is loaded.
    await page.reload();
    await settle(page);
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MAX_HEIGHT) });
    writeFileSync(join(FOLDER, `${name}-${view}.webp`), await smallPicture(page));
  }
  // On paper there are no buttons and no menu.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(WINDOW);
  return { title: (await page.title()).replace(/ – Console$/, ''), name };
}

/** Returns a WebP picture of the window, in the best quality that is small enough. */
async function smallPicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  try {
    for (let quality = 80; ; quality -= 15) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      const picture = Buffer.from(data, 'base64');
      if (picture.length < MAX_BYTES || quality <= 5) return picture;
    }
  } finally {
    await session.detach();
  }
}

/** Writes the list of the pictures into the guide, between two comments. */
function writeGuide(pictured: readonly Pictured[]): void {
  const parts = pictured.map(({ title, name }) => {
    const images = Object.entries(VIEWS).map(
      ([view, { shown }]) => `<img src="screenshots/${name}-${view}.webp" alt="${title}, ${view}" width="${shown}" />`,
    );
    return `### ${title}\n\n${images.join('\n')}\n`;
  });
  const guide = readFileSync(GUIDE, 'utf8');
  const [begin, end] = ['<!-- screenshots -->', '<!-- end of screenshots -->'];
  const [before = '', rest = ''] = guide.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(GUIDE, `${before}${begin}\n\n${parts.join('\n')}\n${end}${after}`);
}
