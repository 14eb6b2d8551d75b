import { PrimaryColumn } from 'typeorm';

/**
 * The column `organization_id`, which every table with data of an organization has. It is the first column of every primary key, so that every
 * look-up by key names the organization, and so that the tables can be partitioned by organization later.
 */
export abstract class OwnedByOrganization {
  @PrimaryColumn('bigint')
  organizationId: number;
}
