import { type KeySet, readKeySet, type SmartClient } from '@rpm/data-access';
import { ValueError } from '@rpm/domain';
import { type AddressPolicy, fetchDocument, type FetchOptions } from '@rpm/webhook-delivery';

const MAX_BYTES = 64 * 1024;

/** Time for which a key set is kept: a client that publishes a new key can use it at once, and a key that it removes ends after this time. */
const KEEP_MS = 5 * 60_000;

/** Time in which an address is fetched once at most, whatever keys are asked for. */
const FETCH_INTERVAL_MS = 10_000;

/** Maximum number of addresses whose key sets are kept. */
const MAX_ADDRESSES = 1_000;

interface Fetched {
  at: number;
  keys: Promise<KeySet | null>;
}

/** The public keys of SMART clients. Those that clients publish at addresses are fetched by the rules of webhooks, and kept for a while. */
export class ClientKeySets {
  private readonly fetched = new Map<string, Fetched>();

  constructor(
    private readonly policy: AddressPolicy,
    private readonly options: Partial<FetchOptions> = {},
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns the keys of a client; null if they cannot be fetched. @param keyId id of a key that the set should have, so that an older set is fetched again */
  async find({ jwks, jwksUrl }: SmartClient, keyId: string): Promise<KeySet | null> {
    if (jwksUrl === null) return jwks;
    const known = this.fetched.get(jwksUrl);
    const age = known ? this.now() - known.at : Infinity;
    if (known && age < FETCH_INTERVAL_MS) return known.keys;
    const set = known && age < KEEP_MS ? await known.keys : null;
    if (set?.keys.some(({ kid }) => kid === keyId)) return set;
    return this.fetch(jwksUrl);
  }

  private fetch(address: string): Promise<KeySet | null> {
    const keys = fetchDocument(address, { policy: this.policy, maxBytes: MAX_BYTES, ...this.options }).then(keySetIn);
    // The address that was fetched least recently is first, because a map keeps its insertion order.
    this.fetched.delete(address);
    this.fetched.set(address, { at: this.now(), keys });
    const [oldest] = this.fetched.keys();
    if (this.fetched.size > MAX_ADDRESSES && oldest !== undefined) this.fetched.delete(oldest);
    return keys;
  }
}

function keySetIn(text: string | null): KeySet | null {
  const set = text === null ? null : readKeySet(text);
  return set instanceof ValueError ? null : set;
}
