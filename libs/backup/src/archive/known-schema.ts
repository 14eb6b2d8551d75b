import { type EntityManager } from 'typeorm';
import { findSchemaDifferences } from '@rpm/schema';
import { BackupError } from './backup-error';

/**
 * Checks that no newer version has migrated the database. Even an additive migration may have added tables or columns, whose data this version would neither
 * write to a file nor delete with an organization. @throws BackupError
 */
export async function assertNotNewer(connection: Pick<EntityManager, 'query'>): Promise<void> {
  const { unknown } = await findSchemaDifferences(connection);
  if (unknown.length === 0) return;
  throw new BackupError(
    'refused',
    `A newer version of the service has migrated the database (${unknown.join(', ')}), so this version does not know all of its tables. Use "rpm-admin" of the newer version.`,
  );
}
