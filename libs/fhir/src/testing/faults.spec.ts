import { FALSE_ALARMS } from './false-alarms';
import { faultsBy, fhirFaults } from './faults';
import { expectValidFhir } from './index';
import { VALID_SAMPLES, WRONG_SAMPLES } from './samples/samples';
import { VALIDATOR_NAMES, type ValidatorName, VALIDATORS } from './validators';

/** The names of the wrong samples that a validator refuses. */
const refusedBy = (validator: ValidatorName) =>
  Object.entries(WRONG_SAMPLES)
    .filter(([, { resource }]) => faultsBy(validator, resource).length > 0)
    .map(([name]) => name);

describe('validation of FHIR resources', () => {
  it.each(Object.entries(VALID_SAMPLES))('accepts %s', (_name, resource) => {
    expectValidFhir(resource);
  });

  it.each(Object.entries(WRONG_SAMPLES))('refuses %s', (_name, { resource }) => {
    expect(fhirFaults(resource)).not.toEqual([]);
  });

  it('counts the wrong samples that each validator refuses, and those that it alone refuses', () => {
    const refused = VALIDATOR_NAMES.map((name) => ({ name, samples: refusedBy(name) }));
    const alone = refused.map(({ name, samples }) => {
      const others = new Set(refused.filter((other) => other.name !== name).flatMap((other) => other.samples));
      return { name, all: samples.length, alone: samples.filter((sample) => !others.has(sample)).length };
    });
    expect(alone).toEqual([
      { name: 'lint', all: 10, alone: 5 },
      { name: 'JSON Schema', all: 12, alone: 2 },
      { name: 'Medplum', all: 24, alone: 7 },
      { name: 'Lantana', all: 14, alone: 0 },
      { name: 'fhirpath', all: 5, alone: 3 },
    ]);
  });

  it.each(FALSE_ALARMS)('ignores a fault of $validator in valid resources: $fault', ({ validator, fault }) => {
    const found = Object.values(VALID_SAMPLES).flatMap((resource) => VALIDATORS[validator](resource));
    expect(found.filter((text) => fault.test(text))).not.toEqual([]);
  });

  it('finds the fault of a resource within a Bundle and names its place', () => {
    const [wrong] = Object.values(WRONG_SAMPLES);
    const bundle = {
      resourceType: 'Bundle',
      type: 'collection',
      entry: [{ resource: VALID_SAMPLES.patient }, { resource: wrong?.resource }],
    };
    expect(fhirFaults(bundle)).toContain('entry[1].resource: Medplum: Observation.status Missing required property');
  });

  it('refuses what is no resource', () => {
    expect(fhirFaults({ id: '1' })).toEqual(['is no resource: it has no resourceType']);
  });
});
