import { AREAS, GRANTS, grantsAllow, type Scope } from './scope';

const AREA_SCOPES = AREAS.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);
const SCOPES: Scope[] = [...AREA_SCOPES, 'fulfilment', 'audit:read'];

const allowedBy = (...grants: string[]) => SCOPES.filter((scope) => grantsAllow(grants, scope));

describe('grantsAllow', () => {
  it('lets * do everything', () => {
    expect(allowedBy('*')).toEqual(SCOPES);
  });

  it('lets read read every area, and neither fulfil nor audit', () => {
    expect(allowedBy('read')).toEqual(AREAS.map((area) => `${area}:read`));
  });

  it('lets write write every area, and not read', () => {
    expect(allowedBy('write')).toEqual(AREAS.map((area) => `${area}:write`));
  });

  it.each(SCOPES)('lets %s do itself only', (scope) => {
    expect(allowedBy(scope)).toEqual([scope]);
  });

  it('lets no grants, and grants that do not exist, do nothing', () => {
    expect(allowedBy()).toEqual([]);
    expect(allowedBy('', 'READ', 'sites', 'sites:*', ':read', 'toString', 'read ')).toEqual([]);
  });

  it('adds grants up', () => {
    expect(allowedBy('sites:write', 'audit:read')).toEqual(['sites:write', 'audit:read']);
  });
});

describe('GRANTS', () => {
  it('are everything, the shorthands and every scope', () => {
    expect(GRANTS).toEqual(['*', 'read', 'write', ...SCOPES]);
  });
});
