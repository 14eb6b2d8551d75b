import { INVITATION_HOURS } from '@rpm/domain';
import { jsonInstant } from '@rpm/database';

/** Creates a person ($2) with a key ($3), unless the organization ($1) has a person of that name. */
export const INSERT_PERSON = {
  name: 'insert-console-person',
  text: `
    insert into console_person (organization_id, name, api_key_id) values ($1, $2, $3)
    on conflict do nothing returning id`,
};

/** Finds and locks a person ($2), so that concurrent changes of a person happen one after the other. */
export const LOCK_PERSON = {
  name: 'lock-console-person',
  text: 'select id, name from console_person where organization_id = $1 and id = $2 for update',
};

/** Replaces the key of a person ($2), and stores the person in the new key ($3). */
export const SET_PERSON_KEY = {
  name: 'set-console-person-key',
  text: `
    with key as (update api_key set person_id = $2 where organization_id = $1 and id = $3)
    update console_person set api_key_id = $3 where organization_id = $1 and id = $2`,
};

/**
 * Revokes all keys of a person ($2): the key that holds the scopes, and keys that somebody rotated by hand in an earlier version, with which others
 * could still act as the person.
 */
export const REVOKE_KEYS_OF_PERSON = {
  name: 'revoke-keys-of-console-person',
  text: `
    update api_key set revoke_timestamp = now()
    where organization_id = $1 and person_id = $2 and (revoke_timestamp is null or revoke_timestamp > now())`,
};

/** Ends a session ($3), or all sessions if $3 is null, of a person ($2). */
export const END_SESSIONS_OF_PERSON = {
  name: 'end-console-sessions-of-person',
  text: `
    update console_session set end_timestamp = now()
    where organization_id = $1 and person_id = $2
      and ($3::bigint is null or id = $3) and end_timestamp is null and expire_timestamp > now()
    returning id`,
};

/** Deletes the invitations of a person ($2) that were not used. */
export const WITHDRAW_INVITATIONS = {
  name: 'withdraw-console-invitations',
  text: 'delete from console_invitation where organization_id = $1 and person_id = $2 and use_timestamp is null',
};

/** Creates an invitation for a person ($2). */
export const CREATE_INVITATION = {
  name: 'create-console-invitation',
  text: `
    insert into console_invitation (organization_id, person_id, hash, expire_timestamp)
    values ($1, $2, $3, now() + interval '${INVITATION_HOURS} hours')
    returning ${jsonInstant('expire_timestamp')} as "expireTimestamp"`,
};

/**
 * Removes a passkey ($3) of a person ($2). The last passkey is removed only if an invitation is pending, because the person could not sign in
 * otherwise.
 */
export const REMOVE_PASSKEY = {
  name: 'remove-console-passkey',
  text: `
    delete from console_passkey c where c.organization_id = $1 and c.person_id = $2 and c.id = $3
      and (exists (select from console_passkey other where other.organization_id = $1 and other.person_id = $2 and other.id <> $3)
        or exists (select from console_invitation i where i.organization_id = $1 and i.person_id = $2
          and i.use_timestamp is null and i.expire_timestamp > now()))
    returning c.id`,
};

/** Finds the person whom a pending invitation ($2) is for, with the ids of the person's passkeys. */
export const FIND_INVITED = {
  name: 'find-invited-console-person',
  text: `
    select n.id, n.name, array(select c.credential_id from console_passkey c
      where c.organization_id = $1 and c.person_id = n.id order by c.id) as "credentialIds"
    from console_invitation i join console_person n on n.organization_id = i.organization_id and n.id = i.person_id
    where i.organization_id = $1 and i.hash = $2 and i.use_timestamp is null and i.expire_timestamp > now()`,
};

/** Marks an invitation ($2) as used, unless it was used before or has expired. Of two concurrent uses, the second one finds it used. */
export const USE_INVITATION = {
  name: 'use-console-invitation',
  text: `
    update console_invitation set use_timestamp = now()
    where organization_id = $1 and hash = $2 and use_timestamp is null and expire_timestamp > now()
    returning person_id`,
};

/** Stores a passkey of a person ($2), unless it is known. */
export const INSERT_PASSKEY = {
  name: 'insert-console-passkey',
  text: `
    insert into console_passkey (organization_id, person_id, hash, credential_id, public_key, counter, is_backup_eligible, is_backed_up,
      transports, last_use_timestamp)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
    on conflict (hash) do nothing returning id`,
};

/** Finds and locks a passkey ($2), so that of two sign-ins with one counter the second one is compared with the counter of the first. */
export const LOCK_PASSKEY = {
  name: 'lock-console-passkey',
  text: `
    select c.id, c.person_id as "personId", c.credential_id as "credentialId", c.public_key as "publicKey", c.counter::int8 as counter
    from console_passkey c where c.organization_id = $1 and c.hash = $2 for update`,
};

/** Stores a use of a passkey ($2): its counter ($3), and whether it is backed up ($4). */
export const USE_PASSKEY = {
  name: 'use-console-passkey',
  text: `
    update console_passkey set counter = $3, is_backed_up = $4, last_use_timestamp = now() where organization_id = $1 and id = $2`,
};

/** Stores the time of a person's ($2) sign-in. */
export const NOTE_SIGN_IN = {
  name: 'note-console-sign-in',
  text: `
    update console_person set last_sign_in_timestamp = now() where organization_id = $1 and id = $2
    returning name, api_key_id`,
};

/** Stores the hash ($3) of the challenge that started a session ($2), unless another session was started with it. */
export const NOTE_CHALLENGE = {
  name: 'note-console-challenge',
  text: `
    update console_session set challenge_hash = $3 where organization_id = $1 and id = $2
      and not exists (select from console_session where organization_id = $1 and challenge_hash = $3)
    returning id`,
};

/** Deletes the invitations that expired at least a day ago. */
export const DELETE_OLD_INVITATIONS = {
  name: 'delete-old-console-invitations',
  text: `delete from console_invitation where organization_id = $1 and expire_timestamp <= now() - interval '1 day'`,
};
