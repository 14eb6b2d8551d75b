import { setTimeout as sleep } from 'node:timers/promises';
import { ReadingCounter } from '@rpm/data-access';
import { countReadings, prepareSchema, withDataSource } from '../database/readings-database';
import { costOf, costTable } from '../measure/cost';
import { getRequest } from '../measure/http-request';
import { applyLoad, type LoadTestResult } from '../measure/load';
import { createKeys, startService } from '../measure/programs';
import { sum } from '../measure/statistics';
import { type Row } from '../row';

/**
 * Limits for 10,000 organizations. A list filtered by adherence counts the expired patients of its organization itself until they are recounted, so it is
 * slower for that time; two minutes each night disturb nobody. Meanwhile, the p99 of reads may at most double.
 */
const LIMITS = 'limits: 120 s, and twice the p99';
const PATIENTS_EACH = 10;
const EXPIRED = 'adherence_count where valid_until <= now()';

export const midnight: Row = {
  name: 'midnight',
  about: `adherence of --readings organizations with ${PATIENTS_EACH} patients each, recounted after a midnight, and reads meanwhile`,
  defaults: { readings: 10_000, rounds: 3 },
  run: async (bench) => {
    const urls = await bench.server.create('midnight');
    const postgres = await prepareSchema(urls.url);
    return withDataSource(urls.administrationUrl, async (administration) => {
      for (const statement of FILL(bench.readings)) await administration.query(statement);
      await countReadings(administration);
      const [key = ''] = await createKeys(urls, [1]);
      const { port, processes } = await startService(bench, urls);
      const request = getRequest('/api/v3/patient/1', { 'Service-API-Key': key });
      const reads: LoadTestResult[] = [];
      const read = async (seconds: number) =>
        reads.push(await applyLoad({ port, connections: 4, end: { milliseconds: seconds * 1000 }, next: () => request }));
      // Only one process at a time recounts: while the service does so, this counter has nothing to do.
      const recount = async (meanwhile?: () => Promise<unknown>) => {
        await administration.query('update adherence_count set valid_until = now()');
        await administration.query('vacuum analyze');
        const isExpired = async () => (await administration.query<object[]>(`select from ${EXPIRED} limit 1`)).length > 0;
        const work = () =>
          withDataSource(
            urls.url,
            async (service) => {
              const counter = new ReadingCounter(service);
              while (await isExpired()) {
                await counter.run();
                await sleep(50);
              }
            },
            'request',
          );
        return costOf(administration, processes, () => Promise.all([work(), meanwhile?.()]));
      };
      await read(bench.seconds);
      const costs = [];
      for (let round = 0; round < bench.rounds; round++) {
        bench.say(`Round ${round + 1} of ${bench.rounds}`);
        const cost = await recount();
        costs.push(cost);
        const seconds = (cost.ms ?? NaN) / 1000;
        await read(seconds);
        await recount(() => read(seconds));
      }
      const pairs = reads.slice(1).map(({ p50, p99 }) => `${p50.toFixed(1)}, ${p99.toFixed(1)}`);
      const text = [
        ...costTable({ recount: costs }),
        '',
        `reads alone and meanwhile, p50 and p99 in ms (${LIMITS}): ${pairs.join('; ')}`,
      ];
      const failures = sum(reads.map((load) => load.failures));
      return { figures: { organizations: bench.readings, costs, reads }, text: text.join('\n'), failures, postgres };
    });
  },
};

/** Statements that insert patients who have measured on different shares of 60 days. */
const FILL = (organizations: number) => [
  `insert into organization (name) select 'Benchmark ' || n from generate_series(1, ${organizations}) n`,
  `insert into patient (organization_id, first_name, last_name, sex, local_time_zone)
   select id, 'Testina', 'Sampleton', 'unknown', 'America/New_York' from organization, generate_series(1, ${PATIENTS_EACH})`,
  `insert into adherence_days (organization_id, patient_id, first_day, days)
   select organization_id, id, current_date - 60, (select string_agg(((id * 31 + day * 17) % 101 < id % 101)::int::text, '' order by day)
     from generate_series(0, 59) day)::varbit from patient`,
];
