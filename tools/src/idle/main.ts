import 'reflect-metadata';
import { FaultDatabase } from '../faults/fault-database';
import { parseArguments, type ProgramRun, runProgram, UsageError, wholeNumber } from '../harness/program';
import { alignColumns } from '../harness/table';
import { type IdleFigures, type IdleOptions, measureIdle } from './idle-run';

const USAGE = `Usage: npm run idle -- [--processes=1,4] [--organizations=1] [--seconds=600] [--rounds=1] [--delivery=on|off] [--service=path]
`;

/** Measures what processes of the service do while nothing happens. @returns the exit status */
export function main(args: string[]): Promise<number> {
  return runProgram(USAGE, () => readArguments(args), run);
}

async function run(options: IdleOptions, program: ProgramRun): Promise<number> {
  const database = await FaultDatabase.open(program);
  const figures = await measureIdle(database, options, program);
  program.endProgress();
  process.stdout.write(format(options, figures));
  return 0;
}

function format({ organizations, seconds, rounds, delivery }: IdleOptions, figures: IdleFigures[]): string {
  const rows = figures.map(({ processes, transactions, wakeUps, firstDeliveries }) => {
    const sorted = [...firstDeliveries].sort((one, other) => one - other);
    const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return [String(processes), transactions.toFixed(2), wakeUps.toFixed(1), middle?.toFixed(1) ?? '', last?.toFixed(1) ?? ''];
  });
  const heads = ['processes', 'transactions/s', 'wake-ups/s', 'first delivery ms: median', 'longest'];
  const title = `${organizations} organization(s), ${rounds} time(s) ${seconds} s, further processes with DELIVERY=${delivery}`;
  return `${[title, '', ...alignColumns([heads, ...rows])].join('\n')}\n`;
}

function readArguments(args: string[]): IdleOptions {
  const text = { type: 'string' } as const;
  const names = { processes: text, organizations: text, seconds: text, rounds: text, delivery: text, service: text };
  const { values, positionals } = parseArguments(args, names);
  if (positionals.length > 0) throw new UsageError(`There is no argument ${positionals.join(' ')}.`);
  const { processes = '1,4', delivery = 'on', service = 'apps/api/dist/main.js' } = values;
  if (delivery !== 'on' && delivery !== 'off') throw new UsageError('--delivery must be on or off.');
  return {
    processes: processes.split(',').map((count) => wholeNumber('processes', count, 1)),
    organizations: wholeNumber('organizations', values.organizations, 1),
    seconds: wholeNumber('seconds', values.seconds, 600),
    rounds: wholeNumber('rounds', values.rounds, 1),
    delivery,
    service,
  };
}
