import { createHash } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Returns random numbers that depend only on the given names, so that the data of one patient does not depend on the number of patients. */
export class SeededRandom {
  private readonly generator;

  constructor(...names: (string | number)[]) {
    const digest = createHash('sha256').update(JSON.stringify(names)).digest();
    this.generator = xoroshiro128plus(digest.readInt32LE());
  }

  /** Returns an integer between the bounds, both inclusive. */
  integer(min: number, max: number): number {
    return uniformInt(this.generator, min, max);
  }

  /** Returns a number with one decimal, as measuring devices display it. */
  tenths(min: number, max: number): number {
    return this.integer(Math.round(min * 10), Math.round(max * 10)) / 10;
  }

  happens(probability: number): boolean {
    return uniformFloat64(this.generator) < probability;
  }
}
