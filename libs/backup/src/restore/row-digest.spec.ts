import { RowDigest } from './row-digest';

const digestOf = (...parts: string[]) => {
  const digest = new RowDigest();
  for (const part of parts) digest.update(Buffer.from(part));
  return digest.digest();
};

describe('RowDigest', () => {
  it('is equal for equal rows in any order and in any division into parts', () => {
    const digest = digestOf('1\tAda\n2\tGrace\n2\tGrace\n3\tMary\n');
    expect(digestOf('3\tMary\n2\tGrace\n1\tAda\n2\tGrace\n')).toBe(digest);
    expect(digestOf('1\tA', 'd', 'a\n2\tGrace\n2', '\tGrace', '\n', '3\tMary\n')).toBe(digest);
  });

  it.each([
    ['a changed row', '1\tAda\n2\tGrac\n'],
    ['a missing row', '1\tAda\n'],
    ['a row that occurs twice', '1\tAda\n2\tGrace\n2\tGrace\n'],
    ['a line that is divided elsewhere', '1\tAda2\n\tGrace\n'],
  ])('differs for %s', (_, rows) => {
    expect(digestOf(rows)).not.toBe(digestOf('1\tAda\n2\tGrace\n'));
  });
});
