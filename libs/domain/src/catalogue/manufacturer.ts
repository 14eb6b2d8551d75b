import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type ManufacturerPatch } from './manufacturer.input';
import { VersionedResource } from '../ownership/versioned-resource';

/** A manufacturer of items in the catalogue (specification, section 2). */
@Entity()
export class Manufacturer extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  static of(organizationId: number, { name }: { name: string }): Manufacturer {
    return Object.assign(new Manufacturer(), { organizationId, name });
  }

  /** Applies a merge-patch: changes only the properties that it contains. */
  change({ name }: ManufacturerPatch): this {
    // The name is never null, because the input class rejects null.
    this.name = name ?? this.name;
    return this;
  }
}
