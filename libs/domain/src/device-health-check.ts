import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** What a device said of its own state. */
@Entity()
export class DeviceHealthCheck extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column({ type: 'timestamptz', precision: 3 })
  eventTimestamp: Date;

  /** Percent. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** Percent. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;
}
