import { type Actor, Problem } from '@rpm/domain';

/** The caller of a request: an API key or a session of the console that belongs to one, with its organization and scopes. */
export interface Principal {
  keyId: number;
  organizationId: number;
  scopes: readonly string[];
  /** Who acts, as the histories name it: the person who signed in to the console, or the API key. */
  actor: Actor;
  /** The session of a person who signed in to the console; absent for a request with an API key. */
  session?: { id: number };
}

/** The state of a presented token, according to the database and its clock. */
export interface TokenState {
  /** Time at which the token expires or is revoked, whichever is earlier; null if neither is known. */
  end_timestamp: Date | null;
  is_expired: boolean;
  is_revoked: boolean;
}

/** A token that can be looked up by its hash. */
interface PresentedToken {
  text: string;
  hash: Buffer;
}

/** A running lookup that concurrent requests with the same token share. */
interface LookUp {
  principal: Promise<Principal>;
}

interface Remembered {
  hashInHex: string;
  principal: Principal;
  until: number;
  /** Time from which on a use of the token starts a new lookup in the database. */
  renewAt: number;
}

/** Lifetime of a cached token. A revocation takes effect after this time at the latest, even if its notification is lost with the connection. */
const REMEMBER_MS = 2_000;
const MAX_REMEMBERED = 10_000;

const RECENTLY_MS = 3_600_000;
const MAX_RECENTLY_VALID = 10_000;

/**
 * Authenticates tokens of one kind: API keys or sessions. A recently valid token is accepted from a cache without a query. Call {@link forget} for every
 * notified change of a token; cache entries also expire, in case a notification is lost.
 */
export abstract class TokenAuthenticator<State extends TokenState> {
  /**
   * Cached tokens by their plain text, which is in memory during every request anyway. Hashing it first would take longer than the rest of the lookup.
   * The least recently looked up token is first.
   */
  private readonly remembered = new Map<string, Remembered>();
  /** The plain text of each cached token by the hash of the token. */
  private readonly textOfHash = new Map<string, string>();
  private readonly lookUps = new Map<string, LookUp>();
  /**
   * Time at which each token was last found valid, by the hash of the token, oldest first. These tokens are still looked up like any other, so a
   * revoked token is rejected at its next lookup.
   */
  private readonly lastValid = new Map<string, number>();

  constructor(
    /** Where the uses of tokens are noted, at least every two seconds for a token in use. */
    private readonly uses?: { note(principal: Principal): void },
    private readonly rememberMs = REMEMBER_MS,
  ) {}

  /** Parses a token. @returns null if the string cannot be a token of this kind */
  protected abstract parse(text: string): PresentedToken | null;

  /** Finds a token in the database. @returns null if there is no such token */
  protected abstract lookUp(hash: Buffer): Promise<State | null>;

  protected abstract principalOf(state: State): Principal;

  /** Returns the problem of a token that somebody has ended. */
  protected revoked(_state: State): Problem {
    return new Problem('api_key_revoked', 'This key was revoked. Use another one.');
  }

  /**
   * Returns the principal of a token that was found valid within the last two seconds; null for any other token. A token in use is looked up again before
   * that time ends, so that no request waits for it.
   */
  findRemembered(text: string): Principal | null {
    const known = this.remembered.get(text);
    const now = Date.now();
    if (!known || known.until <= now) return null;
    if (known.renewAt <= now) this.renew(text, known);
    return known.principal;
  }

  /** Returns whether the last lookup of a token was less than an hour ago and found the token valid. */
  wasRecentlyValid(text: string): boolean {
    const hash = this.parse(text)?.hash.toString('hex');
    const validAt = hash === undefined ? undefined : this.lastValid.get(hash);
    return validAt !== undefined && validAt > Date.now() - RECENTLY_MS;
  }

  /** Authenticates a token. @throws Problem `api_key_invalid`, `api_key_expired` or `api_key_revoked` */
  async authenticate(text: string): Promise<Principal> {
    const known = this.findRemembered(text);
    if (known) return known;
    const token = this.parse(text);
    if (!token) throw invalidKey();
    const hashInHex = token.hash.toString('hex');
    return (this.lookUps.get(hashInHex) ?? this.startLookUp(token, hashInHex)).principal;
  }

  forget(hashInHex: string): void {
    this.lastValid.delete(hashInHex);
    const text = this.textOfHash.get(hashInHex);
    if (text !== undefined) this.drop(text, hashInHex);
    // A running lookup may be older than the change of the token: its callers still get the result, but the result is not cached.
    this.lookUps.delete(hashInHex);
  }

  forgetAll(): void {
    this.remembered.clear();
    this.textOfHash.clear();
    this.lookUps.clear();
  }

  private drop(text: string, hashInHex: string): void {
    this.remembered.delete(text);
    this.textOfHash.delete(hashInHex);
  }

  private renew(text: string, { hashInHex }: Remembered): void {
    const token = this.lookUps.has(hashInHex) ? null : this.parse(text);
    if (!token) return;
    this.startLookUp(token, hashInHex).principal.catch((error: unknown) => {
      // If the database cannot be asked, the token remains valid until its time ends.
      if (error instanceof Problem) this.forget(hashInHex);
    });
  }

  private startLookUp(token: PresentedToken, hashInHex: string): LookUp {
    // Only the newest lookup of a token may cache its result or remove itself.
    const ifCurrent = (act: () => void) => {
      if (this.lookUps.get(hashInHex) === lookUp) act();
    };
    const remember = (principal: Principal, until: number) => {
      // The times of tokens that were first used together differ, so that they are not all looked up at once.
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
    const standing = await this.lookUp(hash);
    if (!standing) throw invalidKey();
    if (standing.is_revoked) throw this.revoked(standing);
    if (standing.is_expired) throw new Problem('api_key_expired', 'This key has expired. Use another one.');
    const principal = this.principalOf(standing);
    const until = Math.min(Date.now() + this.rememberMs, standing.end_timestamp?.getTime() ?? Infinity);
    onGood(principal, until);
    this.uses?.note(principal);
    return principal;
  }

  private remember(text: string, remembered: Remembered): void {
    const { hashInHex } = remembered;
    // A map keeps its insertion order, so deleting the entry first moves the token to the end.
    this.drop(text, hashInHex);
    this.remembered.set(text, remembered);
    this.textOfHash.set(hashInHex, text);
    const [first] = this.remembered;
    if (this.remembered.size > MAX_REMEMBERED && first) this.drop(first[0], first[1].hashInHex);
    this.lastValid.delete(hashInHex);
    this.lastValid.set(hashInHex, Date.now());
    const [oldest] = this.lastValid.keys();
    if (this.lastValid.size > MAX_RECENTLY_VALID && oldest !== undefined) this.lastValid.delete(oldest);
  }
}

function invalidKey(): Problem {
  return new Problem('api_key_invalid', 'Send a valid key in the header Service-API-Key.');
}
