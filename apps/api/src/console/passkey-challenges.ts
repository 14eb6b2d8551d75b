import { type SecretBox } from '@rpm/encryption';
import { isDeepStrictEqual } from 'node:util';

/** Purpose of a challenge: the registration of a passkey with an invitation, or a sign-in. */
export type ChallengePurpose = { invitation: string } | { signIn: true };

/** Time in milliseconds in which a person must confirm the passkey dialog of the browser. */
export const CHALLENGE_MILLISECONDS = 300_000;

/** Challenges belong to no organization, because the person is not known yet. */
const NOBODY = { organizationId: 0, webhookId: null };

const KEY_NAME_BYTES = 8;

/**
 * Creates the challenges that passkeys sign. A challenge contains its purpose and its expiry, encrypted and authenticated, so that every process of the service
 * can check it and a request of a stranger stores nothing.
 */
export class PasskeyChallenges {
  constructor(private readonly box: SecretBox) {}

  /** Returns a new challenge, which differs from all others because of its random nonce. */
  create(purpose: ChallengePurpose): Buffer<ArrayBuffer> {
    const plain = Buffer.from(JSON.stringify({ purpose, until: Date.now() + CHALLENGE_MILLISECONDS }));
    const { sealed, keyName } = this.box.seal(plain, NOBODY);
    return Buffer.concat([Buffer.from(keyName, 'hex'), sealed]);
  }

  /** Returns whether this service has created the challenge for this purpose, and the challenge has not expired. @param text the challenge in base64url */
  isValid(text: string, purpose: ChallengePurpose): boolean {
    const bytes = Buffer.from(text, 'base64url');
    const keyName = bytes.subarray(0, KEY_NAME_BYTES).toString('hex');
    try {
      const plain = this.box.open({ keyName, sealed: bytes.subarray(KEY_NAME_BYTES) }, NOBODY);
      const found = JSON.parse(plain.toString()) as { purpose: ChallengePurpose; until: number };
      return found.until > Date.now() && isDeepStrictEqual(found.purpose, purpose);
    } catch {
      return false;
    }
  }
}
