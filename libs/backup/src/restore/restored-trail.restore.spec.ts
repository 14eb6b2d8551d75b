import { loadSigningKeys, makeCheckpoint, sealBlocks, type SigningKey, verifyTrail } from '@rpm/audit';
import { type TestDatabase } from '@rpm/database/testing';
import { type AuditedRequest, INSTALLATION } from '@rpm/domain';
import { randomBytes } from 'node:crypto';
import { openBackupFile } from '../archive/backup-file';
import { BackupSandbox } from '../testing';
import { verifyBackup } from './verify-backup';

const RESTORE: AuditedRequest = {
  organizationId: INSTALLATION,
  actorKind: 'cli',
  actorId: null,
  sessionId: null,
  assertedActor: 'jane',
  action: 'admin',
  resource: 'backup restore',
  resourceId: null,
  requestId: null,
  clientRequestHash: null,
  address: null,
};

describe('the audit trail in a backup', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let keys: SigningKey[];

  beforeEach(async () => {
    const AUDIT_SIGNING_KEY = randomBytes(32).toString('base64');
    keys = await loadSigningKeys({ AUDIT_SIGNING_KEY, DATA_DIR: sandbox.folder });
    source = await sandbox.migrated();
    await recordHour(source);
  });
  afterAll(() => sandbox.clear());

  /** Records and seals rows. @returns a checkpoint about them */
  async function recordHour(database: TestDatabase): Promise<string> {
    await database.dataSource.query(
      `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients)
       select n % 2 + 1, 1, 'key', 'read', 'patient', array[n] from generate_series(1, 6) n`,
    );
    const service = await database.connectAsService(2);
    await sealBlocks(service);
    return (await makeCheckpoint(service, { keys, isForced: true })) ?? '';
  }

  it('begins an epoch when it is restored, so that a later checkpoint names the blocks that the restore has lost', async () => {
    const { path, manifest } = await sandbox.backUp(source.administration, 'backup.tar.gz');
    const later = await recordHour(source);
    const target = await sandbox.empty();
    await sandbox.restore(path, target, { audit: RESTORE });
    const service = await target.connectAsService(2);
    await sealBlocks(service);
    const { isIntact, lost, epochs } = await verifyTrail(service, {
      notes: [later],
      trustedKeys: keys.map(({ publicKey }) => publicKey),
    });
    expect([isIntact, epochs]).toMatchObject([
      true,
      [{ number: 2, blocks: 2, reason: `restore of the backup of ${manifest.instant}` }],
    ]);
    expect(lost).toEqual([
      expect.stringMatching(/^Blocks 3 to 4, which the checkpoint of the file of .+ covers, were lost before epoch 2 began/),
    ]);
    // New blocks have the numbers of the lost ones, and belong to the new epoch.
    expect(await target.dataSource.query('select position, epoch from audit_block order by position')).toEqual([
      { position: 1, epoch: 1 },
      { position: 2, epoch: 1 },
      { position: 3, epoch: 2 },
    ]);
  });

  it('is verified by a test of the backup, which begins no epoch', async () => {
    const { path } = await sandbox.backUp(source.administration, 'intact.tar.gz');
    expect((await verifyBackup(await openBackupFile(path))).trail).toMatchObject({ isIntact: true, rows: 6, epochs: [] });
    await source.dataSource.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query('update audit_event set status = 404 where id = 4');
    });
    const { path: changed } = await sandbox.backUp(source.administration, 'changed.tar.gz');
    await expect(verifyBackup(await openBackupFile(changed))).rejects.toThrow(
      'The audit trail in the backup is not intact (organization 1, block 1, row 4): The row was changed.',
    );
  });
});
