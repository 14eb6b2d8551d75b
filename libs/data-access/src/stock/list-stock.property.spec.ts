import { DEVICE_STATUSES, Page, type PageRequest, type StockFilter } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { StockRepository } from './stock.repository';

// There are few items and sites, so that several devices are in one place. Site 0 stands for the central stock.
const items = fc.nat({ max: 3 });
const sites = fc.nat({ max: 3 });
const devices = fc
  .record({ item: items, site: sites, status: fc.constantFrom(...DEVICE_STATUSES) })
  .filter(({ site, status }) => status !== 'availableAtSite' || site > 0);
const counts = fc.record({ item: items, site: sites, available: fc.nat({ max: 50 }), promised: fc.nat({ max: 50 }) });
const stocks = fc.record({
  devices: fc.array(devices, { maxLength: 40 }),
  counts: fc.uniqueArray(counts, { maxLength: 8, selector: ({ item, site }) => item * 10 + site }),
});
type Stock = typeof stocks extends fc.Arbitrary<infer T> ? T : never;

const filters = fc.record({ item: items, site: sites.filter((at) => at > 0) }, { requiredKeys: [] });
const requests = fc.record({ page: fc.integer({ min: 1, max: 5 }), size: fc.constantFrom(1, 2, 5, 15, 250) });

const FREE = new Set<string>(['available', 'availableAtSite']);

/** An entry in the list of stock: an item in one place, with ids instead of resources. */
interface StockEntry {
  itemId: number;
  siteId: number | null;
  tracked: boolean;
  available: number;
  promised: number;
}

/** Computes the expected list of stock by the rules of the contract, with plain code. */
function placesOf({ devices, counts }: Stock, itemIds: readonly number[], siteIds: readonly (number | null)[]): StockEntry[] {
  const at = ({ item, site }: { item: number; site: number }) => ({ itemId: itemIds[item] ?? 0, siteId: siteIds[site] ?? null });
  const places = counts.map((one): StockEntry => ({
    ...at(one),
    tracked: false,
    available: one.available,
    promised: one.promised,
  }));
  for (const device of devices) {
    const [isFree, isPromised] = [FREE.has(device.status), device.status === 'allocated'];
    if (!isFree && !isPromised) continue;
    const { itemId, siteId } = at(device);
    let place = places.find((one) => one.tracked && one.itemId === itemId && one.siteId === siteId);
    if (!place) places.push((place = { itemId, siteId, tracked: true, available: 0, promised: 0 }));
    place[isFree ? 'available' : 'promised'] += 1;
  }
  return places;
}

function naivePage(places: readonly StockEntry[], { itemId, siteId }: StockFilter, request: PageRequest) {
  const matching = places
    .filter((one) => (itemId === undefined || one.itemId === itemId) && (siteId === undefined || one.siteId === siteId))
    .sort(
      (a, b) =>
        [a.itemId - b.itemId, (a.siteId ?? 0) - (b.siteId ?? 0), Number(a.tracked) - Number(b.tracked)].find(
          (order) => order !== 0,
        ) ?? 0,
    );
  const start = (request.page - 1) * request.size;
  return new Page(matching.slice(start, start + request.size), request, matching.length).toJSON();
}

interface Shown extends Omit<StockEntry, 'itemId' | 'siteId'> {
  item: { id: number };
  site: { id: number } | null;
}

const placeOf = (text: string): StockEntry => {
  const { item, site, ...counted } = JSON.parse(text) as Shown;
  return { itemId: item.id, siteId: site?.id ?? null, ...counted };
};

describe('StockRepository.list', () => {
  let database: TestDatabase;
  let repository: StockRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    repository = new StockRepository(await database.connectAsService());
  });
  afterAll(() => database.drop());

  /** Creates an organization with the given stock. */
  async function store({ devices, counts }: Stock) {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const { organizationId } = factory;
    const itemIds: number[] = [];
    const { id: manufacturerId } = await factory.manufacturer();
    for (let n = 0; n < 4; n++) itemIds.push((await factory.item({ manufacturerId })).id);
    const siteIds: (number | null)[] = [null];
    for (let n = 0; n < 3; n++) siteIds.push((await factory.site()).id);
    const fill = (text: string, rows: object[], ...more: number[]) =>
      database.dataSource.query(text, [organizationId, itemIds, siteIds, JSON.stringify(rows), ...more]);
    await fill(
      `insert into device (organization_id, item_id, site_id, current_status, current_patient_id, disabled_readings)
       select $1, ($2::bigint[])[item + 1], ($3::bigint[])[site + 1], status, case status when 'withPatient' then $5::bigint end, false
       from json_to_recordset($4) as given (item int, site int, status text)`,
      devices,
      (await factory.patient()).id,
    );
    await fill(
      `insert into stock (organization_id, item_id, site_id, quantity, promised)
       select $1, ($2::bigint[])[item + 1], ($3::bigint[])[site + 1], available + promised, promised
       from json_to_recordset($4) as given (item int, site int, available int, promised int)`,
      counts,
    );
    return { organizationId, itemIds, siteIds };
  }

  it('returns the stock as the contract defines it, without that of another organization', async () => {
    const cases = fc.tuple(stocks, fc.array(fc.tuple(filters, requests), { minLength: 15, maxLength: 15 }));
    const property = fc.asyncProperty(cases, async ([stock, questions]) => {
      const { organizationId, itemIds, siteIds } = await store(stock);
      await store(stock);
      const places = placesOf(stock, itemIds, siteIds);
      for (const [{ item, site }, request] of questions) {
        const filter: StockFilter = {
          ...(item !== undefined && { itemId: itemIds[item] ?? 0 }),
          ...(site !== undefined && { siteId: siteIds[site] ?? 0 }),
        };
        const { content, ...page } = (await repository.list(organizationId, filter, request)).toJSON();
        const listed = content.map(({ text }) => placeOf(text));
        expect({ ...page, content: listed }).toEqual(naivePage(places, filter, request));
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(10), endOnFailure: true });
  });
});
