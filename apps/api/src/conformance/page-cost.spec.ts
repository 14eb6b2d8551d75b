import { PageCost, READS } from '../testing/page-cost';

/** Lists in their default order. `page-cost.plan.spec.ts` covers all other requests, and larger organizations. */
const USUAL = READS.filter(({ query }) => query.startsWith('?') && !query.includes('&'));

describe('the database pages that a request reads', () => {
  let cost: PageCost;

  beforeAll(async () => {
    cost = await PageCost.start(150);
  });
  afterAll(() => cost.stop());

  it.each(USUAL)('do not depend on the size of the organization: GET $template$query', async (request) => {
    expect(await cost.expectSameCost(request)).toMatchObject({ status: 200 });
  });
});
