import { type TokenState } from './token-authenticator';

/** Limits on the duration of a session. */
export interface ConsoleSessionLimits {
  /** Time in minutes without a request after which a session ends. */
  idleMinutes: number;
  /** Time in hours after which a session ends in any case. */
  maxHours: number;
}

/** The state of a session whose token a request presents. */
export interface ConsoleSessionState extends TokenState {
  organization_id: number;
  id: number;
  api_key_id: number;
  /** The person who signed in with a passkey; null for a session that a link or a pasted key started. */
  person_id: number | null;
  actor: string;
  scopes: string[];
  /** Whether the session ended because its key or person had too many sessions. */
  is_surplus: boolean;
}
