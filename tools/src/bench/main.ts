import 'reflect-metadata';
import { WORKSPACE_ROOT } from '@rpm/database';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installNode } from '../harness/node-under-test';
import { EXIT, parseArguments, type ProgramRun, runProgram, UsageError, wholeNumber } from '../harness/program';
import { startEmbeddedServer } from './database/embedded-server';
import { currentLoad, describeMachine } from './measure/machine';
import { SERVICE } from './measure/programs';
import { type BenchmarkRunOptions, type Row } from './row';
import { ROWS } from './rows';

/** The options that are numbers, with their default values. */
const DEFAULTS: BenchmarkRunOptions = { rounds: 7, seconds: 5, readings: 1_000_000 };

const USAGE = `Usage: npm run bench -- <row> [--json] [--rounds=${DEFAULTS.rounds}] [--seconds=${DEFAULTS.seconds}] [--readings=${DEFAULTS.readings}] [--node=26] [--against=FOLDER]

Rows:
${ROWS.map(({ name, about }) => `  ${name.padEnd(18)}  ${about}`).join('\n')}

--node runs the servers under test with this major version of Node, for: ${namesOf(({ hasHttpServers }) => hasHttpServers)}
--against compares the build of this checkout with the build of another one, which is measured in turn, for: ${namesOf(({ comparesBuilds }) => comparesBuilds)}
`;

function namesOf(isNamed: (row: Row) => boolean | undefined): string {
  return ROWS.filter(isNamed)
    .map(({ name }) => name)
    .join(', ');
}

interface Arguments extends BenchmarkRunOptions {
  row: Row;
  json: boolean;
  /** The major version of Node that runs the servers under test; null for the version of this process. */
  major: number | null;
  /** Absolute path of the other checkout; null for the baseline of the row. */
  against: string | null;
}

/** Runs the benchmark that the command-line arguments name. @returns the exit status */
export function main(args: string[]): Promise<number> {
  return runProgram(USAGE, () => readArguments(args), run);
}

async function run(
  { row, json, major, against, ...options }: Arguments,
  { say, endProgress, defer }: ProgramRun,
): Promise<number> {
  const loadBefore = currentLoad();
  const underTest = major === null ? null : await installNode(String(major), say);
  const server = await startEmbeddedServer({ say, defer });
  const {
    figures,
    text,
    failures,
    misses = [],
    postgres,
    documents = {},
  } = await row.run({
    ...options,
    ...(underTest && { node: underTest.path }),
    ...(against !== null && { against }),
    server,
    say,
    defer,
  });
  endProgress();
  if (failures === 0)
    for (const [path, content] of Object.entries(documents)) await writeFile(join(WORKSPACE_ROOT, path), content);
  const machine = describeMachine(postgres, loadBefore, underTest?.version);
  const { cpu, cores, platform, node } = machine;
  const place = `PostgreSQL ${postgres}, Node ${node}, ${cores} cores of ${cpu}, ${platform}, load before ${loadBefore}`;
  const complaint = [
    ...(failures === 0 ? [] : [`\n\n${failures} requests FAILED: these figures say nothing.`]),
    ...(misses.length === 0 ? [] : [`\n\nAims MISSED:\n${misses.map((miss) => `- ${miss}`).join('\n')}`]),
  ].join('');
  process.stdout.write(
    json ? `${JSON.stringify({ row: row.name, ...figures, failures, misses, machine })}\n` : `${text}\n\n${place}${complaint}\n`,
  );
  return failures === 0 && misses.length === 0 ? 0 : EXIT.failed;
}

function readArguments(args: string[]): Arguments {
  const text = { type: 'string' } as const;
  const options = {
    json: { type: 'boolean', default: false },
    node: text,
    against: text,
    rounds: text,
    seconds: text,
    readings: text,
  } as const;
  const { values, positionals } = parseArguments(args, options);
  const row = ROWS.find(({ name }) => name === positionals[0]);
  if (!row || positionals.length > 1)
    throw new UsageError(positionals[0] === undefined ? 'Name a row.' : `There is no row ${positionals.join(' ')}.`);
  const number = (name: keyof BenchmarkRunOptions) => wholeNumber(name, values[name], row.defaults?.[name] ?? DEFAULTS[name]);
  const major = values.node === undefined ? null : wholeNumber('node', values.node, 0);
  if (major !== null && !row.hasHttpServers)
    throw new UsageError(`The row ${row.name} has no HTTP servers that --node could run.`);
  const against = values.against === undefined ? null : resolve(values.against);
  if (against !== null && !row.comparesBuilds)
    throw new UsageError(`The row ${row.name} cannot be compared with another checkout.`);
  if (against !== null && !existsSync(join(against, SERVICE)))
    throw new UsageError(`The folder of --against has no ${SERVICE}. Run "npx tsc -b" in it.`);
  return {
    row,
    json: values.json,
    major,
    against,
    rounds: number('rounds'),
    seconds: number('seconds'),
    readings: number('readings'),
  };
}
