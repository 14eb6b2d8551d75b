import { type Actor } from '../ownership/actor';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../ownership/owned-by-organization';

/** A period during which a patient holds a device. It decides which patient a reading of the device belongs to. */
@Entity()
export class DeviceAssignment extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column('bigint')
  patientId: number;

  /** Start of the period in which the patient holds the device, inclusive. */
  @Column({ type: 'timestamptz', precision: 3 })
  startTimestamp: Date;

  /** End of the period in which the patient holds the device, exclusive; null while the patient still holds it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  endTimestamp: Date | null;

  /** Name of the actor who changed the assignment last; null if it is not known, because histories had no actors at that time. */
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  @Column({ type: 'text', nullable: true })
  actorKind: Actor['kind'] | null;

  /** Id of the API key or person, valid in the database in which the entry was first stored. */
  @Column({ type: 'bigint', nullable: true })
  actorId: number | null;

  /** Why the assignment was changed last; null if no reason was given. The transaction that changes it names the reason. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  reason: string | null;

  /** Version and time of the last change of the patient or the period. A trigger of the database sets them. */
  @Column({ type: 'integer', insert: false, update: false })
  version: number;

  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false })
  updateTimestamp: Date;

  /** Id of the transaction that wrote the version; see the migration of resource versions. */
  @Column({ type: 'bigint', insert: false, update: false, select: false })
  versionTransaction: number;
}
