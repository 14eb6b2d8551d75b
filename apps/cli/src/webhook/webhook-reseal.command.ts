import { resealSecrets } from '@rpm/encryption';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { openSecretBox, readWebhookConfiguration } from '../delivery/webhook-session';
import { inInstallation } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

export function addWebhookResealCommand(group: Command): void {
  group
    .command('reseal')
    .description('encrypt the signing secrets of all organizations with the first key of WEBHOOK_ENCRYPTION_KEY')
    .addOption(jsonOption())
    .action(async (options: OutputOptions) => {
      const output = new Output(options);
      const configuration = readWebhookConfiguration();
      await inInstallation(output, async ({ database, trail }) => {
        await trail.begin();
        const resealed = await resealSecrets(database, await openSecretBox(database, configuration));
        return aboutNobody(resealed, () => {
          output.result({ resealed }, String(resealed));
          output.notice(`${resealed} secrets were encrypted again. All stored secrets now need only the first key.`);
        });
      });
    });
}
