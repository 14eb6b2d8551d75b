import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceIdentifierType } from '../device-identifier/device-identifier';
import { patchPlainProperties, type PropertyDefaults, replacePlainProperties } from '../patch/plain-properties';
import { VersionedResource } from '../ownership/versioned-resource';
import { type ReadingKindName } from '../reading-kind/reading-kind';
import { ItemInput, type ItemPatch } from './item.input';
import { type ItemSize } from './item-size';

/** An item: a product in the catalogue. Every device is a unit of an item. */
@Entity()
export class Item extends VersionedResource {
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

  /** The type of the identifier that is scanned when a unit of this item is packed. */
  @Column({ type: 'text', nullable: true })
  deviceIdentifierType: DeviceIdentifierType | null;

  @Column({ type: 'text', nullable: true })
  size: ItemSize | null;

  /** Whether the units of this item measure continuously, such as a sensor that reports glucose every five minutes. */
  @Column({ type: 'boolean', default: false })
  continuous: boolean;

  /** The kinds of readings that units of this item can take. */
  @Column({ type: 'text', array: true, default: [] })
  readingKinds: ReadingKindName[];

  /** Minutes without a reading or health check after which a unit that a patient holds counts as silent; null if it never does. */
  @Column({ type: 'integer', nullable: true })
  expectedIntervalMinutes: number | null;

  static of(organizationId: number, input: ItemInput): Item {
    const item = Object.assign(new Item(), { organizationId });
    replacePlainProperties(item, ItemInput, input, DEFAULTS);
    item.manufacturerId = input.manufacturer?.id ?? null;
    return item;
  }

  /** Applies a merge-patch: changes only the properties that it contains. */
  change(patch: ItemPatch): this {
    patchPlainProperties(this, ItemInput, patch, DEFAULTS);
    const { manufacturer } = patch;
    // A nested empty object in a merge-patch changes nothing (RFC 7396).
    if (manufacturer === null || manufacturer?.id !== undefined) this.manufacturerId = manufacturer?.id ?? null;
    return this;
  }
}

/** The default values for the properties of a new item. */
const DEFAULTS: PropertyDefaults<ItemInput> = { orderable: true, continuous: false, readingKinds: [] };
