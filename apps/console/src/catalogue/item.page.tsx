import { type Stock } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { count, Fact, Facts, Section, Time, wordsOf } from '../components/texts';
import { labelOf } from '../form/labels';
import { placeOf } from '../stock/count-stock.page';
import { ItemDevices } from './item-devices';

/** One item of the catalogue: its units in each place, and its devices in each status. */
export function ItemPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getItem({ itemId: id }, { signal }), id);
  const { can } = useSession();
  return (
    <Page
      title={loaded.data?.name ?? `Item ${id}`}
      windowTitle={`Item ${id}`}
      parent={{ text: 'Items and kits', href: hrefOf('/catalogue') }}
      actions={loaded.data && <FormLink path={`/catalogue/items/${id}/edit`} scope="catalogue:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {(item) => (
          <>
            <Facts>
              <Fact name="ID">{id}</Fact>
              <Fact name="Model">{item.model}</Fact>
              <Fact name="Stock number">{item.sku}</Fact>
              <Fact name="Manufacturer">{item.manufacturer?.name}</Fact>
              <Fact name="Can be ordered">{item.orderable ? 'Yes' : 'No'}</Fact>
              <Fact name="Measures">{item.readingKinds.map(wordsOf).join(', ')}</Fact>
              <Fact name="Continuous monitor">{item.continuous ? 'Yes' : 'No'}</Fact>
              <Fact name={labelOf('expectedIntervalMinutes')}>
                {item.expectedIntervalMinutes !== null && count(item.expectedIntervalMinutes)}
              </Fact>
              <Fact name="Units identified by">{item.deviceIdentifierType !== null && labelOf(item.deviceIdentifierType)}</Fact>
              <Fact name="Size">{item.size !== null && labelOf(item.size)}</Fact>
              <Fact name="Last changed">
                <Time at={item.updateTimestamp} />
              </Fact>
            </Facts>
            {can('orders:read') && <ItemStock itemId={id} />}
            {can('devices:read') && <ItemDevices itemId={id} />}
          </>
        )}
      </Show>
    </Page>
  );
}

/** A link to the form for counted units. Items whose units are devices have none, because their number follows from the statuses of the devices. */
const countLink = ({ item, site, tracked }: Stock) =>
  !tracked && (
    <FormLink
      path={`/catalogue/items/${item.id}/count`}
      query={site ? { siteId: site.id } : {}}
      scope="fulfilment"
      text="Count"
    />
  );

function ItemStock({ itemId }: { itemId: number }) {
  const { can } = useSession();
  const loaded = useLoaded((signal) => rpm.listStock({ itemId, size: 100 }, { signal }), itemId);
  const adjust = <FormLink path="/stock/adjust" query={{ itemId }} scope="fulfilment" text="Adjust" />;
  return (
    <Section title="Stock" actions={adjust}>
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">There is no stock of this item.</p>
          ) : (
            <Table
              name="Stock"
              columns={[
                { title: 'Place', value: placeOf },
                {
                  title: 'Available',
                  value: ({ available }) => count(available),
                  isNumber: true,
                },
                { title: 'Units', value: ({ tracked }) => (tracked ? 'Devices' : 'Counted') },
                { title: 'Reserved for orders', value: ({ promised }) => count(promised), isNumber: true },
                ...(can('fulfilment') ? [{ title: 'Change', hasActions: true as const, value: countLink }] : []),
              ]}
              entries={content}
              keyOf={({ site }) => site?.id ?? 'central'}
            />
          )
        }
      </Show>
    </Section>
  );
}
