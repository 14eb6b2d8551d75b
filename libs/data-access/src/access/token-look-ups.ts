import {
  type AdapterName,
  type AuthenticationKind,
  type AuthenticationOptions,
  TemporaryProblem,
  TIME_LIMITS,
} from '@rpm/domain';
import { type ConsoleSessionLimits, type ConsoleSessionState } from './console-session-state';
import { type Database, isConnectionFailure, withTimeLimit } from '@rpm/database';
import { type ApiKeyState } from './api-key.repository';
import { type TokenState } from './token-authenticator';
import { FairQueue } from './fair-queue';
import { LOOK_UP_TOKENS, TOKEN_KINDS, type TokenKind } from './token-look-ups.sql';

/** The state of the code of a link, or of an invitation. */
export interface CodeState {
  organization_id: number;
  /** Whether the code was not used and has not expired. */
  is_usable: boolean;
}

/** The state of a passkey; its bytes are in hexadecimal. */
export interface PasskeyState {
  organization_id: number;
  id: number;
  person_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
}

/** The state of an access token of a SMART client. */
export interface SmartTokenState extends TokenState {
  organization_id: number;
  api_key_id: number;
  name: string;
  scopes: string[];
}

/** The state of a source, found by its present or its former token. */
export interface SourceTokenState extends TokenState {
  organization_id: number;
  id: number;
  name: string;
  adapter: AdapterName;
  authentication: AuthenticationKind;
  authentication_options: AuthenticationOptions;
  networks: string[];
  rate_limit: number | null;
}

/** The state of a stored token of each kind. */
interface TokenStates extends Record<TokenKind, object> {
  api_key: ApiKeyState;
  console_session: ConsoleSessionState;
  console_code: CodeState;
  console_invitation: CodeState;
  console_passkey: PasskeyState;
  smart_token: SmartTokenState;
  ingest_source: SourceTokenState;
}

interface WaitingLookUp {
  kind: TokenKind;
  hash: Buffer;
  /** Time by `performance.now()` after which nobody waits for the result. */
  until: number;
  resolve: (state: object | null) => void;
  reject: (error: Error) => void;
}

/** Maximum number of tokens that one statement looks up. */
export const TOKENS_AT_ONCE = 256;

/**
 * Maximum number of waiting tokens per network, and in total. A client that sends 2,000 bad keys a second reaches the first maximum only if the database
 * does not answer for two seconds.
 */
const MAX_WAITING = { ofKey: 4_000, total: 16_000 };

const RETRY_AFTER_SECONDS = 1;

/**
 * Looks up the tokens that requests of a process present and whose state is not cached. A process needs exactly one object of this class: one
 * statement at a time finds the tokens that arrived while the statement before was running, so that a flood of wrong tokens costs the database little
 * and delays no good token. The networks from which tokens come take turns.
 */
export class TokenLookUps {
  private readonly waiting = new FairQueue<WaitingLookUp>(MAX_WAITING);
  /** Promise that resolves when no token waits any more; null if no token is waiting or being looked up. */
  private running: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly limits: Pick<ConsoleSessionLimits, 'idleMinutes'>,
    /** Returns the network of an IP address. */
    private readonly networkOf: (address: string | undefined) => string = (address = '') => address,
  ) {}

  /**
   * Finds a token in the database.
   * @param address the IP address that sent the token
   * @returns null if there is no such token
   * @throws TemporaryProblem if the database has not answered within two seconds, its connection is lost, or too many tokens wait
   */
  async find<Kind extends TokenKind>(kind: Kind, hash: Buffer, address?: string): Promise<TokenStates[Kind] | null> {
    const found = new Promise<object | null>((resolve, reject) => {
      const until = performance.now() + TIME_LIMITS.tokenLookUp;
      if (!this.waiting.add(this.networkOf(address), { kind, hash, until, resolve, reject })) reject(notChecked());
    });
    this.running ??= this.lookUpWaiting();
    return (await withTimeLimit(found, TIME_LIMITS.tokenLookUp, notChecked)) as TokenStates[Kind] | null;
  }

  private async lookUpWaiting(): Promise<void> {
    for (let next = this.takeNext(); next.length > 0; next = this.takeNext()) {
      const now = performance.now();
      const wanted = next.filter(({ until }) => until > now);
      if (wanted.length > 0) await this.lookUp(wanted);
    }
    this.running = null;
  }

  private takeNext(): WaitingLookUp[] {
    return this.waiting.take(TOKENS_AT_ONCE);
  }

  private async lookUp(tokens: readonly WaitingLookUp[]): Promise<void> {
    const hashes = tokens.map(({ hash }) => hash);
    const ofKind = (kind: TokenKind) => tokens.filter((token) => token.kind === kind).map(({ hash }) => hash);
    const byKind = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<TokenKind, Buffer[]>;
    const { idleMinutes } = this.limits;
    try {
      const rows = await this.database.run({ tokenHashes: hashes }, LOOK_UP_TOKENS, { ...byKind, idleMinutes });
      const states = new Map(rows.map(({ kind, hash, state }) => [`${kind} ${hash}`, state]));
      for (const { kind, hash, resolve } of tokens) resolve(states.get(`${kind} ${hash.toString('hex')}`) ?? null);
    } catch (error) {
      const reason = isConnectionFailure(error) ? notChecked() : (error as Error);
      for (const { reject } of tokens) reject(reason);
    }
  }
}

function notChecked(): TemporaryProblem {
  return new TemporaryProblem(
    'unavailable',
    'The API key or session was not checked in time. Try again later.',
    RETRY_AFTER_SECONDS,
  );
}
