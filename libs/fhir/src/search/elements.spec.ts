import { type DeviceUseStatement, type Observation } from '@medplum/fhirtypes';
import { ValueError } from '@rpm/domain';
import { readElements, subset } from './elements';

const SUBSETTED = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
  code: 'SUBSETTED',
  display: 'subsetted',
};

describe('a resource with some of its elements', () => {
  const observation: Observation = {
    resourceType: 'Observation',
    id: 'weight-1',
    meta: { versionId: '1', profile: ['http://example.org/profile'], tag: [{ code: 'patient-supplied' }] },
    status: 'final',
    code: { text: 'Weight' },
    subject: { reference: 'Patient/1' },
    valueQuantity: { value: 150 },
    valueString: 'heavy',
  };

  it('keeps those that were asked for and those that FHIR demands, claims no profile, and is tagged', () => {
    expect(subset(observation, ['subject', 'note'])).toEqual({
      resourceType: 'Observation',
      id: 'weight-1',
      meta: { versionId: '1', tag: [{ code: 'patient-supplied' }, SUBSETTED] },
      status: 'final',
      code: { text: 'Weight' },
      subject: { reference: 'Patient/1' },
    });
  });

  it('keeps the value of an element that has several types by the name of the element, and by that of the member', () => {
    expect(Object.keys(subset(observation, ['value']))).toEqual(expect.arrayContaining(['valueQuantity', 'valueString']));
    expect(Object.keys(subset(observation, ['valueString']))).not.toContain('valueQuantity');
  });

  it('does not take an element for one with a longer name', () => {
    const use: DeviceUseStatement = {
      resourceType: 'DeviceUseStatement',
      status: 'active',
      subject: {},
      device: {},
      timingPeriod: {},
    };
    expect(Object.keys(subset(use, ['stat', 'time']))).toEqual(['resourceType', 'status', 'subject', 'device', 'meta']);
    expect(subset(use, ['timing'])).toHaveProperty('timingPeriod');
  });
});

describe('the parameter _elements', () => {
  it.each([
    ['status', ['status']],
    ['status,value[x]', ['status', 'value']],
  ])('is a list of names: %s', (text, names) => {
    expect(readElements(text)).toEqual(names);
  });

  it.each(['', 'status,', 'Observation.status', 'code.coding', 'status, code', '*'])('is refused as %j', (text) => {
    expect(readElements(text)).toBeInstanceOf(ValueError);
  });
});
