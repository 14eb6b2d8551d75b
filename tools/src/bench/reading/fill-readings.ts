import { type DataSource } from 'typeorm';
import { fillDatabase } from './fill-database';

/** Number of patients and of devices of databases with few readings. Each patient has one device. */
export const DEVICES = 300;

/** Number of readings that a device measures in five weeks, which is how long a database with many readings has been filled. */
const READINGS_OF_DEVICE = 10_000;

/** Number of patients and of devices of a database with this many readings: ten million readings are those of a thousand patients in five weeks. */
export const devicesFor = (readings: number) => Math.max(DEVICES, Math.floor(readings / READINGS_OF_DEVICE));

const OWNER = '($1::bigint[])[1]';

/** Fills an empty, migrated database with the readings of one organization. */
export function fillReadings(dataSource: DataSource, readings: number): Promise<void> {
  const catalogue = [
    `insert into manufacturer (organization_id, id, name) overriding system value
     select ${OWNER}, g, 'Example Maker ' || g from generate_series(1, 5) g`,
    `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
     select ${OWNER}, g, 1 + g % 5, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(1, 10) g`,
  ];
  const devices = devicesFor(readings);
  return fillDatabase(dataSource, { organizations: 1, catalogue, devices, owner: OWNER, item: '1 + g % 10' }, readings);
}
