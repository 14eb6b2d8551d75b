import { TrailFixture } from '../testing/trail-fixture';
import { sealBlocks } from './seal-blocks';

interface BlockRow {
  organization: number;
  number: number;
  position: number;
  count: number;
  ids: string;
}

describe('sealBlocks', () => {
  let trail: TrailFixture;

  beforeEach(async () => {
    trail = await TrailFixture.create();
  });
  afterEach(() => trail.drop());

  const blocks = () =>
    trail.administration.query<BlockRow[]>(
      `select organization_id as organization, number, position, count, ids::text as ids from audit_block order by position`,
    );

  it('seals the rows of each organization in one block, whose range of ids spans those of other organizations', async () => {
    await trail.record(1, 2);
    await trail.record(0, 1);
    await trail.record(1, 3);
    expect(await trail.seal()).toBe(6);
    expect(await blocks()).toEqual([
      { organization: 0, number: 1, position: 1, count: 1, ids: '{[1,7)}' },
      { organization: 1, number: 1, position: 2, count: 5, ids: '{[1,7)}' },
    ]);
    await trail.record(1, 1);
    await trail.seal();
    expect((await blocks())[2]).toEqual({ organization: 1, number: 2, position: 3, count: 1, ids: '{[7,8)}' });
  });

  it('adds nothing for organizations without new rows, and nothing at all if there are none', async () => {
    expect(await trail.seal()).toBe(0);
    await trail.record(1);
    await trail.record(2);
    await trail.seal();
    await trail.record(2);
    await trail.seal();
    expect(await trail.seal()).toBe(0);
    expect((await blocks()).map(({ organization, number }) => [organization, number])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });

  it('starts with the oldest rows, and seals at most the given number in one transaction', async () => {
    await trail.record(1, 5);
    await trail.record(2, 5);
    expect(await sealBlocks(trail.service, { maxRows: 7 })).toEqual({ blocks: 2, rows: 7, isMore: true });
    expect(await sealBlocks(trail.service, { maxRows: 7 })).toEqual({ blocks: 1, rows: 3, isMore: false });
    expect((await blocks()).map(({ organization, ids }) => [organization, ids])).toEqual([
      [1, '{[1,8)}'],
      [2, '{[1,8)}'],
      [2, '{[8,11)}'],
    ]);
  });

  it('seals rows of a transaction that commits late in a later block', async () => {
    const late = trail.administration.createQueryRunner();
    await late.startTransaction();
    const insert = (organizationId: number) =>
      late.query(
        `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients) values ($1, 1, 'key', 'read', 'patient', '{7}')`,
        [organizationId],
      );
    await insert(1);
    await trail.record(1, 2);
    await insert(1);
    await trail.record(1, 1);
    expect(await trail.seal()).toBe(3);
    expect((await blocks()).map(({ ids }) => ids)).toEqual(['{[2,4),[5,6)}']);
    expect(await trail.verify()).toMatchObject({ isIntact: true, rows: 3 });
    await late.commitTransaction();
    await late.release();
    expect(await trail.seal()).toBe(2);
    expect((await blocks()).map(({ ids }) => ids)).toEqual(['{[2,4),[5,6)}', '{[1,2),[4,5)}']);
    expect(await trail.verify()).toMatchObject({ isIntact: true, rows: 5 });
  });

  it('seals no row twice if a transaction stays open after earlier blocks were completed', async () => {
    for (let round = 1; round <= 3; round++) {
      await trail.record(1, 2);
      await trail.seal();
      const late = trail.administration.createQueryRunner();
      await late.startTransaction();
      await late.query(
        `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients) values (2, 1, 'key', 'read', 'patient', '{7}')`,
      );
      await trail.record(1, 2);
      expect([await trail.seal(), await trail.seal()]).toEqual([2, 0]);
      await late.commitTransaction();
      await late.release();
      expect([await trail.seal(), await trail.seal()]).toEqual([1, 0]);
      expect(await trail.verify()).toMatchObject({ isIntact: true, rows: 5 * round });
    }
  });

  it('does nothing while another process seals', async () => {
    await trail.record(1);
    const [one, other] = await Promise.all([sealBlocks(trail.service), sealBlocks(await trail.connect())]);
    expect(one.rows + other.rows).toBe(1);
  });

  it('does not change an existing block, and PostgreSQL refuses to', async () => {
    await trail.record(1);
    await trail.seal();
    for (const sql of [
      'update audit_block set count = 2',
      'delete from audit_block',
      'truncate audit_block',
      'delete from audit_chain',
    ])
      await expect(trail.administration.query(sql)).rejects.toThrow('Rows of the audit trail are never changed or removed.');
  });

  it('hides the blocks of an organization from others, and from transactions that do not seal', async () => {
    await trail.record(1);
    await trail.record(2);
    await trail.seal();
    const seen = await trail.service.transaction(async (manager) => {
      const none = await manager.query<object[]>('select from audit_block');
      await manager.query(`select set_config('rpm.organization_id', '2', true)`);
      return [none.length, await manager.query<object[]>('select organization_id as id from audit_block')];
    });
    expect(seen).toEqual([0, [{ id: 2 }]]);
  });
});
