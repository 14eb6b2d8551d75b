import { createDataSource } from '@rpm/database';
import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { SecretBox } from '@rpm/encryption';
import { randomBytes } from 'node:crypto';
import { measureVariants, type BenchmarkVariant } from '../reading/compare';
import { openCopyOfReadingsDatabase, type ReadingsDatabase } from '../reading/readings-database';
import { newReadings, postRequest } from '../reading/reading-post';
import { type BenchmarkContext, type Row, type BenchmarkResult } from '../row';
import { startServer } from '../measure/server-process';
import { PROCESSOR_HEADINGS, processorCells } from '../measure/processor-columns';
import { median, throughputRatioIn, roundTo, summarize } from '../measure/statistics';
import { alignColumns } from '../measure/table';
import { createBenchmarkKey, serviceEnvironment, SERVICE, startServerVariant } from '../reading/variants';

const CONNECTIONS = 32;

export const webhookPublish: Row = {
  name: 'webhook-publish',
  about: 'posting single readings: without webhooks, with a webhook, and with the service sending the webhook at the same time',
  defaults: { readings: 20_000, rounds: 5 },
  run: async (bench) => {
    const databases = {
      alone: await openCopyOfReadingsDatabase(bench, '_alone'),
      webhook: await openCopyOfReadingsDatabase(bench, '_webhook'),
      sending: await openCopyOfReadingsDatabase(bench, '_sending'),
    };
    return runWebhookPublish(bench, databases);
  },
};

type Name = 'alone' | 'webhook' | 'sending';

const TITLES: Record<Name, string> = {
  alone: 'no webhook, DELIVERY=off',
  webhook: 'a webhook, DELIVERY=off',
  sending: 'a webhook, sent by the same process',
};
const NAMES = ['alone', 'webhook', 'sending'] as const;

/**
 * Measures how fast readings are posted with and without webhooks. @param databases one database to write to for each variant, because a service
 * would otherwise send the events of another variant
 */
export async function runWebhookPublish(
  bench: BenchmarkContext,
  databases: Record<Name, ReadingsDatabase>,
): Promise<BenchmarkResult> {
  bench.say('Starting the programs');
  const key = randomBytes(32);
  const { port, stop } = await startServer('tools/dist/bench/servers/webhook-receiver.js', {});
  bench.defer(stop);
  for (const name of ['webhook', 'sending'] as const) await createWebhook(databases[name], new SecretBox([key]), port);
  const environment = { WEBHOOK_ENCRYPTION_KEY: key.toString('base64'), WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' };
  const variants: BenchmarkVariant<Name>[] = [];
  const next = {} as Record<Name, () => string>;
  for (const name of NAMES) {
    const apiKey = await createBenchmarkKey(databases[name], ['readings:write']);
    const reading = newReadings();
    next[name] = () => postRequest(apiKey, JSON.stringify(reading()));
    const settings = { ...serviceEnvironment(databases[name]), ...environment, DELIVERY: name === 'sending' ? 'on' : 'off' };
    variants.push(await startServerVariant(bench, name, TITLES[name], SERVICE, settings));
  }
  const rounds = await measureVariants({ variants, requests: (_, name) => next[name], connections: CONNECTIONS }, bench);
  const summaries = summarize({ variants }, rounds);
  const ratioOf = (name: Name) => roundTo(median(rounds.map((round) => throughputRatioIn(round, name, 'alone'))), 3);
  const lines = NAMES.map((name) => {
    const { title, requestsPerSecond, p50, p99, cpu, spread } = summaries[name];
    return [
      title,
      String(requestsPerSecond),
      p50.toFixed(2),
      p99.toFixed(2),
      ratioOf(name).toFixed(2),
      ...processorCells(cpu, summaries.alone.cpu),
      `${Math.round(spread * 100)} %`,
    ];
  });
  return {
    figures: {
      ratio: ratioOf('sending'),
      ratioWebhook: ratioOf('webhook'),
      rounds,
      variants: summaries,
      readings: bench.readings,
    },
    text: [
      `ratio of sending to none ${ratioOf('sending').toFixed(2)}; ${CONNECTIONS} connections, medians of ${bench.rounds} round(s)`,
      '',
      ...alignColumns([
        ['variant', 'readings/s', 'p50 ms', 'p99 ms', 'ratio', ...PROCESSOR_HEADINGS.slice(0, 2), 'CPU ratio', 'spread'],
        ...lines,
      ]),
    ].join('\n'),
    failures: NAMES.reduce((total, name) => total + summaries[name].failures, 0),
    postgres: databases.alone.postgres,
  };
}

/** Creates a webhook for readings of blood glucose. @param port port of its receiver on this machine */
export async function createWebhook(
  { url, organizationId }: Pick<ReadingsDatabase, 'url' | 'organizationId'>,
  box: SecretBox,
  port: number,
): Promise<void> {
  const dataSource = await createDataSource({ connection: { connectionString: url }, poolSize: 1 }).initialize();
  const request = { organizationId, scopes: OPERATOR_SCOPES, expectedVersions: null, idempotency: null };
  const webhook = { type: 'reading.bloodGlucose', url: `http://127.0.0.1:${port}/rpm` } as const;
  await new WebhookRepository(dataSource, box, { checkUrl: () => Promise.resolve(null), maxPerOrganization: 250 })
    .create(request, webhook)
    .finally(() => dataSource.destroy());
}
