/** The areas a key can be let into, each for reading and for writing. */
export const AREAS = ['patients', 'devices', 'readings', 'orders', 'sites', 'webhooks', 'catalogue'] as const;
const ACTIONS = ['read', 'write'] as const;

type Area = (typeof AREAS)[number];
type Action = (typeof ACTIONS)[number];

/** What one operation asks of a key. */
export type Scope = `${Area}:${Action}` | 'fulfilment' | 'audit:read';

/** What can be written on a key: a scope, `read` or `write` for all areas, or `*` for everything. */
export const GRANTS: readonly string[] = [
  '*',
  ...ACTIONS,
  ...AREAS.flatMap((area) => ACTIONS.map((action) => `${area}:${action}`)),
  'fulfilment',
  'audit:read',
];

/** Whether a key that carries these grants may do what the scope names. */
export function grantsAllow(grants: readonly string[], scope: Scope): boolean {
  if (grants.includes('*') || grants.includes(scope)) return true;
  const [area, action] = scope.split(':');
  const isArea = (AREAS as readonly string[]).includes(area ?? '');
  return isArea && action !== undefined && grants.includes(action);
}
