import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { type WebhookType } from '../webhook/webhook-type';

export const WEBHOOK_LOG_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;

export type WebhookLogStatus = (typeof WEBHOOK_LOG_STATUSES)[number];

/** Largest number of retries that the database column can hold. */
export const MAX_RETRY_ATTEMPTS = 32_767;

/** One delivery of one event to one webhook: its payload, attempts and result. */
@Entity()
export class WebhookLog extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  webhookId: number;

  @Column('text')
  webhookType: WebhookType;

  /** The URL at the time of the delivery. The URL of the webhook may have changed since. */
  @Column('text')
  webhookUrl: string;

  /** The id that all requests of the delivery have in common, so that receivers can detect duplicates. */
  @Column('text')
  messageId: string;

  /** The time of the event. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  createTimestamp: Date;

  /** Number of retries; 0 if the first try succeeded. */
  @Column('smallint')
  retryAttempts: number;

  /** HTTP status of the last response; null if there was none. */
  @Column({ type: 'smallint', nullable: true })
  lastResponseStatus: number | null;

  /** Time of the last retry; null before the first one. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastRetryTimestamp: Date | null;

  @Column('text')
  status: WebhookLogStatus;
}
