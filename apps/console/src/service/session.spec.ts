import { type Caller } from '@rpm/client';
import { identityOf } from './session';

const CALLER: Caller = {
  organization: { id: 1, name: 'Example Clinic' },
  apiKey: { id: 2, name: 'Test key', prefix: 'rpk_test' },
  scopes: ['*'],
  expireTimestamp: null,
  actor: 'jane@clinic.example.org',
  actorKind: 'key',
  actorId: 2,
  session: null,
};

describe('the identity of a person', () => {
  it('is the same in two sessions', () => {
    const session = { expireTimestamp: '2026-01-01T00:00:00.000Z', idleExpireTimestamp: '2026-01-01T00:00:00.000Z' };
    expect(identityOf({ ...CALLER, session })).toBe(identityOf(CALLER));
  });

  it.each([
    ['the organization', { organization: { id: 3, name: 'Example Clinic' } }],
    ['the key or person', { actorId: 3 }],
    ['the kind of sign-in', { actorKind: 'person' }],
    ['the name, for people whose links the same key has made', { actor: 'joe@clinic.example.org' }],
  ] as const)('differs by %s', (_part, other) => {
    expect(identityOf({ ...CALLER, ...other })).not.toBe(identityOf(CALLER));
  });
});
