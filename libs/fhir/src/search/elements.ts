import { type Coding, type Resource } from '@medplum/fhirtypes';
import { ValueError } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';

/** The elements of a resource without which FHIR does not permit it; all others may be left out. */
const MANDATORY: Readonly<Record<string, readonly string[]>> = {
  Observation: ['status', 'code'],
  DeviceUseStatement: ['status', 'subject', 'device'],
  Group: ['type', 'actual'],
  // An organization has an identifier or a name.
  Organization: ['name'],
};

const ALWAYS: readonly string[] = ['resourceType', 'id', 'meta'];

/** Elements that have values of several types, whose members are called after the type, such as `valueQuantity`. */
const CHOICES: readonly string[] = ['value', 'effective', 'timing'];

const SUBSETTED: Coding = { system: CODE_SYSTEMS.observationValue, code: 'SUBSETTED', display: 'subsetted' };

const NAMES = /^[a-z][A-Za-z]*(\[x\])?(,[a-z][A-Za-z]*(\[x\])?)*$/;

/** Reads the value of `_elements`: names of elements, such as `status,value`. */
export function readElements(text: string): string[] | ValueError {
  if (!NAMES.test(text)) return new ValueError('not_elements', 'Send names of elements, such as status,value.');
  return text.split(',').map((name) => name.replace('[x]', ''));
}

/** Returns a resource with some of its elements, and those that FHIR demands. It claims no profile, because it may lack what the profile demands. */
export function subset<R extends Resource>(resource: R, elements: readonly string[]): R {
  const kept = new Set([...ALWAYS, ...elements, ...(MANDATORY[resource.resourceType] ?? [])]);
  const isKept = (member: string) => kept.has(member) || CHOICES.some((choice) => kept.has(choice) && isTyped(member, choice));
  const { profile: _, ...meta } = resource.meta ?? {};
  return {
    ...(Object.fromEntries(Object.entries(resource).filter(([member]) => isKept(member))) as R),
    meta: { ...meta, tag: [...(meta.tag ?? []), SUBSETTED] },
  };
}

const isTyped = (member: string, choice: string) => member.startsWith(choice) && /^[A-Z]/.test(member.slice(choice.length));
