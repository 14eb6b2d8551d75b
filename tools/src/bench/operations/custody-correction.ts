import { fetchText } from '@rpm/client';
import { SecretBox } from '@rpm/encryption';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { startServer } from '../measure/server-process';
import { roundTo } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { fillDatabase } from '../reading/fill-database';
import { type DatabaseUrls, openDisposableDatabase, prepareSchema, withDataSource } from '../reading/readings-database';
import { createKeys, SERVICE, serviceEnvironment } from '../reading/variants';
import { type BenchmarkContext, type BenchmarkResult, type Row } from '../row';
import { createWebhook } from '../webhook/webhook-publish';
import { type Phase, SteadyPosts } from './steady-posts';

/** The longest that a correction of 100,000 readings may take, in seconds. */
const LIMIT_SECONDS = 20;

export const custodyCorrection: Row = {
  name: 'custody-correction',
  about:
    'a custody correction of --readings readings, and posts and webhooks of another organization before, meanwhile and afterwards',
  defaults: { readings: 100_000, seconds: 15, rounds: 1 },
  run: async (bench) => runCustodyCorrection(bench, await openDisposableDatabase(bench, `custody_${process.pid}`)),
};

/** Ids of the device whose custody is corrected, of its two patients, and of the device whose readings are posted meanwhile. */
const [CORRECTED, PATIENTS, OTHER] = [1, [1, 3], 2] as const;

/** @param urls an empty database */
export async function runCustodyCorrection(bench: BenchmarkContext, urls: DatabaseUrls): Promise<BenchmarkResult> {
  const postgres = await prepareSchema(urls.url);
  bench.say(`Writing ${2 * bench.readings} readings`);
  const organizations = await withDataSource(urls.administrationUrl, (administration) => fill(administration, bench.readings));
  const [key = '', otherKey = ''] = await createKeys(urls.url, organizations, ['*']);
  const posts = await SteadyPosts.start(bench, otherKey, OTHER);
  const box = randomBytes(32);
  const correctedReceiver = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(correctedReceiver.stop);
  for (const [place, port] of [correctedReceiver.port, posts.receiverPort].entries()) {
    await createWebhook({ ...urls, organizationId: organizations[place] ?? 0 }, new SecretBox([box]), port);
  }
  const environment = { WEBHOOK_ENCRYPTION_KEY: box.toString('base64'), WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', DELIVERY: 'on' };
  const { port, stop } = await startServer(SERVICE, { ...serviceEnvironment(urls), ...environment });
  bench.defer(stop);
  const assignments = `http://127.0.0.1:${port}/api/v3/device/${CORRECTED}/assignment`;
  const headers = { 'Service-API-Key': key, 'Content-Type': 'application/merge-patch+json' };
  const listed = await fetchText(assignments, { operation: 'list', headers });
  const { content } = JSON.parse(listed.text) as { content: { id: number }[] };
  const correct = async (patientId: number) => {
    const begin = performance.now();
    const body = JSON.stringify({ patient: { id: patientId } });
    const request = { operation: 'correct', method: 'PATCH', headers, body };
    const { status, text } = await fetchText(`${assignments}/${content[0]?.id}`, request);
    assert.equal(status, 200, text);
    return roundTo((performance.now() - begin) / 1000, 2);
  };

  const milliseconds = bench.seconds * 1000;
  posts.begin(port);
  await posts.during(() => sleep(milliseconds / 3));
  const seconds: number[] = [];
  const phases: Phase[][] = [];
  for (let round = 0; round < bench.rounds; round++) {
    bench.say('Measuring the posts alone');
    const before = await posts.during(() => sleep(milliseconds));
    bench.say('Correcting');
    const meanwhile = await posts.during(async () => void seconds.push(await correct(PATIENTS[(round + 1) % 2] ?? 0)));
    bench.say('Measuring the posts while the events of the correction are sent');
    phases.push([before, meanwhile, await posts.during(() => sleep(milliseconds))]);
  }
  const moved = await countMoved(urls, bench.rounds);
  assert.equal(moved, bench.readings, 'The correction must move all readings.');
  await posts.end();

  const titles = ['before', 'during the correction', 'while its events are sent'];
  const measured = phases.map((all) => all.map((phase, place) => ({ phase: titles[place] ?? '', ...posts.latencyIn(phase) })));
  const lines = measured.flat().map(({ phase, post, delivery }) => [phase, ...cells(post), ...cells(delivery)]);
  const slowest = Math.max(...seconds);
  return {
    figures: { seconds: slowest, readings: bench.readings, corrections: seconds, phases: measured },
    text: [
      `A custody correction of ${bench.readings} readings took ${seconds.join(', ')} s (at most ${LIMIT_SECONDS} s for 100,000).`,
      `Another organization posts ${SteadyPosts.PER_SECOND} readings per second. Milliseconds of a post, and from a post to its webhook:`,
      '',
      ...alignColumns([['posts', 'p50', 'p99', 'slowest', 'webhook: p50', 'p99', 'slowest'], ...lines]),
    ].join('\n'),
    failures: posts.failures,
    postgres,
  };
}

const cells = ({ p50, p99, slowest }: { p50: number; p99: number; slowest: number }) =>
  [p50, p99, slowest].map((ms) => ms.toFixed(0));

/** Fills an empty, migrated database with two organizations, each of which has a device with readings. @returns the ids of the organizations */
async function fill(administration: DataSource, readings: number): Promise<number[]> {
  const owner = '($1::bigint[])[g]';
  const catalogue = [
    `insert into item (organization_id, id, name) overriding system value select ${owner}, g, 'Example Meter' from generate_series(1, 2) g`,
    `insert into patient (organization_id, id, first_name, last_name, sex) overriding system value
     values (($1::bigint[])[1], ${PATIENTS[1]}, 'Testina', 'Sampleton', 'unknown')`,
  ];
  await fillDatabase(administration, { organizations: 2, catalogue, devices: 2, owner, item: 'g' }, 2 * readings);
  const rows = await administration.query<{ id: number }[]>('select id from organization order by id');
  return rows.map(({ id }) => id);
}

function countMoved({ administrationUrl }: DatabaseUrls, corrections: number): Promise<number> {
  return withDataSource(administrationUrl, async (administration) => {
    const moved = `select count(*) as moved from blood_glucose_reading where device_id = $1 and patient_id = $2 and version = $3`;
    const [row] = await administration.query<{ moved: number }[]>(moved, [CORRECTED, PATIENTS[corrections % 2], 1 + corrections]);
    return row?.moved ?? 0;
  });
}
