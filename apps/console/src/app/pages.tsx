import { type ComponentChildren } from 'preact';
import { ADMINISTRATION_PAGES } from './administration-pages';
import { OrganizationPage } from '../organization/organization.page';
import { DevicePage } from '../device/device.page';
import { DevicesPage } from '../device/devices.page';
import { OrderPage } from '../order/order.page';
import { OrdersPage } from '../order/orders.page';
import { DayPage } from '../patient/day.page';
import { GlucosePage } from '../patient/glucose.page';
import { PatientPage } from '../patient/patient.page';
import { PatientsPage } from '../patient-list/patients.page';
import { ReportPage } from '../report/report.page';
import { ReadingPage } from '../reading/reading.page';
import { EnteredInErrorPage, UnassignedPage } from '../reading/selection.page';
import { AdherencePage } from '../adherence/adherence.page';
import { CataloguePage, ReturnsPage, SitesPage, StockPage } from '../resource/list.pages';
import { ChangePatientsPage } from '../selected-patients/change-patients.page';
import { SelectedReportsPage } from '../selected-patients/reports.page';
import { DEVICE_DATA } from './device-data-routes';
import { FurtherPage } from './further.page';
import { type MenuGroup } from './menu-groups';
import { OverviewPage } from './overview.page';

export interface ConsolePage {
  /** Path below `/console`; a part with a colon is a value, see `matchPath`. */
  pattern: string;
  /** Scope without which the page is not shown; null if everybody who is signed in sees it. */
  scope: string | null;
  /** Text of the page's entry in the menu. A page that is reached only through another page has none. */
  menu?: string;
  /** Group of the menu to which the entry belongs. Pages of a group follow one another. */
  group?: MenuGroup;
  show: (values: Record<string, string>) => ComponentChildren;
}

const idOf = (values: Record<string, string>) => Number(values['id']);

/** All pages of the console, in the order of the menu. */
export const PAGES: readonly ConsolePage[] = [
  ...ADMINISTRATION_PAGES,
  { pattern: '/', scope: null, menu: 'Overview', show: () => <OverviewPage /> },
  { pattern: '/patients', scope: 'patients:read', menu: 'Patients', group: 'Care', show: () => <PatientsPage /> },
  { pattern: '/patients/:id', scope: 'patients:read', show: (values) => <PatientPage id={idOf(values)} /> },
  { pattern: '/patients/:id/glucose', scope: 'readings:read', show: (values) => <GlucosePage patientId={idOf(values)} /> },
  { pattern: '/patients/:id/access', scope: 'audit:read', show: (values) => <FurtherPage page="access" id={idOf(values)} /> },
  { pattern: '/patients/:id/report', scope: 'readings:read', show: (values) => <ReportPage patientId={idOf(values)} /> },
  {
    pattern: '/patients/:id/days/:date',
    scope: 'readings:read',
    show: (values) => <DayPage patientId={idOf(values)} date={values['date'] ?? ''} />,
  },
  { pattern: '/selected-patients/change', scope: 'patients:write', show: () => <ChangePatientsPage /> },
  { pattern: '/selected-patients/reports', scope: 'readings:read', show: () => <SelectedReportsPage /> },
  { pattern: '/adherence', scope: 'readings:read', menu: 'Adherence', group: 'Care', show: () => <AdherencePage /> },
  { pattern: '/unassigned', scope: 'readings:read', menu: 'Unassigned readings', group: 'Care', show: () => <UnassignedPage /> },
  { pattern: '/entered-in-error', scope: 'readings:read', show: () => <EnteredInErrorPage /> },
  {
    pattern: '/readings/:kind/:id',
    scope: 'readings:read',
    show: (values) => <ReadingPage kindName={values['kind'] ?? ''} id={idOf(values)} />,
  },
  { pattern: '/devices', scope: 'devices:read', menu: 'Devices', group: 'Logistics', show: () => <DevicesPage /> },
  { pattern: '/devices/:id', scope: 'devices:read', show: (values) => <DevicePage id={idOf(values)} /> },
  { pattern: '/orders', scope: 'orders:read', menu: 'Orders', group: 'Logistics', show: () => <OrdersPage /> },
  { pattern: '/orders/:id', scope: 'orders:read', show: (values) => <OrderPage id={idOf(values)} /> },
  { pattern: '/returns', scope: 'orders:read', menu: 'Returns', group: 'Logistics', show: () => <ReturnsPage /> },
  { pattern: '/stock', scope: 'orders:read', menu: 'Stock', group: 'Logistics', show: () => <StockPage /> },
  { pattern: '/sites', scope: 'sites:read', menu: 'Sites', group: 'Logistics', show: () => <SitesPage /> },
  { pattern: '/catalogue', scope: 'catalogue:read', menu: 'Items and kits', group: 'Logistics', show: () => <CataloguePage /> },
  ...DEVICE_DATA,
  {
    pattern: '/webhooks',
    scope: 'webhooks:read',
    menu: 'Webhooks',
    group: 'Integration',
    show: () => <FurtherPage page="webhooks" />,
  },
  { pattern: '/webhooks/new', scope: 'webhooks:write', show: () => <FurtherPage page="newWebhook" /> },
  { pattern: '/webhooks/:id', scope: 'webhooks:read', show: (values) => <FurtherPage page="webhook" id={idOf(values)} /> },
  { pattern: '/webhooks/:id/replay', scope: 'webhooks:write', show: (values) => <FurtherPage page="replay" id={idOf(values)} /> },
  {
    pattern: '/deliveries',
    scope: 'webhooks:read',
    menu: 'Deliveries',
    group: 'Integration',
    show: () => <FurtherPage page="deliveries" />,
  },
  { pattern: '/deliveries/:id', scope: 'webhooks:read', show: (values) => <FurtherPage page="delivery" id={idOf(values)} /> },
  {
    pattern: '/api-keys',
    scope: 'keys:write',
    menu: 'API keys',
    group: 'Integration',
    show: () => <FurtherPage page="apiKeys" />,
  },
  {
    pattern: '/people',
    scope: 'console:write',
    menu: 'People',
    group: 'Administration',
    show: () => <FurtherPage page="people" />,
  },
  { pattern: '/people/:id', scope: 'console:write', show: (values) => <FurtherPage page="person" id={idOf(values)} /> },
  {
    pattern: '/audit',
    scope: 'audit:read',
    menu: 'Audit trail',
    group: 'Administration',
    show: () => <FurtherPage page="audit" />,
  },
  { pattern: '/organization', scope: null, menu: 'Organization', group: 'Administration', show: () => <OrganizationPage /> },
];
