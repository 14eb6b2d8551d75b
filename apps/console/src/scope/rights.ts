import { type Grant } from '@rpm/client';
import { GRANT_TEXTS, ROLES, WILDCARDS } from '../service/scopes.generated';
import { grantsAllow } from '../service/session';

type Grants = readonly string[];

const ALL = Object.keys(GRANT_TEXTS) as Grant[];

const scopesOf = (grant: string): Grants => WILDCARDS[grant] ?? [grant];

/** Returns whether one grant is a wildcard that contains all scopes of another grant. */
export const contains = (wildcard: string, grant: string) =>
  wildcard !== grant && scopesOf(grant).every((scope) => scopesOf(wildcard).includes(scope));

/** Returns every grant whose scopes are all among those of the given grants: what a person with these grants can give to somebody else. */
export const grantsWithin = (grants: Grants): Grant[] =>
  ALL.filter((grant) => scopesOf(grant).every((scope) => grantsAllow(grants, scope)));

/** Removes the grants that a wildcard among them contains. */
export const withoutContained = (grants: Grants): string[] =>
  grants.filter((grant) => !grants.some((other) => contains(other, grant)));

const isAdministrative = (grant: string) => grant !== '*' && !contains('*', grant);

/** A role, with the grants that it has when a certain person gives it. */
export interface GivenRole {
  name: string;
  grants: readonly string[];
}

/** Returns all roles as a person with the given grants gives them: the role of an administrator contains only the administrative scopes of that person. */
const rolesGivenBy = (giver: Grants): GivenRole[] =>
  ROLES.map(({ name, grants, isAdministrative: isOfAdministrator }) => {
    const ofGiver = [...grants.filter((grant) => !isAdministrative(grant)), ...giver.filter(isAdministrative)];
    return { name, grants: withoutContained(isOfAdministrator ? ofGiver : grants) };
  });

/** Returns the roles that a person with the given grants can give. */
export const rolesWithin = (giver: Grants): GivenRole[] =>
  rolesGivenBy(giver).filter(({ grants }) => grants.every((grant) => grantsWithin(giver).some((one) => one === grant)));

/** Returns the role whose grants are exactly the given ones. */
export const roleOf = (grants: Grants, roles: readonly GivenRole[]): GivenRole | undefined => {
  const kept = withoutContained(grants);
  return roles.find((role) => role.grants.length === kept.length && role.grants.every((grant) => kept.includes(grant)));
};

/**
 * Describes grants as a role and the other grants, such as `nurse, plus orders:write`. Grants that contain no role are listed.
 * @param viewer grants of the person who reads the text, which say what an administrator has
 */
export function rightsText(grants: Grants, viewer: Grants): string {
  const kept = withoutContained(grants);
  const [best] = rolesGivenBy(viewer)
    .map(({ name, grants: all }) => ({ name, all, missing: all.filter((grant) => !kept.includes(grant)) }))
    .filter(({ all, missing }) => missing.length === 0 || isOtherAdministrator(kept, all))
    .sort((one, other) => other.all.length - one.all.length);
  if (!best) return kept.join(', ');
  const without = best.missing.length === 0 ? '' : ` without ${best.missing.join(', ')}`;
  const others = kept.filter((grant) => !best.all.includes(grant));
  return `${best.name}${without}${others.length === 0 ? '' : `, plus ${others.join(', ')}`}`;
}

/** Returns whether grants are those of an administrator who was invited by somebody with other administrative scopes than the viewer. */
const isOtherAdministrator = (grants: Grants, ofRole: Grants) =>
  [grants, ofRole].every((one) => one.includes('*') && one.some(isAdministrative));
