import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { BackupError } from './backup-error';

/** A key pair for Ed25519 signatures (RFC 8032) as PEM texts, in the formats of `openssl genpkey -algorithm ed25519`. */
export interface SigningKeyPair {
  privateKey: string;
  publicKey: string;
}

export function generateSigningKey(): SigningKeyPair {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** Returns the private key that signs files. @throws BackupError */
export const signingKeyOf = (pem: string): KeyObject => keyOf(pem, '--sign-with', 'private', createPrivateKey);

/** Returns the public key with which signatures are verified. @throws BackupError */
export const verificationKeyOf = (pem: string): KeyObject => keyOf(pem, '--verify-with', 'public', createPublicKey);

function keyOf(pem: string, option: string, kind: string, parse: (pem: string) => KeyObject): KeyObject {
  const detail = `The file of ${option} is not a ${kind} Ed25519 key in the PEM format. "rpm-admin backup generate-signing-key" creates a key pair.`;
  try {
    const key = parse(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new BackupError('refused', detail, { cause });
  }
  throw new BackupError('refused', detail);
}

/** Returns the 64 bytes of a signature, which `openssl pkeyutl -verify -rawin` accepts. */
export const signatureOf = (content: Buffer, privateKey: KeyObject): Buffer => sign(null, content, privateKey);

export const isSignatureOf = (content: Buffer, signature: Buffer, publicKey: KeyObject): boolean =>
  verify(null, content, publicKey, signature);
