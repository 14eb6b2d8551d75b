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
}
