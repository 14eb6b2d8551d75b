import { applyLoad, type Load } from '../measure/load';
import { type Bench } from '../row';

/** One of the programs that a row compares, already running. */
export interface Variant<Name extends string> {
  name: Name;
  /** For the table. */
  title: string;
  port: number;
}

export interface Round<Name extends string> {
  /** Who was measured when: what comes first in one round comes last in another. */
  order: Name[];
  loads: Record<Name, Load>;
}

export interface Comparison<Name extends string> {
  variants: readonly Variant<Name>[];
  /** Makes the same sequence of requests for the same seed, so that all variants answer the same ones; or never the same, to write. */
  requests: (seed: number, name: Name) => () => string;
  connections: number;
}

/** Long enough for the JIT, the connections of the pool and their prepared statements, however short the rounds are. */
const WARM_UP_SECONDS = 10;
const WARM_UP_SEED = 1;

/** Measures the variants one after the other, in turn, so that what the machine does meanwhile falls on all of them. */
export async function compare<Name extends string>(comparison: Comparison<Name>, bench: Bench): Promise<Round<Name>[]> {
  const { variants, requests, connections } = comparison;
  const load = (variant: Variant<Name>, seed: number, seconds: number) =>
    applyLoad({ port: variant.port, connections, milliseconds: seconds * 1000, next: requests(seed, variant.name) });
  for (const variant of variants) {
    bench.say(`Warming up ${variant.name}`);
    await load(variant, WARM_UP_SEED, Math.min(WARM_UP_SECONDS, 3 * bench.seconds));
  }
  const rounds: Round<Name>[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    const inTurn = variants.map((_, place) => variants[(place + round) % variants.length]).filter((variant) => !!variant);
    const measured: [Name, Load][] = [];
    for (const variant of inTurn) {
      bench.say(`Round ${round + 1} of ${bench.rounds}: ${variant.name}`);
      measured.push([variant.name, await load(variant, WARM_UP_SEED + 1 + round, bench.seconds)]);
    }
    rounds.push({ order: inTurn.map(({ name }) => name), loads: Object.fromEntries(measured) as Record<Name, Load> });
  }
  return rounds;
}
