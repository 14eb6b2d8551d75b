import { readPages, readScopes } from './console-pages';

describe('pages with screenshots', () => {
  it('include all pages and forms of the console, and each page of a single entry is reached by links from another page', () => {
    const pages = readPages();
    const page = (pattern: string) => pages.find((one) => one.pattern === pattern);
    expect(pages.length).toBeGreaterThan(45);
    expect(pages[0]).toEqual({ pattern: '/', name: 'overview', steps: ['/'], isForm: false });
    expect(page('/webhooks/new')).toEqual({
      pattern: '/webhooks/new',
      name: 'webhooks-new',
      steps: ['/webhooks/new'],
      isForm: true,
    });
    expect(page('/catalogue/items/:id')?.steps).toEqual(['/catalogue', '/catalogue/items/:id']);
    expect(page('/patients/:id/edit')?.steps).toEqual(['/patients', '/patients/:id', '/patients/:id/edit']);
    expect(page('/orders/:id/pack')?.steps).toEqual(['/orders?currentStatus=received', '/orders/:id', '/orders/:id/pack']);
    expect(page('/deliveries/:id')?.steps).toEqual(['/deliveries?status=failed', '/deliveries/:id']);
    expect(pages.filter(({ steps }) => steps[0]?.includes(':') ?? true)).toEqual([]);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it('are opened with all scopes that they require', () => {
    expect(readScopes()).toEqual(expect.arrayContaining(['patients:read', 'webhooks:write', 'keys:write', 'fulfilment']));
  });
});
