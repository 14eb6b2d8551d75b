import { type Database } from '@rpm/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { bodyRequest, getRequest } from '../measure/http-request';
import { applyLoad } from '../measure/load';
import { createKeys, startService } from '../measure/programs';
import { quantile, roundTo, sum } from '../measure/statistics';
import { type Row } from '../row';
import { createSource, IMEI, messageOf, processed } from './bench-source';

const PER_SECOND = 5;
const FLOOD_CONNECTIONS = 16;
const LIMIT = 2;

interface Sent {
  messages: number;
  failures: number;
  /** Times in milliseconds until a message was answered and its reading could be seen in the database. */
  stored: number[];
  /** Latencies of the reads in milliseconds. */
  reads: number[];
}

/** One source that sends a few messages a second, alone and beside a source of another organization that sends many at once. */
export const ingestFairness: Row = {
  name: 'ingest-fairness',
  about: `${PER_SECOND} messages a second of one source, alone and while the source of another organization sends --readings messages at once; reads likewise`,
  defaults: { readings: 50_000, seconds: 60 },
  hasHttpServers: true,
  run: async (bench) => {
    const urls = await bench.server.create('ingest_fairness');
    const postgres = await prepareSchema(urls.url);
    return withDataSource(urls.administrationUrl, async (administration) => {
      const organizations = [await fillOrganization(administration, FILL), await fillOrganization(administration, FILL)];
      const [key = '', floodingKey = ''] = await createKeys(urls, organizations, ['*', 'ingest:write']);
      // Messages are processed by the processes that deliver webhooks.
      const { port } = await startService(bench, urls, { DELIVERY: 'on' });
      const [source, flooding] = [await createSource(port, key, 'telli'), await createSource(port, floodingKey, 'telli')];
      const read = getRequest('/api/v3/blood-pressure-reading?size=10', { 'Service-API-Key': key });
      let count = 0;

      /** Sends a message and a read every 200 ms until the promise is settled. */
      const sendUntil = async (end: Promise<unknown>): Promise<Sent> => {
        const sent: Sent = { messages: 0, failures: 0, stored: [], reads: [] };
        const waiting: Promise<unknown>[] = [];
        const state = { isOver: false };
        const over = end.finally(() => {
          state.isOver = true;
        });
        const once = (text: string) => applyLoad({ port, connections: 1, end: { requests: 1 }, next: () => text });
        while (!state.isOver) {
          const [begin, nth] = [performance.now(), count++];
          const [posted, found] = await Promise.all([
            once(bodyRequest('POST', source.path, source.headers, messageOf(nth))),
            once(read),
          ]);
          sent.messages++;
          sent.failures += posted.failures + found.failures;
          sent.reads.push(found.p50);
          const seen = seenReading(administration, organizations[0] ?? 0, nth);
          waiting.push(seen.then(() => sent.stored.push(performance.now() - begin)));
          await sleep(Math.max(0, 1000 / PER_SECOND - (performance.now() - begin)));
        }
        await Promise.all(waiting);
        await over;
        return sent;
      };
      const flood = async () => {
        let sent = 0;
        let failures = 0;
        const next = () => bodyRequest('POST', flooding.path, flooding.headers, messageOf(sent++));
        while (sent < bench.readings) {
          failures += (await applyLoad({ port, connections: FLOOD_CONNECTIONS, end: { milliseconds: 1_000 }, next })).failures;
        }
        const received = sent;
        await processed(administration);
        return { received, failures };
      };

      bench.say('Warming up');
      await sendUntil(sleep(Math.min(bench.seconds, 10) * 1000));
      await processed(administration);
      bench.say('Alone');
      const alone = await sendUntil(sleep(bench.seconds * 1000));
      bench.say(`Beside ${bench.readings} messages of the other source`);
      const flooded = flood();
      const beside = await sendUntil(flooded);
      const { received, failures } = await flooded;

      const figuresOf = ({ messages, stored, reads }: Sent) => {
        const of = (values: number[], share: number) => roundTo(quantile(values, share), 1);
        return { messages, p50: of(stored, 0.5), p99: of(stored, 0.99), readP50: of(reads, 0.5), readP99: of(reads, 0.99) };
      };
      const conditions = { alone: figuresOf(alone), beside: figuresOf(beside) };
      const ratio = roundTo(conditions.beside.p99 / conditions.alone.p99, 2);
      const readRatio = roundTo(conditions.beside.readP99 / conditions.alone.readP99, 2);
      const missing = received + count - (await countReadings(administration));
      const lines = Object.entries(conditions).map(([condition, { messages, p50, p99, readP50, readP99 }]) => [
        condition,
        ...[messages, p50, p99, readP50, readP99].map(String),
      ]);
      const misses = [
        ...(ratio > LIMIT ? [`The p99 until a reading is stored is ${ratio} times that alone (at most ${LIMIT}).`] : []),
        ...(readRatio > LIMIT ? [`The p99 of reads is ${readRatio} times that alone (at most ${LIMIT}).`] : []),
      ];
      return {
        figures: { ratio, readRatio, received, conditions },
        text: [
          `p99 until a reading is stored beside ${received} messages to that alone: ${ratio.toFixed(2)}; reads: ${readRatio.toFixed(2)}`,
          '',
          ...alignColumns([['condition', 'messages', 'stored p50 ms', 'p99 ms', 'read p50 ms', 'p99 ms'], ...lines]),
        ].join('\n'),
        failures: sum([alone.failures, beside.failures, failures, Math.abs(missing)]),
        misses,
        postgres,
      };
    });
  },
};

/** A device with the IMEI in the messages, in each organization. */
const FILL = [
  `insert into item (organization_id, name) values ($1, 'Example Cuff')`,
  `insert into device (organization_id, item_id, current_status, disabled_readings) select organization_id, id, 'available', false from item where organization_id = $1`,
  `insert into device_identifier (organization_id, device_id, type, value, normalized)
   select organization_id, id, 'imei', '${IMEI}', '${IMEI}' from device where organization_id = $1`,
];

/** Waits until the reading of the nth message can be seen in the database, at which it looks every 5 ms. */
async function seenReading(administration: Database, organizationId: number, nth: number): Promise<void> {
  const stored = `select from blood_pressure_reading where organization_id = $1 and reading_timestamp = to_timestamp($2 / 1000.0) limit 1`;
  const { time } = JSON.parse(messageOf(nth)) as { time: string };
  while ((await administration.query<object[]>(stored, [organizationId, Number(time)])).length === 0) await sleep(5);
}

async function countReadings(administration: Database): Promise<number> {
  const [row] = await administration.query<{ count: number }[]>('select count(*)::integer as count from blood_pressure_reading');
  return row?.count ?? 0;
}
