import { PATIENT_SORTS, type PatientFilter, type Page } from '@rpm/domain';
import { type Database, type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { PatientRepository } from './patient.repository';

const MAX_CHARACTERS = 255;
const [FIRST_OF_FOUR_BYTES, CODE_POINTS_OF_FOUR_BYTES] = [0x10000, 0x100000];

/** Returns a text of the greatest permitted length, whose characters take four bytes each and cannot be compressed. @param seed distinguishes texts */
function longestText(seed: number): string {
  let state = seed;
  const codePoints = Array.from({ length: MAX_CHARACTERS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return FIRST_OF_FOUR_BYTES + ((state >>> 8) % CODE_POINTS_OF_FOUR_BYTES);
  });
  return String.fromCodePoint(...codePoints);
}

describe('a patient whose texts all have the greatest permitted length', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;
  let siteId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    const factory = await Factory.inNewOrganization(database.dataSource);
    organizationId = factory.organizationId;
    siteId = (await factory.site()).id;
  });
  afterAll(() => database.drop());

  const longest = (seed: number) => ({
    firstName: longestText(seed),
    lastName: longestText(seed + 1),
    dateOfBirth: '1970-01-31',
    email: `${longestText(seed + 2)}@example.org`,
    externalIdentifier: longestText(seed + 3),
    site: { id: siteId },
    address: {
      city: longestText(seed + 4),
      country: longestText(seed + 5),
      lineOne: longestText(seed + 6),
      lineTwo: longestText(seed + 7),
      state: longestText(seed + 8),
      zipCode: longestText(seed + 9),
    },
  });

  it('can be created and replaced, and is found by every filter in every order', async () => {
    const patients = new PatientRepository(service);
    const write = { organizationId, expectedEntityTags: null, idempotency: null };
    const { id } = JSON.parse((await patients.create(write, longest(1))).text) as { id: number };
    await patients.create(write, longest(100));
    const { firstName, lastName, email, externalIdentifier, address } = longest(200);
    await patients.replace(write, id, longest(200));
    const filters: PatientFilter[] = [
      { name: firstName },
      { name: lastName },
      { email },
      { externalIdentifier: [externalIdentifier] },
      { zipCode: address.zipCode },
      { country: address.country },
      { id: [id], siteId: [siteId] },
    ];
    for (const filter of filters) {
      for (const sort of PATIENT_SORTS) {
        const order = { sort, sortDescending: false };
        const { total, content } = (await patients.list(organizationId, filter, {
          ...order,
          page: 1,
          size: 15,
        })) as Page<JsonText>;
        expect([total, ...content.map((patient) => (JSON.parse(patient.text) as { id: number }).id)]).toEqual([1, id]);
      }
    }
  });
});
