import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** Items of the catalogue that are ordered and packed together. */
@Entity()
export class Kit extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  /** No longer to be ordered; kept, because orders name it. */
  @Column('boolean')
  archived: boolean;
}

/** How many of an item are in a kit. */
@Entity()
export class KitItem extends OwnedByOrganization {
  @PrimaryColumn('bigint')
  kitId: number;

  @PrimaryColumn('bigint')
  itemId: number;

  @Column('integer')
  count: number;
}
