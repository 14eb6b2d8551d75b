import { GRANT_TEXTS, ROLES, WILDCARDS } from '../service/scopes.generated';
import { grantsWithin, rightsText, roleOf, rolesWithin } from './rights';

const ADMINISTRATOR = ['*', 'ingest:read', 'ingest:write', 'console:write', 'keys:write'];
const granted = (name: string) => ROLES.find((role) => role.name === name)?.grants ?? [];

describe('grantsWithin', () => {
  const OF_WILDCARDS = Object.keys(GRANT_TEXTS).filter((grant) => grant === '*' || WILDCARDS['*']?.some((one) => one === grant));
  const readScopes = WILDCARDS['read'] ?? [];

  it('returns the wildcards and every scope that they contain to a giver whose only grant is *', () => {
    expect(grantsWithin(['*'])).toEqual(['*', 'read', 'write', ...OF_WILDCARDS.slice(1)]);
  });

  it.each([
    [
      ['read', 'console:write'],
      ['read', ...readScopes, 'console:write'],
    ],
    [readScopes, ['read', ...readScopes]],
    [
      ['orders:read', 'orders:write', 'audit:read'],
      ['orders:read', 'orders:write', 'audit:read'],
    ],
    [['fulfilment'], ['fulfilment']],
    [[], []],
  ])('returns to a giver with %j only %j', (giver, grants) => {
    expect(grantsWithin(giver)).toEqual(grants);
  });
});

describe('rolesWithin', () => {
  it('offers an administrator all roles, and the role of an administrator with the administrative scopes of the giver', () => {
    expect(rolesWithin(ADMINISTRATOR).map(({ name }) => name)).toEqual([
      'nurse',
      'clerk',
      'billing',
      'developer',
      'administrator',
    ]);
    expect(rolesWithin(ADMINISTRATOR).at(-1)?.grants).toEqual(ADMINISTRATOR);
  });

  it('offers an administrator without the permissions of sources to make others what this administrator is', () => {
    const roles = rolesWithin(['*', 'console:write', 'keys:write']);
    expect(roles.map(({ name }) => name)).toEqual(['nurse', 'clerk', 'billing', 'administrator']);
    expect(roles.at(-1)?.grants).toEqual(['*', 'console:write', 'keys:write']);
  });

  it('offers only roles whose scopes the giver has', () => {
    expect(rolesWithin(['read', 'console:write']).map(({ name }) => name)).toEqual(['billing']);
    expect(rolesWithin(['sites:read', 'keys:write'])).toEqual([]);
  });
});

describe('roleOf', () => {
  it.each(ROLES.map(({ name }) => name))('recognizes the grants of the role %s', (name) => {
    const roles = rolesWithin(ADMINISTRATOR);
    const { grants = [] } = roles.find((role) => role.name === name) ?? {};
    expect(roleOf(grants.toReversed(), roles)?.name).toBe(name);
    expect(roleOf([...grants, 'audit:read'], roles)).toBeUndefined();
    expect(roleOf(grants.slice(1), roles)).toBeUndefined();
  });
});

describe('rightsText', () => {
  it.each([
    [granted('nurse'), 'nurse'],
    [[...granted('nurse'), 'orders:write'], 'nurse, plus orders:write'],
    [granted('billing'), 'billing'],
    [['patients:read', 'readings:read', 'sites:read', 'fulfilment'], 'billing, plus sites:read, fulfilment'],
    [granted('clerk'), 'clerk'],
    [granted('developer'), 'developer'],
    [['read', 'webhooks:write', 'catalogue:write', 'ingest:read', 'ingest:write'], 'developer'],
    [ADMINISTRATOR, 'administrator'],
    [[...ADMINISTRATOR, 'audit:read'], 'administrator, plus audit:read'],
    [['*', 'ingest:read', 'ingest:write', 'keys:write'], 'administrator without console:write'],
    [['*', 'console:write', 'keys:write'], 'administrator without ingest:read, ingest:write'],
    [['*', 'audit:read'], 'administrator without ingest:read, ingest:write, console:write, keys:write, plus audit:read'],
    [['*', 'patients:read'], '*'],
    [['read'], 'read'],
    [['sites:read', 'patients:read'], 'sites:read, patients:read'],
    [[], ''],
  ])('describes %j as “%s” to an administrator', (grants, text) => {
    expect(rightsText(grants, ADMINISTRATOR)).toBe(text);
  });
});
