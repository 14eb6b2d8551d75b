import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';

/**
 * One measured glucose value. What it is a reading *of* never changes: organization, device (or patient, where no device
 * took it), instant and index are its identity, and a repeat of them is the same reading.
 */
@Entity()
export class BloodGlucoseReading extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Null when nobody held the device. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  deviceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  itemId: number | null;

  @Column({ type: 'timestamptz', precision: 3 })
  readingTimestamp: Date;

  /** Tells apart several measurements a device took at one instant. */
  @Column({ type: 'smallint', nullable: true })
  measurementIndex: number | null;

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  receivedTimestamp: Date;

  /** mg/dL */
  @Column('smallint')
  glucose: number;

  @Column({ type: 'boolean', nullable: true })
  beforeMeal: boolean | null;

  @Column({ type: 'boolean', nullable: true })
  afterMeal: boolean | null;

  @Column('boolean')
  manual: boolean;

  /** Seconds east of UTC; null when the device did not say. */
  @Column({ type: 'integer', nullable: true })
  deviceTimeZoneOffset: number | null;

  /** Seconds east of UTC at that instant; null when the patient's time zone is not known. */
  @Column({ type: 'integer', nullable: true })
  patientTimeZoneOffset: number | null;

  /** Grows by one with each correction. */
  @Column({ type: 'smallint', default: 1 })
  version: number;

  /** When it was marked as entered in error. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  voidTimestamp: Date | null;
}
