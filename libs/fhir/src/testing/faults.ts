import type { BundleEntry, Resource } from '@medplum/fhirtypes';
import { isObject, visit } from './lint/visit';
import { FALSE_ALARMS } from './false-alarms';
import { VALIDATOR_NAMES, type ValidatorName, VALIDATORS } from './validators';

const isFalseAlarm = (validator: ValidatorName, fault: string) =>
  FALSE_ALARMS.some((alarm) => alarm.validator === validator && alarm.fault.test(fault));

/** The faults that one validator finds in one resource. */
export const faultsBy = (validator: ValidatorName, resource: Resource) =>
  VALIDATORS[validator](resource).filter((fault) => !isFalseAlarm(validator, fault));

const isResource = (value: unknown): value is Resource => isObject(value) && typeof value.resourceType === 'string';

/** A resource that is valid wherever a resource may be. */
const ANY_RESOURCE = { resourceType: 'Parameters' } as const;

/** Leaves out the resources of a Bundle, which are validated by themselves. */
function withoutResources(resource: Resource): Resource {
  if (resource.resourceType !== 'Bundle' || !Array.isArray(resource.entry)) return resource;
  // An invalid Bundle may have anything in the place of an entry.
  const entry = (resource.entry as unknown[]).map((one) =>
    isObject(one) && isResource(one.resource) ? { ...one, resource: ANY_RESOURCE } : one,
  );
  return { ...resource, entry: entry as BundleEntry[] };
}

/** Texts of resources in which no validator has found a fault. Searches return the same resources again and again. */
const valid = new Set<string>();

/** The faults that all validators find in one resource, with the name of the validator. */
function faultsOfOne(resource: Resource): string[] {
  const text = JSON.stringify(resource);
  if (valid.has(text)) return [];
  const faults = VALIDATOR_NAMES.flatMap((validator) => faultsBy(validator, resource).map((fault) => `${validator}: ${fault}`));
  if (faults.length === 0) valid.add(text);
  return faults;
}

/** The faults that all validators find in a resource and in each one that it contains, with the path of the resource. */
export function fhirFaults(content: unknown): string[] {
  if (!isResource(content)) return ['is no resource: it has no resourceType'];
  const faults: string[] = [];
  visit(content, '', (value, path) => {
    if (!isResource(value)) return;
    const place = path === '' ? '' : `${path.slice(1)}: `;
    faults.push(...faultsOfOne(withoutResources(value)).map((fault) => `${place}${fault}`));
  });
  return faults;
}
