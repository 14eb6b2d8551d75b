import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { FormLink } from '../components/form-link';
import { Show } from '../components/states';
import { DEVICE_STATUSES } from '../components/statuses';
import { Table } from '../components/table';
import { count, Section, Status } from '../components/texts';

/** Shows the number of an item's devices in each status, with a link to these devices. */
export function ItemDevices({ itemId }: { itemId: number }) {
  const loaded = useLoaded(async (signal) => {
    const lists = DEVICE_STATUSES.map(async (status) => {
      const { total } = await rpm.listDevices({ itemId, currentStatus: status, size: 1 }, { signal });
      return { status, total };
    });
    return (await Promise.all(lists)).filter(({ total }) => total > 0);
  }, itemId);
  return (
    <Section
      title="Devices"
      actions={<FormLink path="/devices/new" query={{ itemId }} scope="devices:write" text="New device" />}
    >
      <Show loaded={loaded}>
        {(statuses) =>
          statuses.length === 0 ? (
            <p class="quiet">There are no devices of this item.</p>
          ) : (
            <Table
              name="Devices"
              columns={[
                { title: 'Status', value: ({ status }) => <Status value={status} /> },
                { title: 'Devices', value: ({ total }) => count(total), isNumber: true },
              ]}
              entries={statuses}
              keyOf={({ status }) => status}
              href={({ status }) => hrefOf('/devices', { itemId, currentStatus: status })}
            />
          )
        }
      </Show>
    </Section>
  );
}
