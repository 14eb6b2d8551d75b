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

const sessionOf = (createTimestamp: string) => ({
  createTimestamp,
  expireTimestamp: '2026-01-01T12:00:00.000Z',
  idleExpireTimestamp: '2026-01-01T12:00:00.000Z',
});
const [FIRST, SECOND] = [sessionOf('2026-01-01T00:00:00.000Z'), sessionOf('2026-01-01T00:10:00.000Z')];

describe('the identity of a person', () => {
  it('is the same in two sessions', () => {
    expect(identityOf({ ...CALLER, session: FIRST })).toBe(identityOf({ ...CALLER, session: SECOND }));
  });

  it('differs by the session after a sign-in with a pasted key, which several people may have', () => {
    const pasted = { ...CALLER, actor: CALLER.apiKey.name };
    expect(identityOf({ ...pasted, session: FIRST })).toBe(identityOf({ ...pasted, session: { ...FIRST } }));
    expect(identityOf({ ...pasted, session: FIRST })).not.toBe(identityOf({ ...pasted, session: SECOND }));
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
