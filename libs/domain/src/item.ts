import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** An entry of the catalogue: what a device is one of. */
@Entity()
export class Item extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  manufacturerId: number;

  @Column('text')
  name: string;

  @Column('text')
  model: string;

  @Column('text')
  sku: string;
}
