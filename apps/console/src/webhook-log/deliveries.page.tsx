import { type WebhookLog } from '@rpm/client';
import { useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { type Filter } from '../components/filters';
import { List } from '../components/list';
import { Page } from '../components/page';
import { DELIVERY_STATUSES } from '../components/statuses';
import { type Column } from '../components/table';
import { Status, Time, Url } from '../components/texts';
import { WEBHOOK_TYPES } from './webhook-types';

/** All filters of the operation `listWebhookLogs`. */
const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'Outcome', type: 'choice', options: DELIVERY_STATUSES },
  { name: 'webhookType', label: 'Event type', type: 'choice', options: WEBHOOK_TYPES },
  { name: 'webhookId', label: 'Webhook ID', type: 'number' },
  { name: 'startTimestamp', label: 'Created from', type: 'instant' },
  { name: 'endTimestamp', label: 'Created before', type: 'instant' },
  { name: 'retryAttemptsMin', label: 'Retries, at least', type: 'number' },
  { name: 'retryAttemptsMax', label: 'Retries, at most', type: 'number' },
  { name: 'lastResponseStatus', label: 'Status of the last answer', type: 'number' },
  { name: 'startLastRetryTimestamp', label: 'Last retry from', type: 'instant' },
  { name: 'endLastRetryTimestamp', label: 'Last retry until', type: 'instant' },
  { name: 'hasResponse', label: 'Has an answer', type: 'yesNo' },
];

const COLUMNS: readonly Column<WebhookLog>[] = [
  { title: 'Delivery', value: ({ id }) => id },
  { title: 'Outcome', value: ({ status }) => <Status value={status} /> },
  { title: 'Event', value: ({ webhookType }) => webhookType },
  { title: 'Created', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
  { title: 'Retries', value: ({ retryAttempts }) => retryAttempts, isNumber: true },
  { title: 'Last answer', value: ({ lastResponseStatus }) => lastResponseStatus ?? '–', isNumber: true },
  { title: 'Last retry', value: ({ lastRetryTimestamp }) => <Time at={lastRetryTimestamp} /> },
  { title: 'Address', value: ({ webhookUrl }) => <Url text={webhookUrl} /> },
];

export function DeliveriesPage() {
  const [isLive, setIsLive] = useState(true);
  const toggle = (
    <button type="button" aria-pressed={isLive} onClick={() => setIsLive(!isLive)}>
      {isLive ? '◉ Live' : '○ Live'}
    </button>
  );
  return (
    <Page title="Deliveries" actions={toggle}>
      <List
        name="Deliveries"
        filters={FILTERS}
        columns={COLUMNS}
        load={(input, signal) => rpm.listWebhookLogs(input, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/deliveries/${id}`)}
        empty={<p>Nothing was delivered yet. A delivery appears here when an event occurs that a webhook receives.</p>}
        isLive={isLive}
      />
    </Page>
  );
}
