import { CONSOLE_PERSON_VIEW } from '@rpm/domain';
import { isIdle } from './console-session.sql';
import { embeddedRow, jsonInstant, jsonList, jsonObject, viewAsJson } from '../resource/json-view';

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

const SESSION = jsonObject({
  id: 's.id',
  createTimestamp: jsonInstant('s.create_timestamp'),
  lastUseTimestamp: jsonInstant('s.last_use_timestamp'),
  expireTimestamp: jsonInstant('s.expire_timestamp'),
});

const OF_PERSON = 'organization_id = n.organization_id and';

/** The time of the transaction in milliseconds, as columns contain it: what ends in this transaction has ended. */
const NOW = 'now()::timestamptz(3)';

/** Condition that an invitation `i` can still be used. */
const IS_PENDING = 'i.use_timestamp is null and i.expire_timestamp > now()';

/** SQL expression for the latest time until which a pending invitation of the row `n` can be used; null if there is none. */
const INVITATION = `(select ${jsonInstant('max(i.expire_timestamp)')} from console_invitation i
  where i.${OF_PERSON} i.person_id = n.id and ${IS_PENDING})`;

/**
 * Returns the SQL expression that converts the row `n` to the JSON of a person.
 * @param idleMinutes minutes without a request after which a session ends; an ended session is not one of the person's
 */
export const consolePersonAsJson = (idleMinutes: number) =>
  viewAsJson<typeof CONSOLE_PERSON_VIEW, PersonRow>(CONSOLE_PERSON_VIEW, 'n', {
    scopes: embeddedRow('to_json(k.scopes)', 'api_key', 'k', 'api_key_id', 'n'),
    enabled: embeddedRow(`k.revoke_timestamp is null or k.revoke_timestamp > ${NOW}`, 'api_key', 'k', 'api_key_id', 'n'),
    invitationExpireTimestamp: INVITATION,
    passkeys: jsonList(PASSKEY, 'console_passkey c', `c.${OF_PERSON} c.person_id = n.id`, 'c.id'),
    sessions: jsonList(
      SESSION,
      'console_session s',
      `s.${OF_PERSON} s.api_key_id = n.api_key_id and s.end_timestamp is null and s.expire_timestamp > ${NOW}
        and not ${isIdle('s.last_use_timestamp', String(idleMinutes))}`,
      's.id desc',
    ),
  });
