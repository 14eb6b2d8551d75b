import 'reflect-metadata';
import { EXIT, parseArguments, type ProgramRun, runProgram, seedOf, UsageError } from '../harness/program';
import { formatReport } from './report';
import { type ScaleOutcome, type ScaleScenario } from './scenario';
import { SCENARIOS } from './scenarios';

const USAGE = `Usage: npm run test:scale -- [scenario…] [--short] [--seed=<number>] [--json]

Scenarios:
${SCENARIOS.map(({ name, about }) => `  ${name.padEnd(16)}  ${about}`).join('\n')}
`;

interface Arguments {
  scenarios: readonly ScaleScenario[];
  isShort: boolean;
  seed: number;
  json: boolean;
}

/** The outcome of a scenario, or the reason why it did not run here. */
export interface ScaleResult {
  scenario: string;
  notRun: string | null;
  seconds: number;
  outcome: ScaleOutcome | null;
}

/** Runs the scenarios that the command-line arguments select. @returns the exit status */
export function main(args: string[]): Promise<number> {
  return runProgram(USAGE, () => readArguments(args), run);
}

async function run({ scenarios, isShort, seed, json }: Arguments, { say, endProgress, defer }: ProgramRun): Promise<number> {
  process.stderr.write(`Seed ${seed}: repeat the same instants with --seed=${seed}\n`);
  const results: ScaleResult[] = [];
  for (const { name, about, obstacle, play } of scenarios) {
    const began = performance.now();
    const notRun = await obstacle();
    say(`${name}: ${notRun === null ? about : `not run, ${notRun}`}`);
    const outcome = notRun === null ? await play({ isShort, seed, say, defer }) : null;
    results.push({ scenario: name, notRun, seconds: Math.round((performance.now() - began) / 1000), outcome });
  }
  endProgress();
  process.stdout.write(json ? `${JSON.stringify({ seed, results })}\n` : formatReport(results));
  const isRequired = process.env['REQUIRE_SCALE'] === '1';
  const isBroken = results.some(({ outcome }) => (outcome === null ? isRequired : outcome.differences.length > 0));
  return isBroken ? EXIT.failed : 0;
}

function readArguments(args: string[]): Arguments {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArguments(args, { short: flag, json: flag, seed: { type: 'string' } } as const);
  const unknown = positionals.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no scenario ${unknown}.`);
  return {
    scenarios: positionals.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => positionals.includes(name)),
    isShort: values.short,
    seed: seedOf(values.seed),
    json: values.json,
  };
}
