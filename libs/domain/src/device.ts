import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** Where a device is in its life. `withPatient` is the specification's; the others are ours. */
export const DEVICE_STATUSES = [
  'available',
  'availableAtSite',
  'allocated',
  'inTransit',
  'withPatient',
  'returning',
  'lost',
  'decommissioned',
] as const;

export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** One unit of an item of the catalogue, with one patient at the most. */
@Entity()
export class Device extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  itemId: number;

  @Column({ type: 'bigint', nullable: true })
  currentPatientId: number | null;

  @Column('text')
  currentStatus: DeviceStatus;

  /** While true, what the device sends is dropped. */
  @Column('boolean')
  disabledReadings: boolean;

  /** Where the device is kept, or was handed out. */
  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** What the customer's own system calls the device. */
  @Column({ type: 'text', nullable: true })
  externalIdentifier: string | null;

  /** How many readings came while they were disabled. */
  @Column({ type: 'bigint', default: 0 })
  droppedReadings: number;

  /** Of the newest health check. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  healthCheckTimestamp: Date | null;

  /** Percent, as last told. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** Percent, as last told. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;
}
