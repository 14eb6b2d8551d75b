import { type Actor, ConsoleCodeToken, ConsoleSessionToken, Problem, SESSION_LIMITS, TemporaryProblem } from '@rpm/domain';
import { type Database, type Transaction, preparation } from '@rpm/database';
import {
  type Grant,
  type SessionRow,
  type StartedRow,
  END_SESSION,
  END_SESSIONS_LIKE,
  LOCK_KEY_OF_SESSION,
  START_SESSION,
  USE_CODE,
} from './console-session.sql';
import { changeSessions, type SessionEntry } from './change-sessions';
import { type ConsoleSessionLimits, type ConsoleSessionState } from '../access/console-session-state';
import { type Principal } from '../access/token-authenticator';
import { type TokenLookUps } from '../access/token-look-ups';
import { UnknownToken } from '../access/unknown-token';

/** A person who has signed in, and the token of the session, which is returned only once. */
export interface SignedIn {
  principal: Principal;
  token: ConsoleSessionToken;
}

/** The sessions of people who use the console. Each belongs to an API key and ends with it. */
export class ConsoleSessionRepository {
  constructor(
    private readonly database: Database,
    private readonly limits: ConsoleSessionLimits,
    private readonly lookUps: TokenLookUps,
  ) {}

  /** Starts a session with the scopes of a valid key; its actor is the name of the key. @throws Problem `api_key_revoked` when the key ends meanwhile */
  signInWithKey({ organizationId, keyId }: Principal, entryOf: SessionEntry): Promise<SignedIn> {
    const grant = { api_key_id: keyId, actor: null, scopes: null };
    return changeSessions(this.database, organizationId, entryOf, (transaction) => this.start(transaction, grant));
  }

  /**
   * Starts a session with the code of a link, which then cannot be used again.
   * @param address the IP address that sent the code
   * @throws UnknownToken `console_code_invalid` @throws Problem `console_code_invalid`, `api_key_revoked`
   */
  async signInWithCode(text: string, entryOf: SessionEntry, address?: string): Promise<SignedIn> {
    const code = ConsoleCodeToken.parse(text);
    const found = code && (await this.lookUps.find('console_code', code.hash, address));
    if (!found) throw new UnknownToken('console_code_invalid', INVALID_CODE);
    if (!found.is_usable) throw invalidCode();
    const organizationId = found.organization_id;
    return changeSessions(this.database, organizationId, entryOf, async (transaction) => {
      const [grant] = await transaction.run(USE_CODE, { hash: code.hash });
      if (!grant) throw invalidCode();
      return this.start(transaction, grant);
    });
  }

  /** Starts a session of a person with the scopes of the person's key. @throws Problem `passkey_invalid` when the person is disabled */
  async startOfPerson(transaction: Transaction, { name, api_key_id }: { name: string; api_key_id: number }): Promise<SignedIn> {
    const signedIn = await this.tryToStart(transaction, { api_key_id, actor: name, scopes: null });
    if (!signedIn) throw new Problem('passkey_invalid', 'This person is disabled. Ask an administrator.');
    return signedIn;
  }

  /** Ends the session with a token. @returns to whom it belonged; null if there is none */
  async end(token: ConsoleSessionToken, entryOf: SessionEntry, address?: string): Promise<Principal | null> {
    const session = await this.lookUps.find('console_session', token.hash, address);
    if (!session) return null;
    const principal = principalOfSession(session);
    await changeSessions(this.database, principal.organizationId, entryOf, async (transaction) => {
      await transaction.run(END_SESSION, { id: session.id });
      return { principal };
    });
    return principal;
  }

  /**
   * Ends a session and all other sessions of the same person. If a link or a pasted key started the session, ends all sessions of the same name with the
   * same key.
   */
  async endAll(principal: Principal, entryOf: SessionEntry): Promise<void> {
    const { organizationId, session } = principal;
    await changeSessions(this.database, organizationId, entryOf, async (transaction) => {
      await transaction.run(END_SESSIONS_LIKE, { sessionId: session?.id ?? null });
      return { principal };
    });
  }

  private async start(transaction: Transaction, grant: Grant): Promise<SignedIn> {
    const signedIn = await this.tryToStart(transaction, grant);
    if (!signedIn) throw new Problem('api_key_revoked', 'The API key of this session was revoked or has expired.');
    return signedIn;
  }

  /** Starts a session. @returns null if its key has ended @throws TemporaryProblem if the key has just started many sessions */
  private async tryToStart(transaction: Transaction, { api_key_id, actor, scopes }: Grant): Promise<SignedIn | null> {
    const token = ConsoleSessionToken.generate();
    const { organizationId } = transaction;
    const { maxHours } = this.limits;
    const lock = preparation(LOCK_KEY_OF_SESSION, { organizationId, keyId: api_key_id });
    const [row] = await transaction.run(START_SESSION, { keyId: api_key_id, hash: token.hash, actor, scopes, maxHours }, [lock]);
    if (row?.isThrottled) throw tooManySessions();
    return row && isStarted(row) ? { principal: principalOfSession({ ...row, organization_id: organizationId }), token } : null;
  }
}

/** Returns the caller to whom a session belongs. */
export function principalOfSession({
  organization_id,
  id,
  api_key_id,
  person_id,
  actor: name,
  scopes,
}: SessionRow & Pick<ConsoleSessionState, 'organization_id'>): Principal {
  const actor: Actor = person_id === null ? { kind: 'key', id: api_key_id, name } : { kind: 'person', id: person_id, name };
  return { keyId: api_key_id, organizationId: organization_id, scopes, actor, session: { id } };
}

function isStarted(row: StartedRow): row is StartedRow & SessionRow {
  return row.id !== null;
}

function tooManySessions(): TemporaryProblem {
  const detail = `A key or person can start ${SESSION_LIMITS.newPerSecond} sessions a second. Try again in a second.`;
  return new TemporaryProblem('rate_limited', detail, 1);
}

/** Returns the problem of a session that ended because newer sessions of its key or person were started. */
export function endedByLimit(): Problem {
  const { ofKey, ofPerson } = SESSION_LIMITS;
  return new Problem(
    'session_ended',
    `This session ended because newer ones were started: a person can have ${ofPerson} sessions and a key ${ofKey}, and those that were not used for the longest time end first. Sign in again.`,
  );
}

const INVALID_CODE = 'This link was used before or has expired. Ask for a new one.';
const invalidCode = () => new Problem('console_code_invalid', INVALID_CODE);
