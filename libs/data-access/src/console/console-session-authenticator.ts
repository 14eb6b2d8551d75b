import { ConsoleSessionToken, type Problem } from '@rpm/domain';
import { type ConsoleSessionState } from '../access/console-session-state';
import { endedByLimit, principalOfSession } from './console-session.repository';
import { type Principal, TokenAuthenticator } from '../access/token-authenticator';
import { type TokenLookUps } from '../access/token-look-ups';

/** Authenticates the sessions of the console. */
export class ConsoleSessionAuthenticator extends TokenAuthenticator<ConsoleSessionState> {
  constructor(
    private readonly tokenLookUps: TokenLookUps,
    rememberMs?: number,
  ) {
    super(undefined, rememberMs);
  }

  protected override parse(text: string): ConsoleSessionToken | null {
    return ConsoleSessionToken.parse(text);
  }

  protected override lookUp(hash: Buffer, address?: string): Promise<ConsoleSessionState | null> {
    return this.tokenLookUps.find('console_session', hash, address);
  }

  protected override principalOf(state: ConsoleSessionState): Principal {
    return principalOfSession(state);
  }

  protected override revoked(state: ConsoleSessionState): Problem {
    return state.is_surplus ? endedByLimit() : super.revoked(state);
  }
}
