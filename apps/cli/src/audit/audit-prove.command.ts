import { proveRow } from '@rpm/audit';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

const HELP = `
The proof is JSON: the line of the row, the header of its block, the checkpoint, and the hashes that lead from one to the other (RFC 6962). It contains no other
row, and can be verified without this service (docs/audit.md).

Example:
  $ rpm-admin audit prove 4711 > proof.json`;

export function addAuditProveCommand(group: Command): void {
  group
    .command('prove')
    .description('prove that a row of the audit trail is as it was when it was sealed')
    .argument('<id>', 'id of the row')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (rawId: string, options: OutputOptions) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await inInstallation(output, async ({ database }) => {
        const proof = await proveRow(database, id);
        if (!proof)
          throw new Refusal('not_found', `There is no sealed row ${id} in the audit trail. New rows are sealed within a minute.`);
        return aboutNobody(1, () => {
          output.result(proof, JSON.stringify(proof, null, 2));
          if (proof.checkpoint === null)
            output.notice(
              'No checkpoint covers the row yet, so that nobody has signed the proof. Run "rpm-admin audit checkpoint" first.',
            );
        });
      });
    });
}
