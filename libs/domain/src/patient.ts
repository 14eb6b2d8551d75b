import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** `unknown` is the specification's; the others are FHIR's administrative genders. */
export const SEXES = ['female', 'male', 'other', 'unknown'] as const;

export type Sex = (typeof SEXES)[number];

/** The members of a patient's address (specification, section 2). */
export type PatientAddress = Record<'city' | 'country' | 'lineOne' | 'lineTwo' | 'state' | 'zipCode', string | null>;

@Entity()
export class Patient extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** `YYYY-MM-DD` */
  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phoneNumber: string | null;

  /** What the customer's own system calls the patient; at most one patient of an organization has it. */
  @Column({ type: 'text', nullable: true })
  externalIdentifier: string | null;

  @Column('text')
  sex: Sex;

  @Column({ type: 'jsonb', nullable: true })
  address: PatientAddress | null;

  /** No longer worked with; kept, because readings are. */
  @Column({ type: 'boolean', default: false })
  archived: boolean;

  /** Takes part in the programme. */
  @Column({ type: 'boolean', default: true })
  enrolled: boolean;

  /** The site that looks after the patient. */
  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** IANA name, as the customer said it. */
  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  /** IANA name of the zone the patient's days are counted in: what the customer said, else what follows from the address. */
  @Column({ type: 'text', nullable: true })
  localTimeZone: string | null;
}
