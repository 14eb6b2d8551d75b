import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Number of bytes that a browser loads at most before it shows the first page, without the page itself. */
const MAX_BYTES = 80_000;

describe('script and style of the console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-console-size-'));
  const assets = join(folder, 'assets');

  beforeAll(() => {
    execFileSync(process.execPath, [join(WORKSPACE_ROOT, 'apps', 'console', 'build.mjs'), folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have together less than 80 kB as they are sent, compressed with Brotli', () => {
    const files = readdirSync(assets).filter((name) => name.endsWith('.br'));
    for (const name of files) {
      const path = join(assets, name);
      expect(brotliDecompressSync(readFileSync(path)).equals(readFileSync(path.replace(/\.br$/, '')))).toBe(true);
    }
    // Pages that few people open are a script of their own, which the first page does not load.
    const first = files.filter((name) => !name.startsWith('further-pages-'));
    expect(first.map((name) => name.replace(/-[^.]+/, '')).toSorted()).toEqual(['app.js.br', 'chunk.js.br', 'style.css.br']);
    expect(files.length - first.length).toBe(1);
    const bytes = first.map((name) => statSync(join(assets, name)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
  });
});
