import { type Database } from '@rpm/database';
import { listDisabledWebhooks } from '@rpm/webhook-delivery';
import { type DoctorCheck } from './doctor-check';

export const DISABLED_WEBHOOKS = 'disabled webhooks';

/** Maximum number of webhooks that the check lists. */
const MAX_LISTED = 10;

/** Warns of webhooks that the service has disabled, because events no longer reach their servers. */
export async function checkDisabledWebhooks(database: Database): Promise<DoctorCheck> {
  const check = DISABLED_WEBHOOKS;
  const disabled = await listDisabledWebhooks(database, MAX_LISTED + 1);
  if (disabled.length === 0) return { check, status: 'ok', detail: 'the service has disabled none' };
  const listed = disabled
    .slice(0, MAX_LISTED)
    .map(({ organizationId, webhookId, reason }) => `webhook ${webhookId} of organization ${organizationId}: ${reason}`);
  const more = disabled.length > MAX_LISTED ? ' and more' : '';
  const advice = 'once their servers work, run "rpm-admin webhook enable", then "rpm-admin webhook replay"';
  return { check, status: 'warning', detail: `disabled by the service (${listed.join('; ')}${more}); ${advice}` };
}
