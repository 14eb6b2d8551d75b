import { ApiKeyToken, Problem } from '@rpm/domain';
import { type ApiKeyRepository, type ApiKeyState } from './api-key.repository';

/** The API key of a request, with its organization and scopes. */
export interface Principal {
  keyId: number;
  organizationId: number;
  scopes: readonly string[];
}

/** A running lookup that concurrent requests with the same key share. */
interface LookUp {
  principal: Promise<Principal>;
}

interface Remembered {
  hashInHex: string;
  principal: Principal;
  until: number;
  /** Time from which the next use of the key looks it up again. */
  renewAt: number;
}

/** Lifetime of a cached key. A revocation takes effect after this time at the latest, even if its notification is lost with the connection. */
const REMEMBER_MS = 2_000;
const MAX_REMEMBERED = 10_000;

const RECENTLY_MS = 3_600_000;
const MAX_RECENTLY_VALID = 10_000;

/**
 * Authenticates API keys. A recently valid key is accepted from a cache without a query. Call {@link forget} for every notified change of a key;
 * cache entries also expire, in case a notification is lost.
 */
export class ApiKeyAuthenticator {
  /**
   * Cached keys by their plain text, which is in memory during every request anyway. Hashing it first would take longer than the rest of the lookup.
   */
  private readonly remembered = new Map<string, Remembered>();
  private readonly lookUps = new Map<string, LookUp>();
  /**
   * Time at which each key was last found valid, by the hash of the key, oldest first. These keys are still looked up like any other, so a revoked
   * key is rejected at its next lookup.
   */
  private readonly lastValid = new Map<string, number>();

  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly rememberMs = REMEMBER_MS,
  ) {}

  /**
   * Returns the principal of a key that was found valid within the last two seconds; null for any other key. A key in use is looked up again before that
   * time ends, so that no request waits for it.
   */
  findRemembered(text: string): Principal | null {
    const known = this.remembered.get(text);
    const now = Date.now();
    if (!known || known.until <= now) return null;
    if (known.renewAt <= now) this.renew(text, known);
    return known.principal;
  }

  /** Returns whether the last lookup of a key was less than an hour ago and found the key valid. */
  wasRecentlyValid(text: string): boolean {
    const hash = ApiKeyToken.parse(text)?.hash.toString('hex');
    const validAt = hash === undefined ? undefined : this.lastValid.get(hash);
    return validAt !== undefined && validAt > Date.now() - RECENTLY_MS;
  }

  /** Authenticates a key. @throws Problem `api_key_invalid`, `api_key_expired` or `api_key_revoked` */
  async authenticate(text: string): Promise<Principal> {
    const known = this.findRemembered(text);
    if (known) return known;
    const token = ApiKeyToken.parse(text);
    if (!token) throw invalidKey();
    const hashInHex = token.hash.toString('hex');
    return (this.lookUps.get(hashInHex) ?? this.startLookUp(token, hashInHex)).principal;
  }

  forget(hashInHex: string): void {
    this.lastValid.delete(hashInHex);
    for (const [text, remembered] of this.remembered) if (remembered.hashInHex === hashInHex) this.remembered.delete(text);
    // A running lookup may be older than the change of the key: its callers still get the result, but the result is not cached.
    this.lookUps.delete(hashInHex);
  }

  forgetAll(): void {
    this.remembered.clear();
    this.lookUps.clear();
  }

  private renew(text: string, { hashInHex }: Remembered): void {
    const token = this.lookUps.has(hashInHex) ? null : ApiKeyToken.parse(text);
    if (!token) return;
    this.startLookUp(token, hashInHex).principal.catch((error: unknown) => {
      // If the database cannot be asked, the key remains valid until its time ends.
      if (error instanceof Problem) this.forget(hashInHex);
    });
  }

  private startLookUp(token: ApiKeyToken, hashInHex: string): LookUp {
    // Only the newest lookup of a key may cache its result or remove itself.
    const ifCurrent = (act: () => void) => {
      if (this.lookUps.get(hashInHex) === lookUp) act();
    };
    const remember = (principal: Principal, until: number) => {
      // The times of keys that were first used together differ, so that they are not all looked up at once.
      const renewAt = Date.now() + this.rememberMs * (0.25 + Math.random() / 2);
      ifCurrent(() => this.remember(token.text, { hashInHex, principal, until, renewAt }));
    };
    const principal = this.ask(token.hash, remember);
    principal.catch((error: unknown) => {
      if (error instanceof Problem) this.lastValid.delete(hashInHex);
    });
    const lookUp = { principal: principal.finally(() => ifCurrent(() => this.lookUps.delete(hashInHex))) };
    this.lookUps.set(hashInHex, lookUp);
    return lookUp;
  }

  private async ask(hash: Buffer, onGood: (principal: Principal, until: number) => void): Promise<Principal> {
    const standing = await this.apiKeys.lookUp(hash);
    if (!standing) throw invalidKey();
    if (standing.is_revoked) throw new Problem('api_key_revoked', 'This key was revoked. Use another one.');
    if (standing.is_expired) throw new Problem('api_key_expired', 'This key has expired. Use another one.');
    const principal = principalOf(standing);
    const until = Math.min(Date.now() + this.rememberMs, standing.expire_timestamp?.getTime() ?? Infinity);
    onGood(principal, until);
    return principal;
  }

  private remember(text: string, remembered: Remembered): void {
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(text, remembered);
    const { hashInHex } = remembered;
    // A map keeps its insertion order, so deleting the entry first moves the key to the end.
    this.lastValid.delete(hashInHex);
    this.lastValid.set(hashInHex, Date.now());
    const [oldest] = this.lastValid.keys();
    if (this.lastValid.size > MAX_RECENTLY_VALID && oldest !== undefined) this.lastValid.delete(oldest);
  }
}

function principalOf({ id, organization_id, scopes }: ApiKeyState): Principal {
  return { keyId: id, organizationId: organization_id, scopes };
}

function invalidKey(): Problem {
  return new Problem('api_key_invalid', 'Send a valid key in the header Service-API-Key.');
}
