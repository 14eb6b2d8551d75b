import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { type KitItemInput } from './kit.input';
import { type Patch } from '../input/merge-patch';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { InvalidInput } from '../problem/problem';

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

  static of(organizationId: number, { name, archived }: KitDescription & { name: string }): Kit {
    return Object.assign(new Kit(), { organizationId, name, archived: archived ?? false });
  }

  /** In part: what is not given stays. Its items are kept beside it. */
  change({ name, archived }: KitDescription): this {
    this.name = name ?? this.name;
    this.archived = archived ?? this.archived;
    return this;
  }
}

export type KitDescription = Patch<{ name: string; archived: boolean; kitItems: KitItemInput[] }>;

/** How many of an item are in a kit. */
@Entity()
export class KitItem extends OwnedByOrganization {
  @PrimaryColumn('bigint')
  kitId: number;

  @PrimaryColumn('bigint')
  itemId: number;

  @Column('integer')
  count: number;

  /** What a kit is to hold. @throws InvalidInput when an item comes twice */
  static of(kit: Kit, given: readonly KitItemInput[]): KitItem[] {
    const ids = given.map(({ item }) => item.id);
    const faults = ids.flatMap((id, at) =>
      ids.indexOf(id) === at
        ? []
        : [{ pointer: `/kitItems/${at}/item/id`, code: 'repeated', detail: 'Send each item once, with its count.' }],
    );
    if (faults.length > 0) throw new InvalidInput(faults);
    const { organizationId, id: kitId } = kit;
    return given.map(({ item, count }) => Object.assign(new KitItem(), { organizationId, kitId, itemId: item.id, count }));
  }
}
