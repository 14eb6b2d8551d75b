import { type Actor } from '@rpm/domain';
import { type StatementScope } from '../driver/scoped-query';
import { DELIVERY_SCOPE, TOKEN_SCOPE } from './scope-settings';

/** The organization whose rows a statement can access, and the actor of its changes: a person, an API key or a program. */
export interface OrganizationScope {
  organizationId: number;
  actor?: Actor | undefined;
}

/** The SHA-256 hashes of the only tokens, such as API keys, that a statement can access. */
export interface TokenScope {
  tokenHashes: readonly Buffer[];
}

/**
 * The rows that a statement can access. `delivery`: the rows of all organizations that webhook delivery needs. `unscoped`: the rows that belong to no
 * organization.
 */
export type Scope = OrganizationScope | TokenScope | 'delivery' | 'unscoped';

export const DELIVERING: StatementScope = { statement: DELIVERY_SCOPE, value: 'on' };

export function settingOf({ tokenHashes }: TokenScope): StatementScope {
  return { statement: TOKEN_SCOPE, value: tokenHashes.map((hash) => hash.toString('hex')).join(',') };
}

export function organizationOf(scope: Scope): number | undefined {
  return typeof scope === 'object' && 'organizationId' in scope ? scope.organizationId : undefined;
}
