import { type TestDatabase } from '@rpm/database/testing';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { archive, openSnapshot } from '../create/create-backup';
import { BackupSandbox } from '../testing';
import { importOrganization } from './import-organization';

const ORGANIZATION = { id: 1, name: 'Fixture Clinic' };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const IDENTITY = {
  uuid: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  base: 'https://ids.example.org',
  system: 'urn:oid:2.16.840.1.113883.19.5',
  fixed: new Date('2026-01-31T08:00:00.000Z'),
};

describe('the identity in FHIR of an imported organization', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let path: string;

  beforeAll(async () => {
    source = await sandbox.full();
    await source.dataSource.query(
      'update organization set uuid = $1, fhir_base = $2, external_identifier_system = $3, fhir_fix_timestamp = $4',
      Object.values(IDENTITY),
    );
    path = await write('organization.tar.gz');
  });
  afterAll(() => sandbox.clear());

  async function write(name: string): Promise<string> {
    const file = sandbox.path(name);
    const snapshot = await openSnapshot(source.connection, ORGANIZATION);
    await writeBackupFile(file, () => archive(snapshot), { origin: snapshot.manifest }).finally(() => snapshot.close());
    return file;
  }

  async function importedInto(target: TestDatabase, file: string, name: string) {
    const { id, isCopy } = await importOrganization(await target.connectAsService(2), await openBackupFile(file), { name });
    const [identity] = await target.dataSource.query<object[]>(
      'select uuid, fhir_base as base, external_identifier_system as system, fhir_fix_timestamp as fixed from organization where id = $1',
      [id],
    );
    return { isCopy, identity };
  }

  it('stays the same in another database, and a second copy there gets a UUID of its own and no base', async () => {
    const target = await sandbox.migrated();
    expect(await importedInto(target, path, 'First')).toEqual({ isCopy: false, identity: IDENTITY });
    const { identity, isCopy } = await importedInto(target, path, 'Second');
    expect({ identity, isCopy }).toEqual({
      isCopy: true,
      identity: { uuid: expect.stringMatching(UUID) as string, base: null, system: IDENTITY.system, fixed: null },
    });
    expect(identity).not.toMatchObject({ uuid: IDENTITY.uuid });
  });

  it('stays the same in its database after the exported organization was deleted', async () => {
    const target = await sandbox.migrated();
    await importedInto(target, path, 'Original');
    await target.dataSource.query('delete from event_publication');
    await target.dataSource.query(
      `set session_replication_role = replica; delete from organization; reset session_replication_role`,
    );
    expect(await importedInto(target, path, 'Copy')).toEqual({ isCopy: false, identity: IDENTITY });
  });

  it('is assigned at once if the exported organization has none yet', async () => {
    await source.dataSource.query('update organization set uuid = null, fhir_base = null, fhir_fix_timestamp = null');
    expect(await importedInto(await sandbox.migrated(), await write('without.tar.gz'), 'Clinic')).toEqual({
      isCopy: false,
      identity: { uuid: expect.stringMatching(UUID) as string, base: null, system: IDENTITY.system, fixed: null },
    });
  });
});
