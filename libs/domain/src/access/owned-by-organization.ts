import { PrimaryColumn } from 'typeorm';

/**
 * What every row of a customer's has. The organization stands first in each primary key, so that no statement can find a
 * row without naming whose it is, and so that the tables can be distributed by organization later.
 */
export abstract class OwnedByOrganization {
  @PrimaryColumn('bigint')
  organizationId: number;
}
