import { CONSOLE_PERSON_VIEW, CONSOLE_SESSION_VIEW } from '@rpm/domain';
import { isIdle } from '../access/token-look-ups.sql';
import { embeddedRow, jsonInstant, jsonList, jsonObject, newestRows, viewAsJson } from '@rpm/database';

/** The columns of a person whose names equal properties of the view. */
interface PersonRow {
  id: number;
  name: string;
  createTimestamp: Date;
  lastSignInTimestamp: Date | null;
}

const PASSKEY = jsonObject({
  id: 'c.id',
  backedUp: 'c.is_backed_up',
  createTimestamp: jsonInstant('c.create_timestamp'),
  lastUseTimestamp: jsonInstant('c.last_use_timestamp'),
});

/** SQL expression that converts the row `s` to the JSON of a session. */
export const CONSOLE_SESSION = viewAsJson<typeof CONSOLE_SESSION_VIEW, object>(CONSOLE_SESSION_VIEW, 's', {
  id: 's.id',
  createTimestamp: jsonInstant('s.create_timestamp'),
  lastUseTimestamp: jsonInstant('s.last_use_timestamp'),
  expireTimestamp: jsonInstant('s.expire_timestamp'),
});

const OF_PERSON = 'organization_id = n.organization_id and';

/** The time of the transaction, rounded to milliseconds like all columns with times, so that a session that ends in this transaction counts as ended. */
const NOW = 'now()::timestamptz(3)';

/** Condition that an invitation `i` can still be used. */
const IS_PENDING = 'i.use_timestamp is null and i.expire_timestamp > now()';

/** SQL expression for the latest time until which a pending invitation of the row `n` can be used; null if there is none. */
const INVITATION = `(select ${jsonInstant('max(i.expire_timestamp)')} from console_invitation i
  where i.${OF_PERSON} i.person_id = n.id and ${IS_PENDING})`;

/**
 * Returns the SQL condition that the session `s` has not ended.
 * @param idleMinutes minutes without a request after which a session ends
 */
export const isPresentSession = (idleMinutes: number) =>
  `s.end_timestamp is null and s.expire_timestamp > ${NOW} and not ${isIdle('s.last_use_timestamp', String(idleMinutes))}`;

/** Returns the SQL condition that the session `s` belongs to the person `n` and has not ended. */
const sessionsOf = (idleMinutes: number) => `s.${OF_PERSON} s.api_key_id = n.api_key_id and ${isPresentSession(idleMinutes)}`;

/**
 * Returns the SQL expression that converts the row `n` to the JSON of a person.
 * @param idleMinutes minutes without a request after which a session ends; ended sessions are left out
 */
export const consolePersonAsJson = (idleMinutes: number) =>
  viewAsJson<typeof CONSOLE_PERSON_VIEW, PersonRow>(CONSOLE_PERSON_VIEW, 'n', {
    scopes: embeddedRow('to_json(k.scopes)', 'api_key', 'k', 'api_key_id', 'n'),
    enabled: embeddedRow(`k.revoke_timestamp is null or k.revoke_timestamp > ${NOW}`, 'api_key', 'k', 'api_key_id', 'n'),
    invitationExpireTimestamp: INVITATION,
    passkeys: jsonList(PASSKEY, 'console_passkey c', `c.${OF_PERSON} c.person_id = n.id`, 'c.id'),
    sessions: newestRows(CONSOLE_SESSION, { from: 'console_session s', where: sessionsOf(idleMinutes), columns: ['id'] }, 'desc'),
    sessionCount: `(select count(*) from console_session s where ${sessionsOf(idleMinutes)})`,
  });
