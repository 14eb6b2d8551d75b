import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { VersionedResource } from '../ownership/versioned-resource';
import { DEFAULT_PURPOSE, type Purpose } from '../audit/purpose';
import { type WebhookType } from '../event-type/webhook-type';
import { DEFAULT_WEBHOOK_FORMAT, type WebhookFormat } from './webhook-format';

/** The reason why the service disabled a webhook: its receiver answered 410, or accepted no delivery for five days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Properties of a webhook that can be changed. */
export interface WebhookProperties {
  url?: string;
  enabled?: boolean;
  /** Maximum number of requests per second; null for no limit. */
  rateLimit?: number | null;
  /** Why patients' data is disclosed to the receiver. */
  purpose?: Purpose;
}

/** Properties of a new webhook. */
interface NewWebhook extends WebhookProperties {
  url: string;
  format?: WebhookFormat;
}

/** A webhook: an organization's subscription to some types of events, sent to one URL. */
@Entity()
export class Webhook extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text', { array: true })
  types: WebhookType[];

  /** The only type; null if there are several. The database generates this column. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  type: WebhookType | null;

  /** The format of the events, which never changes. */
  @Column({ type: 'text', update: false })
  format: WebhookFormat;

  @Column('text')
  url: string;

  @Column('boolean')
  enabled: boolean;

  @Column({ type: 'smallint', nullable: true })
  rateLimit: number | null;

  @Column('text')
  purpose: Purpose;

  /** The reason why the service disabled the webhook; null if the webhook is enabled or if a person disabled it. */
  @Column({ type: 'text', nullable: true })
  disabledReason: DisabledReason | null;

  /** The time at which the webhook was deleted. The logs of a deleted webhook are kept. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deleteTimestamp: Date | null;

  static of(organizationId: number, types: WebhookType[], input: NewWebhook): Webhook {
    const webhook = Object.assign(new Webhook(), {
      organizationId,
      types,
      format: input.format ?? DEFAULT_WEBHOOK_FORMAT,
      enabled: true,
      rateLimit: null,
      purpose: DEFAULT_PURPOSE,
    });
    Object.assign(webhook, { disabledReason: null, deleteTimestamp: null });
    webhook.change(input);
    return webhook;
  }

  change({
    url = this.url,
    enabled = this.enabled,
    rateLimit = this.rateLimit,
    purpose = this.purpose,
  }: WebhookProperties): void {
    Object.assign(this, { url, enabled, rateLimit, purpose });
    if (enabled) this.disabledReason = null;
  }

  /** Deletes the webhook: all deliveries stop, but its logs can still be read. */
  delete(): void {
    Object.assign(this, { enabled: false, disabledReason: null, deleteTimestamp: new Date() });
  }
}
