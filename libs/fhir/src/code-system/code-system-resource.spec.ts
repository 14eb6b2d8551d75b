import { expectValidFhir } from '../testing';
import { codeSystemResource } from './code-system-resource';
import { READING_VALUES } from './reading-value';

const IDENTITY = {
  uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11',
  base: 'https://rpm.example.org',
  externalIdentifierSystem: null,
};

describe('codeSystemResource', () => {
  it('has all values of readings', () => {
    const resource = codeSystemResource(IDENTITY, 'reading-value', READING_VALUES);
    expect(resource).toEqual({
      resourceType: 'CodeSystem',
      id: 'reading-value',
      url: 'https://rpm.example.org/CodeSystem/reading-value',
      name: 'ReadingValue',
      title: 'Values of readings',
      description: 'The measured values of the readings that the service records.',
      status: 'active',
      caseSensitive: true,
      content: 'complete',
      count: Object.keys(READING_VALUES).length,
      concept: Object.entries(READING_VALUES).map(([code, display]) => ({ code, display })),
    });
    expectValidFhir(resource);
  });

  it('has the codes of problems that the caller names', () => {
    const resource = codeSystemResource(IDENTITY, 'problem', { not_found: 'Not found' });
    expect(resource).toMatchObject({ id: 'problem', name: 'Problem', count: 1, concept: [{ code: 'not_found' }] });
    expectValidFhir(resource);
  });
});
