import { quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext } from '../row';
import { growsTooMuch } from './growth-aims';
import { type GrowthPlot } from './growth-figures';
import { FILE_COMMANDS, measureFiles } from './growth-files';
import { pagesOf, totalOf } from './growth-list';
import { growthLists } from './growth-lists';
import { growthRequests } from './growth-requests';
import { type GrowthService } from './growth-service';

/** Number of calls of what one would use instead, one at each depth of a list: with ten million rows, a call takes up to a minute. */
const COMPARED = 3;
const WARM_UP = 3;
const SERVICE = 'this service';

type Work = (service: GrowthService, call: number) => Promise<unknown>;

/** One way to do something: the service, or what one would use instead. */
interface Way {
  name: string;
  count: number;
  work: Work;
}

export async function measureRequests(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const plots: GrowthPlot[] = [];
  for (const { title, share = 1, send, withTypeOrm } of growthRequests()) {
    const instead = { name: 'TypeORM', count: Math.min(COMPARED, bench.rounds) };
    const ways: Way[] = [{ name: SERVICE, count: Math.ceil(bench.rounds * share), work: send }];
    plots.push(await measure(bench, services, title, withTypeOrm ? [...ways, { ...instead, work: withTypeOrm }] : ways));
  }
  return plots;
}

export async function measureLists(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const plots: GrowthPlot[] = [];
  for (const list of growthLists()) {
    const pages = new Map<GrowthService, ReturnType<typeof pagesOf>>();
    for (const service of services) pages.set(service, pagesOf(list, await totalOf(list, service)));
    const ways = Object.entries(pagesOf(list, 0)).flatMap(([name, page]): Way[] => {
      const count = name === SERVICE ? bench.rounds : Math.min(COMPARED, bench.rounds);
      return page ? [{ name, count, work: async (service, call) => pages.get(service)?.[name]?.(service, call) }] : [];
    });
    plots.push(await measure(bench, services, list.title, ways));
  }
  return plots;
}

/** Measures all ways to do something. If the service misses its aim, it is measured once more, because other work on the machine may be the reason. */
async function measure(
  bench: BenchmarkContext,
  services: readonly GrowthService[],
  title: string,
  ways: readonly Way[],
): Promise<GrowthPlot> {
  const lines: GrowthPlot['lines'] = [];
  const measureLine = async ({ name, count, work }: Way, begin: number) => {
    const line = { name, values: await p95Of(services, begin, count, work) };
    bench.say(`${title}, ${name}: ${line.values.join(' ')} ms`);
    return line;
  };
  for (const way of ways) {
    const line = await measureLine(way, 0);
    const isRepeated = way.name === SERVICE && growsTooMuch({ title, lines: [line] });
    lines.push(isRepeated ? await measureLine(way, way.count + WARM_UP) : line);
  }
  return { title, lines };
}

/**
 * Measures work on all sizes in turn, so that other work on the machine affects all of them alike.
 * @param begin the number of the first call @returns the p95 at each size in milliseconds
 */
async function p95Of(services: readonly GrowthService[], begin: number, count: number, work: Work): Promise<number[]> {
  const times = services.map((): number[] => []);
  for (let call = 0; call < count + WARM_UP; call++) {
    for (const [place, service] of services.entries()) {
      const start = performance.now();
      await work(service, begin + call);
      if (call >= WARM_UP) times[place]?.push(performance.now() - start);
    }
  }
  return times.map((all) => roundTo(quantile(all, 0.95), 2));
}

export async function measureAllFiles(bench: BenchmarkContext, services: readonly GrowthService[]): Promise<GrowthPlot[]> {
  const rates: Awaited<ReturnType<typeof measureFiles>>[] = [];
  for (const service of services) rates.push(await measureFiles(bench, service));
  return FILE_COMMANDS.map((title) => ({
    title,
    lines: [{ name: SERVICE, values: rates.map((rate) => roundTo(rate[title], 2)) }],
  }));
}
