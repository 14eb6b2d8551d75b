import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { type WebhookType } from './webhook-type';

/** Why the service has disabled a webhook: its server said 410, or did not take anything for five days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** What can be said of a webhook after it was made. */
export interface WebhookDescription {
  url?: string;
  enabled?: boolean;
  /** Requests a second; null for as many as there are. */
  rateLimit?: number | null;
}

/** A customer's wish to be told of one type of event at one address. */
@Entity()
export class Webhook extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  type: WebhookType;

  @Column('text')
  url: string;

  @Column('boolean')
  enabled: boolean;

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  createTimestamp: Date;

  @Column({ type: 'smallint', nullable: true })
  rateLimit: number | null;

  /** Null while it is enabled, and when somebody asked for it to be disabled. */
  @Column({ type: 'text', nullable: true })
  disabledReason: DisabledReason | null;

  /** Its logs stay. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deleteTimestamp: Date | null;

  static of(organizationId: number, type: WebhookType, given: WebhookDescription & { url: string }): Webhook {
    const webhook = Object.assign(new Webhook(), { organizationId, type, enabled: true, rateLimit: null });
    Object.assign(webhook, { disabledReason: null, deleteTimestamp: null });
    webhook.change(given);
    return webhook;
  }

  change({ url = this.url, enabled = this.enabled, rateLimit = this.rateLimit }: WebhookDescription): void {
    Object.assign(this, { url, enabled, rateLimit });
    if (enabled) this.disabledReason = null;
  }

  /** Nothing is sent to it again; what it was sent is still shown. */
  delete(): void {
    Object.assign(this, { enabled: false, disabledReason: null, deleteTimestamp: new Date() });
  }
}
