import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceIdentifierType } from './device-identifier';
import { OwnedByOrganization } from './owned-by-organization';
import { type ReadingKindName } from './reading-kind';

/** How much room a unit takes in a parcel. */
export const ITEM_SIZES = ['standard', 'small', 'medium', 'large', 'extraLarge'] as const;

export type ItemSize = (typeof ITEM_SIZES)[number];

/** An entry of the catalogue: what a device is one of. */
@Entity()
export class Item extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column({ type: 'bigint', nullable: true })
  manufacturerId: number | null;

  @Column('text')
  name: string;

  @Column({ type: 'text', nullable: true })
  model: string | null;

  @Column({ type: 'text', nullable: true })
  sku: string | null;

  @Column({ type: 'boolean', default: true })
  orderable: boolean;

  /** Which of its identifiers names a unit of this item when it is packed. */
  @Column({ type: 'text', nullable: true })
  deviceIdentifierType: DeviceIdentifierType | null;

  @Column({ type: 'text', nullable: true })
  size: ItemSize | null;

  /** What its units measure. */
  @Column({ type: 'text', array: true, default: [] })
  readingKinds: ReadingKindName[];
}
