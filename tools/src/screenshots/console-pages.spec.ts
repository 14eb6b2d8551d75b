import { readPages, readScopes } from './console-pages';

describe('pages of which screenshots are taken', () => {
  it('are all pages of the console, and each page of an entry has a list that links to it', () => {
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(15);
    expect(pages[0]).toEqual({ pattern: '/', name: 'overview', list: null });
    expect(pages).toContainEqual({ pattern: '/webhooks/new', name: 'webhooks-new', list: null });
    expect(pages).toContainEqual({ pattern: '/webhooks/:id/replay', name: 'webhooks-id-replay', list: '/webhooks' });
    expect(pages).toContainEqual({ pattern: '/deliveries/:id', name: 'deliveries-id', list: '/deliveries?status=failed' });
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it('are opened with all scopes that they need', () => {
    expect(readScopes()).toEqual(expect.arrayContaining(['patients:read', 'webhooks:write', 'keys:write']));
  });
});
