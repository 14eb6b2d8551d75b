import { isAuditKey, loadSigningKeys, makeCheckpoint, sealBlocks, type SigningKey, verifyTrail } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { type TestDatabase } from '@rpm/database/testing';
import { randomBytes } from 'node:crypto';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { type Entry } from '../archive/tar';
import { archive, openSnapshot } from '../create/create-backup';
import { BackupSandbox, changedJson, entriesOf, forgedArchive, writeArchive } from '../testing';
import { deleteOrganization } from './delete-organization';
import { importOrganization, type OrganizationImportOptions } from './import-organization';

const CLINIC = { id: 1, name: 'Fixture Clinic' };

const RECORD = `
  insert into audit_event (organization_id, rows, actor_kind, actor_id, asserted_actor, action, resource, patients, address, digests)
  select n % 2 + 1, 1, 'key', 1, 'jane "' || n || '"', 'read', 'patient', array[n], '192.0.2.1', sha256(n::text::bytea) from generate_series(1, $1::integer) n`;

const CONTENTS = `
  select array_agg(to_jsonb(e) - '{id,organization_id}'::text[] order by id) as rows from audit_event e
  where organization_id = $1 and resource <> 'organization import'`;

describe('importOrganization with an audit trail', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let target: TestDatabase;
  let service: Database;
  let entries: Entry[];
  let keys: SigningKey[];

  beforeAll(async () => {
    [source, target] = [await sandbox.full(), await sandbox.migrated()];
    service = await target.connectAsService(4);
    keys = await loadSigningKeys({ AUDIT_SIGNING_KEY: randomBytes(32).toString('base64'), DATA_DIR: sandbox.folder });
    await source.dataSource.query(`update organization set recorded_since = '2026-01-31Z'`);
    await source.dataSource.query(RECORD, [10]);
    const recorder = await source.connectAsService(2);
    await sealBlocks(recorder);
    await makeCheckpoint(recorder, { keys, isForced: true });
    entries = await entriesOf(await write('organization.tar.gz'));
  });
  afterAll(() => sandbox.clear());

  async function write(name: string): Promise<string> {
    const path = sandbox.path(name);
    const snapshot = await openSnapshot(source.connection, CLINIC);
    await writeBackupFile(path, () => archive(snapshot), { origin: snapshot.manifest }).finally(() => snapshot.close());
    return path;
  }

  /** Imports a file of these entries, with correct checksums. */
  async function importEntries(changed: readonly Entry[], options: OrganizationImportOptions) {
    const path = sandbox.path('changed.tar.gz');
    writeArchive(path, forgedArchive(changed));
    return importOrganization(service, await openBackupFile(path), options);
  }

  const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
    entries.map((entry) => (entry.name === 'manifest.json' ? changedJson(entry, change) : entry));
  const withoutTrail = (all: readonly Entry[]) => all.filter(({ name }) => !name.startsWith('audit/'));
  const withTrail = (change: (text: string) => string) =>
    entries.map((entry) =>
      entry.name.startsWith('audit/') ? { ...entry, content: Buffer.from(change(entry.content.toString())) } : entry,
    );
  const contents = ({ dataSource }: TestDatabase, id: number) => dataSource.query<object[]>(CONTENTS, [id]);
  const recordedSince = async (id: number) => {
    const [row] = await target.dataSource.query<{ since: Date; version: number }[]>(
      'select recorded_since as since, version from organization where id = $1',
      [id],
    );
    return row;
  };

  it('keeps the rows as an earlier segment, also after the organization was deleted', async () => {
    const { id, trail } = await importEntries(entries, { name: 'Kept' });
    expect(trail).toMatchObject({ blocks: 1, rows: 5 });
    expect(isAuditKey(trail?.signer ?? '')).toBe(true);
    expect(await contents(target, id)).toEqual(await contents(source, CLINIC.id));
    const [original] = await source.dataSource.query<{ version: number }[]>('select version from organization where id = 1');
    expect(await recordedSince(id)).toEqual({ since: new Date('2026-01-31Z'), version: original?.version });
    await sealBlocks(service);
    expect(await verifyTrail(service)).toMatchObject({ isIntact: true, segments: 1, rows: 6 });
    await target.dataSource.query(
      `update device set current_patient_id = null, current_status = 'lost' where organization_id = $1 and current_patient_id is not null`,
      [id],
    );
    await deleteOrganization(service, id);
    expect(await contents(target, id)).toEqual(await contents(source, CLINIC.id));
    expect(await verifyTrail(service)).toMatchObject({ isIntact: true, segments: 1 });
  });

  it('takes the trail of a file that is migrated first as it is', async () => {
    // A file in the first format is stored in a temporary database and exported again, as that of an older version is.
    const older = withManifest((manifest) => ({ ...manifest, format: 'rpm-backup/1' }));
    const { id, trail } = await importEntries(older, { name: 'Older' });
    expect(trail).toMatchObject({ blocks: 1, rows: 5 });
    expect(await contents(target, id)).toEqual(await contents(source, CLINIC.id));
    await sealBlocks(service);
    expect((await verifyTrail(service)).isIntact).toBe(true);
  });

  it('imports a file without rows of the trail as recorded since the import', async () => {
    const before = Date.now();
    const { id, trail } = await importEntries(withoutTrail(withManifest((manifest) => ({ ...manifest, auditTrail: null }))), {
      name: 'New',
    });
    expect(trail).toBeNull();
    expect((await recordedSince(id))?.since.getTime()).toBeGreaterThan(before - 60_000);
  });

  it('accepts the expected key, and refuses another one', async () => {
    const { trail } = await importEntries(entries, { name: 'Expected' });
    const auditKey = trail?.signer ?? '';
    await importEntries(entries, { name: 'Expected again', auditKey });
    const other = auditKey.replace(/^rpm-audit\/[^+]+/, `rpm-audit/${crypto.randomUUID()}`);
    await expect(importEntries(entries, { name: 'Refused', auditKey: other })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('was not signed with the key of --audit-key'),
    });
    const without = withoutTrail(withManifest((manifest) => ({ ...manifest, auditTrail: null })));
    await expect(importEntries(without, { name: 'Refused', auditKey })).rejects.toMatchObject({ code: 'refused' });
  });

  it.each<[string, () => Entry[], string]>([
    [
      'a changed row',
      () => withTrail((text) => text.replace('"status":null', '"status":404')),
      'does not verify: in block 1: A row of the block was changed.',
    ],
    ['a missing row', () => withTrail((text) => text.replace(/^\{"format".*\n/m, '')), 'block 1 has 4 rows instead of 5'],
    ['an incomplete line', () => withTrail((text) => text.slice(0, -1)), 'its audit trail has an incomplete line'],
    [
      'a row that the database refuses',
      () => withTrail((text) => text.replace('"192.0.2.1', '"none')),
      'the database refuses rows of the audit trail',
    ],
    ['no trail, although its description has one', () => withoutTrail(entries), 'it ends after block 0, and has 1'],
    [
      'no description of a trail',
      () => withoutTrail(withManifest(({ auditTrail: _, ...manifest }) => manifest)),
      'its audit trail is missing',
    ],
  ])('refuses a file with %s, and imports nothing', async (_, change, message) => {
    await expect(importEntries(change(), { name: 'Refused' })).rejects.toThrow(message);
    expect(await target.dataSource.query(`select from organization where name = 'Refused'`)).toEqual([]);
  });
});
