import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceIdentifierType } from '../device/device-identifier';
import { type Patch } from '../input/merge-patch';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { type ReadingKindName } from '../reading/reading-kind';
import { type ReferenceInput } from '../input/reference-input';

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

  static of(organizationId: number, given: ItemDescription & { name: string }): Item {
    const empty = { manufacturerId: null, model: null, sku: null, orderable: true, deviceIdentifierType: null, size: null };
    return Object.assign(new Item(), { organizationId, name: given.name, ...empty, readingKinds: [] }).change(given);
  }

  /** In part: what is not given stays. */
  change({ name, model, sku, manufacturer, orderable, deviceIdentifierType, size, readingKinds }: ItemDescription): this {
    this.name = name ?? this.name;
    if (model !== undefined) this.model = model;
    if (sku !== undefined) this.sku = sku;
    // An object without members changes none (RFC 7396).
    if (manufacturer === null || manufacturer?.id !== undefined) this.manufacturerId = manufacturer?.id ?? null;
    this.orderable = orderable ?? this.orderable;
    if (deviceIdentifierType !== undefined) this.deviceIdentifierType = deviceIdentifierType;
    if (size !== undefined) this.size = size;
    // A list that is cleared is empty.
    if (readingKinds !== undefined) this.readingKinds = readingKinds ?? [];
    return this;
  }
}

export type ItemDescription = Patch<{
  name: string;
  model: string;
  sku: string;
  manufacturer: Partial<ReferenceInput>;
  orderable: boolean;
  deviceIdentifierType: DeviceIdentifierType;
  size: ItemSize;
  readingKinds: ReadingKindName[];
}>;
