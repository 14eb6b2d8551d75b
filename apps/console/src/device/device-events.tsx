import { type Device, type DeviceHistoryEvent } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { HISTORY_COLUMNS, keyOfEntry } from '../components/history';
import { Newest } from '../components/newest';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { Section } from '../components/texts';

const SHOWN = 100;

export const DEVICE_EVENT_COLUMNS: readonly Column<DeviceHistoryEvent>[] = [
  ...HISTORY_COLUMNS,
  { title: 'Reason', value: ({ reason }) => reason ?? '–' },
];

/** The newest events of a device with the reasons for corrections, which the device itself does not contain. */
export function DeviceEvents({ device: { id: deviceId, deviceEventCount } }: { device: Device }) {
  const loaded = useLoaded((signal) => rpm.listDeviceEvents({ deviceId, size: SHOWN }, { signal }), [deviceId, deviceEventCount]);
  return (
    <Section title="Events">
      <Show loaded={loaded}>
        {({ content, total }) => (
          <>
            <Newest shown={content.length} total={total} href={hrefOf(`/devices/${deviceId}/events`)} />
            <Table name="Events" columns={DEVICE_EVENT_COLUMNS} entries={content} keyOf={keyOfEntry} />
          </>
        )}
      </Show>
    </Section>
  );
}
