import { type DataSource } from 'typeorm';
import { fillDatabase } from './fill-database';

/** Number of patients and of devices. Each patient has one device. */
export const DEVICES = 300;

const OWNER = '($1::bigint[])[1]';

/** Fills an empty, migrated database with the readings of one organization. */
export function fillReadings(dataSource: DataSource, readings: number): Promise<void> {
  const catalogue = [
    `insert into manufacturer (organization_id, id, name) overriding system value
     select ${OWNER}, g, 'Example Maker ' || g from generate_series(1, 5) g`,
    `insert into item (organization_id, id, manufacturer_id, name, model, sku) overriding system value
     select ${OWNER}, g, 1 + g % 5, 'Example Meter ' || g, 'EM-' || g, 'EX-EM-' || g from generate_series(1, 10) g`,
  ];
  return fillDatabase(dataSource, { organizations: 1, catalogue, devices: DEVICES, owner: OWNER, item: '1 + g % 10' }, readings);
}
