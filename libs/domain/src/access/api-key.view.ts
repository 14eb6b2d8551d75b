import { choice, id, instant, object, text, values } from '../view/property';
import { view, type ViewOf } from '../view/view';
import { ACTOR_KINDS } from '../ownership/actor';
import { GRANTS } from '../scope/scope';

const IDENTITY = {
  id: id('Identifier, which the service assigns.', { example: 7 }),
  name: text('Owner or purpose of the key.', { example: 'Dashboard' }),
  prefix: text('The first ten characters of the key, by which people can tell keys apart.', { example: 'rpm_aB3xY9' }),
};

const RIGHTS = {
  scopes: values<string>({ type: 'string', enum: GRANTS }, 'The scopes that the key grants.', {
    maxItems: GRANTS.length,
    example: ['readings:read'],
  }),
  expireTimestamp: instant('Time at which the key expires; null if it never does.', { nullable: true, example: null }),
};

export const API_KEY_VIEW = view('ApiKey', 'An API key, without the key itself.', {
  ...IDENTITY,
  clientId: text('Id of a SMART client, which signs a request for an access token instead of sending a key; null for a key.', {
    nullable: true,
    example: null,
  }),
  ...RIGHTS,
  createTimestamp: instant('Time of creation.', { example: '2026-01-31T09:05:00.000Z' }),
  lastUseTimestamp: instant(
    'Time of the last request with the key, which is stored with a delay of up to a minute; null if there was none.',
    {
      nullable: true,
      example: null,
    },
  ),
  revokeTimestamp: instant('Time from which the key is rejected, which may be in the future; null if it was not revoked.', {
    nullable: true,
    example: null,
  }),
});

export type ApiKeyView = ViewOf<typeof API_KEY_VIEW>;

export const API_KEY_WITH_TOKEN_VIEW = view('ApiKeyWithToken', 'An API key, and the key itself.', {
  ...API_KEY_VIEW.properties,
  key: text('The key. Store the key: the service never returns it again.', {
    schema: { pattern: '^rpm_[0-9A-Za-z]{49}$' },
    // An example with the right length but a wrong checksum.
    example: `rpm_${'0'.repeat(49)}`,
  }),
});

export type ApiKeyWithTokenView = ViewOf<typeof API_KEY_WITH_TOKEN_VIEW>;

const KEY_IDENTITY_VIEW = view('ApiKeyIdentity', 'The API key of a request.', IDENTITY);

const ORGANIZATION_IDENTITY_VIEW = view('OrganizationIdentity', 'The organization of a key.', {
  id: id('Identifier of the organization.', { example: 1 }),
  name: text('Name of the organization.', { example: 'North Clinic' }),
});

const CALLER_SESSION_VIEW = view('CallerSession', 'When a session of the console began, and when it ends.', {
  createTimestamp: instant('Time of the sign-in.', { example: '2026-01-31T09:05:00.000Z' }),
  expireTimestamp: instant('Time at which the session ends in any case.', { example: '2026-01-31T21:05:00.000Z' }),
  idleExpireTimestamp: instant('Time at which the session ends unless another request is sent before then.', {
    example: '2026-01-31T09:35:00.000Z',
  }),
});

export const CALLER_VIEW = view('Caller', 'The API key of the request, and what it may do.', {
  organization: object(ORGANIZATION_IDENTITY_VIEW, 'The organization whose data the key can read and change.'),
  apiKey: object(KEY_IDENTITY_VIEW, 'The key. The key of a session is the one that was used to sign in, or to create the link.'),
  ...RIGHTS,
  actor: text('The person who signed in to the console; null for a request with an API key.', { nullable: true, example: null }),
  actorKind: choice(
    ACTOR_KINDS,
    'How histories name the person of a session: `person` after a sign-in with a passkey, `key` after one with a link or a pasted key; null for a request with an API key.',
    { nullable: true, example: null },
  ),
  actorId: id(
    'Id of the actor in histories: the person after a sign-in with a passkey, otherwise the key of the session; null without a session.',
    {
      nullable: true,
      example: null,
    },
  ),
  session: object(CALLER_SESSION_VIEW, 'The session of the console; null for a request with an API key.', {
    nullable: true,
    example: null,
  }),
});

export type CallerView = ViewOf<typeof CALLER_VIEW>;
