import { generateBackupKey, generateSigningKey } from '@rpm/backup';
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
      await writeNew(file, text, 0o600);
      output.result({ file, recipient }, recipient);
      output.notice(
        `Use the public key as --encrypt-to. Keep ${file} on another machine: without it, nobody can read the backups.`,
      );
    });
}

export function addSigningKeyCommand(group: Command): void {
  group
    .command('generate-signing-key')
    .description('create an Ed25519 key pair: the private key signs files, and the public key verifies their signatures')
    .argument('<file>', 'new file for the private key, which only its owner can read; the public key is in <file>.pub')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nGive the public key to those who restore or import the files. Both files are PEM, as of "openssl genpkey -algorithm ed25519".\n\nExample:\n  $ rpm-admin backup generate-signing-key signing.pem',
    )
    .action(async (file: string, options: OutputOptions) => {
      const output = new Output(options);
      const { privateKey, publicKey } = generateSigningKey();
      const publicFile = `${file}.pub`;
      await writeNew(file, privateKey, 0o600);
      await writeNew(publicFile, publicKey, 0o644);
      output.result({ file, publicFile }, publicFile);
      output.notice(`Use ${file} as --sign-with, and ${publicFile} as --verify-with.`);
    });
}

async function writeNew(file: string, text: string, mode: number): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode }).catch((cause: unknown) => {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new Refusal('file_unavailable', `The file ${JSON.stringify(file)} cannot be created (${code}). Name a new one.`, [], {
      cause,
    });
  });
}
