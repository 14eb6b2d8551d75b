import {
  appendCheckpoint,
  CheckpointFileUnwritable,
  CheckpointRefused,
  loadSigningKeys,
  makeCheckpoint,
  sealBlocks,
} from '@rpm/audit';
import { type Database } from '@rpm/database';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { readAuditConfiguration } from './audit-configuration';

const HELP = `
The service makes a checkpoint every hour. It is a signed note (https://c2sp.org/tlog-checkpoint) about all blocks of all organizations, and contains no ids of
rows, patients or organizations. Give it to somebody who cannot change the database; "audit verify --checkpoint" compares the trail with it.

Examples:
  $ rpm-admin audit checkpoint
  $ rpm-admin audit checkpoint > checkpoint.txt`;

export function addAuditCheckpointCommand(group: Command): void {
  group
    .command('checkpoint')
    .description('seal all rows of the audit trail, and print a signed checkpoint about them')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      const configuration = readAuditConfiguration();
      await withDatabase(output, async ({ database }) => {
        const keys = await loadSigningKeys(configuration);
        while ((await sealBlocks(database)).isMore);
        const note = await checkpointOf(database, keys);
        const { AUDIT_CHECKPOINT_FILE } = configuration;
        output.result({ checkpoint: note, signed: keys.length > 0 }, note);
        if (keys.length === 0)
          output.notice('The checkpoint is not signed, so that it proves nothing: set AUDIT_SIGNING_KEY (docs/audit.md).');
        if (AUDIT_CHECKPOINT_FILE !== undefined) await appendCheckpoint(AUDIT_CHECKPOINT_FILE, note).catch(refuse);
      });
    });
}

function refuse(error: unknown): never {
  if (error instanceof CheckpointFileUnwritable) throw new Refusal('file_unwritable', error.message, [], { cause: error });
  throw error;
}

async function checkpointOf(database: Database, keys: Parameters<typeof makeCheckpoint>[1]['keys']): Promise<string> {
  try {
    const note = await makeCheckpoint(database, { keys, isForced: true });
    if (note !== null) return note;
  } catch (error) {
    if (error instanceof CheckpointRefused) throw new Refusal('not_intact', error.message, [], { cause: error });
    throw error;
  }
  throw new Refusal(
    'wrong_key',
    'The signing key is not the one that the database has recorded. Set AUDIT_SIGNING_KEY to the key of the service; to replace it, put the new key before the old one, comma separated.',
  );
}
