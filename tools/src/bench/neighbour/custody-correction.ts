import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../harness/server-process';
import { alignColumns } from '../../harness/table';
import { prepareReadings, withDataSource } from '../database/readings-database';
import { createKeys, startService } from '../measure/programs';
import { roundTo } from '../measure/statistics';
import { type BenchmarkContext, type BenchmarkResult, type DatabaseUrls, type Row } from '../row';
import { createWebhook } from '../webhook/webhook-setting';
import { type Phase, SteadyPosts } from './steady-posts';

/** Maximum duration of a correction of 100,000 readings, in seconds. */
const LIMIT_SECONDS = 20;
/** Ids: the device whose custody is corrected, its two patients, and another organization's device whose readings are posted meanwhile. */
const [CORRECTED, PATIENTS, OTHER] = [2, [2, 3], 1] as const;

export const custodyCorrection: Row = {
  name: 'custody-correction',
  about:
    'a custody correction of --readings readings, and posts and webhooks of another organization before, meanwhile and afterwards',
  defaults: { readings: 100_000, seconds: 15, rounds: 1 },
  run: async (bench) => {
    const urls = await bench.server.create('custody');
    const fill = { organizations: 2, devices: 2, readings: 2 * bench.readings };
    const database = await prepareReadings(bench, urls, fill);
    const addPatient = `insert into patient (organization_id, id, first_name, last_name, sex) overriding system value
      values ($1, ${PATIENTS[1]}, 'Testina', 'Sampleton', 'unknown')`;
    await withDataSource(urls.administrationUrl, (administration) =>
      administration.query(addPatient, [database.organizationIds[0]]),
    );
    return measureCorrection(bench, database);
  },
};

async function measureCorrection(
  bench: BenchmarkContext,
  database: DatabaseUrls & { organizationIds: number[]; postgres: string },
): Promise<BenchmarkResult> {
  const [key = '', otherKey = ''] = await createKeys(database, database.organizationIds);
  const posts = await SteadyPosts.start(bench, otherKey, OTHER);
  const box = randomBytes(32);
  const receiver = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(receiver.stop);
  await withDataSource(database.url, async (dataSource) => {
    for (const [place, port] of [receiver.port, posts.receiverPort].entries()) {
      const organizationId = database.organizationIds[place] ?? 0;
      await createWebhook(dataSource, box, { organizationId, type: 'reading.bloodGlucose', url: `http://127.0.0.1:${port}/rpm` });
    }
  });
  const settings = { WEBHOOK_ENCRYPTION_KEY: box.toString('base64'), WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', DELIVERY: 'on' };
  const { port } = await startService(bench, database, settings);
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
  const moved = await countMoved(database, bench.rounds);
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
    postgres: database.postgres,
  };
}

const cells = ({ p50, p99, slowest }: { p50: number; p99: number; slowest: number }) =>
  [p50, p99, slowest].map((ms) => ms.toFixed(0));

function countMoved({ administrationUrl }: DatabaseUrls, corrections: number): Promise<number> {
  return withDataSource(administrationUrl, async (administration) => {
    const moved = `select count(*) as moved from blood_glucose_reading where device_id = $1 and patient_id = $2 and version = $3`;
    const [row] = await administration.query<{ moved: number }[]>(moved, [CORRECTED, PATIENTS[corrections % 2], 1 + corrections]);
    return row?.moved ?? 0;
  });
}
