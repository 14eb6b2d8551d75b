import { alignColumns } from '../../harness/table';
import { currentLoad, describeMachine } from '../measure/machine';
import { quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext, type Row } from '../row';
import { drawGrowth } from './growth-drawing';
import { type GrowthFigures, growthOf, type GrowthPlot, MAX_GROWTH, MIN_RATE } from './growth-figures';
import { FILE_COMMANDS, measureFiles } from './growth-files';
import { growthLists, pagesOf } from './growth-lists';
import { growthRequests } from './growth-requests';
import { type GrowthService, startGrowthService } from './growth-service';

/** Number of times that something is measured that one would use instead: its time is hardly of interest to the millisecond. */
const COMPARED = 6;
const WARM_UP = 3;
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
    const lists = await measureListsOf(bench, services);
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
      postgres,
    };
  },
};

type Work = (service: GrowthService, call: number) => Promise<unknown>;

/** Measures work on all sizes in turn, so that other work on the machine affects all of them alike. @returns the p95 at each size in milliseconds */
async function p95Of(services: readonly GrowthService[], count: number, work: Work): Promise<number[]> {
  const times = services.map((): number[] => []);
  for (let call = 0; call < count + WARM_UP; call++) {
    for (const [place, service] of services.entries()) {
      const begin = performance.now();
      await work(service, call);
      if (call >= WARM_UP) times[place]?.push(performance.now() - begin);
    }
  }
  return times.map((all) => roundTo(quantile(all, 0.95), 2));
}

async function measureRequests(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const plots: GrowthPlot[] = [];
  for (const { title, share = 1, send } of growthRequests()) {
    bench.say(title);
    const values = await p95Of(services, Math.ceil(bench.rounds * share), send);
    plots.push({ title, lines: [{ name: 'this service', values }] });
  }
  return plots;
}

async function measureListsOf(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const plots: GrowthPlot[] = [];
  for (const list of growthLists()) {
    bench.say(list.title);
    const totals = new Map<GrowthService, number>();
    for (const service of services) {
      const { total } = (await service.ask('GET', `${list.path}&size=1`)) as { total: number };
      totals.set(service, total);
    }
    const lines: GrowthPlot['lines'] = [];
    for (const [name, work] of Object.entries(pagesOf(list, 0))) {
      if (work === null) continue;
      const find: Work = (service, call) => pagesOf(list, totals.get(service) ?? 0)[name]?.(service, call) ?? Promise.resolve();
      const count = name === 'this service' ? bench.rounds : Math.min(COMPARED, bench.rounds);
      lines.push({ name, values: await p95Of(services, count, find) });
    }
    plots.push({ title: list.title, lines });
  }
  return plots;
}

async function measureAllFiles(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const rates: Awaited<ReturnType<typeof measureFiles>>[] = [];
  for (const service of services) rates.push(await measureFiles(bench, service));
  return FILE_COMMANDS.map((title) => ({
    title,
    lines: [{ name: 'this service', values: rates.map((rate) => roundTo(rate[title], 2)) }],
  }));
}

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
  const slower = [...lists, ...requests].filter((plot) => growthOf(plot) > MAX_GROWTH).map(({ title }) => title);
  const fewer = files.filter((plot) => growthOf(plot) < MIN_RATE).map(({ title }) => title);
  return [
    ...table('p95 in ms', [...lists, ...requests]),
    '',
    ...table('thousands of rows a second', files),
    '',
    `more than ${MAX_GROWTH} times the p95 at a tenth: ${slower.length}: ${slower.join(', ')}`,
    `less than ${MIN_RATE} of the rows a second at a tenth: ${fewer.length}: ${fewer.join(', ')}`,
  ].join('\n');
}
