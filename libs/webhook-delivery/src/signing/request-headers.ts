import { type SecretBox } from '@rpm/encryption';
import { BoundedCache } from '../bounded-cache';
import { type Delivery } from '../queue/claimed-delivery';

type DeliveryWithHeaders = Pick<Delivery, 'organizationId' | 'webhookId' | 'headers'>;

type Headers = Readonly<Record<string, string>>;

interface DecryptedHeaders {
  sealed: string;
  headers: Headers;
}

/** Maximum number of webhooks whose decrypted request headers are kept in memory. */
const MAX_WEBHOOKS = 2_000;

const NONE: Headers = {};

/** Decrypts the request headers that customers have set for their webhooks, and remembers the result while the encrypted headers stay the same. */
export class RequestHeaders {
  private readonly decrypted = new BoundedCache<number, DecryptedHeaders>(MAX_WEBHOOKS);

  constructor(private readonly box: SecretBox) {}

  /** Returns the headers of each request of a delivery. @throws UnreadableSecret */
  of({ organizationId, webhookId, headers }: DeliveryWithHeaders): Headers {
    if (headers === null) return NONE;
    const { sealed, keyName } = headers;
    const known = this.decrypted.get(webhookId);
    if (known?.sealed === sealed) return known.headers;
    const text = this.box.open({ sealed: Buffer.from(sealed, 'base64'), keyName }, { organizationId, webhookId }).toString();
    const opened = JSON.parse(text) as Headers;
    this.decrypted.set(webhookId, { sealed, headers: opened });
    return opened;
  }
}
