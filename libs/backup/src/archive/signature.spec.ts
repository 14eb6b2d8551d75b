import { type Database } from '@rpm/database';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { BackupSandbox, entriesOf, forgedArchive, writeArchive } from '../testing';
import { openBackupFile, writeBackupFile } from './backup-file';
import { archive, openSnapshot } from '../create/create-backup';
import { importOrganization } from '../organization/import-organization';
import { generateSigningKey, signingKeyOf, verificationKeyOf } from './signature';
import { type Entry } from './tar';

const NOT_SIGNED_WITH_KEY = 'The file was not signed with the key of --verify-with, or was changed afterwards. Do not use it.';

describe('the signature of a file', () => {
  const sandbox = new BackupSandbox();
  const keys = generateSigningKey();
  const [privateKey, publicKey] = [createPrivateKey(keys.privateKey), createPublicKey(keys.publicKey)];
  let service: Database;
  let entries: Entry[];

  beforeAll(async () => {
    const source = await sandbox.full();
    service = await source.connectAsService(2);
    const snapshot = await openSnapshot(source.connection, { id: 1, name: 'Fixture Clinic' });
    const path = sandbox.path('signed.tar.gz');
    await writeBackupFile(path, () => archive(snapshot, { signWith: privateKey }), { origin: snapshot.manifest });
    await snapshot.close();
    entries = await entriesOf(path);
  });
  afterAll(() => sandbox.clear());

  /** Imports entries and requires a signature. @returns the message of the error, or the name of the organization */
  async function imported(content: readonly Entry[], verifyWith: KeyObject | undefined): Promise<string> {
    const path = sandbox.path('file.tar.gz');
    writeArchive(path, content);
    const name = `Copy ${Math.random()}`;
    const before = await service.query('select count(*) from organization');
    const result = await importOrganization(service, await openBackupFile(path), { name, verifyWith }).then(
      () => 'imported',
      (error: unknown) => (error as Error).message,
    );
    if (result !== 'imported') expect(await service.query('select count(*) from organization')).toEqual(before);
    return result;
  }

  it('is verified with the public key, and ignored without it', async () => {
    expect(await imported(entries, publicKey)).toBe('imported');
    expect(await imported(entries, undefined)).toBe('imported');
  });

  it('is required if a public key is given', async () => {
    const unsigned = entries.filter(({ name }) => name !== 'sums.sig');
    expect(await imported(unsigned, publicKey)).toBe('The file is not signed. Ask for a file that was created with --sign-with.');
  });

  it('is rejected if another key has signed', async () => {
    expect(await imported(entries, createPublicKey(generateSigningKey().publicKey))).toBe(NOT_SIGNED_WITH_KEY);
  });

  it.each(['manifest.json', 'tables/organization/000001.copy'])(
    'covers %s, even if all checksums were recalculated',
    async (name) => {
      const changed = entries.map((entry) =>
        entry.name === name ? { ...entry, content: Buffer.from(entry.content.toString().replace('Fixture', 'Another')) } : entry,
      );
      expect(await imported(forgedArchive(changed), publicKey)).toBe(NOT_SIGNED_WITH_KEY);
      expect(await imported(forgedArchive(changed), undefined)).toBe('imported');
    },
  );

  it('is rejected if its length is wrong, or if another entry follows', async () => {
    const cut = entries.map((entry) => (entry.name === 'sums.sig' ? { ...entry, content: entry.content.subarray(1) } : entry));
    expect(await imported(cut, publicKey)).toBe(NOT_SIGNED_WITH_KEY);
    const more = [...entries, { name: 'more', content: Buffer.alloc(0) }];
    expect(await imported(more, publicKey)).toBe('The file is damaged: it does not end after its digests. Use another backup.');
  });

  it('requires Ed25519 keys in the PEM format', () => {
    expect(signingKeyOf(keys.privateKey).asymmetricKeyType).toBe('ed25519');
    expect(verificationKeyOf(keys.publicKey).asymmetricKeyType).toBe('ed25519');
    expect(() => signingKeyOf(keys.publicKey)).toThrow('is not a private Ed25519 key in the PEM format.');
    expect(() => verificationKeyOf('no key')).toThrow('is not a public Ed25519 key in the PEM format.');
    const { publicKey: other } = generateKeyPairSync('x25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    expect(() => verificationKeyOf(other)).toThrow('is not a public Ed25519 key in the PEM format.');
  });
});
