import { Device, type DeviceFilter, type PageRequest, type Page } from '@rpm/domain';
import { type JsonText } from '@rpm/database';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { DeviceRepository } from './device.repository';

/** A generated device. Its item, site and patient are indexes of short lists, so that filters match several devices. */
const devices = fc.record({
  item: fc.nat(1),
  site: fc.option(fc.nat(1)),
  patient: fc.option(fc.nat(2)),
  status: fc.constantFrom('available' as const, 'lost' as const, 'decommissioned' as const),
  disabledReadings: fc.boolean(),
});
type DeviceExample = typeof devices extends fc.Arbitrary<infer T> ? T : never;

const filters = fc.record(
  {
    item: fc.nat(1),
    site: fc.nat(1),
    patient: fc.nat(2),
    currentStatus: fc.constantFrom('available' as const, 'withPatient' as const, 'lost' as const, 'returning' as const),
    disabledReadings: fc.boolean(),
  },
  { requiredKeys: [] },
);
const requests = fc.record({ page: fc.integer({ min: 1, max: 6 }), size: fc.constantFrom(1, 3, 10, 250) });

/** Ids of the items, sites and patients to which generated devices and filters refer by index. */
interface Related {
  items: number[];
  sites: number[];
  patients: number[];
}

const COLUMNS = {
  itemId: 'item_id',
  siteId: 'site_id',
  patientId: 'current_patient_id',
  currentStatus: 'current_status',
  disabledReadings: 'disabled_readings',
};

describe('DeviceRepository.list', () => {
  let database: TestDatabase;
  let repository: DeviceRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    repository = new DeviceRepository(await database.connectAsService());
  });
  afterAll(() => database.drop());

  async function relatedRows(factory: Factory): Promise<Related> {
    const ids = async (count: number, create: () => Promise<{ id: number }>) => {
      const created: number[] = [];
      for (let at = 0; at < count; at++) created.push((await create()).id);
      return created;
    };
    return {
      items: await ids(2, () => factory.item()),
      sites: await ids(2, () => factory.site()),
      patients: await ids(3, () => factory.patient()),
    };
  }

  /** Inserts devices without the repository, and then changes the first ones. */
  async function store(organizationId: number, related: Related, examples: DeviceExample[], changes: DeviceExample[]) {
    const table = database.dataSource.getRepository(Device);
    for (const [at, example] of examples.entries()) {
      const properties = { droppedReadings: 0, ...propertiesOf(example, related) };
      const { identifiers } = await table.insert({ organizationId, ...properties });
      const change = changes[at];
      if (change) await table.update({ organizationId, id: identifiers[0]?.['id'] as number }, propertiesOf(change, related));
    }
  }

  function propertiesOf({ item, site, patient, status, disabledReadings }: DeviceExample, { items, sites, patients }: Related) {
    const currentPatientId = patient === null ? null : (patients[patient] ?? null);
    return {
      itemId: items[item] ?? 0,
      siteId: site === null ? null : (sites[site] ?? null),
      currentPatientId,
      currentStatus: currentPatientId === null ? status : ('withPatient' as const),
      disabledReadings,
    };
  }

  /** Lists the ids on a page and the total with a plain statement. */
  async function plainPage(organizationId: number, filter: DeviceFilter, { page, size }: PageRequest) {
    const values: unknown[] = [organizationId];
    const conditions = Object.entries(filter).map(
      ([name, value]) => `${COLUMNS[name as keyof typeof COLUMNS]} = $${values.push(value)}`,
    );
    const text = `select id from device where ${['organization_id = $1', ...conditions].join(' and ')} order by id`;
    const rows = await database.dataSource.query<{ id: number }[]>(text, values);
    return { total: rows.length, ids: rows.slice((page - 1) * size, page * size).map(({ id }) => id) };
  }

  it('returns the same totals and pages as a plain statement on the properties of the devices', async () => {
    const questions = fc.array(fc.tuple(filters, requests), { minLength: 15, maxLength: 15 });
    const cases = fc.tuple(fc.array(devices, { maxLength: 25 }), fc.array(devices, { maxLength: 10 }), questions);
    const property = fc.asyncProperty(cases, async ([examples, changes, asked]) => {
      const factory = await Factory.inNewOrganization(database.dataSource);
      const { organizationId } = factory;
      const related = await relatedRows(factory);
      await store(organizationId, related, examples, changes);
      for (const [{ item, site, patient, ...others }, request] of asked) {
        const filter: DeviceFilter = {
          ...others,
          ...(item !== undefined && { itemId: related.items[item] }),
          ...(site !== undefined && { siteId: related.sites[site] }),
          ...(patient !== undefined && { patientId: related.patients[patient] }),
        };
        const { total, content } = (await repository.list(organizationId, filter, request)) as Page<JsonText>;
        const ids = content.map(({ text }) => (JSON.parse(text) as { id: number }).id);
        expect({ total, ids }).toEqual(await plainPage(organizationId, filter, request));
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(10), endOnFailure: true });
  });
});
