/** The areas of the API. Each area has one scope for reading and one for writing. */
export const AREAS = ['patients', 'devices', 'readings', 'orders', 'sites', 'webhooks', 'catalogue'] as const;
const ACTIONS = ['read', 'write'] as const;

/** Scopes for administration. No wildcard includes them: a key has such a scope only if its grants name it. */
export const ADMINISTRATIVE_SCOPES = [
  'audit:read',
  'console:write',
  'keys:write',
  'organization:write',
  'patients:erase',
] as const;

type Area = (typeof AREAS)[number];
type Action = (typeof ACTIONS)[number];

/** A scope: the permission that an operation requires. */
export type Scope = `${Area}:${Action}` | 'fulfilment' | (typeof ADMINISTRATIVE_SCOPES)[number];

const allAreas = (action: Action) => AREAS.map((area): Scope => `${area}:${action}`);

/**
 * The scopes that each wildcard includes. They are listed explicitly, so that a newly added scope never becomes part of a wildcard that customers'
 * keys already have.
 */
const WILDCARDS: ReadonlyMap<string, readonly Scope[]> = new Map([
  ['*', [...allAreas('read'), ...allAreas('write'), 'fulfilment']],
  ...ACTIONS.map((action): [string, Scope[]] => [action, allAreas(action)]),
]);

/** Every valid grant of a key: a wildcard or a single scope. */
export const GRANTS: readonly string[] = [
  ...WILDCARDS.keys(),
  ...AREAS.flatMap((area) => ACTIONS.map((action): Scope => `${area}:${action}`)),
  'fulfilment',
  ...ADMINISTRATIVE_SCOPES,
];

/** Returns those of the wanted grants that contain a scope which a key with the given grants does not have. */
export function grantsBeyond(grants: readonly string[], wanted: readonly string[]): string[] {
  return wanted.filter((one) => !(WILDCARDS.get(one) ?? [one as Scope]).every((scope) => grantsAllow(grants, scope)));
}

/** Returns whether a key with these grants has the given scope. */
export function grantsAllow(grants: readonly string[], scope: Scope): boolean {
  return grants.some((grant) => grant === scope || (WILDCARDS.get(grant)?.includes(scope) ?? false));
}
