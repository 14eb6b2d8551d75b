import { addressOf, filteredAddress, hrefOf, pageOfClick } from './address';

const ORIGIN = 'https://rpm.example.org';

describe('addressOf', () => {
  it('reads the path below /console, the query and the state of the history entry', () => {
    const address = addressOf({ pathname: '/console/patients/5', search: '?page=2' }, { state: { name: 'Sampleton' } });
    expect({ ...address, query: [...address.query] }).toEqual({
      path: '/patients/5',
      query: [['page', '2']],
      state: { name: 'Sampleton' },
    });
  });

  it.each([
    ['/console', '/'],
    ['/console/', '/'],
    ['/console/orders//', '/orders'],
  ])('reads %s as the page %s, without a state', (pathname, path) => {
    expect(addressOf({ pathname, search: '' }, null)).toEqual({ path, query: new URLSearchParams(), state: {} });
  });
});

describe('hrefOf', () => {
  it('adds the parameters that have a value, and encodes them', () => {
    expect(hrefOf('/orders', { status: 'on hold', page: 0, text: '', patientId: undefined })).toBe(
      '/console/orders?status=on+hold&page=0',
    );
    expect(hrefOf('/')).toBe('/console/');
  });
});

describe('pageOfClick', () => {
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  const link = { origin: ORIGIN, pathname: '/console/devices', search: '?page=2', hash: '' };

  it.each([
    ['/console/devices', '/console/devices?page=2'],
    ['/console', '/console?page=2'],
  ])('returns the page of a link to %s', (pathname, page) => {
    expect(pageOfClick(click, { ...link, pathname }, ORIGIN)).toBe(page);
  });

  it.each([
    ['with another button', { button: 1 }, {}],
    ['with the Meta key', { metaKey: true }, {}],
    ['with the Control key', { ctrlKey: true }, {}],
    ['with the Shift key', { shiftKey: true }, {}],
    ['with the Alt key', { altKey: true }, {}],
    ['that other code has handled', { defaultPrevented: true }, {}],
    ['on a link to another origin', {}, { origin: 'https://example.com' }],
    ['on a link to a place in a page', {}, { hash: '#main' }],
    ['on a link to the API', {}, { pathname: '/api/v3/site' }],
    ['on a link to a path that only begins like the console', {}, { pathname: '/console-old' }],
  ])('leaves a click %s to the browser', (_, clickChange, linkChange) => {
    expect(pageOfClick({ ...click, ...clickChange }, { ...link, ...linkChange }, ORIGIN)).toBeNull();
  });
});

describe('filteredAddress', () => {
  const address = { path: '/patients', query: new URLSearchParams('archived=false&page=3'), state: { name: 'Sampleton' } };

  it('keeps the other filters, and returns to the first page', () => {
    expect(filteredAddress(address, { siteId: '7' }, ['name'])).toEqual({
      href: '/console/patients?archived=false&siteId=7',
      state: { name: 'Sampleton' },
    });
  });

  it('removes a filter whose new value is empty', () => {
    expect(filteredAddress(address, { archived: '', name: '' }, ['name'])).toEqual({ href: '/console/patients', state: {} });
  });

  it('returns the address of another page of the list', () => {
    expect(filteredAddress(address, { page: '4' }, ['name']).href).toBe('/console/patients?archived=false&page=4');
  });

  it('never writes a private value into the address', () => {
    const { href, state } = filteredAddress(address, { name: 'Other', email: 'a@example.org' }, ['name', 'email']);
    expect([href, state]).toEqual(['/console/patients?archived=false', { name: 'Other', email: 'a@example.org' }]);
  });
});
