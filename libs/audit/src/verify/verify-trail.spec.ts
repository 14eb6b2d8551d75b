import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { TrailFixture } from '../testing/trail-fixture';

const [KEY, NEXT_KEY, OTHER_KEY] = [signingKeyOf(randomBytes(32)), signingKeyOf(randomBytes(32)), signingKeyOf(randomBytes(32))];

describe('verifyTrail', () => {
  let trail: TrailFixture;
  /** The checkpoints that somebody else keeps. */
  let notes: string[];

  const checkpoint = async (keys = [KEY]) => {
    const note = await makeCheckpoint(trail.service, { keys, isForced: true });
    if (note !== null) notes.push(note);
    return note;
  };

  /** Records and seals rows of two organizations, and makes a checkpoint. */
  const recordHour = async (keys = [KEY]) => {
    await trail.record(1, 4);
    await trail.record(2, 3);
    await trail.seal();
    return checkpoint(keys);
  };

  beforeEach(async () => {
    trail = await TrailFixture.create();
    notes = [];
    await recordHour();
    await recordHour();
  });
  afterEach(() => trail.drop());

  it('finds nothing in an intact trail, and records that', async () => {
    const trustedKeys = [KEY.publicKey];
    expect(await trail.verify({ notes, trustedKeys })).toEqual({
      isIntact: true,
      organizations: 3,
      blocks: 4,
      rows: 14,
      archivedRows: 0,
      verifiedInArchives: 0,
      segments: 0,
      checkpoints: 2,
      unsigned: 0,
      oldestUnsealed: null,
      epochs: [],
      lost: [],
      faults: [],
    });
    expect(await trail.administration.query('select blocks, rows, is_intact from audit_verification')).toEqual([
      { blocks: 4, rows: 14, is_intact: true },
    ]);
  });

  it.each([
    ['edited', 'update audit_event set status = 404 where id = 10', 10, 'The row was changed.'],
    [
      'removed',
      'delete from audit_event where id = 10',
      9,
      '1 of the 4 rows of the block are missing, the first of them after row 9.',
    ],
    [
      'added to the organization',
      `insert into audit_event (organization_id, id, rows, actor_kind, action, resource, patients) overriding system value
        values (1, 14, 1, 'key', 'read', 'patient', '{1}')`,
      14,
      '1 rows were added to the block, the first of them is the row.',
    ],
  ])('names the block and the row if a row was %s', async (_, sql, rowId, detail) => {
    await trail.tamper(sql);
    expect(await trail.verify()).toMatchObject({ isIntact: false, faults: [{ organizationId: 1, block: 2, rowId, detail }] });
  });

  it('names a row of an organization without blocks that was added later', async () => {
    await trail.tamper(
      `insert into audit_event (organization_id, id, rows, actor_kind, action, resource, patients) overriding system value
        values (5, 3, 1, 'key', 'read', 'patient', '{1}')`,
    );
    await trail.seal();
    expect((await trail.verify()).faults).toMatchObject([{ organizationId: 5, rowId: 3 }]);
  });

  it('names the newest block if it was removed with its rows', async () => {
    await trail.tamper('delete from audit_event where organization_id = 2 and id > 7');
    await trail.tamper('delete from audit_block where organization_id = 2 and number = 2');
    await trail.tamper('update audit_progress set blocks = 3');
    const detail = expect.stringMatching(/^The block at position 4 of all blocks is missing; checkpoint 2 of .+ covers it\.$/);
    expect((await trail.verify()).faults).toMatchObject([{ detail }]);
    // The process does not sign a trail that contradicts the last checkpoint, also after further blocks.
    await expect(checkpoint()).rejects.toThrow('No checkpoint of the audit trail is made');
    await trail.record(1);
    await trail.seal();
    await trail.tamper('delete from audit_checkpoint');
    expect((await trail.verify()).faults).toEqual([]);
    expect((await trail.verify({ notes })).faults).toMatchObject([
      {
        detail: expect.stringContaining('A block between positions 3 and 4 is not the one that the checkpoint of the file of'),
        organizationId: 1,
        block: 2,
      },
    ]);
  });

  it('finds that everything was rewritten without the key', async () => {
    await trail.tamper('delete from audit_event where id = 2');
    for (const table of ['audit_block', 'audit_progress']) await trail.tamper(`delete from ${table}`);
    await trail.seal();
    expect((await trail.verify()).isIntact).toBe(false);
    for (const table of ['audit_checkpoint', 'audit_key']) await trail.tamper(`delete from ${table}`);
    await checkpoint([OTHER_KEY]);
    expect((await trail.verify()).isIntact).toBe(true);
    expect((await trail.verify({ trustedKeys: [KEY.publicKey] })).faults).toMatchObject([
      { detail: 'The newest recorded key is not the signing key of this installation.' },
    ]);
    expect((await trail.verify({ notes: notes.slice(0, 2) })).isIntact).toBe(false);
  });

  it('finds a checkpoint that was changed, or that nobody has signed', async () => {
    await trail.tamper('update audit_checkpoint set root = sha256(root) where id = 1');
    expect((await trail.verify()).faults[0]?.detail).toMatch(/^Checkpoint 1 of .+ was changed\.$/);
    await trail.tamper('update audit_checkpoint set key_number = null where id = 1');
    expect((await trail.verify()).faults).not.toEqual([]);
  });

  it('accepts a new key that the old one has signed, and no other', async () => {
    expect(await recordHour([OTHER_KEY])).toBeNull();
    expect(await recordHour([NEXT_KEY, KEY])).not.toBeNull();
    expect(await recordHour([KEY])).toBeNull();
    expect(await recordHour([NEXT_KEY])).not.toBeNull();
    expect(await trail.verify({ notes, trustedKeys: [NEXT_KEY.publicKey] })).toMatchObject({ isIntact: true, checkpoints: 4 });
    await trail.tamper('update audit_key set public_key = $1 where number = 2', [OTHER_KEY.publicKey]);
    expect((await trail.verify()).faults[0]?.detail).toBe('The key before has not signed key 2.');
  });

  it('counts checkpoints that are not signed because there is no key', async () => {
    const other = await TrailFixture.create();
    await other.record(1);
    await other.seal();
    await makeCheckpoint(other.service, { keys: [] });
    expect(await other.verify()).toMatchObject({ isIntact: true, checkpoints: 1, unsigned: 1 });
    await makeCheckpoint(other.service, { keys: [KEY], isForced: true });
    expect(await other.verify()).toMatchObject({ isIntact: true, checkpoints: 2, unsigned: 1 });
    await other.drop();
  });

  it('verifies only what was sealed since a time', async () => {
    const [{ time }] = await trail.administration.query<[{ time: Date }]>(
      'select min(seal_timestamp) as time from audit_block where number = 2',
    );
    await trail.tamper('update audit_event set status = 404 where id = 1');
    expect(await trail.verify({ since: time })).toMatchObject({ isIntact: true, blocks: 2, rows: 7 });
    expect(await trail.verify({ organizationId: 2 })).toMatchObject({ isIntact: true, organizations: 1, rows: 6 });
    expect(await trail.verify()).toMatchObject({ isIntact: false });
  });

  it('states the time of the oldest row that is in no block yet', async () => {
    await trail.record(1);
    expect((await trail.verify()).oldestUnsealed).toBeInstanceOf(Date);
  });

  it('finds nothing after three days in which no process has sealed, however old the oldest row is', async () => {
    await trail.administration.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       select n % 2 + 1, now() - interval '3 days' + n * interval '10 minutes', 1, 'key', 'read', 'patient', array[n]
       from generate_series(1, 400) n`,
    );
    await trail.administration.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       values (1, now() - interval '400 days', 1, 'key', 'read', 'patient', '{7}')`,
    );
    const [{ oldest }] = await trail.administration.query<[{ oldest: Date }]>(
      'select recorded_timestamp as oldest from audit_event where id = 15',
    );
    expect(await trail.verify({ notes })).toMatchObject({ isIntact: true, rows: 14, oldestUnsealed: oldest, faults: [] });
    expect(await trail.seal()).toBe(401);
    await checkpoint();
    expect(await trail.verify({ notes, trustedKeys: [KEY.publicKey] })).toMatchObject({
      isIntact: true,
      rows: 415,
      checkpoints: 3,
      oldestUnsealed: null,
      faults: [],
    });
    await trail.tamper('update audit_event set status = 404 where id = 15');
    expect((await trail.verify()).faults).toMatchObject([{ rowId: 15 }]);
  });

  it('cannot find that the newest block was removed before a checkpoint covers it, and names it afterwards', async () => {
    const removeNewest = async () => {
      await trail.tamper('delete from audit_event where id > 14');
      await trail.tamper('delete from audit_block where position > 4');
      await trail.tamper('update audit_progress set blocks = 4, sealed_id = 14');
    };
    await trail.record(1, 2);
    await trail.seal();
    await removeNewest();
    expect((await trail.verify({ notes })).faults).toEqual([]);
    await trail.record(1, 2);
    await trail.seal();
    await checkpoint();
    await removeNewest();
    const detail = expect.stringMatching(/^The block at position 5 of all blocks is missing; checkpoint 3 of .+ covers it\.$/);
    expect((await trail.verify()).faults).toMatchObject([{ detail }]);
  });

  it('rejects notes of another installation, and texts that are no checkpoint', async () => {
    const other = await TrailFixture.create();
    await other.record(1);
    await other.seal();
    const foreign = await makeCheckpoint(other.service, { keys: [KEY] });
    await other.drop();
    expect((await trail.verify({ notes: [foreign ?? ''] })).faults[0]?.detail).toMatch(
      /^Not of this installation: the checkpoint of the file of /,
    );
    expect((await trail.verify({ notes: ['rpm-audit/x\n\n'] })).faults[0]?.detail).toBe(
      'The file contains a checkpoint that cannot be read.',
    );
    const forged = (notes[0] ?? '').replace(/^\d+$/m, '2000');
    expect((await trail.verify({ notes: [forged] })).faults[0]?.detail).toMatch(/^Not signed by a key of this installation: /);
  });
});
