import { createHash } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that is the same for the same names: what one patient does is not changed by how many others there are. */
export class Random {
  private readonly generator;

  constructor(...names: (string | number)[]) {
    const digest = createHash('sha256').update(JSON.stringify(names)).digest();
    this.generator = xoroshiro128plus(digest.readInt32LE());
  }

  /** Both bounds included. */
  integer(min: number, max: number): number {
    return uniformInt(this.generator, min, max);
  }

  /** To one decimal, as instruments show it. */
  tenths(min: number, max: number): number {
    return this.integer(Math.round(min * 10), Math.round(max * 10)) / 10;
  }

  happens(probability: number): boolean {
    return uniformFloat64(this.generator) < probability;
  }
}
