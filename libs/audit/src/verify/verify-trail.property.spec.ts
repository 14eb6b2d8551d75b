import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { sealBlocks } from '../seal/seal-blocks';
import { TrailFixture } from '../testing/trail-fixture';

const RUNS = 25;
const ROWS = 40;
const BLOCKS = 6;

/** SQL for another value of each column of a row. */
const ROW_CHANGES: Readonly<Record<string, string>> = {
  organization_id: 'organization_id + 1000',
  id: 'id + 1000',
  recorded_timestamp: `recorded_timestamp + interval '1 millisecond'`,
  actor_id: 'coalesce(actor_id, 0) + 1',
  session_id: 'coalesce(session_id, 0) + 1',
  resource_id: 'null',
  webhook_id: 'coalesce(webhook_id, 0) + 1',
  request_id: 'gen_random_uuid()',
  rows: 'rows + 1',
  status: '404',
  format: 'format + 1',
  actor_kind: `'cli'`,
  asserted_actor: `coalesce(asserted_actor, '') || ' '`,
  action: `'read'`,
  resource: `'device'`,
  patients: 'patients[:1]',
  further_request_ids: 'array_append(further_request_ids, gen_random_uuid())',
  client_request_hash: `sha256('x')`,
  address: `'198.51.100.1'`,
  host: 'null',
  digests: `digests || '\\x00'`,
  purpose: 'null',
};

/** SQL for another value of each column of a block. */
const BLOCK_CHANGES: Readonly<Record<string, string>> = {
  position: 'position + 1000',
  organization_id: 'organization_id + 1000',
  number: 'number + 1000',
  epoch: 'epoch + 1',
  count: 'count + 1',
  seal_timestamp: `seal_timestamp + interval '1 millisecond'`,
  first_timestamp: `first_timestamp - interval '1 millisecond'`,
  last_timestamp: `last_timestamp + interval '1 millisecond'`,
  ids: `ids + '{[100000,100001)}'`,
  root: `sha256('x')`,
  previous: `sha256('x')`,
  hash: `sha256('x')`,
  marks: `marks || '\\x00000000'`,
};

const ROW = '(select id from audit_event order by id offset $1 limit 1)';
const BLOCK = '(select position from audit_block order by position offset $1 limit 1)';

const columnOf = (changes: Readonly<Record<string, string>>) => fc.constantFrom(...Object.keys(changes));

const row = fc.nat(ROWS - 1);
const block = fc.nat(BLOCKS - 1);

/** One change of rows, blocks or their order, as SQL with its parameters. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(columnOf(ROW_CHANGES), row).map(([column, n]) => ({
      sql: `update audit_event set ${column} = ${ROW_CHANGES[column]} where id = ${ROW}`,
      parameters: [n],
    })),
  },
  { weight: 2, arbitrary: row.map((n) => ({ sql: `delete from audit_event where id = ${ROW}`, parameters: [n] })) },
  {
    weight: 2,
    // An id that nobody has, or that of a row of another organization.
    arbitrary: fc.tuple(row, fc.constantFrom(1, 2, 3)).map(([n, organization]) => ({
      sql: `insert into audit_event (organization_id, id, rows, actor_kind, action, resource, patients) overriding system value
        select $2, id, 1, 'key', 'read', 'patient', '{1}' from audit_event where id = ${ROW}`,
      parameters: [n, organization],
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(row, row)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({
        sql: `with pair as (select array_agg(id) as ids from (select id from audit_event order by id offset $1 limit 1) a),
          other as (select id from audit_event order by id offset $2 limit 1)
        update audit_event e set id = case when e.id = o.id then p.ids[1] else o.id end from pair p, other o where e.id = o.id or e.id = p.ids[1]`,
        parameters: [one, other],
      })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(columnOf(BLOCK_CHANGES), block).map(([column, n]) => ({
      sql: `update audit_block set ${column} = ${BLOCK_CHANGES[column]} where position = ${BLOCK}`,
      parameters: [n],
    })),
  },
  { weight: 2, arbitrary: block.map((n) => ({ sql: `delete from audit_block where position = ${BLOCK}`, parameters: [n] })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 2)
      .map((id) => ({ sql: 'delete from audit_chain where organization_id = $1', parameters: [id] })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 2)
      .map((id) => ({ sql: 'update audit_chain set chain = gen_random_uuid() where organization_id = $1', parameters: [id] })),
  },
);

describe('the verification of the audit trail', () => {
  let trail: TrailFixture;

  beforeEach(async () => {
    trail = await TrailFixture.create();
  });
  afterEach(() => trail.drop());

  it('finds every single change of rows, blocks or their order', async () => {
    const keys = [signingKeyOf(randomBytes(32))];
    for (const rows of [7, 3, 10]) {
      await trail.record(1, rows);
      await trail.record(2, rows + 2);
      await trail.seal();
      await makeCheckpoint(trail.service, { keys, isForced: true });
    }
    await trail.copyTables();
    expect(await trail.verify()).toMatchObject({ isIntact: true, blocks: BLOCKS, checkpoints: 3, faults: [] });
    await fc.assert(
      fc.asyncProperty(change, async ({ sql, parameters }) => {
        const isChanged = await trail.tamper(sql, parameters).then(
          () => true,
          () => false,
        );
        // A change that a key of the table forbids is no change.
        fc.pre(isChanged);
        const { isIntact, faults } = await trail.verify();
        await trail.restoreTables();
        expect([isIntact, faults.length > 0]).toEqual([false, true]);
      }),
      { numRuns: propertyRuns(RUNS) },
    );
    expect(await trail.verify()).toMatchObject({ isIntact: true });
  });

  it('reports nothing while eight writers commit and roll back, and two processes seal', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; n < 25; n++) {
        const runner = trail.administration.createQueryRunner();
        await runner.startTransaction();
        for (let rows = 0; rows <= n % 3; rows++) {
          await runner.query(
            `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients) values ($1, $2, 'key', 'read', 'patient', '{7}')`,
            [(writer + rows) % 3, n],
          );
          if ((n + writer) % 5 === 0) await sleep(30);
        }
        await ((n + writer) % 4 === 0 ? runner.rollbackTransaction() : runner.commitTransaction());
        await runner.release();
      }
    });
    const state = { isWriting: true };
    const written = Promise.all(writers).finally(() => (state.isWriting = false));
    const sealers = [trail.service, await trail.connect()].map(async (database) => {
      while (state.isWriting) {
        await sealBlocks(database, { maxRows: 40 });
        if (database === trail.service) await makeCheckpoint(database, { keys: [], isForced: true });
      }
    });
    const verifications = (async () => {
      while (state.isWriting) expect(await trail.verify()).toMatchObject({ isIntact: true, faults: [] });
    })();
    await Promise.all([written, ...sealers, verifications]);
    await trail.seal();
    const [{ count }] = await trail.administration.query<[{ count: number }]>(
      'select count(*)::integer as count from audit_event',
    );
    expect(count).toBeGreaterThan(200);
    expect(await trail.verify()).toMatchObject({ isIntact: true, rows: count, oldestUnsealed: null });
  });
});
