import { Factory } from '@rpm/data-access/testing';
import { executedPlans, pagesRead, reportPlans, vacuumUntilVisible } from '@rpm/database/testing';
import { FhirClient, linkOf } from '../testing/fhir-client';
import { TestApi } from '../testing/test-api';

const ROWS = 20_000;

describe('database pages that a search below /fhir/r4 reads in a large organization', () => {
  let api: TestApi;
  let fhir: FhirClient;
  let key: string;
  /** Ids of the last patient and the last device, which an index scan by id would find last. */
  const last: Record<string, number> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    fhir = new FhirClient(api);
    const { dataSource } = api.database;
    const other = await Factory.inNewOrganization(dataSource);
    for (const factory of [other, api.factory]) {
      const { organizationId } = factory;
      const item = await factory.item({ readingKinds: ['weight'] });
      const site = await factory.site();
      await dataSource.query(
        `insert into patient (organization_id, first_name, last_name, sex, date_of_birth, email, external_identifier, archived, enrolled, site_id)
         select $1, 'First' || n % 300, 'Last' || n, 'female', date '1940-01-01' + n % 20000, 'p' || n || '@example.org', 'MRN-' || n, false, true, $2
         from generate_series(1, ${ROWS}) n`,
        [organizationId, site.id],
      );
      await dataSource.query(
        `with d as (
           insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
           select organization_id, $2, id, 'withPatient', false from patient where organization_id = $1 order by id returning *
         ), i as (
           insert into device_identifier (organization_id, device_id, type, value, normalized)
           select organization_id, id, 'serial', 'SN-' || id, 'SN-' || id from d
         )
         insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
         select organization_id, id, current_patient_id, now() from d`,
        [organizationId, item.id],
      );
    }
    const [row] = await dataSource.query<Record<string, number>[]>(
      `select max(d.id)::int as device, max(d.current_patient_id)::int as patient from device d where organization_id = $1`,
      [api.factory.organizationId],
    );
    Object.assign(last, row);
    await vacuumUntilVisible(dataSource);
    key = await api.factory.key();
    await reportPlans(api.database);
    await fhir.find('Organization', { key });
  });
  afterAll(() => api.stop());

  const pagesOf = async (query: string) => pagesRead(await executedPlans(() => fhir.search(query, { key })));

  it.each([
    ['Patient?_count=10', 400],
    ['Patient?identifier=MRN-19999', 100],
    ['Patient?_id=$patient', 100],
    ['Patient?email=p19999@example.org', 150],
    ['Patient?family=last19999', 1_500],
    ['Patient?name=first7&_count=10', 1_500],
    ['Patient?birthdate=1950-01-01&_total=accurate', 1_500],
    ['Patient?_lastUpdated=gt2099', 200],
    ['Patient?_sort=_lastUpdated&_count=10', 200],
    ['Device?patient=$patient', 100],
    ['Device?identifier=SN-$device', 150],
    ['Device?_count=10', 300],
    ['Device?_lastUpdated=gt2099', 200],
    ['DeviceUseStatement?patient=$patient', 100],
    ['DeviceUseStatement?device=$device', 100],
    ['DeviceUseStatement?_lastUpdated=gt2099', 200],
    ['Device?patient=$patient&_lastUpdated=gt2020', 100],
    ['DeviceUseStatement?patient=$patient&_lastUpdated=gt2020', 100],
    ['DeviceUseStatement?_count=10', 200],
    ['Location?_count=10', 100],
    ['Group', 3_000],
  ])('are few for %s', async (query, max) => {
    const pages = await pagesOf(query.replaceAll(/\$(\w+)/g, (_, name: string) => String(last[name])));
    expect(pages).toBeLessThanOrEqual(max);
  });

  it('are as few for a later page as for the first one', async () => {
    for (const query of ['Patient?_count=200', 'Patient?_count=200&_sort=_lastUpdated']) {
      let next = query as string | null;
      const read: number[] = [];
      for (let page = 0; page < 5 && next !== null; page++) {
        const plans = await executedPlans(async () => {
          next = linkOf(await fhir.search(next ?? '', { key }), 'next')?.split('/fhir/r4/')[1] ?? null;
        });
        read.push(pagesRead(plans));
      }
      expect(Math.max(...read)).toBeLessThan(2 * Math.min(...read));
    }
  });
});
