import { ADAPTER_NAMES, type AdapterName, type IngestAdapterView } from '@rpm/domain';
import { listAdapters, MAPPING_INTERPRETER } from '@rpm/sources';
import { Argument, type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addMappingCommands } from './ingest-mapping.command';
import { addIngestMessageCommands, defineIngestReplayCommand, defineIngestTestCommand } from './ingest-message.command';
import { addIngestAliasCommands, addIngestQuarantineCommands } from './ingest-quarantine.command';
import { addIngestSourceCommands } from './ingest-source.command';
import { descriptionOf, setupText } from './setup-steps';

const COLUMNS: ColumnsByHeading<IngestAdapterView> = {
  name: ({ name }) => name,
  vendor: ({ vendor }) => vendor,
  authentication: ({ authenticationKinds }) => authenticationKinds.join(', '),
  'vendor makes secret': ({ vendorMakesSecret }) => vendorMakesSecret,
  'needs patient': ({ needsPatient }) => needsPatient,
  facts: ({ facts }) => facts.map(({ url, readOn }) => `${url} (${readOn})`).join(', '),
};

export function addIngestCommands(group: Command): void {
  addIngestSourceCommands(group.command('source').description('vendors and apps that post messages of their own'));
  addMappingCommands(
    group.command('mapping').description('descriptions of the messages of vendors that no adapter can read'),
    MAPPING_INTERPRETER,
  );
  addIngestMessageCommands(group.command('message').description('messages that sources have received, and their parts'));
  addIngestQuarantineCommands(group.command('quarantine').description('parts of messages that could not be recorded yet'));
  addIngestAliasCommands(group.command('alias').description('devices and patients for whom texts in messages stand'));
  defineIngestReplayCommand(group.command('replay'));
  defineIngestTestCommand(group.command('test'));

  const adapters = group.command('adapter').description('the vendors and apps whose messages the service can read');
  adapters
    .command('list')
    .description('list the adapters, with the kinds of authentication that each vendor supports')
    .addOption(jsonOption())
    .action((options: OutputOptions) => new Output(options).list(listAdapters(), COLUMNS));
  adapters
    .command('show')
    .addArgument(new Argument('<name>', 'name of the adapter').choices(ADAPTER_NAMES))
    .description('print an adapter, and the steps with which a clinic connects its vendor')
    .addOption(jsonOption())
    .action((name: AdapterName, options: OutputOptions) => {
      const output = new Output(options);
      output.record(descriptionOf(name), COLUMNS);
      if (!output.options.json) output.notice(setupText(name));
    });
}
