import { type ConsoleSession, type FormerDeviceIdentifier } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { HISTORY_COLUMNS, keyOfEntry } from '../components/history';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column } from '../components/table';
import { Time, wordsOf } from '../components/texts';
import { DEVICE_EVENT_COLUMNS } from '../device/device-events';
import { ATTEMPT_COLUMNS } from '../webhook-log/attempts';

/** Pages with complete lists, of which the pages of single resources show only the newest entries. */

export function DeviceEventsPage({ deviceId }: { deviceId: number }) {
  return (
    <Page title={`Events of device ${deviceId}`} parent={{ text: `Device ${deviceId}`, href: hrefOf(`/devices/${deviceId}`) }}>
      <List
        name="Events"
        filters={[]}
        columns={DEVICE_EVENT_COLUMNS}
        load={(input, signal) => rpm.listDeviceEvents({ deviceId, ...input }, { signal })}
        keyOf={keyOfEntry}
        empty={<p>The device has no events.</p>}
      />
    </Page>
  );
}

const FORMER_IDENTIFIER_COLUMNS: readonly Column<FormerDeviceIdentifier>[] = [
  { title: 'Type', value: ({ type }) => wordsOf(type) },
  { title: 'Identifier', value: ({ value }) => value },
  { title: 'Until', value: ({ endTimestamp }) => <Time at={endTimestamp} /> },
];

export function FormerIdentifiersPage({ deviceId }: { deviceId: number }) {
  return (
    <Page
      title={`Former identifiers of device ${deviceId}`}
      parent={{ text: `Device ${deviceId}`, href: hrefOf(`/devices/${deviceId}`) }}
    >
      <List
        name="Former identifiers"
        filters={[]}
        columns={FORMER_IDENTIFIER_COLUMNS}
        load={(input, signal) => rpm.listFormerDeviceIdentifiers({ deviceId, ...input }, { signal })}
        keyOf={({ type, value, endTimestamp }) => `${type} ${value} ${endTimestamp}`}
        empty={<p>The device has no former identifiers.</p>}
      />
    </Page>
  );
}

export function OrderEventsPage({ orderId }: { orderId: number }) {
  return (
    <Page title={`History of order ${orderId}`} parent={{ text: `Order ${orderId}`, href: hrefOf(`/orders/${orderId}`) }}>
      <List
        name="History"
        filters={[]}
        columns={HISTORY_COLUMNS}
        load={(input, signal) => rpm.listOrderEvents({ orderId, ...input }, { signal })}
        keyOf={keyOfEntry}
        empty={<p>The order has no events.</p>}
      />
    </Page>
  );
}

export const SESSION_COLUMNS: readonly Column<ConsoleSession>[] = [
  { title: 'Signed in', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
  { title: 'Last use', value: ({ lastUseTimestamp }) => <Time at={lastUseTimestamp} /> },
  { title: 'Ends at the latest', value: ({ expireTimestamp }) => <Time at={expireTimestamp} /> },
];

export function SessionsPage({ personId }: { personId: number }) {
  return (
    <Page title={`Sessions of person ${personId}`} parent={{ text: 'Person', href: hrefOf(`/people/${personId}`) }}>
      <List
        name="Sessions"
        filters={[]}
        columns={SESSION_COLUMNS}
        load={(input, signal) => rpm.listConsoleSessions({ personId, ...input }, { signal })}
        keyOf={({ id }) => id}
        empty={<p>The person is not signed in.</p>}
      />
    </Page>
  );
}

export function AttemptsPage({ logId }: { logId: number }) {
  return (
    <Page title={`Attempts of delivery ${logId}`} parent={{ text: `Delivery ${logId}`, href: hrefOf(`/deliveries/${logId}`) }}>
      <List
        name="Attempts"
        filters={[]}
        columns={ATTEMPT_COLUMNS}
        load={(input, signal) => rpm.listWebhookAttempts({ logId, ...input }, { signal })}
        keyOf={({ number }) => number}
        empty={<p>The service has no attempts of this delivery.</p>}
      />
    </Page>
  );
}
