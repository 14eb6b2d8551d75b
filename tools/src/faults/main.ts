import 'reflect-metadata';
import { EXIT, parseArguments, type ProgramRun, runProgram, seedOf, UsageError, wholeNumber } from '../harness/program';
import { randomNumbers } from '../harness/random-numbers';
import { type ScenarioOutcome, runScenario } from './deliveries/play';
import { formatReport } from './report';
import { type EvidenceTampering, SABOTAGES } from './deliveries/sabotage';
import { SCENARIOS } from './scenarios';
import { FaultDatabase } from './fault-database';

const LONG = { rounds: 5, readings: 3_000, faults: 3 };
const SHORT = { rounds: 1, readings: 400, faults: 1 };

const USAGE = `Usage: npm run test:faults -- [scenario…] [--short] [--rounds=${LONG.rounds}] [--readings=${LONG.readings}] [--seed=<number>] [--json]

Scenarios:
${SCENARIOS.map(({ name, about }) => `  ${name.padEnd(24)}  ${about}`).join('\n')}
`;

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
export function main(args: string[]): Promise<number> {
  return runProgram(USAGE, () => readArguments(args), run);
}

async function run(
  { scenarios, rounds, readings, faults, seed, json, sabotage }: Arguments,
  { say, endProgress, defer }: ProgramRun,
): Promise<number> {
  process.stderr.write(`Seed ${seed}: repeat the same instants with --seed=${seed}\n`);
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
  endProgress();
  const isBroken = played.some(({ outcome }) => outcome.differences.length > 0);
  process.stdout.write(json ? `${JSON.stringify({ seed, isBroken, played })}\n` : formatReport(played));
  return isBroken ? EXIT.failed : 0;
}

function readArguments(args: string[]): Arguments {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { short: flag, json: flag, rounds: text, readings: text, seed: text, sabotage: text } as const;
  const { values, positionals } = parseArguments(args, options);
  const defaults = values.short ? SHORT : LONG;
  const unknown = positionals.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown !== undefined) throw new UsageError(`There is no scenario ${unknown}.`);
  const sabotage = SABOTAGES.find((name) => name === values.sabotage) ?? null;
  if (values.sabotage !== undefined && sabotage === null)
    throw new UsageError(`--sabotage must be one of ${SABOTAGES.join(', ')}.`);
  return {
    scenarios: positionals.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => positionals.includes(name)),
    rounds: wholeNumber('rounds', values.rounds, defaults.rounds),
    readings: wholeNumber('readings', values.readings, defaults.readings),
    faults: defaults.faults,
    seed: seedOf(values.seed),
    json: values.json,
    sabotage,
  };
}
