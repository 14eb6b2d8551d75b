import { ItemPage } from '../catalogue/item.page';
import { KitPage, KitsPage, ManufacturerPage, ManufacturersPage } from '../catalogue/kits.page';
import { CreatePage, type EditableResource, EditPage } from '../form/form-pages';
import { DEVICE, ITEM, KIT, MANUFACTURER, ORDER, PATIENT, RETURN, SITE, WEBHOOK } from '../form/resources';
import { PackPage } from '../order/pack.page';
import { EditOrganizationPage } from '../organization/organization.page';
import {
  AttemptsPage,
  DeviceEventsPage,
  FormerIdentifiersPage,
  OrderEventsPage,
  SessionsPage,
} from '../resource/part-list.pages';
import { ReturnPage } from '../return/return.page';
import { SitePage } from '../site/site.page';
import { AdjustStockPage } from '../stock/adjust-stock.page';
import { CountStockPage } from '../stock/count-stock.page';
import { Page } from '../components/page';
import { Loading } from '../components/states';
import { type ConsolePage } from './pages';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';

const idOf = (values: Record<string, string>) => Number(values['id']);

const create = (resource: EditableResource, scope: string): ConsolePage => ({
  pattern: `${resource.path}/new`,
  scope,
  show: () => <StartedPage resource={resource} />,
});
const edit = (resource: EditableResource, scope: string): ConsolePage => ({
  pattern: `${resource.path}/:id/edit`,
  scope,
  show: (values) => <EditPage resource={resource} id={idOf(values)} />,
});

/** Functions that load the resource that the address of a form names, such as a patient for `?patientId=5`. The form begins with this resource. */
const STARTS: Readonly<Record<string, (id: number, signal: AbortSignal) => Promise<object>>> = {
  patient: (patientId, signal) => rpm.getPatient({ patientId }, { signal }),
  site: (siteId, signal) => rpm.getSite({ siteId }, { signal }),
  item: (itemId, signal) => rpm.getItem({ itemId }, { signal }),
};

/** A form whose reference to a patient, site or item is in the address, such as `?patientId=5`. */
function StartedPage({ resource }: { resource: EditableResource }) {
  const { query } = useAddress();
  const name = Object.keys(STARTS).find((one) => query.has(`${one}Id`));
  const id = Number(query.get(`${name}Id`));
  const loaded = useLoaded(
    async (signal) => {
      if (name === undefined) return {};
      // A person who may place orders but not read patients sees only the patient's id.
      return { [name]: await STARTS[name]?.(id, signal).catch(() => ({ id })) };
    },
    [name, id],
  );
  return loaded.data ? (
    <CreatePage resource={resource} start={loaded.data} />
  ) : (
    <Page title={`New ${resource.noun}`}>
      <Loading />
    </Page>
  );
}

/** The pages with forms, and the pages of single resources to which only these forms lead. `…/new` comes before `…/:id`, because `…/:id` also matches it. */
export const ADMINISTRATION_PAGES: readonly ConsolePage[] = [
  create(PATIENT, 'patients:write'),
  edit(PATIENT, 'patients:write'),
  create(SITE, 'sites:write'),
  edit(SITE, 'sites:write'),
  { pattern: '/sites/:id', scope: 'sites:read', show: (values) => <SitePage id={idOf(values)} /> },
  { pattern: '/catalogue/kits', scope: 'catalogue:read', show: () => <KitsPage /> },
  { pattern: '/catalogue/manufacturers', scope: 'catalogue:read', show: () => <ManufacturersPage /> },
  create(ITEM, 'catalogue:write'),
  edit(ITEM, 'catalogue:write'),
  create(KIT, 'catalogue:write'),
  edit(KIT, 'catalogue:write'),
  create(MANUFACTURER, 'catalogue:write'),
  edit(MANUFACTURER, 'catalogue:write'),
  { pattern: '/catalogue/items/:id', scope: 'catalogue:read', show: (values) => <ItemPage id={idOf(values)} /> },
  { pattern: '/catalogue/kits/:id', scope: 'catalogue:read', show: (values) => <KitPage id={idOf(values)} /> },
  { pattern: '/catalogue/manufacturers/:id', scope: 'catalogue:read', show: (values) => <ManufacturerPage id={idOf(values)} /> },
  create(DEVICE, 'devices:write'),
  edit(DEVICE, 'devices:write'),
  create(ORDER, 'orders:write'),
  edit(ORDER, 'orders:write'),
  { pattern: '/orders/:id/pack', scope: 'fulfilment', show: (values) => <PackPage id={idOf(values)} /> },
  create(RETURN, 'orders:write'),
  edit(WEBHOOK, 'webhooks:write'),
  { pattern: '/returns/:id', scope: 'orders:read', show: (values) => <ReturnPage id={idOf(values)} /> },
  { pattern: '/stock/adjust', scope: 'fulfilment', show: () => <AdjustStockPage /> },
  { pattern: '/catalogue/items/:id/count', scope: 'fulfilment', show: (values) => <CountStockPage itemId={idOf(values)} /> },
  { pattern: '/devices/:id/events', scope: 'devices:read', show: (values) => <DeviceEventsPage deviceId={idOf(values)} /> },
  {
    pattern: '/devices/:id/former-identifiers',
    scope: 'devices:read',
    show: (values) => <FormerIdentifiersPage deviceId={idOf(values)} />,
  },
  { pattern: '/orders/:id/events', scope: 'orders:read', show: (values) => <OrderEventsPage orderId={idOf(values)} /> },
  { pattern: '/people/:id/sessions', scope: 'console:write', show: (values) => <SessionsPage personId={idOf(values)} /> },
  { pattern: '/deliveries/:id/attempts', scope: 'webhooks:read', show: (values) => <AttemptsPage logId={idOf(values)} /> },
  { pattern: '/organization/edit', scope: 'organization:write', show: () => <EditOrganizationPage /> },
];
