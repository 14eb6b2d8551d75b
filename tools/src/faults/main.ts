import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createProgressPrinter } from '../bench/measure/progress';
import { randomNumbers } from '../bench/measure/random-numbers';
import { CleanupFunctions } from './cleanup';
import { type ScenarioOutcome, runScenario } from './deliveries/play';
import { formatReport } from './report';
import { type EvidenceTampering, SABOTAGES } from './deliveries/sabotage';
import { SCENARIOS } from './scenarios';
import { FaultDatabase } from './fault-database';

/** Exit statuses of the program, as defined in sysexits(3). */
const EXIT = { failed: 1, usage: 64, interrupted: 130 };

const LONG = { rounds: 5, readings: 3_000, faults: 3 };
const SHORT = { rounds: 1, readings: 400, faults: 1 };

const USAGE = `Usage: npm run test:faults -- [scenario…] [--short] [--rounds=${LONG.rounds}] [--readings=${LONG.readings}] [--seed=<number>] [--json]

Scenarios:
${SCENARIOS.map(({ name, about }) => `  ${name.padEnd(24)}  ${about}`).join('\n')}
`;

class UsageError extends Error {}

interface Arguments {
  scenarios: typeof SCENARIOS;
  rounds: number;
  readings: number;
  faults: number;
  seed: number;
  json: boolean;
  sabotage: EvidenceTampering | null;
}

export interface ScenarioResult {
  scenario: string;
  round: number;
  outcome: ScenarioOutcome;
}

/** Runs the fault scenarios that the command-line arguments select. @returns the exit status */
export async function main(args: string[]): Promise<number> {
  try {
    return await run(readArguments(args));
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return EXIT.failed;
    process.stderr.write(`\n${USAGE}`);
    return EXIT.usage;
  }
}

async function run({ scenarios, rounds, readings, faults, seed, json, sabotage }: Arguments): Promise<number> {
  const ending = new CleanupFunctions();
  const { defer } = ending;
  ending.onInterrupt(EXIT.interrupted);
  const { say, end } = createProgressPrinter(process.stderr);
  process.stderr.write(`Seed ${seed}: repeat the same instants with --seed=${seed}\n`);
  try {
    const database = await FaultDatabase.open({ say, defer });
    const played: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      for (let round = 1; round <= rounds; round++) {
        say(`${scenario.name}, round ${round} of ${rounds}: ${scenario.about}`);
        const random = randomNumbers(seed + 1000 * SCENARIOS.indexOf(scenario) + round);
        const options = { database, readings, faults, random, sabotage, defer };
        const outcome = await ('play' in scenario ? scenario.play(options) : runScenario(scenario, options));
        played.push({ scenario: scenario.name, round, outcome });
      }
    }
    end();
    const isBroken = played.some(({ outcome }) => outcome.differences.length > 0);
    process.stdout.write(json ? `${JSON.stringify({ seed, isBroken, played })}\n` : formatReport(played));
    return isBroken ? EXIT.failed : 0;
  } catch (error) {
    // Errors are not reported after the run was interrupted, because stopping all processes causes errors.
    if (ending.isBegun) return EXIT.interrupted;
    throw error;
  } finally {
    end();
    await ending.all();
  }
}

function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const defaults = values.short ? SHORT : LONG;
  const unknown = positionals.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no scenario ${unknown}.`);
  const number = (name: 'rounds' | 'readings' | 'seed', otherwise: number) => {
    const value = Number(values[name] ?? otherwise);
    if (Number.isInteger(value) && value > 0) return value;
    throw new UsageError(`--${name} must be a whole number above 0.`);
  };
  const sabotage = SABOTAGES.find((name) => name === values.sabotage) ?? null;
  if (values.sabotage !== undefined && sabotage === null)
    throw new UsageError(`--sabotage must be one of ${SABOTAGES.join(', ')}.`);
  return {
    scenarios: positionals.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => positionals.includes(name)),
    rounds: number('rounds', defaults.rounds),
    readings: number('readings', defaults.readings),
    faults: defaults.faults,
    seed: number('seed', 1 + Math.floor(Math.random() * 1_000_000_000)),
    json: values.json,
    sabotage,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { short: flag, json: flag, rounds: text, readings: text, seed: text, sabotage: text } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
