import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../ownership/owned-by-organization';
import { type WebhookType } from '../event-type/webhook-type';

export const WEBHOOK_LOG_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;

export type WebhookLogStatus = (typeof WEBHOOK_LOG_STATUSES)[number];

/** Maximum number of retries that the database column can hold. */
export const MAX_RETRY_ATTEMPTS = 32_767;

/** A webhook log: one delivery of one event to one webhook, with its payload, attempts and result. */
@Entity()
export class WebhookLog extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  webhookId: number;

  @Column('text')
  webhookType: WebhookType;

  /** The URL of the webhook at the time of the delivery; the webhook may have another URL now. */
  @Column('text')
  webhookUrl: string;

  /** The id that all requests for the same delivery have in common, so that receivers can detect duplicates. */
  @Column('text')
  messageId: string;

  /** The time at which the event occurred. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  createTimestamp: Date;

  /** Number of retries; 0 if the first attempt succeeded. */
  @Column('smallint')
  retryAttempts: number;

  /** HTTP status of the last response; null if no response was received. */
  @Column({ type: 'smallint', nullable: true })
  lastResponseStatus: number | null;

  /** Time of the last retry; null before the first one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastRetryTimestamp: Date | null;

  @Column('text')
  status: WebhookLogStatus;
}
