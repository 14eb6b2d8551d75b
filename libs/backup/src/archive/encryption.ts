import { ReadableStream } from 'node:stream/web';
import { BackupError } from './backup-error';

/**
 * Type of an additional recipient stanza in the header of encrypted backups. The stanza contains no key, so age ignores it. It names the database and
 * the instant of the backup, which can be read without the secret key.
 */
const STANZA = 'rpm-backup';
const STANZA_LINE = /^-> rpm-backup (\S+) (\S+)$/;

/** The first bytes of every file in the age format. */
export const AGE_HEADER = 'age-encryption.org/v1\n';

/** The origin of a backup. */
export interface BackupOrigin {
  database: string;
  instant: string;
}

// The library is an ES module, which CommonJS loads dynamically.
const age = () => import('age-encryption');

/** Creates a key pair in the age format. The recipient (`age1…`) encrypts, and the identity (`AGE-SECRET-KEY-1…`) decrypts. */
export async function generateBackupKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Checks a public key. @throws BackupError */
export async function assertRecipient(recipient: string): Promise<void> {
  const { Encrypter } = await age();
  try {
    new Encrypter().addRecipient(recipient);
  } catch (cause) {
    const detail = 'The public key is not in the age format ("age1…"). "rpm-admin backup generate-key" creates a key pair.';
    throw new BackupError('refused', detail, { cause });
  }
}

/** Encrypts a stream in the age format. @throws BackupError when the recipient is not a public key of age */
export async function* encrypt(
  source: AsyncIterable<Buffer>,
  recipient: string,
  origin: BackupOrigin,
): AsyncGenerator<Uint8Array> {
  await assertRecipient(recipient);
  const { Encrypter, Stanza } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient({ wrapFileKey: () => [new Stanza([STANZA, origin.database, origin.instant], new Uint8Array(0))] });
  yield* await encrypter.encrypt(webStream(source));
}

/**
 * Decrypts a stream in the age format. @param identityFile text of an identity file as `age-keygen` writes it
 * @throws BackupError when no identity of the file decrypts the stream, or when the stream was changed
 */
export async function* decrypt(source: AsyncIterable<Buffer>, identityFile: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  const identities = identityFile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  try {
    for (const identity of identities) decrypter.addIdentity(identity.trim());
  } catch (cause) {
    throw new BackupError('refused', 'The identity file contains a line that is not a secret key of age.', { cause });
  }
  const plain = await decrypter.decrypt(webStream(source)).catch((cause: unknown) => {
    const detail =
      'None of the secret keys in the identity file decrypts the backup. Use the one that belongs to its public key.';
    throw new BackupError('refused', detail, { cause });
  });
  yield* plain;
}

/** Returns the origin in the header of an encrypted backup; null for other files. @param start the first bytes of the file */
export function originOfEncrypted(start: string): BackupOrigin | null {
  if (!start.startsWith(AGE_HEADER)) return null;
  const header = start.split('\n--- ')[0] ?? '';
  const [, database, instant] = header.split('\n').flatMap((line) => STANZA_LINE.exec(line) ?? []);
  return database !== undefined && instant !== undefined ? { database, instant } : null;
}

/** Converts an async iterable to a web stream, which is the kind of stream that the age library accepts. */
function webStream(source: AsyncIterable<Buffer>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(source);
}
