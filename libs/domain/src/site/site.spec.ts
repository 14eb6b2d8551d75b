import 'reflect-metadata';
import { Site } from './site';

const NO_ADDRESS = {
  lineOne: null,
  lineTwo: null,
  lineThree: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  note: null,
};

describe('Site', () => {
  it('is active and otherwise empty by default', () => {
    expect(Site.of(7, {})).toEqual(
      Object.assign(new Site(), { organizationId: 7, name: null, active: true, address: null, localTimeZone: null }),
    );
  });

  it('takes its properties from the input, and adds the missing properties of the address', () => {
    const address = { city: 'Testville', note: '' };
    const site = Site.of(7, { name: '', active: false, address });
    expect({ ...site }).toEqual({
      organizationId: 7,
      name: '',
      active: false,
      address: { ...NO_ADDRESS, city: 'Testville', note: '' },
      localTimeZone: null,
    });
  });

  it('ignores unknown properties', () => {
    const given = { id: 5, organizationId: 8, createTimestamp: new Date(0), name: 'North', address: { planet: 'Mars' } };
    expect({ ...Site.of(7, given as object) }).toEqual({
      ...{ organizationId: 7, name: 'North', active: true, address: NO_ADDRESS, localTimeZone: null },
    });
  });

  it('changes only the properties that a merge-patch contains, and clears those that are null', () => {
    const site = Site.of(7, { name: 'North', active: false, address: { city: 'Testville', note: 'x' } });
    site.change({ address: { city: null, state: 'CA' } });
    expect({ ...site }).toEqual({
      organizationId: 7,
      name: 'North',
      active: false,
      address: { ...NO_ADDRESS, note: 'x', state: 'CA' },
      localTimeZone: null,
    });
    site.change({ name: null, address: null });
    expect({ ...site }).toEqual({ organizationId: 7, name: null, active: false, address: null, localTimeZone: null });
  });

  it('resets omitted properties to their defaults when all properties are replaced', () => {
    const site = Site.of(7, { name: 'North', active: false, address: {} });
    expect({ ...site.replace({ name: 'South' }) }).toEqual({
      ...{ organizationId: 7, name: 'South', active: true, address: null, localTimeZone: null },
    });
  });

  it('derives the time zone from the address', () => {
    const site = Site.of(7, { address: { country: 'Deutschland' } });
    expect(site.localTimeZone).toBe('Europe/Berlin');
    expect(site.change({ address: { country: 'US', state: 'HI' } }).localTimeZone).toBe('Pacific/Honolulu');
    expect(site.change({ address: null }).localTimeZone).toBeNull();
  });
});
