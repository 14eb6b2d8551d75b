import { EMITS, PageCost, READS, WRITES } from '../testing/page-cost';

describe('the database pages that a request reads', () => {
  let cost: PageCost;

  beforeAll(async () => {
    cost = await PageCost.start(1_200);
  });
  afterAll(() => cost.stop());

  it.each(READS)('do not depend on the size of the organization: GET $template$query', async (request) => {
    expect(await cost.expectSameCost(request)).toMatchObject({ status: 200 });
  });

  it.each(WRITES)('do not depend on the size of the organization for the events of $method $template', async (request) => {
    await cost.expectSameCost(request, EMITS);
  });

  it('are compared for lists, for lists of changes, and for resources', () => {
    expect(READS.filter(({ query }) => query.includes('updatedAfter')).length).toBeGreaterThan(9);
    expect(READS.length).toBeGreaterThan(90);
  });
});
