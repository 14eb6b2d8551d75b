import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { currentLoad, describeMachine } from './measure/machine';
import { installNode } from './measure/node-under-test';
import { createProgressPrinter } from './measure/progress';
import { type Row, type BenchmarkRunOptions } from './row';
import { HTTP_ROWS, ROWS } from './rows';

/** Exit statuses of the program, as defined in sysexits(3). */
const EXIT = { failed: 1, usage: 64, interrupted: 130 };

/** The options that are numbers, with their default values. */
const DEFAULTS: BenchmarkRunOptions = { rounds: 7, seconds: 5, readings: 1_000_000 };

const USAGE = `Usage: npm run bench -- <row> [--json] [--rounds=${DEFAULTS.rounds}] [--seconds=${DEFAULTS.seconds}] [--readings=${DEFAULTS.readings}] [--node=26]

Rows:
${ROWS.map(({ name, about }) => `  ${name.padEnd(18)}  ${about}`).join('\n')}

--node runs the servers under test with this major version of Node, for: ${HTTP_ROWS.map(({ name }) => name).join(', ')}
`;

class UsageError extends Error {}

/** Runs the benchmark that the command-line arguments name. @returns the exit status */
export async function main(args: string[]): Promise<number> {
  try {
    const { row, json, major, ...options } = readArguments(args);
    return await run(row, json, options, major);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return EXIT.failed;
    process.stderr.write(`\n${USAGE}`);
    return EXIT.usage;
  }
}

/** Runs a benchmark. @param major the major version of Node that runs the servers under test; null for the version of this process */
async function run(row: Row, json: boolean, options: BenchmarkRunOptions, major: number | null): Promise<number> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  const interrupt = () => void stopAll().finally(() => process.exit(EXIT.interrupted));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const loadBefore = currentLoad();
  const progress = createProgressPrinter(process.stderr);
  try {
    const underTest = major === null ? null : await installNode(String(major), progress.say);
    const { figures, text, failures, postgres } = await row.run({
      ...options,
      ...(underTest && { node: underTest.path }),
      say: progress.say,
      defer: (stop) => stops.push(stop),
    });
    progress.end();
    const machine = describeMachine(postgres, loadBefore, underTest?.version);
    const { cpu, cores, platform, node } = machine;
    const place = `PostgreSQL ${postgres}, Node ${node}, ${cores} cores of ${cpu}, ${platform}, load before ${loadBefore}`;
    const complaint = failures === 0 ? '' : `\n\n${failures} requests FAILED: these figures say nothing.`;
    process.stdout.write(
      json ? `${JSON.stringify({ row: row.name, ...figures, failures, machine })}\n` : `${text}\n\n${place}${complaint}\n`,
    );
    return failures === 0 ? 0 : EXIT.failed;
  } finally {
    progress.end();
    await stopAll();
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const row = ROWS.find(({ name }) => name === positionals[0]);
  if (!row || positionals.length > 1)
    throw new UsageError(positionals[0] === undefined ? 'Name a row.' : `There is no row ${positionals.join(' ')}.`);
  const number = (name: keyof BenchmarkRunOptions) => {
    const given = values[name];
    const value = given === undefined ? (row.defaults?.[name] ?? DEFAULTS[name]) : Number(given);
    if (Number.isInteger(value) && value > 0) return value;
    throw new UsageError(`--${name} must be a whole number above 0.`);
  };
  const major = values.node === undefined ? null : Number(values.node);
  if (major !== null && !(Number.isInteger(major) && major > 0))
    throw new UsageError('--node must be a major version, such as 26.');
  if (major !== null && !HTTP_ROWS.includes(row))
    throw new UsageError(`The row ${row.name} has no HTTP servers that --node could run.`);
  return { row, json: values.json, major, rounds: number('rounds'), seconds: number('seconds'), readings: number('readings') };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { json: { type: 'boolean', default: false }, node: text, rounds: text, seconds: text, readings: text } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
