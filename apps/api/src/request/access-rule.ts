import { type Scope } from '@rpm/domain';

/** Access rule of a route. A route without a rule rejects all requests. */
export type AccessRule = 'public' | 'key' | Scope;
