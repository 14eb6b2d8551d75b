import { type DataSource } from 'typeorm';
import { fillDatabase } from './fill-database';

/** Number of organizations in the database of the benchmarks with many organizations. */
export const ORGANIZATIONS = 200;
/** Number of devices of all organizations. Each organization has the same number of devices, and each device has a patient of its own. */
export const ORGANIZATION_DEVICES = 10 * ORGANIZATIONS;

/** Returns the place (from 0) of the organization that owns a device; ids of devices start at 1. */
export const ownerOfDevice = (id: number) => id % ORGANIZATIONS;
/** Returns the id of the device that a reading comes from; ids of readings start at 1. */
export const deviceOfReading = (id: number) => 1 + (id % ORGANIZATION_DEVICES);

/**
 * Fills an empty, migrated database with the readings of many organizations. Rows of different organizations alternate, as in a service that they use
 * at the same time. Each organization has one item.
 */
export function fillOrganizations(dataSource: DataSource, readings: number): Promise<void> {
  const catalogue = [
    `insert into manufacturer (organization_id, id, name) overriding system value
     select ($1::bigint[])[g], g, 'Example Maker ' || g from generate_series(1, ${ORGANIZATIONS}) g`,
    `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
     select ($1::bigint[])[g], g, g, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(1, ${ORGANIZATIONS}) g`,
  ];
  const owner = `($1::bigint[])[(1 + g % ${ORGANIZATIONS})::int]`;
  const item = `1 + g % ${ORGANIZATIONS}`;
  const fill = { organizations: ORGANIZATIONS, catalogue, devices: ORGANIZATION_DEVICES, owner, item };
  return fillDatabase(dataSource, fill, readings);
}
