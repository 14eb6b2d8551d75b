import { type Database, unnamedStatement } from '@rpm/database';
import {
  createTestDatabase,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  sentStatements,
  type TestDatabase,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { AuditEventRepository } from './audit-event.repository';

const ROWS = 30_000;
const PATIENTS = 3_000;

describe('query plans of the audit trail', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    const mine = await Factory.inNewOrganization(database.dataSource);
    ({ organizationId } = mine);
    patientId = (await mine.patient()).id;
    const other = await Factory.inNewOrganization(database.dataSource);
    for (const id of [organizationId, other.organizationId]) {
      await database.dataSource.query(
        `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients)
         select $1, 1, 'service', 'read', 'patient', array[$2::bigint + n % ${PATIENTS}] from generate_series(1, ${ROWS}) n`,
        [id, patientId],
      );
    }
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  /** Returns the nodes of the generic plan that the ordinary role executes for the last statement of a call. @param patient the setting that precedes it */
  async function planOf(call: () => Promise<unknown>, patient: string): Promise<PlanNode[]> {
    const { text, values = [] } = (await sentStatements(service, call)).at(-1) ?? { text: '' };
    const literals = values.map((value) => {
      if (value === null) return 'null';
      return Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`;
    });
    return service.inTransaction({ organizationId }, async (transaction) => {
      await transaction.manager.query(`set local plan_cache_mode = force_generic_plan`);
      if (patient !== '') {
        await transaction.manager.query(
          `select set_config('rpm.audited_patient', $1, true), set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
          [patient],
        );
      }
      await transaction.manager.query(`prepare audited as ${text}`);
      const [row] = await transaction.run(
        unnamedStatement<object, ExplainResult>(
          `explain (analyze, timing off, format json) execute audited(${literals.join(', ')})`,
        ),
        {},
      );
      await transaction.run(unnamedStatement('deallocate audited'), {});
      return planNodesOf(row?.['QUERY PLAN'][0].Plan);
    });
  }

  /** Returns the number of rows of the trail that a plan has read, also those that it has then left out. */
  const rowsRead = (nodes: readonly PlanNode[]) =>
    nodes
      .filter((node) => /^audit_event/.test(String(node['Relation Name'])))
      .reduce((sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)), 0);

  const events = () => new AuditEventRepository(service);

  it.each([
    ['access to a patient', () => events().accessTo(organizationId, patientId, { size: 15 })],
    ['rows of a patient', () => events().list(organizationId, { patientId, size: 15 })],
  ])('finds the %s by the index of patients, though row-level security hides the rows of others', async (_name, call) => {
    const nodes = await planOf(call, `{${patientId}}`);
    const scans = nodes.filter((node) => /patients_idx|of_patient/.test(String(node['Index Name'])));
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) expect(scan['Index Cond']).toMatch(/patients @> /);
    // Rows of this patient in both organizations, and those of the answer a second time.
    expect(rowsRead(nodes)).toBeLessThanOrEqual((2 * ROWS) / PATIENTS + 2 * 16);
  });

  it('reads only the rows of the answer for the newest rows of an organization', async () => {
    const nodes = await planOf(() => events().list(organizationId, { size: 15 }), '');
    expect(rowsRead(nodes)).toBeLessThanOrEqual(2 * 16);
  });
});
