import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { resealSecrets, SecretBox, UnreadableSecret } from '@rpm/encryption';

interface Kept {
  organizationId: number;
  webhookId: number;
  secret: Buffer;
}

describe('resealSecrets', () => {
  const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
  let database: TestDatabase;
  let kept: Kept[];

  beforeEach(async () => {
    database = await createTestDatabase();
    kept = [];
    for (let count = 0; count < 2; count++) {
      const factory = await Factory.inNewOrganization(database.dataSource);
      const { organizationId } = factory;
      const { id: webhookId } = await factory.webhook();
      await keep({ organizationId, webhookId, secret: randomBytes(32) });
    }
  });
  afterEach(() => database.drop());

  async function keep({ secret, ...owner }: Kept): Promise<void> {
    kept.push({ secret, ...owner });
    const { sealed, keyName } = new SecretBox([OLD]).seal(secret, owner);
    await database.dataSource.query(
      'insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, $3, $4)',
      [owner.organizationId, owner.webhookId, sealed, keyName],
    );
  }
  /** Decrypts all stored secrets with a secret box. */
  const read = async (box: SecretBox) => {
    const rows = await database.dataSource.query<(Omit<Kept, 'secret'> & { sealed: Buffer; keyName: string })[]>(
      `select organization_id as "organizationId", webhook_id as "webhookId", sealed, key_name as "keyName" from webhook_secret order by id`,
    );
    return rows.map(({ organizationId, webhookId, ...sealed }) => ({
      organizationId,
      webhookId,
      secret: box.open(sealed, { organizationId, webhookId }),
    }));
  };

  it('re-encrypts the secrets of all organizations with the first key, without changing the secrets', async () => {
    const [{ organizationId, webhookId } = { organizationId: 0, webhookId: 0 }] = kept;
    for (let count = 0; count < 600; count++) await keep({ organizationId, webhookId, secret: randomBytes(32) });
    const service = await database.connectAsService();
    const both = new SecretBox([NEW, OLD]);
    expect(await resealSecrets(service, both)).toBe(602);
    expect(await read(new SecretBox([NEW]))).toEqual(kept);
    expect(await resealSecrets(service, both)).toBe(0);
  });

  it('encrypts each secret once if several processes run it', async () => {
    const service = await database.connectAsService();
    const box = new SecretBox([NEW, OLD]);
    const counts = await Promise.all([resealSecrets(service, box), resealSecrets(service, box), resealSecrets(service, box)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await read(new SecretBox([NEW]))).toEqual(kept);
  });

  it('changes nothing if a key that stored secrets need is missing', async () => {
    await expect(resealSecrets(await database.connectAsService(), new SecretBox([NEW]))).rejects.toThrow(UnreadableSecret);
    expect(await read(new SecretBox([OLD]))).toEqual(kept);
  });
});
