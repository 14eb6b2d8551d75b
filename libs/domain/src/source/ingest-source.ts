import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { VersionedResource } from '../ownership/versioned-resource';
import { patchPlainProperties, type PropertyDefaults, replacePlainProperties } from '../patch/plain-properties';
import { type AdapterName } from './adapter-name';
import { type AuthenticationKind, authenticationOptions, type AuthenticationOptions } from './authentication-kind';
import { type IngestSourceInput, IngestSourcePatchInput, type IngestSourcePatch } from './ingest-source.input';
import { MAX_RATE_OF_TOKEN, type SourceState, type UnknownDevices } from './source-state';

/** A source of readings: a vendor or an app that posts messages of its own to a URL. */
@Entity()
export class IngestSource extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  @Column({ type: 'text', update: false })
  adapter: AdapterName;

  @Column('text')
  state: SourceState;

  @Column({ type: 'text', update: false })
  authentication: AuthenticationKind;

  @Column('jsonb')
  authenticationOptions: AuthenticationOptions;

  /** SHA-256 of the token in the URL. */
  @Column('bytea')
  tokenHash: Buffer;

  /** SHA-256 of the former token, which is valid until its time of expiry. */
  @Column({ type: 'bytea', nullable: true })
  previousTokenHash: Buffer | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  previousTokenExpireTimestamp: Date | null;

  /** Networks from which messages are accepted, in CIDR notation; all networks if the list is empty. */
  @Column('text', { array: true })
  networks: string[];

  /** Maximum number of messages a second; null for no limit. */
  @Column({ type: 'integer', nullable: true })
  rateLimit: number | null;

  /** IANA name of the zone of times that name none. */
  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  @Column('text')
  unknownDevices: UnknownDevices;

  /** Minutes without a message after which the source counts as silent; null if it never does. */
  @Column({ type: 'integer', nullable: true })
  expectedIntervalMinutes: number | null;

  /** Version of the mapping that describes its messages; null if it has none. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  mappingVersion: number | null;

  /** The item of devices that the source registers. */
  @Column({ type: 'bigint', nullable: true })
  itemId: number | null;

  /** The patient of all readings of the source; null if messages name a device or a person. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  static of(
    organizationId: number,
    input: IngestSourceInput & { authentication: AuthenticationKind },
    tokenHash: Buffer,
  ): IngestSource {
    const { adapter, authentication } = input;
    const source = Object.assign(new IngestSource(), { organizationId, adapter, authentication, tokenHash });
    replacePlainProperties(source, IngestSourcePatchInput, Object.assign({}, input, { state: 'active' as const }), DEFAULTS);
    source.limitRate();
    source.authenticationOptions = authenticationOptions(authentication, input.authenticationOptions ?? {});
    return Object.assign(source, {
      previousTokenHash: null,
      previousTokenExpireTimestamp: null,
      itemId: input.item?.id ?? null,
      patientId: input.patient?.id ?? null,
    });
  }

  /** Applies a merge-patch: changes only the properties that it contains. */
  change(patch: IngestSourcePatch): void {
    const { authenticationOptions: options, item, patient } = patch;
    patchPlainProperties(this, IngestSourcePatchInput, patch, DEFAULTS);
    this.limitRate();
    if (options !== undefined) {
      this.authenticationOptions = authenticationOptions(
        this.authentication,
        options ? Object.assign({}, this.authenticationOptions, options) : {},
      );
    }
    // A nested empty object in a merge-patch changes nothing (RFC 7396).
    if (item === null || item?.id !== undefined) this.itemId = item?.id ?? null;
    if (patient === null || patient?.id !== undefined) this.patientId = patient?.id ?? null;
  }

  /** A source whose token is its only secret always has a limit. */
  private limitRate(): void {
    if (this.authentication === 'token') this.rateLimit ??= MAX_RATE_OF_TOKEN;
  }
}

const DEFAULTS: PropertyDefaults<IngestSourcePatchInput> = { state: 'active', unknownDevices: 'quarantine', networks: [] };
