import assert from 'node:assert/strict';
import { type Database } from '@rpm/database';
import {
  DeliveryQueue,
  DisclosureRecord,
  ensureEventPartitions,
  ensureWeeklyPartitions,
  type FinishedDelivery,
} from '@rpm/webhook-delivery';
import { alignColumns } from '../../harness/table';
import { prepareReadings, withDataSource } from '../database/readings-database';
import { walPosition } from '../measure/cost';
import { findPostmaster, startProcessorClock } from '../measure/processor-time';
import { roundTo } from '../measure/statistics';
import { type BenchmarkContext, type Row } from '../row';
import { bytesOf, DELIVERY_TABLES, EVENT_TABLES, READING_TABLES } from './stored-bytes';
import { daysOf } from './disk-days';
import { postReadings, recordReads, type SharedBytes, trailBytesOf } from './trail-bytes';

/** Numbers of deliveries whose results one statement stores. A quiet service stores one at a time, and a busy one up to 200. */
const AT_ONCE = [1, 10, 100];

const LEASE_MS = 600_000;

const DEVICES = 1_000;

export const footprint: Row = {
  name: 'footprint',
  about:
    'bytes on disk per reading, event, delivery and row of the audit trail, what storing a delivery costs, and how many days 100 GB last',
  defaults: { readings: 20_000 },
  run: async (bench) => {
    const urls = await bench.server.create('footprint');
    const fill = { organizations: 1, devices: DEVICES, readings: bench.readings };
    const { postgres, organizationIds } = await prepareReadings(bench, urls, fill);
    const organizationId = organizationIds[0] ?? 0;
    const { reading, event, deliveries, trail } = await withDataSource(urls.administrationUrl, (administration) =>
      withDataSource(urls.url, (service) => measure(bench, { administration, service, url: urls.url, organizationId })),
    );
    const clinic = { readingsPerDay: 1_000 * 288, eventDays: 30, deliveryDays: 90 };
    const figures = {
      reading: { bytes: reading },
      event: { bytes: event },
      trail,
      deliveries: deliveries.map((one) => ({ ...one, days: daysOf(clinic, { reading, event, delivery: one.bytes }) })),
    };
    const days = figures.deliveries.map(({ atOnce, days }) => `${days} (${atOnce} at once)`).join(', ');
    return {
      figures,
      text: [
        `${reading} bytes per reading and ${event} per event, with indexes. 100 GB hold 1,000 continuous monitors with one webhook for days: ${days}`,
        '',
        ...alignColumns([
          ['deliveries at once', 'bytes', 'WAL bytes', 'PostgreSQL µs', 'sender µs'],
          ...deliveries.map(({ atOnce, ...one }) =>
            [atOnce, one.bytes, one.wal, one.postgres ?? '-', one.node ?? '-'].map(String),
          ),
        ]),
        '',
        `Audit trail: ${trail.read} bytes per single read (aim 250), with indexes`,
        '',
        ...alignColumns([
          ['sharing a row', 'bytes per posted reading (aim 60 at 100)', 'bytes per delivery (aim 100 at 100)'],
          ...trail.posts.map(({ atOnce, bytes }, at) => [atOnce, bytes, trail.deliveries[at]?.bytes ?? NaN].map(String)),
        ]),
      ].join('\n'),
      failures: 0,
      postgres,
    };
  },
};

interface Connections {
  administration: Database;
  service: Database;
  url: string;
  organizationId: number;
}

