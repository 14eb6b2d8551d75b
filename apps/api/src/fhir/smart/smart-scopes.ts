import { grantsAllow, type Scope } from '@rpm/domain';

/** Scopes of this service for reading a type of resource, and for creating one; null if every client may do so. */
interface ScopesOfType {
  read: Scope | null;
  create?: Scope;
}

const TYPES: Readonly<Record<string, ScopesOfType>> = {
  Patient: { read: 'patients:read' },
  Group: { read: 'patients:read' },
  Observation: { read: 'readings:read', create: 'readings:write' },
  Device: { read: 'devices:read' },
  DeviceUseStatement: { read: 'devices:read' },
  Location: { read: 'sites:read' },
  Organization: { read: null },
};

/** SMART scopes that a client can have: in the syntax of version 2, and of version 1. */
export const SUPPORTED_SCOPES = [
  ...['*', ...Object.keys(TYPES)].flatMap((type) => [`system/${type}.rs`, `system/${type}.read`]),
  'system/Observation.c',
  'system/Observation.crs',
  'system/Observation.write',
];

/** A scope names a type, and in version 2 any of the interactions create, read, update, delete and search, in this order. */
const SHAPE = /^system\/(\*|[A-Za-z]+)\.(?:(c?r?u?d?s?)|(read|write|\*))$/;

/** SMART scopes that a token has, and the scopes of this service that correspond to them. */
export interface GrantedScopes {
  smart: string[];
  scopes: Scope[];
}

/**
 * Returns the scopes that a client gets: those that it asks for and that its own scopes permit. Scopes with other syntax, types or interactions are left out, and so
 * is one that would permit only a read or only a search, because this service cannot tell them apart.
 */
export function grantedScopes(asked: string, own: readonly string[]): GrantedScopes {
  const smart = new Set<string>();
  const scopes = new Set<Scope>();
  for (const text of asked.split(' ')) {
    const [, type = '', interactions, first] = SHAPE.exec(text) ?? [];
    for (const [name, ofType] of Object.entries(TYPES).filter(([name]) => type === '*' || type === name)) {
      const reads = first === undefined ? /r.*s/.test(interactions ?? '') : first !== 'write';
      const creates = first === undefined ? (interactions ?? '').startsWith('c') : first !== 'read';
      const mayRead = reads && (ofType.read === null || grantsAllow(own, ofType.read));
      const mayCreate = creates && ofType.create !== undefined && grantsAllow(own, ofType.create);
      if (mayRead && ofType.read !== null) scopes.add(ofType.read);
      if (mayCreate && ofType.create !== undefined) scopes.add(ofType.create);
      if (first === undefined && (mayRead || mayCreate))
        smart.add(`system/${name}.${mayCreate ? 'c' : ''}${mayRead ? 'rs' : ''}`);
      if (first !== undefined && mayRead) smart.add(`system/${name}.read`);
      if (first !== undefined && mayCreate) smart.add(`system/${name}.write`);
    }
  }
  return { smart: [...smart], scopes: [...scopes] };
}
