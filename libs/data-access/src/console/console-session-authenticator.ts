import { ConsoleSessionToken } from '@rpm/domain';
import { type ConsoleSessionRepository, type ConsoleSessionState, principalOfSession } from './console-session.repository';
import { type Principal, TokenAuthenticator } from '../access/token-authenticator';

/** Authenticates the sessions of the console. */
export class ConsoleSessionAuthenticator extends TokenAuthenticator<ConsoleSessionState> {
  constructor(private readonly sessions: ConsoleSessionRepository) {
    super();
  }

  protected override parse(text: string): ConsoleSessionToken | null {
    return ConsoleSessionToken.parse(text);
  }

  protected override lookUp(hash: Buffer): Promise<ConsoleSessionState | null> {
    return this.sessions.lookUp(hash);
  }

  protected override principalOf(state: ConsoleSessionState): Principal {
    return principalOfSession(state);
  }
}
