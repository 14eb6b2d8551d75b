import { type DisabledReason } from '@rpm/domain';
import { type Database, statement } from '@rpm/database';

/** A webhook that the service has disabled, because its server failed. */
export interface DisabledWebhook {
  organizationId: number;
  webhookId: number;
  reason: DisabledReason;
}

/** Lists webhooks of all organizations that the service has disabled and nobody has enabled again, at most as many as `limit`. */
export function listDisabledWebhooks(database: Database, limit: number): Promise<DisabledWebhook[]> {
  return database.run('delivery', LIST_DISABLED, { limit });
}

const LIST_DISABLED = statement<{ limit: number }, DisabledWebhook>({
  name: 'list-disabled-webhooks',
  text: `
    select organization_id as "organizationId", id as "webhookId", disabled_reason as reason from webhook
    where disabled_reason is not null order by organization_id, id limit $limit::integer`,
});
