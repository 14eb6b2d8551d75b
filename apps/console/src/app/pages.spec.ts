import { type ComponentChildren } from 'preact';
import { matchPath } from './match-path';
import { menuParts } from './menu-groups';
import { PAGES } from './pages';

/**
 * An example address for every page, with the pattern of the page's route, the scope that the page requires, the name of its component, and the values
 * that the component gets from the address.
 */
const ADDRESSES: Readonly<Record<string, readonly [pattern: string, scope: string | null, component: string, values: object]>> = {
  '/patients/new': ['/patients/new', 'patients:write', 'StartedPage', {}],
  '/patients/5/edit': ['/patients/:id/edit', 'patients:write', 'EditPage', { id: 5 }],
  '/sites/new': ['/sites/new', 'sites:write', 'StartedPage', {}],
  '/sites/5/edit': ['/sites/:id/edit', 'sites:write', 'EditPage', { id: 5 }],
  '/sites/5': ['/sites/:id', 'sites:read', 'SitePage', { id: 5 }],
  '/catalogue/kits': ['/catalogue/kits', 'catalogue:read', 'KitsPage', {}],
  '/catalogue/manufacturers': ['/catalogue/manufacturers', 'catalogue:read', 'ManufacturersPage', {}],
  '/catalogue/items/new': ['/catalogue/items/new', 'catalogue:write', 'StartedPage', {}],
  '/catalogue/items/5/edit': ['/catalogue/items/:id/edit', 'catalogue:write', 'EditPage', { id: 5 }],
  '/catalogue/kits/new': ['/catalogue/kits/new', 'catalogue:write', 'StartedPage', {}],
  '/catalogue/kits/5/edit': ['/catalogue/kits/:id/edit', 'catalogue:write', 'EditPage', { id: 5 }],
  '/catalogue/manufacturers/new': ['/catalogue/manufacturers/new', 'catalogue:write', 'StartedPage', {}],
  '/catalogue/manufacturers/5/edit': ['/catalogue/manufacturers/:id/edit', 'catalogue:write', 'EditPage', { id: 5 }],
  '/catalogue/items/5': ['/catalogue/items/:id', 'catalogue:read', 'ItemPage', { id: 5 }],
  '/catalogue/kits/5': ['/catalogue/kits/:id', 'catalogue:read', 'KitPage', { id: 5 }],
  '/catalogue/manufacturers/5': ['/catalogue/manufacturers/:id', 'catalogue:read', 'ManufacturerPage', { id: 5 }],
  '/devices/new': ['/devices/new', 'devices:write', 'StartedPage', {}],
  '/devices/5/edit': ['/devices/:id/edit', 'devices:write', 'EditPage', { id: 5 }],
  '/orders/new': ['/orders/new', 'orders:write', 'StartedPage', {}],
  '/orders/5/edit': ['/orders/:id/edit', 'orders:write', 'EditPage', { id: 5 }],
  '/orders/5/pack': ['/orders/:id/pack', 'fulfilment', 'PackPage', { id: 5 }],
  '/webhooks/5/edit': ['/webhooks/:id/edit', 'webhooks:write', 'EditPage', { id: 5 }],
  '/returns/new': ['/returns/new', 'orders:write', 'StartedPage', {}],
  '/returns/5': ['/returns/:id', 'orders:read', 'ReturnPage', { id: 5 }],
  '/stock/adjust': ['/stock/adjust', 'fulfilment', 'AdjustStockPage', {}],
  '/catalogue/items/5/count': ['/catalogue/items/:id/count', 'fulfilment', 'CountStockPage', { itemId: 5 }],
  '/devices/5/events': ['/devices/:id/events', 'devices:read', 'DeviceEventsPage', { deviceId: 5 }],
  '/devices/5/former-identifiers': ['/devices/:id/former-identifiers', 'devices:read', 'FormerIdentifiersPage', { deviceId: 5 }],
  '/orders/5/events': ['/orders/:id/events', 'orders:read', 'OrderEventsPage', { orderId: 5 }],
  '/people/5/sessions': ['/people/:id/sessions', 'console:write', 'SessionsPage', { personId: 5 }],
  '/deliveries/5/attempts': ['/deliveries/:id/attempts', 'webhooks:read', 'AttemptsPage', { logId: 5 }],
  '/organization/edit': ['/organization/edit', 'organization:write', 'EditOrganizationPage', {}],
  '/': ['/', null, 'OverviewPage', {}],
  '/patients': ['/patients', 'patients:read', 'PatientsPage', {}],
  '/patients/5': ['/patients/:id', 'patients:read', 'PatientPage', { id: 5 }],
  '/patients/5/glucose': ['/patients/:id/glucose', 'readings:read', 'GlucosePage', { patientId: 5 }],
  '/patients/5/access': ['/patients/:id/access', 'audit:read', 'FurtherPage', { page: 'access', id: 5 }],
  '/patients/5/report': ['/patients/:id/report', 'readings:read', 'ReportPage', { patientId: 5 }],
  '/patients/5/days/2026-01-02': ['/patients/:id/days/:date', 'readings:read', 'DayPage', { patientId: 5, date: '2026-01-02' }],
  '/selected-patients/change': ['/selected-patients/change', 'patients:write', 'ChangePatientsPage', {}],
  '/selected-patients/reports': ['/selected-patients/reports', 'readings:read', 'SelectedReportsPage', {}],
  '/adherence': ['/adherence', 'readings:read', 'AdherencePage', {}],
  '/unassigned': ['/unassigned', 'readings:read', 'UnassignedPage', {}],
  '/entered-in-error': ['/entered-in-error', 'readings:read', 'EnteredInErrorPage', {}],
  '/readings/weight/5': ['/readings/:kind/:id', 'readings:read', 'ReadingPage', { kindName: 'weight', id: 5 }],
  '/devices': ['/devices', 'devices:read', 'DevicesPage', {}],
  '/devices/5': ['/devices/:id', 'devices:read', 'DevicePage', { id: 5 }],
  '/orders': ['/orders', 'orders:read', 'OrdersPage', {}],
  '/orders/5': ['/orders/:id', 'orders:read', 'OrderPage', { id: 5 }],
  '/returns': ['/returns', 'orders:read', 'ReturnsPage', {}],
  '/stock': ['/stock', 'orders:read', 'StockPage', {}],
  '/sources': ['/sources', 'ingest:read', 'FurtherPage', { page: 'sources' }],
  '/sources/new': ['/sources/new', 'ingest:write', 'FurtherPage', { page: 'newSource' }],
  '/sources/5': ['/sources/:id', 'ingest:read', 'FurtherPage', { page: 'source', id: 5 }],
  '/sources/5/edit': ['/sources/:id/edit', 'ingest:write', 'FurtherPage', { page: 'editSource', id: 5 }],
  '/sources/5/mapping': ['/sources/:id/mapping', 'ingest:write', 'FurtherPage', { page: 'mapping', id: 5 }],
  '/sources/5/replay': ['/sources/:id/replay', 'ingest:write', 'FurtherPage', { page: 'sourceReplay', id: 5 }],
  '/source-messages': ['/source-messages', 'ingest:read', 'FurtherPage', { page: 'messages' }],
  '/source-messages/5': ['/source-messages/:id', 'ingest:read', 'FurtherPage', { page: 'message', id: 5 }],
  '/quarantine': ['/quarantine', 'ingest:read', 'FurtherPage', { page: 'quarantine' }],
  '/imports': ['/imports', 'readings:read', 'FurtherPage', { page: 'imports' }],
  '/imports/new': ['/imports/new', 'readings:write', 'FurtherPage', { page: 'newImport' }],
  '/imports/5': ['/imports/:id', 'readings:read', 'FurtherPage', { page: 'fileImport', id: 5 }],
  '/imports/5/preview': ['/imports/:id/preview', 'readings:write', 'FurtherPage', { page: 'importPreview', id: 5 }],
  '/webhooks': ['/webhooks', 'webhooks:read', 'FurtherPage', { page: 'webhooks' }],
  '/webhooks/new': ['/webhooks/new', 'webhooks:write', 'FurtherPage', { page: 'newWebhook' }],
  '/webhooks/5': ['/webhooks/:id', 'webhooks:read', 'FurtherPage', { page: 'webhook', id: 5 }],
  '/webhooks/5/replay': ['/webhooks/:id/replay', 'webhooks:write', 'FurtherPage', { page: 'replay', id: 5 }],
  '/deliveries': ['/deliveries', 'webhooks:read', 'FurtherPage', { page: 'deliveries' }],
  '/deliveries/5': ['/deliveries/:id', 'webhooks:read', 'FurtherPage', { page: 'delivery', id: 5 }],
  '/sites': ['/sites', 'sites:read', 'SitesPage', {}],
  '/catalogue': ['/catalogue', 'catalogue:read', 'CataloguePage', {}],
  '/api-keys': ['/api-keys', 'keys:write', 'FurtherPage', { page: 'apiKeys' }],
  '/people': ['/people', 'console:write', 'FurtherPage', { page: 'people' }],
  '/people/5': ['/people/:id', 'console:write', 'FurtherPage', { page: 'person', id: 5 }],
  '/audit': ['/audit', 'audit:read', 'FurtherPage', { page: 'audit' }],
  '/organization': ['/organization', null, 'OrganizationPage', {}],
};

