import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-headless-shell', 'google-chrome', 'google-chrome-stable'];

/** Returns the file of an installed Chromium. @throws Error if there is none */
export function findBrowser(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const files = folders.flatMap((folder) => PROGRAMS.map((name) => join(folder, name)));
  const found = [process.env['CHROMIUM_PATH'] ?? '', ...files].find((file) => file !== '' && isExecutable(file));
  if (found === undefined) throw new Error('There is no Chromium: install chromium-headless-shell, or set CHROMIUM_PATH.');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