async function measure({ readings, say }: BenchmarkContext, { administration, service, url, organizationId }: Connections) {
  const now = new Date();
  await ensureWeeklyPartitions(service, now);
  await ensureEventPartitions(service, now);
  await administration.query(PREPARE);
  const postmaster = await findPostmaster(url);
  const queue = new DeliveryQueue(service, LEASE_MS, ({ cause }) => assert.fail(`A row was set aside: ${cause}`));
  const reading = (await bytesOf(administration, READING_TABLES)) / readings;
  say('Recording reads and posted readings in the audit trail');
  const fill = { organizationId, devices: DEVICES, readings };
  const read = await trailBytesOf(administration, readings, () => recordReads(service, fill));
  const trail = { read, posts: [] as SharedBytes[], deliveries: [] as SharedBytes[] };
  const disclosures = new DisclosureRecord({ database: service, onError: (error) => assert.fail(String(error)) });
  const events: number[] = [];
  const deliveries: { atOnce: number; bytes: number; wal: number; postgres: number | null; node: number | null }[] = [];
  for (const atOnce of AT_ONCE) {
    say(`Storing ${readings} deliveries, ${atOnce} at once`);
    const eventsBefore = await bytesOf(administration, EVENT_TABLES);
    const held = await leaseAll(administration, queue);
    assert.equal(held.length, readings);
    events.push(((await bytesOf(administration, EVENT_TABLES)) - eventsBefore) / readings);
    const disclosed = await trailBytesOf(administration, readings, async () => {
      const all = held.map(({ delivery }) => delivery);
      for (let first = 0; first < all.length; first += atOnce) await disclosures.store(all.slice(first, first + atOnce));
    });
    trail.deliveries.push({ atOnce, bytes: disclosed });
    await administration.query('checkpoint');
    const bytesBefore = await bytesOf(administration, DELIVERY_TABLES);
    const walBefore = await walPosition(administration);
    const elapsed = startProcessorClock({ server: process.pid, postmaster });
    for (let first = 0; first < held.length; first += atOnce) await queue.finish(held.slice(first, first + atOnce));
    const { node, postgres } = elapsed();
    const per = (total: number) => roundTo(total / readings, 1);
    const perOrNull = (total: number | null) => (total === null ? null : per(total));
    const wal = per((await walPosition(administration)) - walBefore);
    await administration.query('vacuum');
    const bytes = per((await bytesOf(administration, DELIVERY_TABLES)) - bytesBefore);
    deliveries.push({ atOnce, bytes, wal, postgres: perOrNull(postgres), node: perOrNull(node) });
  }
  // These readings cause events, so they are posted when all others are delivered.
  for (const [round, atOnce] of AT_ONCE.entries()) {
    const bytes = await trailBytesOf(administration, readings, () => postReadings(service, fill, { atOnce, round }));
    trail.posts.push({ atOnce, bytes });
  }
  return { reading: roundTo(reading, 1), event: roundTo(Math.max(...events), 1), deliveries, trail };
}

/** SQL that gives all patients different data, and creates webhooks that have already succeeded once. */
const PREPARE = `
  update patient set first_name = initcap(substr(md5(id::text), 1, 7)), last_name = initcap(substr(md5('l' || id), 1, 9)),
    email = substr(md5('e' || id), 1, 12) || '@example.org', external_identifier = substr(md5('x' || id), 1, 10),
    phone_number = '+1555' || lpad((id * 7919 % 10000000)::text, 7, '0');
  insert into webhook (organization_id, url, types, enabled) select id, 'https://example.org/hook', '{reading.bloodGlucose}', true from organization;
  insert into webhook_health (organization_id, webhook_id, last_success_timestamp) select organization_id, id, now() from webhook;`;

/** Publishes one event for each reading, and leases the deliveries of these events. @returns the deliveries with their results */
async function leaseAll(administration: Database, queue: DeliveryQueue) {
  await administration.query(
    `insert into event (organization_id, type, subject_id, version, payload)
     select organization_id, 'reading.bloodGlucose', id, 1, null from blood_glucose_reading order by id`,
  );
  const startTimestamp = new Date();
  const held: FinishedDelivery<Awaited<ReturnType<DeliveryQueue['withBodies']>>[number]>[] = [];
  for (let isMore = true; isMore;) {
    const result = await queue.lease(1_000);
    assert(result, 'An event could not be published.');
    for (const delivery of await queue.withBodies(result.leased))
      held.push({
        delivery,
        status: 'delivered',
        next: null,
        pauseMs: null,
        isGone: false,
        attempt: { startTimestamp, durationMs: 20, responseStatus: 200, error: null, responseBody: '{"ok":true}' },
      });
    ({ isMore } = result);
  }
  return held;
}
