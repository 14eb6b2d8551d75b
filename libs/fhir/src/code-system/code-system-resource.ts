import { type CodeSystem } from '@medplum/fhirtypes';
import { codeSystem, type CodeSystemName, type FhirIdentity } from '../identity/fhir-identity';

const DESCRIPTIONS: Readonly<Record<CodeSystemName, { title: string; description: string }>> = {
  'reading-value': { title: 'Values of readings', description: 'The measured values of the readings that the service records.' },
  problem: { title: 'Problems', description: 'The stable codes of the problems that the service reports.' },
};

/**
 * Returns a code system of the service, which is served only where a base is set.
 * @param codes all codes with their texts
 */
export function codeSystemResource(
  identity: FhirIdentity,
  name: CodeSystemName,
  codes: Readonly<Record<string, string>>,
): CodeSystem {
  const concepts = Object.entries(codes).map(([code, display]) => ({ code, display }));
  return {
    resourceType: 'CodeSystem',
    id: name,
    url: codeSystem(identity, name),
    name: name === 'problem' ? 'Problem' : 'ReadingValue',
    ...DESCRIPTIONS[name],
    status: 'active',
    caseSensitive: true,
    content: 'complete',
    count: concepts.length,
    concept: concepts,
  };
}
