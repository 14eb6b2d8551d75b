import { type ComparedServer } from '../reading/against-bare';
import { type BenchmarkContext } from '../row';
import { median, roundTo } from './statistics';
import { alignColumns } from './table';

/** One of two programs that do the same work, so that a benchmark can compare them. */
export interface ComparedProgram {
  title: string;
  /** Lets the program do its work. @returns the number of units processed */
  run: (round: number) => Promise<number>;
}

interface Heat {
  ratio: number;
  order: ComparedServer[];
  perSecond: Record<ComparedServer, number>;
}

export interface RaceResult {
  figures: { ratio: number; perSecond: Record<ComparedServer, number>; spread: Record<ComparedServer, number>; rounds: Heat[] };
  lines: string[];
}

/**
 * Lets two programs do their work in turn, alternating which one is first. An additional first round is not counted. @param unit name of the units of
 * work, such as `readings`
 */
export async function comparePrograms(
  contenders: Record<ComparedServer, ComparedProgram>,
  unit: string,
  bench: BenchmarkContext,
): Promise<RaceResult> {
  const rounds: Heat[] = [];
  for (let round = 0; round <= bench.rounds; round++) {
    const order: ComparedServer[] = round % 2 === 0 ? ['service', 'bare'] : ['bare', 'service'];
    const perSecond: Record<ComparedServer, number> = { service: 0, bare: 0 };
    for (const name of order) {
      bench.say(round === 0 ? `Warming up ${name}` : `Round ${round} of ${bench.rounds}: ${name}`);
      const begin = performance.now();
      const done = await contenders[name].run(round);
      perSecond[name] = Math.round((done * 1000) / (performance.now() - begin));
    }
    if (round > 0) rounds.push({ ratio: roundTo(perSecond.service / perSecond.bare, 3), order, perSecond });
  }
  return told(rounds, contenders, unit);
}

function told(rounds: Heat[], contenders: Record<ComparedServer, ComparedProgram>, unit: string): RaceResult {
  const rates = (name: ComparedServer) => rounds.map(({ perSecond }) => perSecond[name]);
  const middle = (name: ComparedServer) => Math.round(median(rates(name)));
  const apart = (name: ComparedServer) => roundTo((Math.max(...rates(name)) - Math.min(...rates(name))) / middle(name), 3);
  const ratio = roundTo(median(rounds.map((round) => round.ratio)), 3);
  const perSecond = { service: middle('service'), bare: middle('bare') };
  const spread = { service: apart('service'), bare: apart('bare') };
  const line = (name: ComparedServer) => [contenders[name].title, String(perSecond[name]), `${Math.round(spread[name] * 100)} %`];
  const table = alignColumns([['variant', `${unit}/s`, 'spread'], line('service'), line('bare')]);
  const head = `ratio to bare ${ratio.toFixed(2)}; medians of ${rounds.length} round(s)`;
  return { figures: { ratio, perSecond, spread, rounds }, lines: [head, '', ...table] };
}
