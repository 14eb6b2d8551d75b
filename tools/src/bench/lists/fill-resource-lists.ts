import { type Database } from '@rpm/database';

/** Number of large organizations, including the one whose lists are requested. All of them have the same number of patients and devices. */
const LARGE_ORGANIZATIONS = 2;
const SMALL_ORGANIZATIONS = 50;
const SMALL_SIZE = 100;

/**
 * In every organization, the first site has half of the patients and devices, and the second site a twentieth. Many patients and devices have no
 * site.
 */
export const COMMON_SITE = 1;
export const RARE_SITE = 2;
const SITES = 100;
const SITE = `case when n % 20 < 10 then ${COMMON_SITE} when n % 20 = 10 then ${RARE_SITE} when n % 20 < 13 then 3 + n % ${SITES - 2} end`;

/** Returns statements that insert the rows of one organization. All names are obviously fictitious. */
const statements = (organization: number, size: number) => [
  `insert into manufacturer (organization_id, id, name) overriding system value values (${organization}, 1, 'Example Maker')`,
  `insert into item (organization_id, id, manufacturer_id, name, model, sku, device_identifier_type) overriding system value
   select ${organization}, n, 1, 'Example Meter ' || n, 'EM-' || n, 'EX-EM-' || n, 'serial' from generate_series(1, 20) n`,
  `insert into site (organization_id, id, name, active) overriding system value
   select ${organization}, n, 'Example Clinic ' || n, true from generate_series(1, ${SITES}) n`,
  `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex, address,
     local_time_zone, site_id, archived, enrolled)
   overriding system value
   select ${organization}, n, 'Testina' || n * 31 % 300, 'Sampleton' || n * 97 % 5003, date '1930-01-01' + n * 7 % 30000,
     'testina-' || n || '@example.org', '+15555550100', 'list-' || n, 'unknown',
     jsonb_build_object('city', 'Testville', 'country', case when n % 50 = 0 then 'CA' else 'US' end, 'lineOne', n || ' Example Street',
       'lineTwo', null, 'state', 'CA', 'zipCode', (90000 + n % 1000)::text),
     'America/Los_Angeles', ${SITE}, n % 10 = 0, n % 5 > 0
   from generate_series(1, ${size}) n`,
  `insert into device (organization_id, id, item_id, current_patient_id, current_status, site_id, disabled_readings) overriding system value
   select ${organization}, n, 1 + n % 20, case when n % 4 > 0 then n end,
     case when n % 4 > 0 then 'withPatient' when n % 200 = 0 then 'lost' else 'available' end, ${SITE}, n % 100 = 0
   from generate_series(1, ${size}) n`,
  `insert into device_identifier (organization_id, type, value, normalized, device_id)
   select ${organization}, 'serial', 'serial-' || n, 'serial-' || n, n from generate_series(1, ${size}) n`,
  `insert into device_event (organization_id, device_id, type, event_timestamp)
   select ${organization}, n, 'registered', timestamptz '2026-01-01Z' from generate_series(1, ${size}) n`,
];

/**
 * Fills an empty, migrated database: two organizations have the given number of patients and of devices, and 50 others have a hundred.
 * @param administration a connection of a superuser
 * @returns the first organization
 */
export async function fillResourceLists(administration: Database, size: number): Promise<number> {
  const sizes = Array.from({ length: LARGE_ORGANIZATIONS + SMALL_ORGANIZATIONS }, (_, place) =>
    place < LARGE_ORGANIZATIONS ? size : SMALL_SIZE,
  );
  const organizations = await administration.transaction(async (manager) => {
    const created: number[] = [];
    for (const [place, each] of sizes.entries()) {
      const insert = 'insert into organization (name) values ($1) returning id';
      const [row] = await manager.query<{ id: number }[]>(insert, [`Benchmark ${place}`]);
      created.push(row?.id ?? 0);
      for (const statement of statements(row?.id ?? 0, each)) await manager.query(statement);
    }
    return created;
  });
  await administration.query('vacuum analyze');
  return organizations[0] ?? 0;
}
