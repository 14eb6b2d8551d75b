import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';
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
    return Object.assign(new Site(), {
      organizationId,
      name: given.name ?? null,
      active: given.active ?? true,
      address: given.address ? siteAddress(given.address) : null,
    });
  }

  toJSON() {
    return {
      id: this.id,
      name: this.name,
      active: this.active,
      address: this.address && siteAddress(this.address),
    };
  }
}

export interface SiteDescription {
  name?: string | undefined;
  active?: boolean | undefined;
  address?: Partial<SiteAddress> | undefined;
}
