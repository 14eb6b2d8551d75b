import { type AuditRow } from '@rpm/database';
import { contentOfBody, patientsInFhir, type WebhookContent } from '@rpm/domain';
import { hash } from 'node:crypto';
import { type Delivery } from '../queue/claimed-delivery';

/** A delivery as the audit trail needs it. */
export type DisclosingDelivery = Pick<Delivery, 'organizationId' | 'webhookId' | 'url' | 'purpose' | 'body' | 'event'>;

/**
 * Returns the rows of the audit trail for deliveries that are about to be sent. A delivery whose body contains no patient's data has none.
 *
 * Deliveries to one webhook share a row if they have the same type and the same number of patients, n. The row therefore shows which body was about whom: the first
 * n patients belong to the first digest, the next n to the second one, and so on. `resource` is the type of the events, and `rows` the number of deliveries.
 */
export function disclosuresOf(deliveries: readonly DisclosingDelivery[]): AuditRow[] {
  const rows = new Map<string, Disclosure>();
  for (const delivery of deliveries) {
    const content = contentOf(delivery);
    if (content.patients.length === 0) continue;
    const { organizationId, webhookId, url, purpose, body } = delivery;
    const key = `${organizationId} ${webhookId} ${content.type} ${content.patients.length} ${purpose} ${url}`;
    const row = rows.get(key) ?? newDisclosure(delivery, content);
    rows.set(key, row);
    row.patients.push(...content.patients);
    row.digests += hash('sha256', body, 'hex');
    row.rows++;
  }
  return [...rows.values()];
}

function contentOf({ event, body }: DisclosingDelivery): WebhookContent {
  if (!event) return contentOfBody(body);
  // A test has no sequence. The people in it do not exist.
  return { type: event.type, patients: event.sequence === null ? [] : patientsInFhir(body) };
}

type Disclosure = AuditRow & { patients: number[]; digests: string };

function newDisclosure({ organizationId, webhookId, url, purpose }: DisclosingDelivery, { type }: WebhookContent): Disclosure {
  return {
    organizationId,
    actorKind: 'delivery',
    actorId: null,
    sessionId: null,
    assertedActor: null,
    action: 'disclose',
    resource: type,
    resourceId: null,
    requestId: null,
    clientRequestHash: null,
    address: null,
    host: hostOf(url),
    webhookId,
    purpose,
    patients: [],
    digests: '',
    rows: 0,
    status: null,
  };
}

/** Returns the host of a receiver without its port, because the port says nothing about who the receiver is. Nothing is sent to a URL that cannot be parsed. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
