import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { applyMergePatch } from '../patch/merge-patch';
import { patchPlainProperties, type PropertyDefaults, replacePlainProperties } from '../patch/plain-properties';
import { addressTimeZone } from '../format/address-time-zone';
import { jsonPointer } from '../format/json-pointer';
import { VersionedResource } from '../ownership/versioned-resource';
import { patientAddress, type PatientAddress } from './patient-address';
import { postalCodeError, telephoneError } from './patient-contact';
import { PatientInput, type PatientPatch } from './patient.input';
import { type Sex } from './sex';
import { InvalidInput } from '../problem/problem';

/** A person whose readings are monitored (specification, section 2). */
@Entity()
export class Patient extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** Date of birth, `YYYY-MM-DD`. */
  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phoneNumber: string | null;

  /** The patient's identifier in the customer's own system. It is unique within an organization. */
  @Column({ type: 'text', nullable: true })
  externalIdentifier: string | null;

  @Column('text')
  sex: Sex;

  @Column({ type: 'jsonb', nullable: true })
  address: PatientAddress | null;

  /** The first 32 characters of the postal code, by which lists are filtered. The database generates this column. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  postalCodeStart: string | null;

  /** The first 32 characters of the country, by which lists are filtered. The database generates this column. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  countryStart: string | null;

  /** Whether the patient is no longer monitored. Archived patients are kept, because their readings are kept. */
  @Column({ type: 'boolean', default: false })
  archived: boolean;

  /** The number of times that a statement has locked the patient against recordings; see `lockPatients`. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  recordingVersion: number;

  /** The patient into whose record this one was merged, and whose record contains the data now; null if the patient is not merged. */
  @Column({ type: 'bigint', nullable: true, insert: false, update: false })
  mergedInto: number | null;

  /** Whether the patient is enrolled in the monitoring programme. */
  @Column({ type: 'boolean', default: true })
  enrolled: boolean;

  /** The site that cares for the patient. */
  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** IANA name of the time zone that the customer sent. */
  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  /** IANA name of the time zone that the customer sent, otherwise of the one derived from the address; null if neither is known. */
  @Column({ type: 'text', nullable: true })
  localTimeZone: string | null;

  static of(organizationId: number, input: PatientInput): Patient {
    return Object.assign(new Patient(), { organizationId }).replace(input);
  }

  /** Replaces all properties; absent ones get the values that they have in a new patient. */
  replace(input: PatientInput): this {
    replacePlainProperties(this, PatientInput, input, DEFAULTS);
    this.address = input.address ? patientAddress(input.address) : null;
    this.siteId = input.site?.id ?? null;
    this.localTimeZone = this.timeZone ?? addressTimeZone(this.address);
    return this;
  }

  /**
   * Applies a merge-patch: changes only the properties that it contains.
   * @throws InvalidInput if the telephone number or the postal code does not fit the country afterwards
   */
  change(patch: PatientPatch): this {
    const { address, site, phoneNumber } = patch;
    patchPlainProperties(this, PatientInput, patch, DEFAULTS);
    if (address !== undefined) this.address = address && patientAddress(applyMergePatch(this.address, address));
    // A nested empty object in a merge-patch changes nothing (RFC 7396).
    if (site === null || site?.id !== undefined) this.siteId = site?.id ?? null;
    this.localTimeZone = this.timeZone ?? addressTimeZone(this.address);
    if (address !== undefined || phoneNumber !== undefined) this.assertReachable();
    return this;
  }

  private assertReachable(): void {
    const errors = [telephoneError(this), postalCodeError(this)].filter((error) => error !== null);
    if (errors.length === 0) return;
    throw new InvalidInput(errors.map(({ code, detail, path }) => ({ pointer: jsonPointer(path), code, detail })));
  }
}

/** The default values for the properties of a new patient. */
const DEFAULTS: PropertyDefaults<PatientInput> = { sex: 'unknown', archived: false, enrolled: true };
