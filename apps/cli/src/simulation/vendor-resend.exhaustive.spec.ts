import { Factory, type ReadingSamples, type ResendCase, resendCases, ResendFixture } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { answerFrom, isComparable, RESENDING_VENDORS, samplesOf } from '../testing/resending-vendor';
import { VendorResends } from '../testing/vendor-resends';

const VENDORS = RESENDING_VENDORS.map((vendor) => [vendor.title, vendor] as const);

describe.each(VENDORS)('a reading that %s sends again', (_, vendor) => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  const samples = samplesOf(vendor) as ReadingSamples;
  const kinds = READING_KIND_NAMES.filter((kind) => kind in samples);
  // Some rows begin with a reading that was sent to the API. The vendor sends it again in each.
  const rows = resendCases(0).flatMap((one, nth) => {
    const kind = isComparable(vendor, one.row) ? kinds[nth % kinds.length] : undefined;
    return kind === undefined ? [] : [{ ...one, nth, kind }];
  });

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  async function check(row: ResendCase, kind: ReadingKindName, nth: number): Promise<void> {
    const resends = new VendorResends(service, factory, vendor, nth);
    const fixture = new ResendFixture(service, factory, resends.submit, samples);
    const { first, answer, isOfFirst, before, after, state } = await fixture.apply(row, kind);
    expect([first, answer]).toEqual(['created', answerFrom(vendor, row)]);
    if (answer !== 'created' && answer !== 'completed') {
      expect(isOfFirst).not.toBe(false);
      expect(after).toEqual(before);
    }
    await resends.replay();
    expect(await state()).toEqual(after);
  }

  it.each(rows)('is processed as the table of resends says, and a replay changes nothing ($kind): $title', ({ row, kind, nth }) =>
    check(row, kind, nth),
  );

  it.each(kinds)(
    'is processed as the table of resends says, and a replay changes nothing, whatever the kind: %s',
    async (kind) => {
      const simple = rows.filter(({ row }) => row.since.length <= 1 && (row.form ?? 'device') === vendor.forms[0]);
      for (const { row, nth } of simple) await check(row, kind, nth);
    },
  );
});
