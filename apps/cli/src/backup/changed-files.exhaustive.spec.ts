import { BackupSandbox, entriesOf, forgedArchive, writeArchive } from '@rpm/backup/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { EXIT } from '../terminal/exit-code';
import { RpmAdmin } from '../testing/rpm-admin';

/**
 * Places of a changed byte: the plain file, the archive before compression, the encrypted file, or the content of an entry whose checksums were
 * recalculated on purpose.
 */
const changes = fc.record({
  where: fc.constantFrom('file', 'archive', 'encrypted', 'entry'),
  entry: fc.nat(),
  offset: fc.nat(),
  byte: fc.integer({ min: 0, max: 255 }),
});
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const withByte = (content: Buffer, { offset, byte }: Change): Buffer => {
  const changed = Buffer.from(content);
  if (changed.length > 0) changed[offset % changed.length] = byte;
  return changed;
};

describe('a file with a changed byte', () => {
  const sandbox = new BackupSandbox();
  const identity = sandbox.path('identity.txt');
  let source: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    source = await sandbox.full();
    admin = new RpmAdmin(source.url);
    await admin.json(['backup', 'generate-key', identity]);
  });
  afterAll(() => sandbox.clear());

  /** Writes a plain and an encrypted file with the given command. */
  async function write(writer: RpmAdmin, command: string[], name: string): Promise<{ plain: string; encrypted: string }> {
    const recipient = /age1\w+/.exec(readFileSync(identity, 'utf8'))?.[0] ?? '';
    const [plain, encrypted] = [sandbox.path(`${name}.tar.gz`), sandbox.path(`${name}.tar.gz.age`)];
    await writer.json([...command, '--output', plain]);
    await writer.json([...command, '--output', encrypted, '--encrypt-to', recipient]);
    return { plain, encrypted };
  }

  /** Writes a file with a change. @returns the file and the options with which it is read */
  async function changed(files: { plain: string; encrypted: string }, change: Change): Promise<string[]> {
    const path = sandbox.path('changed');
    if (change.where === 'entry') {
      const entries = await entriesOf(files.plain);
      const index = change.entry % entries.length;
      const others = entries.map((entry, at) => (at === index ? { ...entry, content: withByte(entry.content, change) } : entry));
      writeArchive(path, sumsOf(others));
    } else if (change.where === 'archive') writeFileSync(path, gzipSync(withByte(gunzipSync(readFileSync(files.plain)), change)));
    else writeFileSync(path, withByte(readFileSync(change.where === 'file' ? files.plain : files.encrypted), change));
    return change.where === 'encrypted' ? [path, '--identity', identity] : [path];
  }

  it('is imported with its original content or rejected, but never causes an internal error', async () => {
    const files = await write(admin, ['organization', 'export', 'Fixture Clinic'], 'organization');
    const organizations = async () => (await source.dataSource.query<object[]>('select from organization')).length;
    let number = 0;
    const property = fc.asyncProperty(changes, async (change) => {
      const before = await organizations();
      const file = await changed(files, change);
      const { exitCode, stderr } = await admin.run(['organization', 'import', ...file, '--name', `Copy ${(number += 1)}`]);
      expect({ exitCode, stderr, change }).toEqual({ exitCode: expectedExit(exitCode), stderr: NO_BUG, change });
      expect(await organizations()).toBe(before + (exitCode === EXIT.done ? 1 : 0));
    });
    await fc.assert(property, { numRuns: propertyRuns(30) });
  });

  it('is restored with its original content or rejected, but never causes an internal error', async () => {
    const files = await write(new RpmAdmin(source.administrationUrl), ['backup', 'create'], 'backup');
    let target = await sandbox.empty();
    const property = fc.asyncProperty(changes, async (change) => {
      const file = await changed(files, change);
      const { exitCode, stderr } = await new RpmAdmin(target.url).run(['backup', 'restore', ...file]);
      expect({ exitCode, stderr, change }).toEqual({ exitCode: expectedExit(exitCode), stderr: NO_BUG, change });
      if (exitCode === EXIT.done) target = await sandbox.empty();
      expect(await target.dataSource.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
    });
    await fc.assert(property, { numRuns: propertyRuns(6) });
  });
});

const NO_BUG = expect.not.stringContaining('Please report it') as unknown;

/** Returns the exit code that the actual one is compared with: the same code if it is permitted, otherwise a permitted code, so that the comparison fails. */
const expectedExit = (exitCode: number | null) =>
  [EXIT.done, EXIT.refused, EXIT.badData].find((permitted) => permitted === exitCode) ?? EXIT.badData;

/** Returns the entries of an archive with recalculated checksums. The entries stay unchanged if the manifest is not JSON any more. */
function sumsOf(entries: Parameters<typeof forgedArchive>[0]): Parameters<typeof forgedArchive>[0] {
  try {
    return forgedArchive(entries);
  } catch {
    return entries;
  }
}
