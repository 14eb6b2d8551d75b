import { type PageRequest, Patient, PATIENT_SORTS, type PatientFilter, type PatientOrder, type Page } from '@rpm/domain';
import { type JsonText } from '@rpm/database';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { PatientRepository } from './patient.repository';

// There are few different values, so that many patients are equal in some of them, and filters match several patients.
const names = fc.constantFrom('Al', 'al', 'Alan', 'Zoë', 'ZOË', 'O’Neil', '100%', 'a_b', 'İpek', '李');
// The indexes contain only the first 32 characters of postal codes and countries.
const start = 'The first 32 characters: 𐐀𐐀 x '.padEnd(32, '.');
const postalCodes = fc.constantFrom('90001', 'A1A 1A1', start, `${start}1`, `${start}2`);
const addresses = fc.record({
  city: fc.constant(null),
  country: fc.option(fc.constantFrom('US', 'CA', `${start}A`, `${start}B`)),
  lineOne: fc.constant(null),
  lineTwo: fc.constant(null),
  state: fc.constant(null),
  zipCode: fc.option(postalCodes),
});
const dates = fc.constantFrom('1960-02-29', '1960-03-01', '2000-12-31');
const patients = fc.record({
  firstName: names,
  lastName: names,
  address: fc.option(addresses),
  dateOfBirth: fc.option(dates),
  archived: fc.boolean(),
  enrolled: fc.boolean(),
});
type GivenPatient = typeof patients extends fc.Arbitrary<infer T> ? T : never;

const filters: fc.Arbitrary<PatientFilter> = fc.record(
  {
    name: fc.constantFrom('AL', 'l ', 'zoë', 'Zoe', '%', '_', 'i', '李', 'no one'),
    archived: fc.boolean(),
    enrolled: fc.boolean(),
    dateOfBirthMin: dates,
    dateOfBirthMax: dates,
    zipCode: fc.oneof(postalCodes, fc.constantFrom('a1a 1a1', '', `${start}3`)),
    country: fc.constantFrom('US', 'CA', 'MX', `${start}A`),
    email: fc.constant('TESTINA@example.org'),
  },
  { requiredKeys: [] },
);
const orders = fc.record({ sort: fc.constantFrom(...PATIENT_SORTS), sortDescending: fc.boolean() });
const requests = fc.record({ page: fc.integer({ min: 1, max: 6 }), size: fc.constantFrom(1, 3, 10, 250) });

/** The filters of the contract as plain conditions on the properties that a client sends. */
const CONDITIONS = {
  name: `position(fold_text($::text) in fold_text(first_name || ' ' || last_name)) > 0`,
  archived: 'archived = $',
  enrolled: 'enrolled = $',
  dateOfBirthMin: 'date_of_birth >= $::date',
  dateOfBirthMax: 'date_of_birth <= $::date',
  zipCode: `address->>'zipCode' = $`,
  country: `address->>'country' = $`,
  email: 'lower(email) = lower($)',
};
const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  externalIdentifier: 'external_identifier',
  id: 'id',
};

describe('PatientRepository.list', () => {
  let database: TestDatabase;
  let repository: PatientRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    repository = new PatientRepository(await database.connectAsService());
  });
  afterAll(() => database.drop());

  /** Creates an organization with patients, the first of whom are changed after they were created. */
  async function store(given: GivenPatient[], changed: GivenPatient[]): Promise<number> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { organizationId } = factory;
    for (const [at, properties] of given.entries()) {
      const { id } = await factory.patient(properties);
      const change = changed[at];
      if (change) await database.dataSource.getRepository(Patient).update({ organizationId, id }, change);
    }
    return organizationId;
  }

  /** Lists the ids on a page and the total with a plain statement. */
  async function naivePage(organizationId: number, filter: PatientFilter, order: PatientOrder, { page, size }: PageRequest) {
    const values: unknown[] = [organizationId];
    const conditions = Object.entries(filter).map(([name, value]) => {
      const condition = CONDITIONS[name as keyof typeof CONDITIONS];
      return `and ${condition.replace('$', `$${values.push(value)}`)}`;
    });
    const direction = order.sortDescending ? 'desc' : 'asc';
    const rows = await database.dataSource.query<{ id: number }[]>(
      `select id from patient where organization_id = $1 ${conditions.join(' ')} order by ${COLUMNS[order.sort]} ${direction}, id ${direction}`,
      values,
    );
    return { total: rows.length, ids: rows.slice((page - 1) * size, page * size).map(({ id }) => id) };
  }

  it('returns the same totals and pages as a plain statement on the properties that clients send', async () => {
    const questions = fc.array(fc.tuple(filters, orders, requests), { minLength: 15, maxLength: 15 });
    const cases = fc.tuple(fc.array(patients, { maxLength: 25 }), fc.array(patients, { maxLength: 10 }), questions);
    const property = fc.asyncProperty(cases, async ([given, changed, asked]) => {
      const organizationId = await store(given, changed);
      for (const [filter, order, request] of asked) {
        const { total, content } = (await repository.list(organizationId, filter, { ...order, ...request })) as Page<JsonText>;
        const ids = content.map(({ text }) => (JSON.parse(text) as { id: number }).id);
        expect({ total, ids }).toEqual(await naivePage(organizationId, filter, order, request));
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(10), endOnFailure: true });
  });
});
