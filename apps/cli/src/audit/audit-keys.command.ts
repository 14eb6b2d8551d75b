import { listKeys, type PublicKey } from '@rpm/audit';
import { type Command } from 'commander';
import { withDatabase } from '../database/database-session';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';

const COLUMNS: ColumnsByHeading<PublicKey> = {
  number: ({ number }) => number,
  created: ({ createTimestamp }) => createTimestamp.toISOString(),
  key: ({ verifierKey }) => verifierKey,
};

export function addAuditKeysCommand(group: Command): void {
  group
    .command('keys')
    .description('print the public keys that signed checkpoints of the audit trail; each has signed the next one')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe keys have the format of https://c2sp.org/signed-note. With --json, each key has the note with which the key before introduces it.\n\nExample:\n  $ rpm-admin audit keys --json',
    )
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      await withDatabase(output, async ({ database }) => {
        const keys = await listKeys(database);
        output.list(keys, COLUMNS);
        if (keys.length === 0) output.notice('No checkpoint was signed yet.');
      });
    });
}
