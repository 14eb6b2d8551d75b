import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of rpm-admin. */
export function programVersion(): string {
  const manifest = JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
