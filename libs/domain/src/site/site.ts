import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { applyMergePatch } from '../patch/merge-patch';
import { patchPlainProperties, type PropertyDefaults, replacePlainProperties } from '../patch/plain-properties';
import { VersionedResource } from '../ownership/versioned-resource';
import { addressTimeZone } from '../format/address-time-zone';
import { SiteInput, type SitePatch } from './site.input';
import { type SiteAddress, siteAddress } from './site-address';

/** A site: a location of an organization that receives devices and gives them to patients (specification, section 2). */
@Entity()
export class Site extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column('boolean')
  active: boolean;

  @Column({ type: 'jsonb', nullable: true })
  address: SiteAddress | null;

  /** IANA name of the time zone derived from the address; null if it is not known. */
  @Column({ type: 'text', nullable: true })
  localTimeZone: string | null;

  static of(organizationId: number, input: SiteInput): Site {
    return Object.assign(new Site(), { organizationId }).replace(input);
  }

  /** Replaces all properties (PUT). Omitted properties return to their defaults. */
  replace(input: SiteInput): this {
    replacePlainProperties(this, SiteInput, input, DEFAULTS);
    this.address = input.address ? siteAddress(input.address) : null;
    this.localTimeZone = addressTimeZone(this.address);
    return this;
  }

  /** Applies a merge-patch: changes only the properties that it contains. */
  change(patch: SitePatch): this {
    patchPlainProperties(this, SiteInput, patch, DEFAULTS);
    const { address } = patch;
    if (address !== undefined) this.address = address && siteAddress(applyMergePatch(this.address, address));
    this.localTimeZone = addressTimeZone(this.address);
    return this;
  }
}

/** The default values for the properties of a new site. */
const DEFAULTS: PropertyDefaults<SiteInput> = { active: true };
