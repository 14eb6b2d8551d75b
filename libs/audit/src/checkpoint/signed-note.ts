import { createHash, sign, verify } from 'node:crypto';
import { publicKeyOf, type SigningKey } from './signing-key';

/** Byte that stands for Ed25519 in the signed notes of C2SP. */
const ED25519 = Buffer.from([1]);
const KEY_HASH_BYTES = 4;
const SIGNATURE_LINE = /^— (\S+) ([A-Za-z0-9+/=]+)$/;

/** Returns the first bytes of the hash of a key and its name, with which a signature names its key. */
function keyHash(name: string, publicKey: Buffer): Buffer {
  return createHash('sha256').update(`${name}\n`).update(ED25519).update(publicKey).digest().subarray(0, KEY_HASH_BYTES);
}

/** Returns a public key as verifiers of signed notes expect it (https://c2sp.org/signed-note). */
export function verifierKey(name: string, publicKey: Buffer): string {
  return `${name}+${keyHash(name, publicKey).toString('hex')}+${Buffer.concat([ED25519, publicKey]).toString('base64')}`;
}

/** Reads a public key that {@link verifierKey} has written. @returns the name and the 32 bytes of the key; null if the text is none */
export function parseVerifierKey(text: string): { name: string; publicKey: Buffer } | null {
  const [, name = '', , encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(text.trim()) ?? [];
  const publicKey = Buffer.from(encoded, 'base64').subarray(ED25519.length);
  return name !== '' && verifierKey(name, publicKey) === text.trim() ? { name, publicKey } : null;
}

/** Returns whether a text is a public key as `rpm-admin audit keys` prints it. */
export const isAuditKey = (text: string): boolean => parseVerifierKey(text) !== null;

/**
 * Signs a text as a note of https://c2sp.org/signed-note. Without a key, the note has no signature.
 * @param text lines, each of which ends with a newline @param name the name of the key
 */
export function signNote(text: string, name: string, key: SigningKey | null): string {
  if (!key) return `${text}\n`;
  const signature = Buffer.concat([keyHash(name, key.publicKey), sign(null, Buffer.from(text), key.privateKey)]);
  return `${text}\n— ${name} ${signature.toString('base64')}\n`;
}

/** A note whose signatures are not verified yet. */
export interface Note {
  text: string;
  signatures: { name: string; bytes: Buffer }[];
}

/** Separates a note from its signatures. @returns null if the text is no note */
export function parseNote(note: string): Note | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const lines = note
    .slice(end + 2)
    .split('\n')
    .slice(0, -1);
  const signatures = lines.map((line) => SIGNATURE_LINE.exec(line));
  if (signatures.includes(null)) return null;
  return {
    text: note.slice(0, end + 1),
    signatures: signatures.map((match) => ({ name: match?.[1] ?? '', bytes: Buffer.from(match?.[2] ?? '', 'base64') })),
  };
}

/** Returns whether one of the note's signatures is a valid one of a key. */
export function isSignedBy({ text, signatures }: Note, name: string, publicKey: Buffer): boolean {
  const hash = keyHash(name, publicKey);
  return signatures.some(
    ({ name: signer, bytes }) =>
      signer === name &&
      bytes.subarray(0, KEY_HASH_BYTES).equals(hash) &&
      verify(null, Buffer.from(text), publicKeyOf(publicKey), bytes.subarray(KEY_HASH_BYTES)),
  );
}
