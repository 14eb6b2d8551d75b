import { count, flag, id, instant, list, object, text, values } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { GRANTS } from '../scope/scope';

/** Maximum number of passkeys that a person can register. */
export const MAX_PASSKEYS = 20;

const PASSKEY_VIEW = view('ConsolePasskey', 'A passkey, with which a person signs in to the console.', {
  id: id('Identifier, which the service assigns.', { example: 4 }),
  backedUp: flag('Whether other devices of the person have a copy of the passkey.', { example: true }),
  createTimestamp: instant('Time at which the person registered the passkey.', { example: '2026-01-31T09:05:00.000Z' }),
  lastUseTimestamp: instant('Time at which the person last signed in with the passkey; null if never.', {
    nullable: true,
    example: null,
  }),
});

export const CONSOLE_SESSION_VIEW = view('ConsoleSession', 'A session of the console that has not ended.', {
  id: id('Identifier, which the service assigns.', { example: 12 }),
  createTimestamp: instant('Time at which the person signed in.', { example: '2026-01-31T09:05:00.000Z' }),
  lastUseTimestamp: instant('Time of the last request of the session, which is stored once a minute.', {
    example: '2026-01-31T09:15:00.000Z',
  }),
  expireTimestamp: instant('Time at which the session ends in any case.', { example: '2026-01-31T21:05:00.000Z' }),
});

export const CONSOLE_PERSON_VIEW = view('ConsolePerson', 'A person who signs in to the console with a passkey.', {
  id: id('Identifier, which the service assigns.', { example: 3 }),
  name: text('Name of the person, which histories show for the changes that the person makes.', { example: 'Jane Doe' }),
  scopes: values<string>({ type: 'string', enum: GRANTS }, 'Scopes of the person.', {
    maxItems: GRANTS.length,
    example: ['patients:read'],
  }),
  enabled: flag('Whether the person can sign in.', { example: true }),
  createTimestamp: instant('Time of the first invitation.', { example: '2026-01-31T09:00:00.000Z' }),
  lastSignInTimestamp: instant('Time at which the person last signed in; null if never.', { nullable: true, example: null }),
  invitationExpireTimestamp: instant('Time until which the invitation can be used; null if none is pending.', {
    nullable: true,
    example: '2026-02-01T09:00:00.000Z',
  }),
  passkeys: list(PASSKEY_VIEW, `The passkeys of the person. A person can register ${MAX_PASSKEYS}.`, {
    maxItemsWhenWritten: MAX_PASSKEYS,
  }),
  sessions: list(CONSOLE_SESSION_VIEW, 'The newest 100 sessions of the person, newest first.', {
    rest: { count: 'sessionCount', operation: 'GET /api/v3/console-person/{personId}/session' },
  }),
  sessionCount: count('Number of all sessions of the person that have not ended.', 1),
});

export type ConsoleSessionView = ViewOf<typeof CONSOLE_SESSION_VIEW>;
export type ConsolePersonView = ViewOf<typeof CONSOLE_PERSON_VIEW>;

export const CONSOLE_INVITATION_VIEW = view('ConsoleInvitation', 'A link that lets a person register a passkey once.', {
  url: text('The link. Send it only to the person it is for: whoever opens it first can register. It is never returned again.', {
    schema: { format: 'uri' },
    // An example with the right length but a wrong checksum.
    example: `https://rpm.example.org/console/#invitation=rpi_${'0'.repeat(49)}`,
  }),
  expireTimestamp: instant('Time from which the link can no longer be used.', { example: '2026-02-01T09:00:00.000Z' }),
  person: object(CONSOLE_PERSON_VIEW, 'The person who is invited.'),
});

export type ConsoleInvitationView = ViewOf<typeof CONSOLE_INVITATION_VIEW>;
