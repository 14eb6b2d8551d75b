import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { merged, type Patch } from '../input/merge-patch';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { type SiteAddress, siteAddress } from './site-address';

/** A place devices are shipped to and handed out from (specification, section 2). */
@Entity()
export class Site extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column('boolean')
  active: boolean;

  @Column({ type: 'jsonb', nullable: true })
  address: SiteAddress | null;

  /** A site as it may be described by a caller; the specification makes every field optional. */
  static of(organizationId: number, given: SiteDescription): Site {
    return Object.assign(new Site(), { organizationId }).describe(given);
  }

  /** Anew: what is not given is as in a new site. */
  describe(given: SiteDescription): this {
    this.name = given.name ?? null;
    this.active = given.active ?? true;
    this.address = given.address ? siteAddress(given.address) : null;
    return this;
  }

  /** In part: what is not given stays. */
  change({ name, active, address }: SiteDescription): this {
    if (name !== undefined) this.name = name;
    if (active !== undefined && active !== null) this.active = active;
    if (address !== undefined) this.address = address && siteAddress(merged(this.address, address));
    return this;
  }
}

export type SiteDescription = Patch<{ name: string; active: boolean; address: Patch<SiteAddress> }>;
