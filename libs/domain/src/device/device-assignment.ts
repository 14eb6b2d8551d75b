import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';

/** That a patient held a device from one instant until another: what a reading's patient is found by. */
@Entity()
export class DeviceAssignment extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column('bigint')
  patientId: number;

  /** Inclusive. */
  @Column({ type: 'timestamptz', precision: 3 })
  startTimestamp: Date;

  /** Exclusive; null while the patient holds the device. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endTimestamp: Date | null;
}
