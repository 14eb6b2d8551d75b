import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { exportLines } from '../export/export-lines';
import { TrailFixture } from '../testing/trail-fixture';
import { isValidProof, proveRow, type RowProof } from './prove-row';

const KEY = signingKeyOf(randomBytes(32));

describe('proveRow', () => {
  let trail: TrailFixture;

  beforeAll(async () => {
    trail = await TrailFixture.create();
    for (const rows of [5, 1, 4]) {
      await trail.record(1, rows);
      await trail.record(2, rows);
      await trail.seal();
    }
  });
  afterAll(() => trail.drop());

  it('proves every row with the hashes of other rows only, up to the signed checkpoint', async () => {
    expect(isValidProof((await proveRow(trail.service, 7)) as RowProof, null)).toBe(true);
    await makeCheckpoint(trail.service, { keys: [KEY] });
    for (let id = 1; id <= 20; id++) {
      const proof = (await proveRow(trail.service, id)) as RowProof;
      expect(JSON.parse(proof.line)).toMatchObject({ id });
      expect(isValidProof(proof, KEY.publicKey)).toBe(true);
      expect(isValidProof(proof, randomBytes(32))).toBe(false);
      expect(isValidProof({ ...proof, line: proof.line.replace('"status":200', '"status":404') }, null)).toBe(false);
      expect(isValidProof({ ...proof, header: `${proof.header} ` }, KEY.publicKey)).toBe(false);
    }
    expect(await proveRow(trail.service, 21)).toBeNull();
  });

  it('exports the lines that its hashes cover, of all organizations or of one, and continues after an id', async () => {
    const exported = async (options: { organizationId?: number; afterId?: number }) => {
      const lines: string[] = [];
      const result = await exportLines(trail.service, { ...options, onLines: async (more) => void lines.push(...more) });
      expect(result.rows).toBe(lines.length);
      return lines;
    };
    const all = await exported({});
    expect(all).toHaveLength(20);
    expect(all[6]).toBe((await proveRow(trail.service, 7))?.line);
    expect(await exported({ afterId: 18 })).toEqual(all.slice(18));
    expect(await exported({ organizationId: 2 })).toHaveLength(10);
  });
});
