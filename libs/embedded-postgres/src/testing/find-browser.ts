import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-headless-shell', 'google-chrome', 'google-chrome-stable'];

/** Advice for a machine without a browser. */
export const BROWSER_ADVICE =
  'no Chromium: install chromium-headless-shell or chromium (apt-get install), or set CHROMIUM_PATH to a browser';

/** Returns the file of an installed Chromium; undefined if there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const files = folders.flatMap((folder) => PROGRAMS.map((program) => join(folder, program)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...files].find((file) => file !== '' && isExecutable(file));
}

/** Returns the file of an installed Chromium. @throws Error that says how to get one */
export function requireBrowser(): string {
  const file = findBrowser();
  if (file === undefined) throw new Error(`There is ${BROWSER_ADVICE}.`);
  return file;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
