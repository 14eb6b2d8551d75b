import { type Database } from '@rpm/database';
import { ORGANIZATION_TABLES, migrate } from '@rpm/schema';
import { Factory } from '@rpm/data-access/testing';
import { restoreLandedDatabase } from '@rpm/schema/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { countRowsOfOrganization, deleteOrganization, type RowCounts } from './delete-organization';

/** The organization in the stored database of an earlier version, which has rows in most tables. */
const CLINIC = 1;
/** Tables to which triggers write while the rows of all other tables are deleted. */
const WRITTEN_MEANWHILE = [
  'deleted_resource',
  'reading_count_delta',
  'adherence_recheck',
  'webhook_log_delta',
  'adherence_count',
];

describe('deleteOrganization', () => {
  let database: TestDatabase;
  let service: Database;
  let other: Factory;

  beforeEach(async () => {
    database = await restoreLandedDatabase('0e9fc29');
    service = await database.connectAsService(6);
    await migrate(service);
    other = await Factory.inNewOrganization(database.dataSource);
    const patient = await other.patient();
    await other.device({ currentPatientId: patient.id, currentStatus: 'withPatient' });
    await other.reading({ patientId: patient.id });
    await other.webhook();
  });
  afterEach(() => database.drop());

  const rowsOf = async (organizationId: number) => {
    const counts: RowCounts = {};
    for (const table of ORGANIZATION_TABLES) {
      const [row] = await database.dataSource.query<{ rows: number }[]>(
        `select count(*)::int as rows from ${table} where organization_id = $1`,
        [organizationId],
      );
      if (row && row.rows > 0) counts[table] = row.rows;
    }
    return counts;
  };
  const withoutTables = (counts: RowCounts, tables: readonly string[]) =>
    Object.fromEntries(Object.entries(counts).filter(([table]) => !tables.includes(table)));
  const takeBackDevices = () =>
    database.dataSource.query(`update device set current_patient_id = null, current_status = 'lost' where organization_id = $1`, [
      CLINIC,
    ]);
  const endClaims = () =>
    database.dataSource.query('update webhook_delivery set owner = null where organization_id = $1', [CLINIC]);

  it('deletes all rows of the organization, as many as were counted before, and no row of another organization', async () => {
    await takeBackDevices();
    await endClaims();
    const [counted, before] = [await countRowsOfOrganization(service, CLINIC), await rowsOf(other.organizationId)];
    expect(counted).toEqual(await rowsOf(CLINIC));
    expect(Object.keys(counted).length).toBeGreaterThan(50);
    const deleted = await deleteOrganization(service, CLINIC);
    expect(withoutTables(deleted, WRITTEN_MEANWHILE)).toEqual(withoutTables(counted, WRITTEN_MEANWHILE));
    expect(await rowsOf(CLINIC)).toEqual({});
    expect(await rowsOf(other.organizationId)).toEqual(before);
    expect(await database.dataSource.query('select id from organization')).toEqual([{ id: other.organizationId }]);
  });

  it('changes nothing while patients hold devices', async () => {
    const before = await rowsOf(other.organizationId);
    const refusal = /Patients still hold \d device\(s\) of this organization/;
    await expect(countRowsOfOrganization(service, other.organizationId)).rejects.toThrow(refusal);
    await expect(deleteOrganization(service, other.organizationId)).rejects.toThrow(refusal);
    expect(await rowsOf(other.organizationId)).toEqual(before);
    const enabled = 'select enabled from webhook where organization_id = $1';
    expect(await database.dataSource.query(enabled, [other.organizationId])).toEqual([{ enabled: true }]);
  });

  it('deletes an organization whose patients hold exactly the confirmed number of devices', async () => {
    await expect(deleteOrganization(service, other.organizationId, 1)).rejects.toThrow(
      'Patients still hold 2 device(s) of this organization, not 1.',
    );
    await expect(countRowsOfOrganization(service, other.organizationId)).rejects.toThrow('--held-devices 2');
    const counted = await countRowsOfOrganization(service, other.organizationId, 2);
    expect(counted).toEqual(await rowsOf(other.organizationId));
    const deleted = await deleteOrganization(service, other.organizationId, 2);
    expect(withoutTables(deleted, WRITTEN_MEANWHILE)).toEqual(withoutTables(counted, WRITTEN_MEANWHILE));
    expect(await rowsOf(other.organizationId)).toEqual({});
  });

  it('waits for a transaction that is adding a row, and also deletes this row', async () => {
    await takeBackDevices();
    await endClaims();
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `insert into patient (organization_id, first_name, last_name, sex) values ($1, 'Late', 'Arrival', 'unknown')`,
      [CLINIC],
    );
    const deletion = deleteOrganization(service, CLINIC);
    // The deletion has revoked the keys already, so its next step is to wait for the transaction.
    const revoked = 'select 1 from api_key where organization_id = $1 and revoke_timestamp is null';
    while ((await database.dataSource.query<unknown[]>(revoked, [CLINIC])).length > 0);
    await runner.commitTransaction();
    await runner.release();
    await deletion;
    expect(await rowsOf(CLINIC)).toEqual({});
  });

  it('disables keys and webhooks first, so that it can be repeated after it failed', async () => {
    await takeBackDevices();
    await endClaims();
    // A table of an operator refers to a patient, so that the patient cannot be deleted.
    await database.dataSource.query(
      'create table note (organization_id bigint, patient_id bigint, foreign key (organization_id, patient_id) references patient (organization_id, id))',
    );
    await database.dataSource.query(
      'insert into note select organization_id, id from patient where organization_id = $1 limit 1',
      [CLINIC],
    );
    const before = await rowsOf(CLINIC);
    await expect(deleteOrganization(service, CLINIC)).rejects.toThrow('note');
    expect(withoutTables(await rowsOf(CLINIC), ['event', 'webhook_delivery'])).toEqual(
      withoutTables(before, ['event', 'webhook_delivery']),
    );
    await database.dataSource.query('drop table note');
    await deleteOrganization(service, CLINIC);
    expect(await rowsOf(CLINIC)).toEqual({});
  });
});
