import { type AREAS, type Grant, type NAMED_AREAS } from './scope';

/** A set of grants that a person or a key is often given together. Only the grants are stored, never the role. */
export interface Role {
  /** Name of the role, as it is written in the middle of a sentence. */
  name: string;
  grants: readonly Grant[];
  /** Whether the role also contains the administrative scopes of the person who gives it. */
  isAdministrative: boolean;
}

const readAndWrite = (...areas: ((typeof AREAS)[number] | (typeof NAMED_AREAS)[number])[]) =>
  areas.flatMap((area): Grant[] => [`${area}:read`, `${area}:write`]);

const role = (name: string, grants: readonly Grant[], isAdministrative = false): Role => ({ name, grants, isAdministrative });

export const ROLES: readonly Role[] = [
  role('nurse', [...readAndWrite('patients', 'readings', 'devices'), 'orders:read']),
  role('clerk', [...readAndWrite('orders', 'sites', 'catalogue', 'devices'), 'fulfilment', 'patients:read']),
  role('billing', ['patients:read', 'readings:read']),
  role('developer', [...readAndWrite('webhooks', 'catalogue', 'ingest'), 'read']),
  role('administrator', ['*', ...readAndWrite('ingest')], true),
];
