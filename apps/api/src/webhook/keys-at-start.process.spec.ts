import { createTestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { ServiceProcess } from '../testing/service-process';

describe('a service that lacks the encryption key of a webhook secret', () => {
  it('does not start, and names the setting that must be corrected', async () => {
    const database = await createTestDatabase();
    try {
      const factory = await Factory.inNewOrganization(database.dataSource);
      const { id } = await factory.webhook();
      await database.dataSource.query(
        `insert into webhook_secret (organization_id, webhook_id, sealed, key_name) values ($1, $2, '', 'another')`,
        [factory.organizationId, id],
      );
      const { status, output } = await ServiceProcess.spawn({ DATABASE_URL: database.url }).ended();
      expect([status, output]).toEqual([
        78,
        expect.stringContaining(
          'WEBHOOK_ENCRYPTION_KEY: secrets of webhooks, secrets and messages of sources, or files that are being imported, are stored under 1 key(s) that this process does not have.',
        ),
      ]);
    } finally {
      await database.drop();
    }
  });
});
