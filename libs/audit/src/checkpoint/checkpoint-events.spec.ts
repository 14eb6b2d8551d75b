import { randomBytes } from 'node:crypto';
import { TrailFixture } from '../testing/trail-fixture';
import { makeCheckpoint } from './make-checkpoint';
import { signingKeyOf } from './signing-key';

const KEY = signingKeyOf(randomBytes(32));

interface EventRow {
  organization: number;
  type: string;
  payload: { id: number; block: number; position: number; count: number; hash: string; root: string; checkpoint: string };
}

describe('audit.checkpoint', () => {
  let trail: TrailFixture;

  beforeEach(async () => {
    trail = await TrailFixture.create();
    await trail.administration.query(`insert into organization (name) values ('North Clinic'), ('South Clinic')`);
  });
  afterEach(() => trail.drop());

  const checkpoint = () => makeCheckpoint(trail.service, { keys: [KEY], isForced: true });
  /** Returns the events that were emitted since the last call. */
  const emitted = () =>
    trail.administration.query<EventRow[]>(
      `with taken as (delete from event returning organization_id::integer as organization, type, payload, id)
       select organization, type, payload from taken order by id`,
    );

  it('is emitted for each organization with a new block, with its newest block and the checkpoint', async () => {
    await trail.record(1, 2);
    await trail.record(2, 5);
    await trail.seal();
    await trail.record(2, 3);
    await trail.seal();
    const note = await checkpoint();
    const events = await emitted();
    expect(events.map(({ organization, type }) => [organization, type])).toEqual([
      [1, 'audit.checkpoint'],
      [2, 'audit.checkpoint'],
    ]);
    const [one, other] = await trail.administration.query<{ hash: string }[]>(
      `select encode(hash, 'hex') as hash from audit_block where position in (1, 3) order by position`,
    );
    const [stored] = await trail.administration.query<{ root: string }[]>(
      `select encode(root, 'hex') as root from audit_checkpoint`,
    );
    const common = { id: 1, version: 1, updateTimestamp: expect.any(String), chain: expect.any(String), checkpoint: note };
    expect(events.map(({ payload }) => payload)).toEqual([
      { ...common, ...one, ...stored, block: 1, position: 1, count: 2 },
      { ...common, ...other, ...stored, block: 2, position: 3, count: 3 },
    ]);
  });

  it('is not emitted for organizations without a new block, the installation, and those that were deleted', async () => {
    await trail.record(1);
    await trail.record(2);
    await trail.seal();
    await checkpoint();
    await emitted();
    await checkpoint();
    expect(await emitted()).toEqual([]);
    await trail.record(0);
    await trail.record(2);
    await trail.record(3);
    await trail.seal();
    await checkpoint();
    expect((await emitted()).map(({ organization, payload }) => [organization, payload.block])).toEqual([[2, 2]]);
  });

  it('is not emitted for an organization that is being deleted, which delays no checkpoint', async () => {
    await trail.record(1);
    await trail.record(2);
    await trail.seal();
    const deletion = trail.administration.createQueryRunner();
    await deletion.startTransaction();
    await deletion.query('select from organization where id = 1 for update');
    expect(await checkpoint()).not.toBeNull();
    await deletion.rollbackTransaction();
    await deletion.release();
    expect((await emitted()).map(({ organization }) => organization)).toEqual([2]);
  });
});
