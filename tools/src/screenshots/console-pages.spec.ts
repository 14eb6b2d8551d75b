import { readPages, readScopes } from './console-pages';

describe('pages of which screenshots are taken', () => {
  it('are all pages of the console, and each page of an entry is found on another page', () => {
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(15);
    expect(pages[0]).toEqual({ pattern: '/', name: 'overview', linkedFrom: null });
    expect(pages).toContainEqual({ pattern: '/webhooks/new', name: 'webhooks-new', linkedFrom: null });
    expect(pages).toContainEqual({ pattern: '/webhooks/:id', name: 'webhooks-id', linkedFrom: '/webhooks' });
    expect(pages).toContainEqual({ pattern: '/webhooks/:id/replay', name: 'webhooks-id-replay', linkedFrom: '/webhooks/:id' });
    expect(pages).toContainEqual({ pattern: '/deliveries/:id', name: 'deliveries-id', linkedFrom: '/deliveries?status=failed' });
    expect(pages.filter(({ linkedFrom }) => linkedFrom === '')).toEqual([]);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it('are opened with all scopes that they need', () => {
    expect(readScopes()).toEqual(expect.arrayContaining(['patients:read', 'webhooks:write', 'keys:write']));
  });
});
