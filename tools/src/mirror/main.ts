import 'reflect-metadata';
import { EXIT, parseArguments, type ProgramRun, runProgram, seedOf, UsageError } from '../harness/program';
import { randomNumbers } from '../harness/random-numbers';
import { FaultDatabase } from '../faults/fault-database';
import { type MirrorResult, runMirror } from './mirror-run';

const LONG = { patients: 12, days: 42, changes: 3_000 };
const SHORT = { patients: 3, days: 42, changes: 400 };

const USAGE = 'Usage: npm run test:mirror -- [--short] [--seed=<number>] [--json]\n';

interface Arguments {
  size: typeof LONG;
  seed: number;
  json: boolean;
}

/** Runs the mirror test. @returns the exit status */
export function main(args: string[]): Promise<number> {
  return runProgram(USAGE, () => readArguments(args), run);
}

async function run({ size, seed, json }: Arguments, { say, endProgress, defer }: ProgramRun): Promise<number> {
  process.stderr.write(`Seed ${seed}: repeat the same changes with --seed=${seed}\n`);
  const database = await FaultDatabase.open({ say, defer });
  const result = await runMirror({ database, ...size, seed, random: randomNumbers(seed), say, defer });
  endProgress();
  process.stdout.write(json ? `${JSON.stringify({ seed, ...result })}\n` : formatReport(result));
  return Object.values(result.problems).some((lines) => lines.length > 0) ? EXIT.failed : 0;
}

function formatReport({ figures, problems }: MirrorResult): string {
  const counts = Object.entries(figures).map(([name, count]) => `${name}: ${count}`);
  const copies = Object.entries(problems).flatMap(([client, lines]) =>
    lines.length === 0
      ? [`${client}: the copy equals the API`]
      : [`${client}: the copy differs`, ...lines.map((line) => `  - ${line}`)],
  );
  return `${[counts.join(', '), ...copies].join('\n')}\n`;
}

function readArguments(args: string[]): Arguments {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArguments(args, { short: flag, json: flag, seed: { type: 'string' } } as const);
  if (positionals.length > 0) throw new UsageError(`There is no argument ${positionals.join(' ')}.`);
  return { size: values.short ? SHORT : LONG, seed: seedOf(values.seed), json: values.json };
}
