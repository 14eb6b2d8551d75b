import { benchInSpec } from '../testing/bench-in-spec';
import { runResourceLists } from './resource-lists';

/** This spec checks that the benchmark runs and compares its pages with plain statements, but not its figures. It uses the build of `npm test`. */
describe('benchmark resource-lists', () => {
  const sandbox = benchInSpec({ rounds: 1, seconds: 1, readings: 400 });

  it('measures every list of the organization, whose pages equal those of plain statements', async () => {
    const { figures, text, failures } = await runResourceLists(sandbox.bench, sandbox.database);
    expect(failures).toBe(0);
    const { lists } = figures as { lists: { path: string; total: number; pages: { name: string }[] }[] };
    expect(lists.find(({ path }) => path === '/api/v3/device')).toMatchObject({ total: 400 });
    expect(lists.every(({ pages }) => pages.map(({ name }) => name).join() === 'first,deep,last')).toBe(true);
    expect(text).toContain('every total and page is that of a plain statement');
  });
});
