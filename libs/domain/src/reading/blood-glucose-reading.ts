import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../ownership/owned-by-organization';
import { type OUT_OF_RANGE } from './reading.input';
import { type SentValue } from '../reading-kind/reading-units';

/**
 * A measured glucose value. Its organization, device (or patient, if there was no device), timestamp and index identify the reading and never change;
 * a reading with the same identity is a duplicate.
 */
@Entity()
export class BloodGlucoseReading extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** The patient who held the device when the reading was taken; null if nobody did. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  deviceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  itemId: number | null;

  @Column({ type: 'timestamptz', precision: 3 })
  readingTimestamp: Date;

  /** Distinguishes several measurements of a device that have the same timestamp. */
  @Column({ type: 'smallint', nullable: true })
  measurementIndex: number | null;

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  receivedTimestamp: Date;

  /** The glucose concentration in mg/dL. */
  @Column('smallint')
  glucose: number;

  @Column({ type: 'boolean', nullable: true })
  beforeMeal: boolean | null;

  @Column({ type: 'boolean', nullable: true })
  afterMeal: boolean | null;

  @Column('boolean')
  manual: boolean;

  /** UTC offset of the device's clock in seconds, positive east of Greenwich; null if the device did not report it. */
  @Column({ type: 'integer', nullable: true })
  deviceTimeZoneOffset: number | null;

  /** UTC offset of the patient's time zone when the reading was taken, in seconds, positive east of Greenwich; null if the time zone is not known. */
  @Column({ type: 'integer', nullable: true })
  patientTimeZoneOffset: number | null;

  /** The version of the reading, which each correction increases by one. */
  @Column({ type: 'smallint', default: 1 })
  version: number;

  /** The time at which the reading was marked as entered in error; null if it was not. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  voidTimestamp: Date | null;

  /** The time of the last correction, voiding or restoration; null if there was none. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  updateTimestamp: Date | null;

  /** `above` or `below` if the meter reported only that the value is out of its range. */
  @Column({ type: 'text', nullable: true })
  outOfRange: (typeof OUT_OF_RANGE)[number] | null;

  /** The value as it was sent, if that was in mmol/L. */
  @Column({ type: 'jsonb', nullable: true })
  sentAs: SentValue | null;

  /** Flags: names of circumstances that matter for the interpretation of the reading. */
  @Column({ type: 'text', array: true, default: [] })
  flags: string[];

  /** The patient that was submitted with a reading of a device; the reading belongs to this patient if nobody held the device. */
  @Column({ type: 'bigint', nullable: true })
  submittedPatientId: number | null;

  /** The time that was submitted with a reading of a device, if a restamp has changed the time of the reading; otherwise null. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  submittedTimestamp: Date | null;
}
