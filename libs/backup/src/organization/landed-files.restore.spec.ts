import { BackupSandbox, exportedRowDigests, landedFile } from '../testing';
import { openBackupFile } from '../archive/backup-file';
import { importOrganization } from './import-organization';
import { verifyBackup } from '../restore/verify-backup';

/** Versions of which `testing/landed-files` has a backup and an export of the same database (docs/migrations.md). */
const LANDED = ['c5aff0ee'];

describe.each(LANDED)('files that the earlier version %s wrote', (landed) => {
  const sandbox = new BackupSandbox();
  afterAll(() => sandbox.clear());

  it('yield the same rows when the export is imported as when the backup is restored', async () => {
    const [restored, target] = [await sandbox.empty(), await sandbox.migrated()];
    await sandbox.restore(landedFile(landed, 'backup'), restored);
    const file = await openBackupFile(landedFile(landed, 'organization'));
    const { id, name, sums } = await importOrganization(await target.connectAsService(2), file);
    expect(name).toBe('Fixture Clinic');
    expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(25);
    // An assignment that is older than the column has the time of the migration, and each of the two databases was migrated by itself.
    const ignored = { device_assignment: ['update_timestamp'] };
    expect(await exportedRowDigests(target, id, ignored)).toEqual(await exportedRowDigests(restored, 1, ignored));
  });

  it('include a backup that can be verified', async () => {
    const { samples } = await verifyBackup(await openBackupFile(landedFile(landed, 'backup')));
    expect(samples.apiKey).toBe('equal');
  });
});