/** Returns the name of the component that a page shows, and the values from the address that the component gets. */
function shown(element: ComponentChildren): [string, object] {
  const { type, props } = element as unknown as { type: { name: string }; props: Record<string, unknown> };
  const values = Object.entries(props).filter(([name]) => name !== 'resource');
  return [type.name, Object.fromEntries(values)];
}

describe('an address of the console', () => {
  it.each(Object.entries(ADDRESSES))('%s shows its page', (path, [pattern, scope, component, values]) => {
    const matching = PAGES.flatMap((page) => {
      const found = matchPath(page.pattern, path);
      return found === null ? [] : [[page.pattern, page.scope, ...shown(page.show(found))]];
    });
    // The console shows the first page that matches.
    expect(matching[0]).toEqual([pattern, scope, component, values]);
  });

  it('is listed in this spec for every page', () => {
    const known = Object.values(ADDRESSES).map(([pattern]) => pattern);
    expect(known.sort()).toEqual(PAGES.map(({ pattern }) => pattern).sort());
  });

  it('is in one group of the menu, in the order care, logistics, device data, integration and administration', () => {
    const parts = menuParts(PAGES.filter(({ menu }) => menu !== undefined));
    expect(parts.map(({ group, pages }) => [group, ...pages.map(({ menu }) => menu)])).toEqual([
      [null, 'Overview'],
      ['Care', 'Patients', 'Adherence', 'Unassigned readings'],
      ['Logistics', 'Devices', 'Orders', 'Returns', 'Stock', 'Sites', 'Items and kits'],
      ['Device data', 'Sources', 'Messages', 'Quarantine', 'Imports of files'],
      ['Integration', 'Webhooks', 'Deliveries', 'API keys'],
      ['Administration', 'People', 'Audit trail', 'Organization'],
    ]);
  });

  it('is in the menu only if its page needs no values from the address', () => {
    const inMenu = PAGES.filter(({ menu }) => menu !== undefined);
    expect(inMenu.filter(({ pattern }) => pattern.includes(':'))).toEqual([]);
    expect(new Set(inMenu.map(({ menu }) => menu)).size).toBe(inMenu.length);
  });
});
