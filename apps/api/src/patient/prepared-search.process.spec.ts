import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ServiceProcess } from '../testing/service-process';

const PATIENTS = 1_300;
/** Place of a patient of the second batch, whom another transaction has locked when the service is killed. */
const LOCKED = 700;

const MISSING_OR_WRONG = `
  with expected as (select p.organization_id, p.id as patient_id, w as word from patient p
    cross join lateral words_of_patient(p.first_name, p.last_name, p.external_identifier, p.email, p.date_of_birth, p.phone_number) w)
  (table expected except select organization_id, patient_id, word from patient_search_word)
  union all (select organization_id, patient_id, word from patient_search_word except table expected)`;

describe('a service that prepares the search for existing patients', () => {
  let database: TestDatabase;
  const services: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const service of services) service.signal('SIGKILL');
    await database.drop();
  });

  const start = () => {
    const service = ServiceProcess.spawn({ DATABASE_URL: database.url });
    services.push(service);
    return service;
  };

  it('is continued by the next process after it was killed in a batch, and stores the exact words of every patient', async () => {
    const { dataSource } = database;
    const { organizationId } = await Factory.inNewOrganization(dataSource);
    await dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, date_of_birth, external_identifier)
       select $1, 'Testina ' || n, 'Sampleton-' || n % 7, 'unknown', date '1940-01-01' + n, 'MRN-' || n from generate_series(1, ${PATIENTS}) n`,
      [organizationId],
    );
    const ids = (await dataSource.query<{ id: number }[]>('select id from patient order by id')).map(({ id }) => id);
    // This is the state after the migration: all patients exist, and none of them has words.
    await dataSource.query('delete from patient_search_word');
    await dataSource.query('insert into patient_search_state values ($1, 0)', [organizationId]);
    const through = async () => {
      const [state] = await dataSource.query<{ through: number }[]>('select through from patient_search_state');
      return state?.through ?? null;
    };
    await dataSource.transaction(async (manager) => {
      await manager.query('select from patient where id = $1 for update', [ids[LOCKED]]);
      const killed = start();
      await pollUntil(through, ids[499] ?? 0);
      killed.signal('SIGKILL');
      await killed.ended();
    });
    const rename = 'update patient set last_name = $2 where id = $1';
    for (const place of [3, LOCKED, 1_200]) await dataSource.query(rename, [ids[place], 'Renamed']);
    expect(await through()).toBe(ids[499]);
    start();
    await pollUntil(through, null);
    expect(await dataSource.query(MISSING_OR_WRONG)).toEqual([]);
    const [words] = await dataSource.query<object[]>(
      'select count(distinct patient_id)::int as patients from patient_search_word',
    );
    expect(words).toEqual({ patients: PATIENTS });
  });
});
