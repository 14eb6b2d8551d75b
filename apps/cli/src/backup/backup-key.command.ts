import { generateBackupKey } from '@rpm/data-access';
import { type Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';

export function addBackupKeyCommand(group: Command): void {
  group
    .command('generate-key')
    .description('create a key pair in the age format: the secret key decrypts backups that the public key encrypted')
    .argument('<file>', 'new file for the secret key, which only its owner can read')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nKeep the file on another machine than the backups. Without it, nobody can read them.\n\nExample:\n  $ rpm-admin backup generate-key backup-identity.txt',
    )
    .action(async (file: string, options: OutputOptions) => {
      const output = new Output(options);
      const { identity, recipient } = await generateBackupKey();
      const text = `# public key: ${recipient}\n${identity}\n`;
      await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
        const { code = 'unknown' } = cause as NodeJS.ErrnoException;
        throw new Refusal('file_unavailable', `The file cannot be created (${code}). Name a new one.`, [], { cause });
      });
      output.result({ file, recipient }, recipient);
      output.notice(
        `Use the public key as --encrypt-to. Keep ${file} on another machine: without it, nobody can read the backups.`,
      );
    });
}
