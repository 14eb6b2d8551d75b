import { type Kit, type Manufacturer } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { FormLink } from '../components/form-link';
import { List } from '../components/list';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { Fact, Facts, Section, Time } from '../components/texts';
import { listed } from '../components/value-text';

const CATALOGUE = { text: 'Items and kits', href: hrefOf('/catalogue') };

const KIT_COLUMNS: readonly Column<Kit>[] = [
  { title: 'Kit', value: ({ name }) => name },
  { title: 'ID', value: ({ id }) => id, isNumber: true },
  { title: 'Content', value: ({ kitItems }) => listed(kitItems.map(({ count, item }) => `${count} × ${item.name}`)) },
  { title: 'Archived', value: ({ archived }) => (archived ? 'Yes' : 'No') },
];

export function KitsPage() {
  return (
    <Page
      title="Kits"
      parent={CATALOGUE}
      actions={<FormLink path="/catalogue/kits/new" scope="catalogue:write" text="New kit" />}
    >
      <List
        name="Kits"
        filters={[
          { name: 'name', label: 'Name', type: 'text' },
          { name: 'archived', label: 'Archived', type: 'yesNo' },
        ]}
        columns={KIT_COLUMNS}
        load={(input, signal) => rpm.listKits({ sort: 'name', ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/catalogue/kits/${id}`)}
        empty={<p>There are no kits yet.</p>}
      />
    </Page>
  );
}

/** One kit and its items. */
export function KitPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getKit({ kitId: id }, { signal }), id);
  return (
    <Page
      title={loaded.data?.name ?? `Kit ${id}`}
      windowTitle={`Kit ${id}`}
      parent={{ text: 'Kits', href: hrefOf('/catalogue/kits') }}
      actions={loaded.data && <FormLink path={`/catalogue/kits/${id}/edit`} scope="catalogue:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {({ archived, kitItems, updateTimestamp }) => (
          <>
            <Facts>
              <Fact name="ID">{id}</Fact>
              <Fact name="Archived">{archived ? 'Yes' : 'No'}</Fact>
              <Fact name="Last changed">
                <Time at={updateTimestamp} />
              </Fact>
            </Facts>
            <Section title="Items">
              {kitItems.length === 0 ? (
                <p class="quiet">The kit is empty.</p>
              ) : (
                <Table
                  name="Items"
                  columns={[
                    { title: 'Item', value: ({ item }) => item.name },
                    { title: 'Units', value: ({ count }) => count, isNumber: true },
                  ]}
                  entries={kitItems}
                  keyOf={({ item }) => item.id}
                  href={({ item }) => hrefOf(`/catalogue/items/${item.id}`)}
                />
              )}
            </Section>
          </>
        )}
      </Show>
    </Page>
  );
}

const MANUFACTURER_COLUMNS: readonly Column<Manufacturer>[] = [
  { title: 'Manufacturer', value: ({ name }) => name },
  { title: 'ID', value: ({ id }) => id, isNumber: true },
];

export function ManufacturersPage() {
  const create = <FormLink path="/catalogue/manufacturers/new" scope="catalogue:write" text="New manufacturer" />;
  return (
    <Page title="Manufacturers" parent={CATALOGUE} actions={create}>
      <List
        name="Manufacturers"
        filters={[{ name: 'name', label: 'Name', type: 'text' }]}
        columns={MANUFACTURER_COLUMNS}
        load={(input, signal) => rpm.listManufacturers({ sort: 'name', ...input }, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/catalogue/manufacturers/${id}`)}
        empty={<p>There are no manufacturers yet.</p>}
      />
    </Page>
  );
}

/** One manufacturer. */
export function ManufacturerPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getManufacturer({ manufacturerId: id }, { signal }), id);
  return (
    <Page
      title={loaded.data?.name ?? `Manufacturer ${id}`}
      windowTitle={`Manufacturer ${id}`}
      parent={{ text: 'Manufacturers', href: hrefOf('/catalogue/manufacturers') }}
      actions={loaded.data && <FormLink path={`/catalogue/manufacturers/${id}/edit`} scope="catalogue:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {({ updateTimestamp }) => (
          <Facts>
            <Fact name="ID">{id}</Fact>
            <Fact name="Last changed">
              <Time at={updateTimestamp} />
            </Fact>
          </Facts>
        )}
      </Show>
    </Page>
  );
}
