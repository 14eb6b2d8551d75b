import { readConfiguration } from '@rpm/database';
import { z } from 'zod';
import { STDIN } from '../file/open-file';
import { readTextFile } from '../file/text-file';
import { invalidOption } from '../terminal/option-value';
import { terminal } from '../terminal/terminal';

const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

export interface SecretOptions {
  secret?: string[];
  secretFile?: string;
}

/**
 * Reads signing secrets from the options and the file or, if there are none, from the environment. The list may be empty. @throws Refusal if a string
 * is not a secret; the message does not contain the string
 */
export async function readSecrets({ secret = [], secretFile }: SecretOptions): Promise<string[]> {
  const fromFile = secretFile === undefined ? [] : await linesOf(secretFile);
  if (secretFile !== undefined && fromFile.length === 0)
    throw invalidOption('--secret-file', 'missing', 'The file contains no secret.');
  const fromOptions = [...secret, ...fromFile];
  const { RPM_WEBHOOK_SECRET } = readConfiguration({ RPM_WEBHOOK_SECRET: z.string().optional() }, terminal().environment);
  const [secrets, source] =
    fromOptions.length > 0
      ? [fromOptions, secret.every(isSecret) ? '--secret-file' : '--secret']
      : [RPM_WEBHOOK_SECRET?.split(/\s+/).filter(Boolean) ?? [], 'RPM_WEBHOOK_SECRET'];
  if (secrets.every(isSecret)) return secrets;
  throw invalidOption(
    source,
    'not_a_secret',
    'Use the secret as it was printed when the webhook was created: whsec_ and base64.',
  );
}

function isSecret(text: string): boolean {
  return SECRET.test(text);
}

async function linesOf(path: string): Promise<string[]> {
  if (path === STDIN && terminal().stdin.isTTY) terminal().stderr.write('Paste the secret, then Ctrl-D:\n');
  return (await readTextFile(path))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
