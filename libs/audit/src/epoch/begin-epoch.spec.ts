import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { TrailFixture } from '../testing/trail-fixture';
import { beginEpoch } from './begin-epoch';

const KEY = signingKeyOf(randomBytes(32));

describe('beginEpoch', () => {
  let trail: TrailFixture;

  const checkpoint = async () => (await makeCheckpoint(trail.service, { keys: [KEY], isForced: true })) ?? '';

  const recordHour = async () => {
    await trail.record(1, 4);
    await trail.record(2, 3);
    await trail.seal();
    return checkpoint();
  };

  /** Makes the database lose what was recorded since it was copied, as a restore or an asynchronous standby does. */
  const lose = () => trail.restoreTables();

  beforeEach(async () => {
    trail = await TrailFixture.create();
    await recordHour();
    await trail.copyTables();
  });
  afterEach(() => trail.drop());

  it('lets an earlier checkpoint name the lost blocks, which would be tampering without an epoch', async () => {
    const before = await recordHour();
    await lose();
    expect(await trail.verify({ notes: [before] })).toMatchObject({ isIntact: false, lost: [] });
    const { number, blocks } = await beginEpoch(trail.service, { reason: 'Failover to the second data centre' });
    expect([number, blocks]).toEqual([2, 2]);
    const { isIntact, lost, epochs } = await trail.verify({ notes: [before] });
    expect([isIntact, epochs]).toMatchObject([true, [{ number: 2, blocks: 2, reason: 'Failover to the second data centre' }]]);
    expect(lost).toEqual([
      expect.stringMatching(
        /^Blocks 3 to 4, which the checkpoint of the file of .+ covers, were lost before epoch 2 began at .+ \(Failover to the second data centre\)\.$/,
      ),
    ]);
  });

  it('distinguishes a new chain from the lost one, although its blocks have the same numbers', async () => {
    const before = await recordHour();
    await lose();
    await beginEpoch(trail.service, { reason: 'Restore' });
    const after = await recordHour();
    expect(/^\d+$/m.exec(before)?.[0]).toBe(/^\d+$/m.exec(after)?.[0]);
    expect([before, after].map((note) => /^epoch (\d+)$/m.exec(note)?.[1])).toEqual(['1', '2']);
    expect(await trail.verify({ notes: [before, after] })).toMatchObject({
      isIntact: true,
      lost: [expect.stringContaining('Blocks 3 to 4')],
    });
    // The epoch does not explain blocks that a checkpoint of the epoch itself covers: they must exist.
    await trail.tamper(`update audit_block set root = sha256(root), hash = sha256(hash) where position = 4`);
    await trail.tamper(`delete from audit_checkpoint where epoch = 2`);
    const { isIntact, faults } = await trail.verify({ notes: [after] });
    expect([isIntact, faults.some(({ detail }) => detail.includes('is not the one that the checkpoint of the file'))]).toEqual([
      false,
      true,
    ]);
  });

  it('names the last block before the loss if blocks were sealed since', async () => {
    const before = await recordHour();
    await lose();
    const lossTimestamp = await now();
    const since = await recordHour();
    expect(await beginEpoch(trail.service, { reason: 'Failover', lossTimestamp })).toMatchObject({ number: 2, blocks: 2 });
    expect(await trail.verify({ notes: [before, since] })).toMatchObject({
      isIntact: true,
      lost: [expect.stringContaining('Blocks 3 to 4')],
    });
  });

  const now = async () => {
    const [{ time }] = await trail.administration.query<[{ time: Date }]>('select clock_timestamp() as time');
    return time;
  };

  it('explains no change of a block that the loss has left', async () => {
    const before = await recordHour();
    await lose();
    await beginEpoch(trail.service, { reason: 'Restore' });
    await trail.tamper('update audit_event set status = 404 where id = 2');
    expect(await trail.verify({ notes: [before] })).toMatchObject({
      isIntact: false,
      faults: [{ organizationId: 1, block: 1, rowId: 2 }],
    });
  });

  it.each([
    ['names another block', 'update audit_epoch set hash = sha256(hash)', 'is not the one with which epoch 2 begins'],
    ['was removed', 'delete from audit_epoch', 'The epoch of the block was removed.'],
    ['is not the next one', 'update audit_epoch set number = 4', 'Epoch 2 is missing.'],
  ])('is a fault if the epoch %s afterwards', async (_, sql, detail) => {
    await beginEpoch(trail.service, { reason: 'Restore' });
    await recordHour();
    await trail.tamper(sql);
    expect((await trail.verify()).faults).toEqual(
      expect.arrayContaining([expect.objectContaining({ detail: expect.stringContaining(detail) })]),
    );
  });
});
