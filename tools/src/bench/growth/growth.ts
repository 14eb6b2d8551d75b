import { alignColumns } from '../../harness/table';
import { currentLoad, describeMachine } from '../measure/machine';
import { type Row } from '../row';
import { EXCEPTIONS, missesOf } from './growth-aims';
import { drawGrowth } from './growth-drawing';
import { type GrowthFigures, growthOf, type GrowthPlot } from './growth-figures';
import { measureAllFiles, measureLists, measureRequests } from './growth-measure';
import { type GrowthService, startGrowthService } from './growth-service';

export const FOLDER = 'docs/growth';

export const growth: Row = {
  name: 'growth',
  about: `p95 of each kind of request, and files, with a hundredth, a tenth and all of --readings readings and logs, drawn in ${FOLDER}`,
  defaults: { readings: 10_000_000, rounds: 60 },
  run: async (bench) => {
    const loadBefore = currentLoad();
    const sizes = [100, 10, 1].map((part) => Math.max(10, Math.round(bench.readings / part)));
    const services: GrowthService[] = [];
    for (const size of sizes) services.push(await startGrowthService(bench, size));
    const postgres = services[0]?.postgres ?? '';
    const requests = await measureRequests(bench, services);
    const lists = await measureLists(bench, services);
    const files = await measureAllFiles(bench, services);
    const { cpu, cores, date, node } = describeMachine(postgres, loadBefore);
    const about = `${date.slice(0, 10)}, ${cores} cores of ${cpu}, PostgreSQL ${postgres}, Node ${node}, load before ${loadBefore}; × is the change from a tenth`;
    const figures: GrowthFigures = { about, sizes, lists, requests, files };
    const drawings = Object.entries(drawGrowth(figures)).map(([name, text]) => [`${FOLDER}/${name}`, text] as const);
    return {
      figures: { ...figures },
      text: textOf(figures),
      documents: { [`${FOLDER}/growth.json`]: `${JSON.stringify(figures, null, 2)}\n`, ...Object.fromEntries(drawings) },
      failures: 0,
      misses: missesOf(figures),
      postgres,
    };
  },
};

function textOf({ sizes, lists, requests, files }: GrowthFigures): string {
  const rowsOf = (plots: readonly GrowthPlot[]) =>
    plots.flatMap((plot) =>
      plot.lines.map(({ name, values }) => [
        plot.title,
        name,
        ...values.map((value) => String(value ?? '–')),
        name === 'this service' ? growthOf(plot).toFixed(2) : '',
      ]),
    );
  const table = (unit: string, plots: readonly GrowthPlot[]) =>
    alignColumns([[unit, '', ...sizes.map(String), 'change'], ...rowsOf(plots)]);
  const exceptions = Object.entries(EXCEPTIONS).map(([title, reason]) => `- ${title}: ${reason}`);
  return [
    ...table('p95 in ms', [...lists, ...requests]),
    '',
    ...table('thousands of rows a second', files),
    '',
    ...(exceptions.length === 0 ? ['No exceptions'] : ['Exceptions:', ...exceptions]),
  ].join('\n');
}
