import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { merged, type Patch } from '../input/merge-patch';
import { jsonPointer } from '../input/located-fault';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { patientAddress, type PatientAddress } from './patient-address';
import { postalCodeFault, telephoneFault } from './patient-contact';
import { localTimeZone } from './patient-time-zone';
import { InvalidInput } from '../problem/problem';

/** `unknown` is the specification's; the others are FHIR's administrative genders. */
export const SEXES = ['female', 'male', 'other', 'unknown'] as const;

export type Sex = (typeof SEXES)[number];

/** Somebody who takes readings, and what reaches them (specification, section 2). */
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

  /** What the patient is found by; the database keeps it. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  emailInLowerCase: string | null;

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

  static of(organizationId: number, given: PatientRegistration): Patient {
    return Object.assign(new Patient(), { organizationId }).describe(given);
  }

  /** Anew: what is not given is as in a new patient. */
  describe(given: PatientRegistration): this {
    this.firstName = given.firstName;
    this.lastName = given.lastName;
    this.dateOfBirth = given.dateOfBirth ?? null;
    this.email = given.email ?? null;
    this.phoneNumber = given.phoneNumber ?? null;
    this.externalIdentifier = given.externalIdentifier ?? null;
    this.sex = given.sex ?? 'unknown';
    this.address = given.address ? patientAddress(given.address) : null;
    this.archived = given.archived ?? false;
    this.enrolled = given.enrolled ?? true;
    this.siteId = given.site?.id ?? null;
    this.timeZone = given.timeZone ?? null;
    this.localTimeZone = localTimeZone(this.timeZone, this.address);
    return this;
  }

  /**
   * In part: what is not given stays.
   * @throws InvalidInput when telephone number or postal code do not agree with the country that there is then
   */
  change({ address, site, ...plain }: PatientDescription): this {
    Object.assign(this, merged(null, plain));
    if (address !== undefined) this.address = address && patientAddress(merged(this.address, address));
    // An object without members changes none (RFC 7396).
    if (site === null || site?.id !== undefined) this.siteId = site?.id ?? null;
    this.localTimeZone = localTimeZone(this.timeZone, this.address);
    if (address !== undefined || plain.phoneNumber !== undefined) this.assertReachable();
    return this;
  }

  private assertReachable(): void {
    const faults = [telephoneFault(this), postalCodeFault(this)].filter((fault) => fault !== null);
    if (faults.length === 0) return;
    throw new InvalidInput(faults.map(({ code, detail, path }) => ({ pointer: jsonPointer(path), code, detail })));
  }
}

/** What may be said of a patient. */
export type PatientDescription = Patch<
  Pick<
    Patient,
    | 'firstName'
    | 'lastName'
    | 'dateOfBirth'
    | 'email'
    | 'phoneNumber'
    | 'externalIdentifier'
    | 'sex'
    | 'archived'
    | 'enrolled'
    | 'timeZone'
  > & { address: Patch<PatientAddress>; site: Patch<{ id: number }> }
>;

/** What must be said of a new one. */
export type PatientRegistration = PatientDescription & Pick<Patient, 'firstName' | 'lastName'>;
