import { codeSystem, identifierSystem, uuidVersion5 } from './fhir-identity';

const UUID = '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11';

describe('uuidVersion5', () => {
  it('returns the UUID of the example in RFC 9562, appendix A.4', () => {
    expect(uuidVersion5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });
});

describe('the systems of an organization', () => {
  it('are addresses below the base if one is set', () => {
    const identity = { uuid: UUID, base: 'https://rpm.example.org/fhir', externalIdentifierSystem: null };
    expect([identifierSystem(identity, 'reading'), codeSystem(identity, 'reading-value')]).toEqual([
      'https://rpm.example.org/fhir/identifier/reading',
      'https://rpm.example.org/fhir/CodeSystem/reading-value',
    ]);
  });

  it('are different UUIDs for each name and each organization if no base is set', () => {
    const identities = [UUID, '00000000-0000-4000-8000-000000000000'].map((uuid) => ({
      uuid,
      base: null,
      externalIdentifierSystem: null,
    }));
    const systems = identities.flatMap((identity) => [
      identifierSystem(identity, 'reading'),
      identifierSystem(identity, 'patient'),
      codeSystem(identity, 'reading-value'),
    ]);
    expect(systems).toEqual(systems.map(() => expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab]/)));
    expect(new Set(systems).size).toBe(6);
  });
});
