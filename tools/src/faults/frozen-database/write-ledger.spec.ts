import { compareWrites, type RequestedWrite, type StoredWrite } from './write-ledger';

const requested = (acknowledgedId: number | null, changes: Partial<RequestedWrite> = {}): RequestedWrite => ({
  organizationId: 1,
  kind: 'site',
  marker: `site ${acknowledgedId}`,
  acknowledgedId,
  ...changes,
});
const stored = (id: number, changes: Partial<StoredWrite> = {}): StoredWrite => ({
  organizationId: 1,
  kind: 'site',
  marker: `site ${id}`,
  id,
  ...changes,
});

describe('compareWrites', () => {
  it('finds no differences if every acknowledged write is stored once', () => {
    const ledger = [requested(1), requested(2), requested(null)];
    expect(compareWrites(ledger, [stored(1), stored(2)])).toEqual({ acknowledged: 2, lost: [], repeated: [], misplaced: [] });
  });

  it('accepts a stored write that was never acknowledged', () => {
    const comparison = compareWrites([requested(null, { marker: 'unknown' })], [stored(7, { marker: 'unknown' })]);
    expect(comparison).toEqual({ acknowledged: 0, lost: [], repeated: [], misplaced: [] });
  });

  it('detects an acknowledged write that is not stored or has another id', () => {
    const ledger = [requested(1), requested(2)];
    expect(compareWrites(ledger, [stored(3, { marker: 'site 2' })]).lost).toEqual(ledger);
  });

  it('detects a requested write that is stored twice', () => {
    const second = stored(2, { marker: 'site 1' });
    expect(compareWrites([requested(1)], [stored(1), second]).repeated).toEqual([second]);
  });

  it('detects a row in one organization that a writer of another organization requested', () => {
    const row = stored(1, { organizationId: 2 });
    expect(compareWrites([requested(1)], [row])).toMatchObject({ lost: [requested(1)], misplaced: [row] });
  });
});
