import { READING_KIND_NAMES } from '@rpm/domain';
import { PatientRepository, recheckAdherenceDays, countReadings, readingsToCount } from '@rpm/data-access';
import { type Database, unnamedStatement } from '@rpm/database';
import { BackupSandbox, exportedRowDigests } from '../testing';
import { Factory } from '@rpm/data-access/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { openBackupFile, writeBackupFile } from '../archive/backup-file';
import { archive, openSnapshot } from '../create/create-backup';
import { inexactTotals } from '../restore/exact-totals';
import { importOrganization, type OrganizationImportOptions } from './import-organization';
import { restoreBackup } from '../restore/restore-backup';

const ORGANIZATION = { id: 1, name: 'Fixture Clinic' };

describe('importOrganization', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;
  let path: string;

  beforeAll(async () => {
    source = await sandbox.full();
    path = await write(source, 'organization.tar.gz');
  });
  afterAll(() => sandbox.clear());

  /** Writes an export in the role of the service. */
  async function write({ connection }: TestDatabase, name: string): Promise<string> {
    const file = sandbox.path(name);
    const snapshot = await openSnapshot(connection, ORGANIZATION);
    await writeBackupFile(file, () => archive(snapshot), { origin: snapshot.manifest }).finally(() => snapshot.close());
    return file;
  }

  const importInto = async (target: Database, options?: OrganizationImportOptions) =>
    importOrganization(target, await openBackupFile(path), options);

  const countAll = async (service: Database) => {
    while ((await readingsToCount(service, 1)).length > 0) {
      for (const kind of READING_KIND_NAMES) while (await countReadings(service, kind));
    }
  };

  it('creates a new organization with all rows, ids, times and versions in a database with other organizations, each time it is called', async () => {
    const target = await sandbox.full();
    const other = await Factory.inNewOrganization(target.dataSource);
    await other.reading({ patientId: (await other.patient()).id });
    const [rows, before] = [
      await exportedRowDigests(source, ORGANIZATION.id),
      await exportedRowDigests(target, other.organizationId),
    ];
    const service = await target.connectAsService(4);
    for (const name of ['First copy', 'Second copy']) {
      const { id, sums } = await importInto(service, { name });
      expect(await exportedRowDigests(target, id)).toEqual(rows);
      expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(25);
    }
    expect(await exportedRowDigests(target, other.organizationId)).toEqual(before);
    expect(await target.dataSource.inTransaction('unscoped', inexactTotals)).toEqual([]);
    await countAll(service);
    expect(await target.dataSource.inTransaction('unscoped', inexactTotals)).toEqual([]);
  });

  it('makes the imported patients findable by name at once, although the words of the search are not in the export', async () => {
    const target = await sandbox.migrated();
    const service = await target.connectAsService(4);
    const { id } = await importInto(service);
    const patients = await target.dataSource.query<{ id: number; name: string }[]>(
      `select id, last_name || ', ' || first_name as name from patient where merged_into is null order by id`,
    );
    expect(patients.length).toBeGreaterThan(0);
    const request = { organizationId: id, expectedEntityTags: null, idempotency: null };
    for (const patient of patients) {
      const { text } = await new PatientRepository(service).search(request, { query: patient.name, size: 50 });
      expect(JSON.parse(text)).toEqual({
        content: expect.arrayContaining([expect.objectContaining({ id: patient.id })]),
        complete: true,
        preparing: false,
      });
    }
  });

  it('finds the Observations that have ended in the histories of the imported readings, because they are not in the export', async () => {
    const [clinic, target] = [await sandbox.full(), await sandbox.migrated()];
    const ended = (database: TestDatabase, organizationId: number) =>
      database.dataSource.query<object[]>(
        `select kind, reading_id, patient_id, companion, version, end_timestamp from ended_observation where organization_id = $1
         order by kind, reading_id, patient_id, companion`,
        [organizationId],
      );
    const [one, other] = await clinic.dataSource.query<{ id: number }[]>(
      `select patient_id as id from weight_reading where organization_id = 1 and void_timestamp is null and patient_id is not null
       group by 1 order by count(*) desc limit 2`,
    );
    const request = { organizationId: ORGANIZATION.id, expectedEntityTags: null, idempotency: null };
    const merged = { patient: { id: one?.id ?? 0 } };
    await new PatientRepository(await clinic.connectAsService(2)).merge(request, other?.id ?? 0, merged);
    const stored = await ended(clinic, ORGANIZATION.id);
    expect(stored.length).toBeGreaterThan(0);
    const file = await openBackupFile(await write(clinic, 'merged.tar.gz'));
    const { id } = await importOrganization(await target.connectAsService(4), file);
    expect(await ended(target, id)).toEqual(stored);
  });

  it('records the days of adherence for the imported patients, although patients of another organization have the same ids', async () => {
    const target = await sandbox.full();
    const service = await target.connectAsService(4);
    const { id } = await importInto(service, { name: 'Copy' });
    await target.dataSource.query(
      'insert into adherence_recheck (organization_id, patient_id) select organization_id, id from patient',
    );
    await countAll(service);
    await recheckAdherenceDays(service);
    const days = `select array_agg(to_jsonb(a) - 'organization_id' order by patient_id) as days from adherence_days a where organization_id = $1`;
    const [original] = await target.dataSource.query<{ days: unknown[] }[]>(days, [ORGANIZATION.id]);
    expect(original?.days.length).toBeGreaterThan(0);
    expect(await target.dataSource.query(days, [id])).toEqual([original]);
  });

  it('imports into an empty database, whose identity columns then continue after the imported ids', async () => {
    const target = await sandbox.migrated();
    const service = await target.connectAsService(4);
    const { id } = await importInto(service);
    await countAll(service);
    expect(await target.dataSource.inTransaction('unscoped', inexactTotals)).toEqual([]);
    const greatest = async (table: string) => {
      const [row] = await target.dataSource.query<{ id: number }[]>(`select max(id)::int as id from ${table}`);
      return row?.id ?? 0;
    };
    const [patients, readings] = [await greatest('patient'), await greatest('blood_glucose_reading')];
    const factory = await Factory.inNewOrganization(target.dataSource);
    const patient = await factory.patient();
    expect(patient.id).toBeGreaterThan(patients);
    await factory.reading({ patientId: patient.id });
    expect(await greatest('blood_glucose_reading')).toBeGreaterThan(readings);
    const settings = await target.dataSource.query('select name, version from organization where id = $1', [id]);
    expect(settings).toEqual(await source.dataSource.query('select name, version from organization where id = 1'));
  });

  it('keeps the counts of readings exact, although readings are stored while the import runs', async () => {
    const target = await sandbox.full();
    const service = await target.connectAsService(6);
    const other = await Factory.inNewOrganization(target.dataSource);
    const patientId = (await other.patient()).id;
    const importing = { isDone: false };
    const insert = `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
      select $organizationId, $patientId, timestamptz '2026-01-01Z' + $minute * interval '1 minute', 150, false`;
    const posts = (async () => {
      for (let minute = 0; !importing.isDone || minute < 20; minute++)
        await service.run(
          { organizationId: other.organizationId },
          unnamedStatement<{ patientId: number; minute: number }>(insert),
          { patientId, minute },
        );
    })();
    const counting = (async () => {
      while (!importing.isDone) {
        await readingsToCount(service, 1);
        for (const kind of READING_KIND_NAMES) await countReadings(service, kind);
      }
    })();
    for (const name of ['One', 'Two', 'Three']) await importInto(service, { name });
    importing.isDone = true;
    await Promise.all([posts, counting]);
    expect(await target.dataSource.inTransaction('unscoped', inexactTotals)).toEqual([]);
    await countAll(service);
    expect(await target.dataSource.inTransaction('unscoped', inexactTotals)).toEqual([]);
  });

  it('rejects a name that another organization has, and leaves no rows', async () => {
    const service = await source.connectAsService(2);
    await expect(importInto(service)).rejects.toThrow('There is an organization of this name already');
    expect(await source.dataSource.query('select from organization')).toHaveLength(1);
  });

  it('leaves no rows if it is interrupted', async () => {
    const service = await source.connectAsService(2);
    const interruption = new AbortController();
    const attempt = importInto(service, {
      name: 'Interrupted',
      signal: interruption.signal,
      onProgress: ({ table }) => table === 'patient' && interruption.abort(),
    });
    await expect(attempt).rejects.toThrow();
    expect(await source.dataSource.query('select from organization')).toHaveLength(1);
  });

  it('rejects a database of another version and a backup; a restore rejects an export', async () => {
    const service = await source.connectAsService(2);
    const { path: backup } = await sandbox.backUp(source.administration, 'database.tar.gz');
    await expect(importOrganization(service, await openBackupFile(backup))).rejects.toThrow('a backup of a whole database');
    const empty = await sandbox.empty();
    await expect(sandbox.restore(path, empty)).rejects.toThrow('the export of one organization');
    await expect(restoreBackup(await empty.connectAsService(2), await openBackupFile(path))).rejects.toThrow(
      'organization import',
    );
    const older = await sandbox.migrated();
    await older.dataSource.query('delete from migration where id = (select max(id) from migration)');
    await expect(importInto(await older.connectAsService(2))).rejects.toThrow(
      'has the schema of an older version of the service',
    );
  });
});
