import type { Resource } from '@medplum/fhirtypes';
import { profileFaults } from './profiles';
import { LINT_RULES } from './rules';
import { visit } from './visit';

/** Faults that no package finds. */
export function lintFaults(resource: Resource): string[] {
  const faults = profileFaults(resource);
  visit(resource, resource.resourceType, (value, path) => {
    for (const rule of LINT_RULES) faults.push(...rule(value).map((fault) => `${path} ${fault}`));
  });
  return faults;
}
