import { type Actor, Problem, TemporaryProblem } from '@rpm/domain';
import { UnknownToken } from './unknown-token';

/** The caller of a request: an API key or a session of the console that belongs to an API key, with its organization and scopes. */
export interface Principal {
  keyId: number;
  organizationId: number;
  scopes: readonly string[];
  /** The actor recorded in histories: the person who signed in to the console, or the API key. */
  actor: Actor;
  /** The session of a person who signed in to the console; absent for a request with an API key. */
  session?: { id: number };
}

/** The state of a presented token, according to the database and its clock. */
export interface TokenState {
  /** Time at which the token expires or is revoked, whichever is earlier; null if neither is known. */
  end_timestamp: string | null;
  is_expired: boolean;
  is_revoked: boolean;
}

/** A token that can be looked up by its hash. */
interface PresentedToken {
  text: string;
  hash: Buffer;
}

/** A running lookup that concurrent requests with the same token share. */
interface LookUp<Found> {
  principal: Promise<Found>;
}

interface Remembered<Found> {
  hashInHex: string;
  principal: Found;
  until: number;
  /** Time after which the next use of the token starts a new lookup in the database. */
  renewAt: number;
}

/** Lifetime of a cached token. A revocation takes effect after this time at the latest, even if its notification is lost with the connection. */
const REMEMBER_MS = 2_000;
const MAX_REMEMBERED = 10_000;

/**
 * Authenticates tokens of one kind, such as API keys or sessions. A recently valid token is accepted from a cache without a query. Call {@link forget} for every
 * notified change of a token; cache entries also expire, in case a notification is lost.
 */
export abstract class TokenAuthenticator<State extends TokenState, Found = Principal> {
  /**
   * Cached tokens by their plain text, which is in memory during every request anyway. Hashing it first would take longer than the rest of the lookup.
   * The least recently looked up token is first.
   */
  private readonly remembered = new Map<string, Remembered<Found>>();
  /** The plain text of each cached token by the hash of the token. */
  private readonly textOfHash = new Map<string, string>();
  private readonly lookUps = new Map<string, LookUp<Found>>();

  constructor(
    /** Records the uses of tokens, at least every two seconds for a token in use. */
    private readonly uses?: { note(principal: Found): void },
    private readonly rememberMs = REMEMBER_MS,
  ) {}

  /** Parses a token. @returns null if the string cannot be a token of this kind */
  protected abstract parse(text: string): PresentedToken | null;

  /** Finds a token in the database. @returns null if there is no such token */
  protected abstract lookUp(hash: Buffer, address?: string): Promise<State | null>;

  protected abstract principalOf(state: State): Found;

  /** Returns the problem that is reported for a revoked token. */
  protected revoked(_state: State): Problem {
    return new Problem('api_key_revoked', 'This key was revoked. Use another one.');
  }

  /**
   * Returns the principal of a token that was found valid within the last two seconds; null for any other token. A token in use is looked up again before
   * that time ends, so that no request waits for the lookup.
   * @param address the IP address that sent the token
   */
  findRemembered(text: string, address?: string): Found | null {
    const known = this.remembered.get(text);
    const now = Date.now();
    if (!known || known.until <= now) return null;
    if (known.renewAt <= now) this.renew(text, known, address);
    return known.principal;
  }

  /**
   * Authenticates a token.
   * @param address the IP address that sent the token
   * @throws UnknownToken `api_key_invalid` @throws Problem `api_key_expired` or `api_key_revoked`
   */
  async authenticate(text: string, address?: string): Promise<Found> {
    const known = this.findRemembered(text, address);
    if (known !== null) return known;
    const token = this.parse(text);
    if (!token) throw invalidKey();
    const hashInHex = token.hash.toString('hex');
    return (this.lookUps.get(hashInHex) ?? this.startLookUp(token, hashInHex, address)).principal;
  }

  forget(hashInHex: string): void {
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

  private renew(text: string, { hashInHex }: Remembered<Found>, address?: string): void {
    const token = this.lookUps.has(hashInHex) ? null : this.parse(text);
    if (!token) return;
    this.startLookUp(token, hashInHex, address).principal.catch((error: unknown) => {
      // If the database does not answer in time, the cached token remains valid until its lifetime in the cache ends.
      if (error instanceof Problem && !(error instanceof TemporaryProblem)) this.forget(hashInHex);
    });
  }

  private startLookUp(token: PresentedToken, hashInHex: string, address?: string): LookUp<Found> {
    // Only the newest lookup of a token may cache its result or remove itself.
    const ifCurrent = (act: () => void) => {
      if (this.lookUps.get(hashInHex) === lookUp) act();
    };
    const remember = (principal: Found, until: number) => {
      // The time of the next lookup is random, so that tokens that were first used together are not all looked up again at once.
      const renewAt = Date.now() + this.rememberMs * (0.25 + Math.random() / 2);
      ifCurrent(() => this.remember(token.text, { hashInHex, principal, until, renewAt }));
    };
    const principal = this.lookUp(token.hash, address).then((state) => this.judge(state, remember));
    const lookUp = { principal: principal.finally(() => ifCurrent(() => this.lookUps.delete(hashInHex))) };
    this.lookUps.set(hashInHex, lookUp);
    return lookUp;
  }

  private judge(state: State | null, onGood: (principal: Found, until: number) => void): Found {
    if (!state) throw invalidKey();
    if (state.is_revoked) throw this.revoked(state);
    if (state.is_expired) throw new Problem('api_key_expired', 'This key has expired. Use another one.');
    const principal = this.principalOf(state);
    const end = state.end_timestamp === null ? Infinity : Date.parse(state.end_timestamp);
    const until = Math.min(Date.now() + this.rememberMs, end);
    onGood(principal, until);
    this.uses?.note(principal);
    return principal;
  }

  private remember(text: string, remembered: Remembered<Found>): void {
    const { hashInHex } = remembered;
    // A map keeps its insertion order, so deleting the entry first moves the token to the end.
    this.drop(text, hashInHex);
    this.remembered.set(text, remembered);
    this.textOfHash.set(hashInHex, text);
    const [first] = this.remembered;
    if (this.remembered.size > MAX_REMEMBERED && first) this.drop(first[0], first[1].hashInHex);
  }
}

function invalidKey(): UnknownToken {
  return new UnknownToken('api_key_invalid', 'Send a valid key in the header Service-API-Key.');
}
