import { VALID_SAMPLES } from '../samples/samples';
import { Receiver } from './receiver';

const resources = Object.values(VALID_SAMPLES).filter((resource) => 'identifier' in resource);

describe('the receiver, a FHIR server of another project', () => {
  it('creates the resources of a batch once, and finds them when they come again', async () => {
    const receiver = new Receiver();
    expect(await receiver.createUnlessFound(resources)).toEqual(resources.map(() => '201'));
    expect(await receiver.createUnlessFound(resources)).toEqual(resources.map(() => '200'));
  });

  it('finds resources by the search parameters of FHIR', async () => {
    const receiver = new Receiver();
    await receiver.store(resources.map((resource) => ({ ...resource, id: resource.id ?? '' })));
    expect(await receiver.search('Observation?code=http://loinc.org|29463-7')).toEqual(['weight-1']);
    expect(await receiver.search('Patient?name=sampleton&birthdate=1970-01-31')).toEqual(['1']);
  });
});
