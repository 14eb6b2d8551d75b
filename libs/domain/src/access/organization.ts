import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { patchPlainProperties, type PropertyDefaults } from '../patch/plain-properties';
import { Conflict } from '../problem/problem';
import { OrganizationInput } from './organization.input';
import { type GlucoseUnit, type TemperatureUnit, type WeightUnit } from './organization.view';

/** An organization: a customer of the service, with its settings. All other data belong to exactly one organization. */
@Entity()
export class Organization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  glucoseUnit: GlucoseUnit;

  @Column('text')
  weightUnit: WeightUnit;

  @Column('text')
  temperatureUnit: TemperatureUnit;

  @Column({ type: 'text', nullable: true })
  importGlucoseUnit: GlucoseUnit | null;

  @Column({ type: 'text', nullable: true })
  importWeightUnit: WeightUnit | null;

  @Column({ type: 'text', nullable: true })
  importTemperatureUnit: TemperatureUnit | null;

  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  @Column('boolean')
  hideOtherPatients: boolean;

  /** Triggers set the version and the times, as they do for each `VersionedResource`. */
  @Column({ type: 'integer', insert: false, update: false })
  version: number;

  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false })
  createTimestamp: Date;

  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false })
  updateTimestamp: Date;

  @Column({ type: 'bigint', insert: false, update: false, select: false })
  versionTransaction: number;

  /** Time since which the requests of the organization are in the audit trail: its creation, or the upgrade that added the trail. */
  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false, select: false })
  recordedSince: Date;

  /** Permanent identifier, the same in every installation; null until the service has started once after the upgrade that added it. */
  @Column({ type: 'uuid', nullable: true, insert: false, update: false, select: false })
  uuid: string | null;

  /** URL without a trailing slash, with which the systems of identifiers and codes in FHIR begin; null if none is set. */
  @Column({ type: 'text', nullable: true })
  fhirBase: string | null;

  /** System of the patients' external identifiers in FHIR; null if none is set. */
  @Column({ type: 'text', nullable: true })
  externalIdentifierSystem: string | null;

  /** Time at which a receiver first relied on the base and the system; null if none has. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, insert: false, update: false })
  fhirFixTimestamp: Date | null;

  /**
   * Applies a merge-patch: changes only the settings that it contains; null returns a setting to its default.
   * @throws Conflict if it changes the base or the system after a receiver has relied on them
   */
  change(patch: OrganizationInput): this {
    if (this.fhirFixTimestamp !== null) this.assertSameIdentity(patch);
    return this.changeAgain(patch);
  }

  /** Applies a merge-patch as {@link change} does, even if receivers rely on the base and the system. They will create again what they have. */
  changeAgain(patch: OrganizationInput): this {
    patchPlainProperties(this, OrganizationInput, patch, DEFAULTS);
    return this;
  }

  private assertSameIdentity(patch: OrganizationInput): void {
    const changed = (['fhirBase', 'externalIdentifierSystem'] as const).filter(
      (name) => patch[name] !== undefined && patch[name] !== this[name],
    );
    if (changed.length === 0) return;
    throw new Conflict(
      FHIR_IDENTITY_FIXED,
      changed.map((name) => ({ pointer: `/${name}`, code: 'fixed', detail: 'Leave it out, or send the present value.' })),
    );
  }

  toJSON() {
    return { id: this.id, name: this.name, createTimestamp: this.createTimestamp };
  }
}

export const FHIR_IDENTITY_FIXED =
  'Receivers of FHIR rely on this setting since `fhirFixTimestamp`: with another value, they would create everything twice. ' +
  'Leave it out, or ask an operator to run "rpm-admin organization set-fhir-base".';

/** Default settings of a new organization. */
const DEFAULTS: PropertyDefaults<OrganizationInput> = {
  glucoseUnit: 'mgdl',
  weightUnit: 'lbs',
  temperatureUnit: 'fahrenheit',
  hideOtherPatients: false,
};
