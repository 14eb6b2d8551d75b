import { ConfigurationError, type Database, databaseSettings, readConfiguration } from '@rpm/database';
import { assertSecretsReadable, encryptionSettings, hasEncryptionKey, loadSecretBox } from '@rpm/encryption';
import { countDeadRows, type DeadRowCount, listDisabledWebhooks, oldestUnpublishedEvent } from '@rpm/webhook-delivery';
import { terminal } from '../terminal/terminal';
import { failed, type Finding, listSome, MAX_LISTED, ok, warning } from './doctor-check';

/** Reports events and deliveries that were set aside after a database error; customers do not receive them until they are requeued. */
export async function checkDeadRows(database: Database): Promise<Finding> {
  const counts = await countDeadRows(database);
  if (counts.length === 0) return ok('none');
  return failed(`${counts.map(countText).join(', ')}; remove the cause, then run "rpm-admin webhook requeue"`);
}

function countText({ row, cause, count }: DeadRowCount): string {
  const rows = { event: ['event', 'events'], delivery: ['delivery', 'deliveries'] }[row][count === 1 ? 0 : 1];
  return `${count} ${rows} (${cause === null ? 'cause unknown' : `SQLSTATE ${cause}`})`;
}

/** Warns of webhooks that the service has disabled, because events no longer reach their servers. */
export async function checkDisabledWebhooks(database: Database): Promise<Finding> {
  const disabled = await listDisabledWebhooks(database, MAX_LISTED + 1);
  if (disabled.length === 0) return ok('the service has disabled none');
  const listed = listSome(
    disabled,
    ({ organizationId, webhookId, reason }) => `webhook ${webhookId} of organization ${organizationId}: ${reason}`,
  );
  const advice = 'once their servers work, run "rpm-admin webhook enable", then "rpm-admin webhook replay"';
  return warning(`disabled by the service (${listed}); ${advice}`);
}

/** Reports that no process publishes events, so that neither webhooks nor the feed receive them. */
export async function checkPublication(database: Database): Promise<Finding> {
  const oldest = await oldestUnpublishedEvent(database);
  if (oldest === null) return ok('no event waits for a process that publishes it');
  const advice = 'start the service with DELIVERY=on, or run "rpm-admin deliver"';
  return failed(`an event has waited since ${oldest.toISOString()}; ${advice}`);
}

/** Reports stored secrets of webhooks that cannot be decrypted. Unlike the service, the check creates no key if there is none. */
export async function checkWebhookKeys(database: Database): Promise<Finding> {
  try {
    const configuration = readConfiguration({ ...databaseSettings, ...encryptionSettings }, terminal().environment);
    const box = hasEncryptionKey(configuration) ? await loadSecretBox(configuration) : { keyNames: [] };
    await assertSecretsReadable(database, box);
    return ok('all stored secrets of webhooks can be decrypted');
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return failed(error.mistakes.join('; '));
  }
}
