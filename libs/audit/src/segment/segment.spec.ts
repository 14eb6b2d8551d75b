import { type Database, recordEntry, sqlStateOf } from '@rpm/database';
import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { verifierKey } from '../checkpoint/signed-note';
import { inSealerScope } from '../seal/sealer-scope';
import { TrailFixture } from '../testing/trail-fixture';
import { describeSegment } from './describe-segment';
import { SegmentImport } from './import-segment';
import { type SegmentDescription, segmentDigest, SegmentRefused } from './segment';
import { segmentLines } from './segment-lines';

const [KEY, NEXT_KEY, OTHER_KEY] = [signingKeyOf(randomBytes(32)), signingKeyOf(randomBytes(32)), signingKeyOf(randomBytes(32))];

/** The organization in the earlier installation, and in the one that imports it. */
const [CLINIC, IMPORTED] = [1, 7];

interface Exported {
  segment: SegmentDescription;
  lines: string[];
}

/** SQL for all columns of an organization's rows except their ids. */
const CONTENTS = `
  select array_agg(to_jsonb(e) - '{id,organization_id}'::text[] order by id) as rows from audit_event e
  where organization_id = $1 and resource <> 'organization import'`;

describe('the audit trail of an organization in a file', () => {
  let from: TrailFixture;
  let to: TrailFixture;
  let exported: Exported;

  beforeEach(async () => {
    [from, to] = [await TrailFixture.create(), await TrailFixture.create()];
    for (const rows of [4, 3]) {
      await from.record(CLINIC, rows);
      await from.record(2, rows);
      await from.seal();
    }
    await makeCheckpoint(from.service, { keys: [KEY], isForced: true });
    await to.record(3, 5);
    await to.seal();
    exported = await exportFrom(from, CLINIC);
  });
  afterEach(async () => {
    await from.drop();
    await to.drop();
  });

  const exportFrom = (trail: TrailFixture, organizationId: number): Promise<Exported> =>
    inSealerScope(trail.service, async (transaction) => {
      const segment = await describeSegment(transaction, organizationId);
      if (!segment) throw new Error('No checkpoint covers the trail.');
      await transaction.manager.query(`select set_config('rpm.organization_id', $1, true)`, [organizationId]);
      const lines: string[] = [];
      for await (const page of segmentLines(transaction, organizationId, segment)) lines.push(...page);
      return { segment, lines };
    });

  /** Imports a trail as "organization import" does. */
  const importInto = (
    { service }: { service: Database },
    { segment, lines }: Exported,
    expectedKey?: string,
    atEnd: () => void = () => undefined,
  ) =>
    service.inTransaction({ organizationId: IMPORTED }, async (transaction) => {
      const incoming = await SegmentImport.begin(transaction, IMPORTED, segment, expectedKey);
      await recordEntry(transaction, importOf(segment));
      await incoming.add(lines);
      await incoming.end();
      atEnd();
    });

  const importOf = (segment: SegmentDescription) => ({
    organizationId: IMPORTED,
    actorKind: 'cli' as const,
    actorId: null,
    sessionId: null,
    assertedActor: 'jane',
    action: 'admin' as const,
    resource: 'organization import',
    resourceId: null,
    requestId: null,
    clientRequestHash: null,
    address: null,
    patients: [],
    rows: segment.rows,
    status: 206,
    digests: segmentDigest(segment),
  });

  const keyOf = ({ segment: { origin } }: Exported, { publicKey } = KEY) => verifierKey(origin, publicKey);
  const contents = async ({ administration }: TrailFixture, organizationId: number) =>
    administration.query<object[]>(CONTENTS, [organizationId]);

  it('brings all rows and blocks, which the other installation verifies with the key of the first, and seals once more', async () => {
    expect(exported.segment).toMatchObject({ blocks: 2, rows: 7 });
    expect(exported.lines).toHaveLength(9);
    await importInto(to, exported, keyOf(exported));
    expect(await contents(to, IMPORTED)).toEqual(await contents(from, CLINIC));
    await to.seal();
    expect(await to.verify()).toMatchObject({ isIntact: true, segments: 1, rows: 5 + 7 + 1 });
  });

  it('contains the rows that the newest checkpoint covers, and no later ones', async () => {
    await from.record(CLINIC, 2);
    await from.seal();
    expect((await exportFrom(from, CLINIC)).segment).toMatchObject({ blocks: 2, rows: 7 });
  });

  const changedLine = (change: (line: string, index: number) => string | string[]) => ({
    ...exported,
    lines: exported.lines.flatMap(change),
  });

  it.each<[string, () => Exported]>([
    ['a changed row', () => changedLine((line, index) => (index === 2 ? line.replace('"rows":', '"rows":1') : line))],
    ['a missing row', () => changedLine((line, index) => (index === 2 ? [] : line))],
    ['a row twice', () => changedLine((line, index) => (index === 2 ? [line, line] : line))],
    ['rows in another order', () => changedLine((line, index) => exported.lines[[0, 2, 1][index] ?? index] ?? line)],
    ['a changed block', () => changedLine((line, index) => (index === 0 ? line.replace(/"epoch" : 1/, '"epoch" : 2') : line))],
    ['no last block', () => ({ ...exported, lines: exported.lines.slice(0, 5) })],
    ['no first block', () => ({ ...exported, lines: exported.lines.slice(5) })],
    ['a line that is no JSON', () => changedLine((line, index) => (index === 1 ? '{' : line))],
    ['another last block', () => ({ ...exported, segment: { ...exported.segment, hash: '0'.repeat(64) } })],
    [
      'another checkpoint',
      () => {
        const { proof, ...segment } = exported.segment;
        return {
          ...exported,
          segment: { ...segment, proof: { ...proof, checkpoint: proof.checkpoint.replace(/^epoch 1$/m, 'epoch 2') } },
        };
      },
    ],
  ])('is refused with %s, and leaves no rows', async (_, change) => {
    await expect(importInto(to, change())).rejects.toMatchObject({ code: 'not_intact' });
    expect(await contents(to, IMPORTED)).toEqual([{ rows: null }]);
  });

  it('is imported with its original content, or refused as wrong data, if a row lacks any of its properties', async () => {
    const names = Object.keys(JSON.parse(exported.lines[1] ?? '') as object);
    const accepted = new Error('The import was rolled back.');
    const results = new Map<string, unknown>();
    for (const name of names) {
      const lacking = changedLine((line, index) => (index === 1 ? line.replace(`"${name}":`, `"_${name}":`) : line));
      const atEnd = () => {
        throw accepted;
      };
      const error: unknown = await importInto(to, lacking, undefined, atEnd).catch((refused: unknown) => refused);
      // PostgreSQL refuses a missing value of a column that must have one, which the command reports as wrong data.
      const isWrongData = error instanceof SegmentRefused ? error.code === 'not_intact' : sqlStateOf(error) === '23502';
      results.set(name, error === accepted ? 'accepted' : isWrongData || error);
    }
    expect([...results.values()].filter((result) => result !== true && result !== 'accepted')).toEqual([]);
    expect(results.get('patients')).toBe(true);
    expect(results.get('action')).toBe(true);
  });

  it('is refused if another installation, another key or nobody has signed it', async () => {
    const wrongKey = { code: 'wrong_key' };
    await expect(importInto(to, exported, keyOf(exported, OTHER_KEY))).rejects.toMatchObject(wrongKey);
    await expect(importInto(to, exported, verifierKey(`rpm-audit/${crypto.randomUUID()}`, KEY.publicKey))).rejects.toMatchObject(
      wrongKey,
    );
    const unsigned = await TrailFixture.create();
    await unsigned.record(CLINIC, 1);
    await unsigned.seal();
    await makeCheckpoint(unsigned.service, { keys: [], isForced: true });
    const ofNobody = await exportFrom(unsigned, CLINIC);
    await unsigned.drop();
    await expect(importInto(to, ofNobody, keyOf(ofNobody))).rejects.toMatchObject(wrongKey);
    await importInto(to, ofNobody);
  });

  it('is accepted with any key that has introduced the signing one, and with no later key', async () => {
    await makeCheckpoint(from.service, { keys: [NEXT_KEY, KEY], isForced: true });
    const later = await exportFrom(from, CLINIC);
    // A file from before the rotation, into which somebody has put the later key.
    const { proof, ...segment } = exported.segment;
    const forged = { ...exported, segment: { ...segment, proof: { ...proof, keys: later.segment.proof.keys } } };
    await expect(importInto(to, forged, keyOf(forged, NEXT_KEY))).rejects.toMatchObject({ code: 'wrong_key' });
    await importInto(to, later, keyOf(later, KEY));
  });

  it.each([
    [
      'a row is changed',
      `update audit_event set status = 404 where organization_id = 7 and resource = 'patient' and status = 200 and actor_id = 2`,
      'A row of the block was changed.',
    ],
    ['a block is removed', 'delete from audit_segment_block where number = 1', 'The block is missing.'],
    ['a block is changed', 'update audit_segment_block set epoch = 5 where number = 2', 'The block was changed.'],
    ['the segment is removed', 'delete from audit_segment', 'was removed or replaced'],
    [
      'its proof is changed',
      `update audit_segment set proof = replace(proof, '"index":', '"index":1')`,
      'is not what was imported',
    ],
    [
      'its keys are replaced',
      `update audit_segment set proof = jsonb_set(proof::jsonb, '{keys}', '[]')::text`,
      'is not what was imported',
    ],
  ])('is verified later: %s', async (_, sql, detail) => {
    await importInto(to, exported);
    await to.seal();
    await to.tamper(sql);
    expect((await to.verify()).faults).toEqual(
      expect.arrayContaining([expect.objectContaining({ organizationId: IMPORTED, detail: expect.stringContaining(detail) })]),
    );
  });
});
