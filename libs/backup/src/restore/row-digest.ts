import { createHash } from 'node:crypto';

const LINE_END = 0x0a;
const MODULUS = 1n << 256n;

/**
 * Digest of the rows of a table that does not depend on their order: the sum of the SHA-256 of each row, as PostgreSQL's COPY writes it as text, where a
 * line is a row. PostgreSQL may store restored rows in another order: a row that does not fit on a page can be followed by one that does.
 */
export class RowDigest {
  private sum = 0n;
  private unfinished: Buffer[] = [];

  update(part: Buffer): void {
    let start = 0;
    for (let end = part.indexOf(LINE_END); end !== -1; end = part.indexOf(LINE_END, start)) {
      this.add(part.subarray(start, end));
      start = end + 1;
    }
    if (start < part.length) this.unfinished.push(part.subarray(start));
  }

  private add(endOfLine: Buffer): void {
    const hash = createHash('sha256');
    for (const part of this.unfinished) hash.update(part);
    this.unfinished = [];
    this.sum = (this.sum + BigInt(`0x${hash.update(endOfLine).digest('hex')}`)) % MODULUS;
  }

  /** Returns the digest of all complete rows. */
  digest(): string {
    return this.sum.toString(16);
  }
}
