import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createProgressPrinter } from '../bench/measure/progress';
import { randomNumbers } from '../bench/measure/random-numbers';
import { CleanupFunctions } from '../faults/cleanup';
import { FaultDatabase } from '../faults/fault-database';
import { type MirrorResult, runMirror } from './mirror-run';

/** Exit statuses of the program, as defined in sysexits(3). */
const EXIT = { failed: 1, usage: 64, interrupted: 130 };

const LONG = { patients: 12, days: 42, changes: 3_000 };
const SHORT = { patients: 3, days: 42, changes: 400 };

const USAGE = 'Usage: npm run test:mirror -- [--short] [--seed=<number>] [--json]\n';

/** Runs the mirror test. @returns the exit status */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    process.stderr.write(USAGE);
    return EXIT.usage;
  }
  const { size, seed, json } = options;
  const ending = new CleanupFunctions();
  const { defer } = ending;
  ending.onInterrupt(EXIT.interrupted);
  const { say, end } = createProgressPrinter(process.stderr);
  process.stderr.write(`Seed ${seed}: repeat the same changes with --seed=${seed}\n`);
  try {
    const database = await FaultDatabase.open({ say, defer });
    const result = await runMirror({ database, ...size, seed, random: randomNumbers(seed), say, defer });
    end();
    process.stdout.write(json ? `${JSON.stringify({ seed, ...result })}\n` : formatReport(result));
    return Object.values(result.problems).some((lines) => lines.length > 0) ? EXIT.failed : 0;
  } catch (error) {
    if (ending.isBegun) return EXIT.interrupted;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.failed;
  } finally {
    end();
    await ending.all();
  }
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

function readArguments(args: string[]): { size: typeof LONG; seed: number; json: boolean } | null {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ args, options: { short: flag, json: flag, seed: { type: 'string' } } });
    const seed = Number(values.seed ?? 1 + Math.floor(Math.random() * 1_000_000_000));
    return Number.isInteger(seed) && seed > 0 ? { size: values.short ? SHORT : LONG, seed, json: values.json } : null;
  } catch {
    return null;
  }
}
