import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { type WebhookType } from '../webhook/webhook-type';

export const WEBHOOK_LOG_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;

export type WebhookLogStatus = (typeof WEBHOOK_LOG_STATUSES)[number];

/** The most often a delivery can have been retried: what the column holds. */
export const MAX_RETRY_ATTEMPTS = 32_767;

/** One delivery of one event to one webhook: what was sent, how often it was tried and what came of it. */
@Entity()
export class WebhookLog extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  webhookId: number;

  @Column('text')
  webhookType: WebhookType;

  /** The address as it was when the delivery was made; the webhook's own may have changed since. */
  @Column('text')
  webhookUrl: string;

  /** The same in all its requests: receivers know by it what they have had before. */
  @Column('text')
  messageId: string;

  /** When that happened which it tells of. */
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  createTimestamp: Date;

  /** 0 when the first try succeeded. */
  @Column('smallint')
  retryAttempts: number;

  /** Null when no answer came. */
  @Column({ type: 'smallint', nullable: true })
  lastResponseStatus: number | null;

  /** Null before the first retry. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastRetryTimestamp: Date | null;

  @Column('text')
  status: WebhookLogStatus;
}
