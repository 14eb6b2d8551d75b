import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { addressText } from '../components/address-text';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { count, Fact, Facts, Section, Status } from '../components/texts';

/** One site: its address, and the numbers of its patients, devices and orders. */
export function SitePage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getSite({ siteId: id }, { signal }), id);
  const { can } = useSession();
  return (
    <Page
      title={loaded.data?.name ?? `Site ${id}`}
      windowTitle={`Site ${id}`}
      parent={{ text: 'Sites', href: hrefOf('/sites') }}
      actions={loaded.data && <FormLink path={`/sites/${id}/edit`} scope="sites:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {({ active, address }) => (
          <>
            <Facts>
              <Fact name="ID">{id}</Fact>
              <Fact name="Status">
                <Status value={active ? 'active' : 'inactive'} />
              </Fact>
              <Fact name="Address">{address && addressText(address)}</Fact>
              <Fact name="Note for the carrier">{address?.note}</Fact>
            </Facts>
            <Section title="At this site">
              <Facts>
                {can('patients:read') && (
                  <Total
                    name="Patients"
                    path="/patients"
                    siteId={id}
                    load={(signal) => rpm.listPatients({ siteId: [id], size: 1 }, { signal })}
                  />
                )}
                {can('devices:read') && (
                  <Total
                    name="Devices"
                    path="/devices"
                    siteId={id}
                    load={(signal) => rpm.listDevices({ siteId: id, size: 1 }, { signal })}
                  />
                )}
                {can('orders:read') && (
                  <Total
                    name="Orders"
                    path="/orders"
                    siteId={id}
                    load={(signal) => rpm.listOrders({ siteId: id, size: 1 }, { signal })}
                  />
                )}
              </Facts>
            </Section>
          </>
        )}
      </Show>
    </Page>
  );
}

interface TotalProperties {
  name: string;
  path: string;
  siteId: number;
  load: (signal: AbortSignal) => Promise<{ total: number }>;
}

function Total({ name, path, siteId, load }: TotalProperties) {
  const loaded = useLoaded(load, siteId);
  return (
    <Fact name={name}>
      <Show loaded={loaded}>{({ total }) => <a href={hrefOf(path, { siteId })}>{count(total)}</a>}</Show>
    </Fact>
  );
}
