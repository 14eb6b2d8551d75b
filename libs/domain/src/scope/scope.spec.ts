import { ADMINISTRATIVE_SCOPES, AREAS, GRANTS, grantsAllow, NAMED_AREAS, type Scope } from './scope';

const READ_SCOPES = AREAS.map((area): Scope => `${area}:read`);
const WRITE_SCOPES = AREAS.map((area): Scope => `${area}:write`);
const AREA_SCOPES = AREAS.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);
/** Scopes of areas that no wildcard contains. */
const NAMED_SCOPES = NAMED_AREAS.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);
const SCOPES: Scope[] = [...AREA_SCOPES, 'fulfilment', ...NAMED_SCOPES, ...ADMINISTRATIVE_SCOPES];

const allowedBy = (...grants: string[]) => SCOPES.filter((scope) => grantsAllow(grants, scope));

describe('grantsAllow', () => {
  it.each([
    ['*', [...AREA_SCOPES, 'fulfilment']],
    ['read', READ_SCOPES],
    ['write', WRITE_SCOPES],
  ])('allows exactly the scopes of the wildcard %s to a key with that wildcard', (wildcard, scopes) => {
    expect(new Set(allowedBy(wildcard))).toEqual(new Set(scopes));
  });

  it.each([...NAMED_SCOPES, ...ADMINISTRATIVE_SCOPES])(
    'allows the scope %s only to a key whose grants name that scope',
    (scope) => {
      const others = GRANTS.filter((grant) => grant !== scope);
      expect(allowedBy(...others)).not.toContain(scope);
      expect(allowedBy(scope)).toEqual([scope]);
    },
  );

  it.each(SCOPES)('allows only the scope %s to a key whose only grant is that scope', (scope) => {
    expect(allowedBy(scope)).toEqual([scope]);
  });

  it('allows no scope to a key without grants or with unknown grants', () => {
    expect(allowedBy()).toEqual([]);
    expect(allowedBy('', 'READ', 'sites', 'sites:*', '*:read', ':read', 'toString', 'read ', 'erase')).toEqual([]);
  });

  it('allows every scope that at least one of several grants allows', () => {
    expect(allowedBy('sites:write', 'audit:read')).toEqual(['sites:write', 'audit:read']);
  });
});

describe('GRANTS', () => {
  it('contains the wildcards and every scope', () => {
    expect(GRANTS).toEqual(['*', 'read', 'write', ...SCOPES]);
  });
});
