import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { KitInput, type KitItemInput, type KitPatch } from './kit.input';
import { patchPlainProperties, type PropertyDefaults, replacePlainProperties } from '../patch/plain-properties';
import { OwnedByOrganization } from '../ownership/owned-by-organization';
import { VersionedResource } from '../ownership/versioned-resource';
import { InvalidInput } from '../problem/problem';

/** A kit: items of the catalogue that are ordered and packed together. */
@Entity()
export class Kit extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  /** Whether the kit can no longer be ordered. Archived kits are kept, because orders refer to them. */
  @Column('boolean')
  archived: boolean;

  static of(organizationId: number, input: KitInput): Kit {
    const kit = Object.assign(new Kit(), { organizationId });
    replacePlainProperties(kit, KitInput, input, DEFAULTS);
    return kit;
  }

  /** Applies a merge-patch: changes only the properties that it contains, except the items, which are stored in separate rows. */
  change(patch: KitPatch): this {
    patchPlainProperties(this, KitInput, patch, DEFAULTS);
    return this;
  }
}

/** The default values for the properties of a new kit. */
const DEFAULTS: PropertyDefaults<KitInput> = { archived: false };

/** A kit entry: the number of units of one item in a kit. */
@Entity()
export class KitItem extends OwnedByOrganization {
  @PrimaryColumn('bigint')
  kitId: number;

  @PrimaryColumn('bigint')
  itemId: number;

  @Column('integer')
  count: number;

  /** Creates the entries of a kit. @throws InvalidInput if two entries name the same item */
  static of(kit: Kit, inputs: readonly KitItemInput[]): KitItem[] {
    const ids = inputs.map(({ item }) => item.id);
    const errors = ids.flatMap((id, at) =>
      ids.indexOf(id) === at
        ? []
        : [{ pointer: `/kitItems/${at}/item/id`, code: 'repeated', detail: 'Send each item once, with its count.' }],
    );
    if (errors.length > 0) throw new InvalidInput(errors);
    const { organizationId, id: kitId } = kit;
    return inputs.map(({ item, count }) => Object.assign(new KitItem(), { organizationId, kitId, itemId: item.id, count }));
  }
}
