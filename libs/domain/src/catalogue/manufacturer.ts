import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';

/** A manufacturer of items in the catalogue (specification, section 2). */
@Entity()
export class Manufacturer extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  static of(organizationId: number, { name }: { name: string }): Manufacturer {
    return Object.assign(new Manufacturer(), { organizationId, name });
  }
}
