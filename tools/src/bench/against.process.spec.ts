import { WORKSPACE_ROOT } from '@rpm/database';
import { main } from './main';
import { ROWS } from './rows';
import { HANGING_MS, optionsOf, runInSpec } from './testing/bench-in-spec';

describe('npm run bench -- --against', () => {
  // Any checkout with the same migrations can be compared; this one is always there. Rows that share a file start the other build alike, so one of each file is run.
  const DIFFERENT = ['reading-fetch', 'reading-post', 'reading-alone', 'reading-import', 'webhook-drain'];

  it.each(ROWS.filter(({ name, comparesBuilds }) => comparesBuilds === true && DIFFERENT.includes(name)))(
    '$name runs the build of another checkout',
    async (row) => {
      const options = { ...optionsOf(row), against: WORKSPACE_ROOT };
      await runInSpec(row, options, (result) => {
        expect(result.failures).toBe(0);
        expect(JSON.stringify(result.figures)).toContain('"against"');
      });
    },
    HANGING_MS,
  );
});

describe('npm run bench', () => {
  it.each<{ args: string[] }>([
    { args: ['no-such-row'] },
    { args: [] },
    { args: ['reading-fetch', '--rounds', '0'] },
    { args: ['reading-fetch', '--speed'] },
    { args: ['reading-fetch', '--node', 'new'] },
    { args: ['webhook-drain', '--node', '26'] },
    { args: ['footprint', '--against', '/tmp'] },
    { args: ['reading-fetch', '--against', '/nowhere'] },
  ])('prints the list of benchmarks and exits with status 64 for the arguments $args', async ({ args }) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const status = await main(args);
    const said = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(status).toBe(64);
    expect(said).toContain('  reading-fetch  ');
  });
});
