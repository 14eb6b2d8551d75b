import { type SecretBox } from '@rpm/encryption';
import { BoundedCache } from '../bounded-cache';
import { type Delivery } from '../queue/claimed-delivery';

type SignedDelivery = Pick<Delivery, 'organizationId' | 'webhookId' | 'secrets'>;

interface DecryptedSecrets extends SignedDelivery {
  keys: readonly Buffer[];
}

/** Maximum number of webhooks whose decrypted secrets are kept in memory. */
const MAX_WEBHOOKS = 2_000;

/**
 * Decrypts the secrets of webhooks, and remembers the result for the next delivery of the same webhook. Every delivery brings the encrypted secrets
 * that are valid when it is claimed, so a remembered result is used only for the same encrypted secrets, and is replaced as soon as they differ.
 */
export class SigningKeys {
  private readonly decrypted = new BoundedCache<number, DecryptedSecrets>(MAX_WEBHOOKS);

  constructor(private readonly box: SecretBox) {}

  /** Returns the keys with which a delivery must be signed, newest first. @throws UnreadableSecret */
  of({ organizationId, webhookId, secrets }: SignedDelivery): readonly Buffer[] {
    const known = this.decrypted.get(webhookId);
    if (known?.organizationId === organizationId && hasSameSecrets(known.secrets, secrets)) return known.keys;
    const keys = secrets.map(({ sealed, keyName }) =>
      this.box.open({ sealed: Buffer.from(sealed, 'base64'), keyName }, { organizationId, webhookId }),
    );
    this.decrypted.set(webhookId, { organizationId, webhookId, secrets, keys });
    return keys;
  }
}

function hasSameSecrets(some: SignedDelivery['secrets'], others: SignedDelivery['secrets']): boolean {
  return (
    some.length === others.length &&
    some.every(({ sealed, keyName }, at) => sealed === others[at]?.sealed && keyName === others[at].keyName)
  );
}
