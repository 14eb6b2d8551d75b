import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

describe('database constraints on the custody of devices', () => {
  let database: TestDatabase;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  /** Returns the name of the constraint that rejects a statement, or null if the statement succeeds. */
  const refusedBy = async (statement: string, values: unknown[] = []) => {
    try {
      await database.dataSource.query(statement, values);
      return null;
    } catch (error) {
      return (error as { driverError: { constraint?: string } }).driverError.constraint;
    }
  };
  const assign = async (deviceId: number, from: string, until: string | null) =>
    refusedBy(
      `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp) values ($1, $2, $3, $4, $5)`,
      [mine.organizationId, deviceId, (await mine.patient()).id, from, until],
    );

  it('allow only one patient at a time to hold a device', async () => {
    const [{ id }, other] = [await mine.device({ currentPatientId: null }), await mine.device({ currentPatientId: null })];
    const overlap = 'device_assignment_one_at_a_time';
    expect(await assign(id, '2026-01-10Z', '2026-01-20Z')).toBeNull();
    for (const [from, until] of [
      ['2026-01-10Z', '2026-01-20Z'],
      ['2026-01-01Z', '2026-01-10T00:00:00.001Z'],
      ['2026-01-19T23:59:59.999Z', null],
      ['2026-01-12Z', '2026-01-13Z'],
      ['2026-01-01Z', null],
    ] as const) {
      expect(await assign(id, from, until)).toBe(overlap);
    }
    // Assignment periods are half-open: an assignment may begin at the instant at which another one ends.
    expect([await assign(id, '2026-01-01Z', '2026-01-10Z'), await assign(id, '2026-01-20Z', null)]).toEqual([null, null]);
    expect(await assign(id, '2027-01-01Z', null)).toBe(overlap);
    expect(await assign(other.id, '2026-01-12Z', null)).toBeNull();
  });

  it('reject an assignment that ends before it begins', async () => {
    const { id } = await mine.device({ currentPatientId: null });
    expect(await assign(id, '2026-01-10Z', '2026-01-09Z')).toBe('device_assignment_check');
  });

  it('require a patient if and only if a device is withPatient, and a site if it is availableAtSite', async () => {
    const { id } = await mine.device({ currentPatientId: null });
    const patient = await mine.patient();
    const set = (columns: string, value: unknown) =>
      refusedBy(`update device set ${columns} where id = $1 and $2::bigint > 0`, [id, value]);
    expect(await set(`current_status = 'withPatient'`, 1)).toBe('device_check');
    expect(await set('current_patient_id = $2', patient.id)).toBe('device_check');
    expect(await set(`current_status = 'availableAtSite'`, 1)).toBe('device_check1');
    expect(await set(`current_status = 'withPatient', current_patient_id = $2`, patient.id)).toBeNull();
    expect(await set(`current_status = 'stolen', current_patient_id = null`, 1)).toBe('device_current_status_check');
  });
});
