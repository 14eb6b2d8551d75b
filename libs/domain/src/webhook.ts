import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';
import { type WebhookType } from './webhook-type';

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
}
