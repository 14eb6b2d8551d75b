import { createPublicKey } from 'node:crypto';
import { ValueError } from '@rpm/domain';
import { z } from 'zod';

/** A JSON Web Key Set (RFC 7517) with the public keys of a SMART client. */
export interface KeySet {
  keys: PublicKey[];
}

/** A public key that can verify RS384 or ES384, with its id. */
export interface PublicKey {
  kty: string;
  kid: string;
  n?: string | undefined;
  e?: string | undefined;
  crv?: string | undefined;
  x?: string | undefined;
  y?: string | undefined;
}

/** Maximum number of keys of a set: each request for a token may try all keys with its id. */
const MAX_KEYS = 20;
const MIN_RSA_BITS = 2048;

const KEY = z.object({
  kty: z.string(),
  kid: z.string().min(1).max(255),
  use: z.string().optional(),
  alg: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
  d: z.unknown().optional(),
  k: z.unknown().optional(),
});
const SET = z.object({ keys: z.array(z.unknown()).max(MAX_KEYS) });

/** Reads a key set. Keys for other purposes or algorithms are left out. @returns an error if it contains a secret, or no usable key */
export function readKeySet(text: string): KeySet | ValueError {
  const set = SET.safeParse(parsed(text));
  if (!set.success) return NOT_A_KEY_SET;
  const keys = set.data.keys.flatMap((key) => KEY.safeParse(key).data ?? []);
  if (keys.some(({ d, k }) => d !== undefined || k !== undefined)) return HAS_SECRET;
  const usable = keys.filter(isUsable).map(publicKeyOf);
  return usable.length === 0 ? NOT_A_KEY_SET : { keys: usable };
}

type SentKey = z.infer<typeof KEY>;

/** Returns the parts of a key that determine it. Its type alone decides with which algorithm it is used. */
const publicKeyOf = ({ kty, kid, n, e, crv, x, y }: SentKey): PublicKey =>
  kty === 'RSA' ? { kty, kid, n, e } : { kty, kid, crv, x, y };

function isUsable(key: SentKey): boolean {
  const { kty, crv, alg, use = 'sig' } = key;
  const isKnown =
    (kty === 'RSA' && (alg ?? 'RS384') === 'RS384') || (kty === 'EC' && crv === 'P-384' && (alg ?? 'ES384') === 'ES384');
  if (!isKnown || use !== 'sig') return false;
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key: { ...publicKeyOf(key) }, format: 'jwk' });
    return kty === 'EC' || (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const NOT_A_KEY_SET = new ValueError(
  'not_a_key_set',
  `Send a JSON Web Key Set with at least one public key that has a "kid": RSA of ${MIN_RSA_BITS} bits or more for RS384, or P-384 for ES384. It may contain ${MAX_KEYS} keys.`,
);
const HAS_SECRET = new ValueError(
  'secret_key',
  'This key set contains a private key. Send the public keys only, and keep the private ones.',
);
