import {
  runSimulation,
  type ServiceAccess,
  ServiceRefusal,
  ServiceUnreachable,
  type SimulationOptions,
  type SimulationSummary,
} from '@rpm/simulation';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { Refusal } from '../terminal/refusal';
import { readServiceUrl, readEndTime, readKey, SimulateQuery } from './simulate-options';
import { SimulateProgress } from './simulate-progress';

const COLUMNS: ColumnsByHeading<SimulationSummary> = {
  requests: ({ requests }) => requests,
  'repeated from an earlier run': ({ repeated }) => repeated,
  patients: ({ steps }) => steps.patients,
  devices: ({ steps }) => steps.devices,
  orders: ({ steps }) => steps.orders,
  'readings stored': ({ created }) => created,
  duplicates: ({ duplicates }) => duplicates,
  rejected: ({ rejected }) => rejected,
  'messages to sources': ({ messages }) => messages,
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export function defineSimulateCommand(command: Command): void {
  addQueryOptions(command, SimulateQuery)
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (outputOptions: OutputOptions, command: Command) => {
      const output = new Output(outputOptions);
      const query = readQuery(SimulateQuery, command);
      const { seed, patients, days, through } = query;
      const options = { seed, patients, days, until: readEndTime(query), through };
      const summary = await run({ url: readServiceUrl(query), key: await readKey(query) }, options, output);
      output.record(summary, COLUMNS);
      if (summary.rejected > 0) {
        throw new Refusal('refused_by_service', `The service rejected ${summary.rejected} readings. ${OTHER_DATA}`);
      }
    });
}

/** Runs the simulation. Ctrl-C stops it at once, which is safe, because the service recognizes repeated requests when the command is run again. */
async function run(service: ServiceAccess, options: SimulationOptions, output: Output): Promise<SimulationSummary> {
  const progress = new SimulateProgress(output, options.days);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const { signal } = interruption;
    return await runSimulation(service, options, { onStage: (stage, soFar) => progress.show(stage, soFar), signal });
  } catch (error) {
    if (interruption.signal.aborted) {
      throw new Refusal('interrupted', 'Interrupted. Run the same command again to resume.', [], { cause: error });
    }
    throw refusalOf(error);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    progress.end();
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof ServiceUnreachable) {
    return new Refusal('service_unavailable', 'The service does not answer. Start it, or correct --url.', [], { cause: error });
  }
  if (!(error instanceof ServiceRefusal)) return error;
  const advice = error.status === 409 ? ` ${OTHER_DATA}` : '';
  return new Refusal('refused_by_service', `${error.message}${advice}`, [], { cause: error });
}

const OTHER_DATA =
  'The organization has data of other options or of somebody else. Use a key of a new organization, which "rpm-admin organization create" creates, or repeat ' +
  'the options of the earlier run. "rpm-admin organization delete" removes simulated data.';

const HELP = `
The clinic has patients in several time zones, and devices that send readings of all ten kinds day by day. Some readings are sent
twice or late, some are measured on a journey, and some are beyond the range of the meter. Batteries run down, a device passes
from one patient to another, manual entries are corrected or withdrawn, orders deliver devices, and parcels come back. None of the
people is real. Use a separate organization for each simulation. "organization delete" removes it; its refusal names the option for the devices that patients hold.

The same options always produce the same requests. To complete an interrupted run, run the same command again within 24 hours.

With --through, the command creates sources of the adapter and sends their messages: heartbeats, messages sent again, the newest
first, days that contain the day before, and offsets that no time zone has. The service stores their readings afterwards. Some
vendors do not have all kinds, and such readings are left out.

Environment:
  RPM_API_KEY         API key with the scopes write and fulfilment; for --through, with ingest:write, too

Examples:
  $ rpm-admin simulate --key-file .data/demo-key
  $ RPM_API_KEY=… rpm-admin simulate --url https://rpm.example.org --seed 7 --patients 100 --days 90 --json
  $ rpm-admin simulate --key-file .data/demo-key --through tenovi`;
