import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readConfiguration } from '@rpm/database';
import { createTestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { loadSecretBox, encryptionSettings, assertSecretsReadable, missingKeyNames } from '@rpm/encryption';

const key = () => randomBytes(32).toString('base64');

describe('webhook encryption keys', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const boxOf = (WEBHOOK_ENCRYPTION_KEY: string | undefined, DATA_DIR = folder) =>
    loadSecretBox({ ...readConfiguration(encryptionSettings, { WEBHOOK_ENCRYPTION_KEY }), DATA_DIR });
  const reasonOf = (refused: Promise<unknown>) =>
    refused.then(
      () => '',
      (error: unknown) => (error instanceof ConfigurationError ? error.mistakes.join() : String(error)),
    );

  it('are taken from the configuration if it has any, and then no key file is created', async () => {
    const [one, two] = [key(), key()];
    const names = async (text: string) => (await boxOf(text)).keyNames;
    expect(await names(`${one}, ${two}`)).toEqual([...(await names(one)), ...(await names(two))]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['x', 'A'.repeat(44), `${key()},`, `${key()} ${key()}`, randomBytes(16).toString('base64')])(
    'are rejected if malformed: %s',
    (text) => {
      const read = () => readConfiguration(encryptionSettings, { WEBHOOK_ENCRYPTION_KEY: text });
      expect(read).toThrow('WEBHOOK_ENCRYPTION_KEY: must be base64 of 32 random bytes, or several, comma separated');
      expect(read).not.toThrow(`: ${text}`);
    },
  );

  it('are read from a key file that is created once and readable only by its owner, if no key is configured', async () => {
    const nested = join(folder, 'not', 'there');
    const first = await boxOf(undefined, nested);
    expect((await boxOf(undefined, nested)).keyNames).toEqual(first.keyNames);
    expect(readdirSync(nested)).toEqual(['webhook-encryption.key']);
    const file = join(nested, 'webhook-encryption.key');
    expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, expect.stringMatching(/^[\w+/]{43}=\n$/)]);
    // The key in the file can also be passed as a setting.
    expect((await boxOf(readFileSync(file, 'utf8').trim())).keyNames).toEqual(first.keyNames);
  });

  it('are the same for all processes that create the key file at once', async () => {
    const boxes = await Promise.all(Array.from({ length: 32 }, () => boxOf(undefined)));
    expect(new Set(boxes.flatMap(({ keyNames }) => keyNames)).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['webhook-encryption.key']);
  });

  it('must be configured if the key file is damaged or cannot be created', async () => {
    writeFileSync(join(folder, 'webhook-encryption.key'), 'CANARY-KEY\n');
    const damaged = await reasonOf(boxOf(undefined));
    expect(damaged).toMatch(
      /^WEBHOOK_ENCRYPTION_KEY: is not set, and .* is damaged; restore it from a backup, or set the key\.$/,
    );
    expect(damaged).not.toContain('CANARY');
    expect(await reasonOf(boxOf(undefined, join(folder, 'webhook-encryption.key')))).toBe(
      'DATA_DIR: the key of webhooks cannot be kept there (ENOTDIR); set WEBHOOK_ENCRYPTION_KEY.',
    );
  });

  it("must include every key with which any organization's secret is encrypted", async () => {
    const database = await createTestDatabase();
    try {
      const service = await database.connectAsService();
      const [mine, theirs] = [await boxOf(key()), await boxOf(key())];
      await assertSecretsReadable(service, mine);
      for (const box of [mine, theirs, mine]) {
        const factory = await Factory.inNewOrganization(database.dataSource);
        const { id: webhookId } = await factory.webhook();
        const { sealed, keyName } = box.seal(randomBytes(32), { organizationId: factory.organizationId, webhookId });
        await database.dataSource.query(
          'insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, $3, $4)',
          [factory.organizationId, webhookId, sealed, keyName],
        );
      }
      expect(await missingKeyNames(service, mine)).toEqual(theirs.keyNames);
      expect(await reasonOf(assertSecretsReadable(service, mine))).toMatch(
        /^WEBHOOK_ENCRYPTION_KEY: secrets of webhooks, secrets and messages of sources, or files that are being imported, are stored under 1 key\(s\) that this process does not have\. Add them/,
      );
    } finally {
      await database.drop();
    }
  });
});
