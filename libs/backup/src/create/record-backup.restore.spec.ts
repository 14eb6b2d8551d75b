import { Database } from '@rpm/database';
import { Replication } from '@rpm/embedded-postgres/testing';
import { migrate } from '@rpm/schema';
import { recordBackup } from './record-backup';

describe('recordBackup on a standby', () => {
  const servers = new Replication();
  const isInstalled = Replication.obstacle() === null;

  beforeAll(async () => {
    if (!isInstalled) return;
    await servers.startPrimary();
    await servers.administer('create role rpm_backup login bypassrls in role pg_read_all_data');
    const database = new Database({ connection: servers.connection('primary'), poolSize: 2, patience: 'work' });
    await migrate(await database.initialize());
    await database.destroy();
    await servers.startStandby();
  });
  afterAll(() => servers.stop());

  /** Returns the rows about backups in the primary server. */
  const recorded = () =>
    servers.administer('select organization_id::int as organization, asserted_actor as actor, action from audit_event', {
      database: 'rpm',
    });

  it('stores the row in the primary server as the role for backups, and refuses a backup without one unless it is permitted', async () => {
    // PostgreSQL 15 is a package of Debian 12 that is not installed on every machine.
    if (!isInstalled) return;
    const standby = servers.connection('standby', 'rpm_backup');
    const record = { operator: 'jane', primary: undefined, isUnrecorded: false };
    await expect(recordBackup(standby, record)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Set DATABASE_PRIMARY_URL'),
    });
    await recordBackup(standby, { ...record, isUnrecorded: true });
    expect(await recorded()).toEqual([]);
    await recordBackup(standby, { ...record, primary: servers.connection('primary', 'rpm_backup') });
    expect(await recorded()).toEqual([{ organization: 0, actor: 'jane', action: 'export' }]);
    // A server that is itself a standby cannot store the row.
    await expect(recordBackup(standby, { ...record, primary: standby })).rejects.toMatchObject({ code: 'unrecorded' });
  });
});
