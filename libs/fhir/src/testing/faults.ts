import type { Resource } from '@medplum/fhirtypes';
import { isObject, visit } from './lint/visit';
import { FALSE_ALARMS } from './false-alarms';
import { VALIDATOR_NAMES, type ValidatorName, VALIDATORS } from './validators';

const isFalseAlarm = (validator: ValidatorName, fault: string) =>
  FALSE_ALARMS.some((alarm) => alarm.validator === validator && alarm.fault.test(fault));

/** The faults that one validator finds in one resource. */
export const faultsBy = (validator: ValidatorName, resource: Resource) =>
  VALIDATORS[validator](resource).filter((fault) => !isFalseAlarm(validator, fault));

const isResource = (value: unknown): value is Resource => isObject(value) && typeof value.resourceType === 'string';

/** The faults that all validators find in a resource and in each one that it contains, with the name of the validator and the path of the resource. */
export function fhirFaults(content: unknown): string[] {
  if (!isResource(content)) return ['is no resource: it has no resourceType'];
  const faults: string[] = [];
  visit(content, '', (value, path) => {
    if (!isResource(value)) return;
    for (const validator of VALIDATOR_NAMES)
      faults.push(...faultsBy(validator, value).map((fault) => `${validator}${path}: ${fault}`));
  });
  return faults;
}
