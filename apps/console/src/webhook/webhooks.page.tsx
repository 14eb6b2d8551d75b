import { type Webhook } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { useSession } from '../service/session';
import { type Filter } from '../components/filters';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column } from '../components/table';
import { Status, Time, Url } from '../components/texts';
import { WEBHOOK_TYPES } from '../webhook-log/webhook-types';

const FILTERS: readonly Filter[] = [
  { name: 'type', label: 'Event type', type: 'choice', options: WEBHOOK_TYPES },
  { name: 'enabled', label: 'Enabled', type: 'yesNo' },
];

/** Shows whether a webhook is enabled and, if the service has disabled it, the reason. */
export function WebhookState({ webhook: { enabled, disabledReason } }: { webhook: Webhook }) {
  if (enabled) return <Status value="enabled" />;
  return disabledReason === null ? <Status value="disabled" /> : <Status value={disabledReason} />;
}

const COLUMNS: readonly Column<Webhook>[] = [
  { title: 'Address', value: ({ url }) => <Url text={url} /> },
  { title: 'Status', value: (webhook) => <WebhookState webhook={webhook} /> },
  { title: 'Event types', value: ({ types }) => types.join(', ') },
  { title: 'Last changed', value: ({ updateTimestamp }) => <Time at={updateTimestamp} /> },
];

export function WebhooksPage() {
  const { can } = useSession();
  const create = can('webhooks:write') && (
    <a class="button" href={hrefOf('/webhooks/new')}>
      New webhook
    </a>
  );
  return (
    <Page title="Webhooks" actions={create}>
      <List
        name="Webhooks"
        filters={FILTERS}
        columns={COLUMNS}
        load={(input, signal) => rpm.listWebhooks(input, { signal })}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/webhooks/${id}`)}
        empty={<p>There are no webhooks yet. A webhook sends events to your own server.</p>}
      />
    </Page>
  );
}
