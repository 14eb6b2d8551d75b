import { Column } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** A resource with a version and the times of its creation and its last change. Triggers of the database set them. */
export abstract class VersionedResource extends OwnedByOrganization {
  @Column({ type: 'integer', insert: false, update: false })
  version: number;

  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false })
  createTimestamp: Date;

  @Column({ type: 'timestamptz', precision: 3, insert: false, update: false })
  updateTimestamp: Date;

  /** Id of the transaction that wrote the version; see the migration of resource versions. */
  @Column({ type: 'bigint', insert: false, update: false, select: false })
  versionTransaction: number;
}
