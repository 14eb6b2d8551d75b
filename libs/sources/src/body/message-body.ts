import { type EncryptedSecret, type SecretBox } from '@rpm/encryption';

/** A body is bound to its organization. It is sealed before its message has an id, so it cannot be bound to the message. */
const ownerOf = (organizationId: number) => ({ organizationId, content: 'message body' }) as const;

/** Encrypts the body of a message with the first key. */
export function sealBody(box: SecretBox, organizationId: number, body: Buffer): EncryptedSecret {
  return box.seal(body, ownerOf(organizationId));
}

/** Decrypts the body of a message. @throws UnreadableSecret */
export function openBody(box: SecretBox, organizationId: number, encrypted: EncryptedSecret): Buffer {
  return box.open(encrypted, ownerOf(organizationId));
}

/** Returns what is stored with a message to find equal bodies: an HMAC with a key that is derived from the first key. */
export function bodyHash(box: SecretBox, organizationId: number, body: Buffer): Buffer {
  const [hash] = bodyHashes(box, organizationId, body);
  if (!hash) throw new Error('A secret box has a first key.');
  return hash;
}

/**
 * Returns the hashes under which an equal body may be stored: one for each key of the process. Therefore a body is recognized after a new key was put first, as
 * long as the former key is configured. After the former key is removed, an equal body counts as a new message; its readings are then recognized by themselves.
 */
export function bodyHashes(box: SecretBox, organizationId: number, body: Buffer): Buffer[] {
  return box.fingerprints(body, ownerOf(organizationId));
}
