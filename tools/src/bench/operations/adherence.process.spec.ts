import { benchInSpec } from '../testing/bench-in-spec';
import { runAdherence } from './adherence';

/** This spec checks that the benchmark runs and compares its totals with plain statements, but not its figures. It uses the build of `npm test`. */
describe('benchmark adherence', () => {
  const sandbox = benchInSpec({ rounds: 1, seconds: 1, readings: 300 });

  it('measures pages and filters, whose totals equal those of plain statements', async () => {
    const { figures, text, failures } = await runAdherence(sandbox.bench, sandbox.database);
    expect(failures).toBe(0);
    const { requests } = figures as { requests: { path: string; total: number }[] };
    expect(requests[0]).toMatchObject({ path: '/api/v3/adherence?size=250', total: 300 });
    expect(text).toContain('every total is that of a plain statement');
  });
});
