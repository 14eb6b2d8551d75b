import { INVITATION_HOURS } from '@rpm/domain';
import { jsonInstant, statement } from '@rpm/database';
import { IS_OLD_CODE } from './console-session.sql';

export interface PersonRow {
  id: number;
  name: string;
}

/** The person whom an invitation is for. */
export interface InvitedPerson {
  organizationId: number;
  id: number;
  name: string;
  /** Ids of the passkeys that the person has. */
  credentialIds: Buffer[];
}

/** A stored passkey, with which a person wants to sign in. */
export interface StoredPasskey {
  organizationId: number;
  id: number;
  personId: number;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** Creates a person with a key, unless the organization has a person of that name. */
export const INSERT_PERSON = statement<{ name: string; keyId: number }, { id: number }>({
  name: 'insert-console-person',
  text: `
    insert into console_person (organization_id, name, api_key_id) values ($organizationId, $name, $keyId)
    on conflict do nothing returning id`,
});

/** Finds and locks a person, so that concurrent changes of a person happen one after the other. */
export const LOCK_PERSON = statement<{ id: number }, PersonRow>({
  name: 'lock-console-person',
  text: 'select id, name from console_person where organization_id = $organizationId and id = $id for update',
});

/** Replaces the key of a person, and stores the person in the new key. */
export const SET_PERSON_KEY = statement<{ id: number; keyId: number }>({
  name: 'set-console-person-key',
  text: `
    with key as (update api_key set person_id = $id where organization_id = $organizationId and id = $keyId)
    update console_person set api_key_id = $keyId where organization_id = $organizationId and id = $id`,
});

/**
 * Revokes all keys of a person: the key that holds the scopes, and keys that were created from it because an earlier version permitted its rotation.
 * With such a key, somebody else could still act as the person.
 */
export const REVOKE_KEYS_OF_PERSON = statement<{ id: number }>({
  name: 'revoke-keys-of-console-person',
  text: `
    update api_key set revoke_timestamp = now()
    where organization_id = $organizationId and person_id = $id and (revoke_timestamp is null or revoke_timestamp > now())`,
});

/** Ends a session of a person, or all sessions of the person if `sessionId` is null. */
export const END_SESSIONS_OF_PERSON = statement<{ personId: number; sessionId: number | null }>({
  name: 'end-console-sessions-of-person',
  text: `
    update console_session set end_timestamp = now()
    where organization_id = $organizationId and person_id = $personId
      and ($sessionId::bigint is null or id = $sessionId) and end_timestamp is null and expire_timestamp > now()
    returning id`,
});

/** Deletes the invitations of a person that were not used. */
export const WITHDRAW_INVITATIONS = statement<{ id: number }>({
  name: 'withdraw-console-invitations',
  text: 'delete from console_invitation where organization_id = $organizationId and person_id = $id and use_timestamp is null',
});

/** Creates an invitation for a person. */
export const CREATE_INVITATION = statement<{ id: number; hash: Buffer }, { expireTimestamp: string }>({
  name: 'create-console-invitation',
  text: `
    insert into console_invitation (organization_id, person_id, hash, expire_timestamp)
    values ($organizationId, $id, $hash, now() + interval '${INVITATION_HOURS} hours')
    returning ${jsonInstant('expire_timestamp')} as "expireTimestamp"`,
});

/**
 * Removes a passkey of a person. The last passkey is removed only if an invitation is pending, because the person could not sign in
 * otherwise.
 */
export const REMOVE_PASSKEY = statement<{ id: number; passkeyId: number }>({
  name: 'remove-console-passkey',
  text: `
    delete from console_passkey c where c.organization_id = $organizationId and c.person_id = $id and c.id = $passkeyId
      and (exists (select from console_passkey other where other.organization_id = $organizationId and other.person_id = $id and other.id <> $passkeyId)
        or exists (select from console_invitation i where i.organization_id = $organizationId and i.person_id = $id
          and i.use_timestamp is null and i.expire_timestamp > now()))
    returning c.id`,
});

/** Finds the person whom a pending invitation is for, with the ids of the person's passkeys. */
export const FIND_INVITED = statement<{ hash: Buffer }, Omit<InvitedPerson, 'organizationId'>>({
  name: 'find-invited-console-person',
  text: `
    select n.id, n.name, array(select c.credential_id from console_passkey c
      where c.organization_id = $organizationId and c.person_id = n.id order by c.id) as "credentialIds"
    from console_invitation i join console_person n on n.organization_id = i.organization_id and n.id = i.person_id
    where i.organization_id = $organizationId and i.hash = $hash and i.use_timestamp is null and i.expire_timestamp > now()`,
});

/** Marks an invitation as used, unless it was used before or has expired. Of two concurrent uses, the second one finds it used. */
export const USE_INVITATION = statement<{ hash: Buffer }, { person_id: number }>({
  name: 'use-console-invitation',
  text: `
    update console_invitation set use_timestamp = now()
    where organization_id = $organizationId and hash = $hash and use_timestamp is null and expire_timestamp > now()
    returning person_id`,
});

/** Stores a passkey of a person, unless it is known. */
export const INSERT_PASSKEY = statement<{
  personId: number;
  credentialHash: Buffer;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isBackupEligible: boolean;
  isBackedUp: boolean;
  transports: readonly string[];
}>({
  name: 'insert-console-passkey',
  text: `
    insert into console_passkey (organization_id, person_id, hash, credential_id, public_key, counter, is_backup_eligible, is_backed_up,
      transports, last_use_timestamp)
    values ($organizationId, $personId, $credentialHash, $credentialId, $publicKey, $counter, $isBackupEligible, $isBackedUp, $transports, now())
    on conflict (hash) do nothing returning id`,
});

/**
 * Finds and locks a passkey, so that concurrent sign-ins happen one after the other: the second one is compared with the counter that the first one stores.
 */
export const LOCK_PASSKEY = statement<{ credentialHash: Buffer }, Omit<StoredPasskey, 'organizationId'>>({
  name: 'lock-console-passkey',
  text: `
    select c.id, c.person_id as "personId", c.credential_id as "credentialId", c.public_key as "publicKey", c.counter::int8 as counter
    from console_passkey c where c.organization_id = $organizationId and c.hash = $credentialHash for update`,
});

/** Stores a use of a passkey: its counter, and whether it is backed up. */
export const USE_PASSKEY = statement<{ id: number; counter: number; isBackedUp: boolean }>({
  name: 'use-console-passkey',
  text: `
    update console_passkey set counter = $counter, is_backed_up = $isBackedUp, last_use_timestamp = now() where organization_id = $organizationId and id = $id`,
});

/** Stores the time of a person's sign-in. */
export const NOTE_SIGN_IN = statement<{ personId: number }, { name: string; api_key_id: number }>({
  name: 'note-console-sign-in',
  text: `
    update console_person set last_sign_in_timestamp = now() where organization_id = $organizationId and id = $personId
    returning name, api_key_id`,
});

/** Stores the hash of the challenge that started a session, unless another session was started with it. */
export const NOTE_CHALLENGE = statement<{ sessionId: number | null; challengeHash: Buffer }>({
  name: 'note-console-challenge',
  text: `
    update console_session set challenge_hash = $challengeHash where organization_id = $organizationId and id = $sessionId
      and not exists (select from console_session where organization_id = $organizationId and challenge_hash = $challengeHash)
    returning id`,
});

/** Deletes the invitations that expired at least a day ago. */
export const DELETE_OLD_INVITATIONS = statement<object>({
  name: 'delete-old-console-invitations',
  text: `delete from console_invitation where organization_id = $organizationId and ${IS_OLD_CODE}`,
});
