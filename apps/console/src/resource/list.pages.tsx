import { type ItemPage, type Return, type Site, type Stock } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { RETURN_STATUSES } from '../components/statuses';
import { type Column } from '../components/table';
import { count, Status, Time, wordsOf } from '../components/texts';
import { listed } from '../components/value-text';
import { placeOf } from '../stock/count-stock.page';
import { Recipient } from '../order/recipient';
import { siteText } from '../site/site-text';

const SITE_COLUMNS: readonly Column<Site>[] = [
  { title: 'Site', value: siteText },
  { title: 'ID', value: ({ id }) => id, isNumber: true },
  { title: 'Status', value: ({ active }) => <Status value={active ? 'active' : 'inactive'} /> },
  { title: 'Place', value: ({ address }) => listed([address?.city, address?.state]) },
];

export function SitesPage() {
  return (
    <Page title="Sites" actions={<FormLink path="/sites/new" scope="sites:write" text="New site" />}>
      <List
        name="Sites"
        filters={[
          { name: 'name', label: 'Name', type: 'text' },
          { name: 'active', label: 'Active', type: 'yesNo' },
        ]}
        columns={SITE_COLUMNS}
        load={async (input, signal) => rpm.listSites({ sort: 'name', ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/sites/${id}`)}
        empty={<p>There are no sites yet.</p>}
      />
    </Page>
  );
}

const RETURN_COLUMNS: readonly Column<Return>[] = [
  { title: 'Return', value: ({ id }) => `Return ${id}` },
  { title: 'Status', value: ({ currentStatus }) => <Status value={currentStatus} /> },
  { title: 'From', value: (one) => <Recipient shipment={one} isSorted /> },
  { title: 'Devices', value: ({ returnDevices }) => returnDevices.length, isNumber: true },
  { title: 'Requested', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
];

export function ReturnsPage() {
  return (
    <Page title="Returns" actions={<FormLink path="/returns/new" scope="orders:write" text="New return" />}>
      <List
        name="Returns"
        filters={[
          { name: 'currentStatus', label: 'Status', type: 'choice', options: RETURN_STATUSES },
          { name: 'patientId', label: 'Patient', type: 'reference' },
          { name: 'orderId', label: 'Order ID', type: 'number' },
          { name: 'deviceId', label: 'Device', type: 'reference' },
          { name: 'startTimestamp', label: 'Requested from', type: 'instant' },
          { name: 'endTimestamp', label: 'Requested before', type: 'instant' },
        ]}
        columns={RETURN_COLUMNS}
        load={(input, signal) => rpm.listReturns({ sort: 'id', sortDescending: true, ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/returns/${id}`)}
        empty={<p>Nothing was sent back yet.</p>}
      />
    </Page>
  );
}

const STOCK_COLUMNS: readonly Column<Stock>[] = [
  { title: 'Item', value: ({ item }) => item.name },
  { title: 'Place', value: placeOf },
  { title: 'Available', value: ({ available }) => count(available), isNumber: true },
  { title: 'Units', value: ({ tracked }) => (tracked ? 'Devices' : 'Counted') },
  { title: 'Reserved for orders', value: ({ promised }) => count(promised), isNumber: true },
];

export function StockPage() {
  return (
    <Page title="Stock" actions={<FormLink path="/stock/adjust" scope="fulfilment" text="Adjust" />}>
      <List
        name="Stock"
        filters={[
          { name: 'itemId', label: 'Item', type: 'reference' },
          { name: 'siteId', label: 'Site', type: 'reference' },
        ]}
        columns={STOCK_COLUMNS}
        load={(input, signal) => rpm.listStock(input, { signal })}
        keyOf={({ item, site }) => `${item.id} ${site?.id ?? ''}`}
        href={({ item }) => hrefOf(`/catalogue/items/${item.id}`)}
        empty={<p>There is no stock yet.</p>}
      />
    </Page>
  );
}

const ITEM_COLUMNS: readonly Column<ItemPage['content'][number]>[] = [
  { title: 'Item', value: ({ name }) => name },
  { title: 'ID', value: ({ id }) => id, isNumber: true },
  { title: 'Model', value: ({ model }) => model ?? '–' },
  { title: 'Stock number', value: ({ sku }) => sku ?? '–' },
  { title: 'Manufacturer', value: ({ manufacturer }) => manufacturer?.name ?? '–' },
  { title: 'Measures', value: ({ readingKinds }) => listed(readingKinds.map(wordsOf)) },
  { title: 'Can be ordered', value: ({ orderable }) => (orderable ? 'Yes' : 'No') },
];

export function CataloguePage() {
  return (
    <Page
      title="Items and kits"
      actions={
        <>
          <a class="button" href={hrefOf('/catalogue/kits')}>
            Kits
          </a>
          <a class="button" href={hrefOf('/catalogue/manufacturers')}>
            Manufacturers
          </a>
          <FormLink path="/catalogue/items/new" scope="catalogue:write" text="New item" />
        </>
      }
    >
      <List
        name="Items"
        filters={[
          { name: 'name', label: 'Name', type: 'text' },
          { name: 'sku', label: 'Stock number', type: 'text' },
          { name: 'orderable', label: 'Can be ordered', type: 'yesNo' },
        ]}
        columns={ITEM_COLUMNS}
        load={(input, signal) => rpm.listItems({ sort: 'name', ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/catalogue/items/${id}`)}
        empty={
          <p>There are no items yet. An item is a model of a device, or something that is used with it, such as test strips.</p>
        }
      />
    </Page>
  );
}
