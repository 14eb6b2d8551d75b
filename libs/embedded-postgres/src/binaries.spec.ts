import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkLibraries } from './binaries';

describe('the libraries of the embedded PostgreSQL', () => {
  let folder: string;
  let native: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-binaries-'));
    native = join(folder, 'native');
    mkdirSync(native);
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('get their symbolic links even if several processes create them at the same time', async () => {
    mkdirSync(join(native, 'lib'));
    await Promise.all([linkLibraries(native), linkLibraries(native)]);
    expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('cause an error that names the command for creating their symbolic links if this user may not create them', async () => {
    // A missing folder stands for a folder that the user may not write to, because root may write to every folder.
    const message = `The PostgreSQL in ${native} is not complete. Run "npm run build" as the owner of that folder.`;
    await expect(linkLibraries(native)).rejects.toThrow(message);
  });
});
