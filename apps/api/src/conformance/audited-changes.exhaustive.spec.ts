import { Factory } from '@rpm/data-access/testing';
import { Database } from '@rpm/database';
import { ORGANIZATION_TABLES } from '@rpm/schema';
import { AuditRows } from '../testing/audit-rows';
import { type DocumentedOperation } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { type AuditedOrganization, insertAuditedRows, sendExample, WRITES } from './audit-walk';

const nameOf = ({ method, template }: DocumentedOperation) => `${method} ${template}`;

/** Changes whose rows are stored beside the transaction of the change, and why. */
const BESIDE: Readonly<Record<string, string>> = {
  'POST /api/v3/file-import/{fileImportId}/start':
    'Readings are stored in many transactions, and the row with the answer of the request.',
  'POST /api/v3/file-import/{fileImportId}/undo': 'As above.',
  'POST /api/v3/ingest-replay': 'As above.',
  'POST /api/v3/webhook/{webhookId}/test': 'The request is sent, and its log stored, before the answer is known.',
};

/**
 * Changes whose examples leave no changed row: they repeat what is stored, or remove a row. They are sent with an idempotency key, which is stored in the
 * transaction of the change.
 */
const leavesNoRow = ({ template }: DocumentedOperation) =>
  /-reading\/batch$|ingest-source\/\{\w+\}\/test$|blood-glucose-reading\/\{readingId\}\/assign-patient$|\/enable$|\/remove$/.test(
    template,
  );

/** Changes whose row is stored by the statement that stores the reading, and not by `Database.write`. */
const isStoredByStatement = ({ template, method }: DocumentedOperation) =>
  method === 'POST' && /-reading(\/batch)?$/.test(template);

describe('the row of a change in the audit trail', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  /** Returns a function that sends the example of a change, and reports whether its row and the change have one transaction. */
  const inNewOrganization = async () => {
    const { dataSource } = api.database;
    const factory = await Factory.inNewOrganization(dataSource);
    const organization: AuditedOrganization = await insertAuditedRows(factory);
    const { organizationId } = factory;
    const rows = new AuditRows(dataSource, organizationId);
    await rows.added();
    const ids: Record<string, string> = { organization: 'id' };
    const changed = ['organization', ...ORGANIZATION_TABLES].map(
      (table) => `select 1 from ${table} where ${ids[table] ?? 'organization_id'} = $1 and xmin = e.xmin`,
    );
    return async (one: DocumentedOperation) => {
      const { status } = await sendExample(api, one, organization, {
        ...(leavesNoRow(one) && { headers: { 'Idempotency-Key': nameOf(one) } }),
      });
      const added = await rows.added();
      const together = await dataSource.query<{ id: number }[]>(
        `select id::float8 from audit_event e where organization_id = $1 and id = any($2) and exists (${changed.join(' union all ')})`,
        [organizationId, added.map(({ id }) => id)],
      );
      return { status, rows: added.length, together: together.length };
    };
  };

  it('is stored in the transaction of the change, or of its own if that one is rolled back', async () => {
    const send = await inNewOrganization();
    const [wrong, carriedOut]: [object[], string[]] = [[], []];
    for (const one of WRITES) {
      const result = await send(one);
      const isCarriedOut = result.status < 300 && !(nameOf(one) in BESIDE);
      if (isCarriedOut) carriedOut.push(nameOf(one));
      // A request that is invalid has no row.
      const isRight = isCarriedOut ? result.together === 1 : result.together === 0 && (result.rows > 0 || result.status === 400);
      if (!isRight) wrong.push({ name: nameOf(one), ...result });
    }
    expect(wrong).toEqual([]);
    // Requests that are refused would prove little.
    expect(carriedOut.length).toBeGreaterThan(WRITES.length / 2);
  });

  it('is not found by this spec in the transaction of a change that forgets it', async () => {
    const send = await inNewOrganization();
    const { write } = Database.prototype;
    const planted = jest.spyOn(Database.prototype, 'write').mockImplementation(function (this: Database, request, ...others) {
      return write.call(this, { ...request, audit: undefined }, ...others);
    });
    const unnoticed: string[] = [];
    try {
      for (const one of WRITES) if (!isStoredByStatement(one) && (await send(one)).together > 0) unnoticed.push(nameOf(one));
    } finally {
      planted.mockRestore();
    }
    expect(unnoticed).toEqual([]);
  });
});
