import { setTimeout as sleep } from 'node:timers/promises';
import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { alignColumns } from '../../harness/table';
import { openReadings } from '../database/readings-database';
import { deviceOfReading } from '../database/readings-fill';
import { createKeys, startCompared } from '../measure/programs';
import { quantile, roundTo } from '../measure/statistics';
import { type Row } from '../row';
import { headersByOwner, PATH } from './compared-readings';

/** Pause in milliseconds before each request, in which the program becomes idle: it gathers rows of the audit trail for two milliseconds. */
const PAUSE_MS = 20;
const WARM_UP_REQUESTS = 50;

export const readingAlone: Row = {
  name: 'reading-alone',
  about:
    'what a single read on an idle service waits, the commit of its row of the audit trail included: this service, bare node:http',
  hasHttpServers: true,
  comparesBuilds: true,
  run: async (bench) => {
    const database = await openReadings(bench);
    const headersOf = headersByOwner(database, await createKeys(database, database.organizationIds, ['readings:read']));
    const programs = await startCompared(bench, database, 'bare-fetch');
    const waits = programs.map(() => [] as number[]);
    let id = 0;
    const end = performance.now() + bench.rounds * bench.seconds * 1_000;
    for (let turn = 0; turn < WARM_UP_REQUESTS || performance.now() < end; turn++) {
      if (turn === 0) bench.say('Reading one at a time');
      id = 1 + (id % database.readings);
      for (const [at, { port }] of programs.entries()) {
        await sleep(PAUSE_MS);
        const begin = performance.now();
        const headers = headersOf(deviceOfReading(database, id));
        const { status } = await fetchText(`http://127.0.0.1:${port}${PATH}/${id}`, { operation: 'read', headers });
        assert.equal(status, 200);
        if (turn >= WARM_UP_REQUESTS || performance.now() >= end) waits[at]?.push(performance.now() - begin);
      }
    }
    const variants = programs.map(({ name, title }, at) => {
      const all = waits[at] ?? [];
      return { name, title, requests: all.length, p50: roundTo(quantile(all, 0.5), 2), p99: roundTo(quantile(all, 0.99), 2) };
    });
    const [service, baseline] = variants;
    const longer = roundTo((service?.p50 ?? NaN) - (baseline?.p50 ?? NaN), 2);
    return {
      figures: { longer, variants },
      text: [
        `${longer} ms longer than ${baseline?.name}, in the median; one request at a time, ${PAUSE_MS} ms after the one before`,
        '',
        ...alignColumns([
          ['variant', 'requests', 'p50 ms', 'p99 ms'],
          ...variants.map(({ title, requests, p50, p99 }) => [title, String(requests), p50.toFixed(2), p99.toFixed(2)]),
        ]),
      ].join('\n'),
      failures: 0,
      postgres: database.postgres,
    };
  },
};
