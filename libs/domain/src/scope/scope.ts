/** The areas of the API. Each area has one scope for reading and one for writing. */
export const AREAS = ['patients', 'devices', 'readings', 'orders', 'sites', 'webhooks', 'catalogue'] as const;
const ACTIONS = ['read', 'write'] as const;

/** Areas that no wildcard includes, because the wildcards of existing keys must not grow. */
export const NAMED_AREAS = ['ingest'] as const;

/** Scopes for administration. No wildcard includes them: a key has such a scope only if its grants name it. */
export const ADMINISTRATIVE_SCOPES = [
  'audit:read',
  'audit:write',
  'console:write',
  'ingest:raw',
  'keys:write',
  'organization:write',
  'patients:erase',
] as const;

type Area = (typeof AREAS)[number] | (typeof NAMED_AREAS)[number];
type Action = (typeof ACTIONS)[number];

/** A scope: the permission that an operation requires. */
export type Scope = `${Area}:${Action}` | 'fulfilment' | (typeof ADMINISTRATIVE_SCOPES)[number];

const allAreas = (action: Action) => AREAS.map((area): Scope => `${area}:${action}`);

/**
 * The scopes that each wildcard includes. They are listed explicitly, so that a newly added scope never becomes part of a wildcard that customers'
 * keys already have.
 */
export const WILDCARDS = {
  '*': [...allAreas('read'), ...allAreas('write'), 'fulfilment'],
  read: allAreas('read'),
  write: allAreas('write'),
} as const satisfies Readonly<Record<string, readonly Scope[]>>;

/** A grant of a key: a wildcard or a single scope. */
export type Grant = keyof typeof WILDCARDS | Scope;

/** Every valid grant of a key. */
export const GRANTS: readonly Grant[] = [
  '*',
  'read',
  'write',
  ...AREAS.flatMap((area) => ACTIONS.map((action): Scope => `${area}:${action}`)),
  'fulfilment',
  ...NAMED_AREAS.flatMap((area) => ACTIONS.map((action): Scope => `${area}:${action}`)),
  ...ADMINISTRATIVE_SCOPES,
];

/** Returns the scopes of a grant. A text that is no grant stands for itself, and thus for no scope that exists. */
function scopesOf(grant: string): readonly string[] {
  return Object.hasOwn(WILDCARDS, grant) ? WILDCARDS[grant as keyof typeof WILDCARDS] : [grant];
}

/** Returns those of the wanted grants that contain a scope which a key with the given grants does not have. */
export function grantsBeyond(grants: readonly string[], wanted: readonly string[]): string[] {
  return wanted.filter((one) => !scopesOf(one).every((scope) => grantsAllow(grants, scope as Scope)));
}

/** Returns whether a key with these grants has the given scope. */
export function grantsAllow(grants: readonly string[], scope: Scope): boolean {
  return grants.some((grant) => scopesOf(grant).includes(scope));
}
