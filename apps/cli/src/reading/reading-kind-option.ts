import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type Command, Option } from 'commander';

export interface ReadingKindOption {
  kind: ReadingKindName;
}

export function addKindOption(command: Command): Command {
  const option = new Option('--kind <kind>', 'kind of reading').choices(READING_KIND_NAMES).default('bloodGlucose');
  return command.addOption(option);
}
