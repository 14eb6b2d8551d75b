import { ConfigurationError, readConfiguration } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { Registry } from 'prom-client';
import { type RequestResult } from '../sending/answer';
import { DeliveryMetrics } from './metrics';
import { MetricsListener, metricsSettings } from './metrics-listener';
import { observeQueue } from './queue-metrics';

const ANSWER: RequestResult = {
  startTimestamp: new Date('2026-03-01T00:00:00Z'),
  durationMs: 120,
  responseStatus: 200,
  error: null,
  responseBody: '',
  retryAfterMs: null,
};

/** Returns the values of all metrics by name and labels, without histogram buckets. */
async function samplesOf(registry: Registry): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => /^rpm_/.test(line) && !line.includes('_bucket'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('delivery metrics', () => {
  it('count the HTTP requests and SQL statements of a process', async () => {
    const registry = new Registry();
    const metrics = new DeliveryMetrics(registry);
    const answers = [
      ANSWER,
      ANSWER,
      { ...ANSWER, responseStatus: 302 },
      { ...ANSWER, responseStatus: 200, error: 'timed_out' as const },
    ];
    for (const answer of answers) {
      metrics.requestStarted();
      metrics.requestEnded(answer);
    }
    metrics.requestStarted();
    metrics.requestsInterrupted(3);
    metrics.deliveriesFinished('delivered', 2);
    metrics.deliveriesFinished('cancelled');
    metrics.statementRun('claim');
    const { rpm_webhook_attempt_duration_seconds_sum: sum, ...samples } = await samplesOf(registry);
    expect(sum).toBeCloseTo(0.48);
    expect(samples).toEqual({
      'rpm_webhook_attempts_total{outcome="delivered"}': 2,
      'rpm_webhook_attempts_total{outcome="http_error"}': 1,
      'rpm_webhook_attempts_total{outcome="timed_out"}': 1,
      'rpm_webhook_attempts_total{outcome="interrupted"}': 3,
      rpm_webhook_attempt_duration_seconds_count: 4,
      'rpm_webhook_deliveries_finished_total{status="delivered"}': 2,
      'rpm_webhook_deliveries_finished_total{status="cancelled"}': 1,
      rpm_webhook_requests_in_flight: 1,
      'rpm_webhook_statements_total{kind="claim"}': 1,
    });
  });

  describe('about the queue', () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());

    it('are read on each scrape, and are absent while the database is unreachable', async () => {
      const registry = new Registry();
      const service = await database.connectAsService(1);
      observeQueue(registry, service);
      const idle = {
        rpm_webhook_pending_deliveries: 0,
        'rpm_webhook_oldest_due_age_seconds{webhooks="served"}': 0,
        'rpm_webhook_oldest_due_age_seconds{webhooks="held_back"}': 0,
        rpm_webhook_oldest_event_age_seconds: 0,
        'rpm_webhook_failing_webhooks{breaker="closed"}': 0,
        'rpm_webhook_failing_webhooks{breaker="open"}': 0,
        'rpm_webhook_failing_webhooks{breaker="half_open"}': 0,
        'rpm_webhook_disabled_webhooks{reason="gone"}': 0,
        'rpm_webhook_disabled_webhooks{reason="failing"}': 0,
        'rpm_webhook_dead_rows{row="event"}': 0,
        'rpm_webhook_dead_rows{row="delivery"}': 0,
        rpm_webhook_running_replays: 0,
        rpm_webhook_state_readable: 1,
      };
      expect(await samplesOf(registry)).toEqual(idle);
      const factory = await Factory.inNewOrganization(database.dataSource);
      await factory.webhookLog({ status: 'pending', lastResponseStatus: null });
      expect(await samplesOf(registry)).toEqual({ ...idle, rpm_webhook_pending_deliveries: 1 });
      await service.destroy();
      expect(await samplesOf(registry)).toEqual({ rpm_webhook_state_readable: 0 });
    });
  });

  it('are served on their own port, which serves nothing else', async () => {
    const registry = new Registry();
    new DeliveryMetrics(registry).requestStarted();
    const listener = await MetricsListener.start(registry, 0, '127.0.0.1');
    const answer = await fetch(listener.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(await answer.text()).toBe(await registry.metrics());
    expect((await fetch(listener.url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/', listener.url))).status).toBe(404);
    await listener.stop();
    await expect(fetch(listener.url)).rejects.toThrow();
  });

  it('require the token on their own port if METRICS_TOKEN is set', async () => {
    const token = 'an-example-token-of-nobody';
    const listener = await MetricsListener.start(new Registry(), 0, '127.0.0.1', token);
    const ask = async (authorization?: string) => {
      const { status, headers } = await fetch(listener.url, authorization === undefined ? {} : { headers: { authorization } });
      return [status, headers.get('www-authenticate')];
    };
    const refused = [401, 'Bearer realm="metrics"'];
    for (const authorization of [undefined, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token])
      expect([authorization, await ask(authorization)]).toEqual([authorization, refused]);
    for (const authorization of [`Bearer ${token}`, `bearer  ${token}`])
      expect([authorization, await ask(authorization)]).toEqual([authorization, [200, null]]);
    await listener.stop();
  });

  it.each(['short', 'fifteen-charact', 'sixteen characters', 'sixteen-"quoted"', ''.padStart(16, '=')])(
    'reject the METRICS_TOKEN setting %p without repeating it in the message',
    (token) => {
      const read = () => readConfiguration(metricsSettings, { METRICS_TOKEN: token });
      const message = 'METRICS_TOKEN: must be at least 16 letters, digits or characters of ._~+/- without blanks';
      expect(read).toThrow(new ConfigurationError([message]));
    },
  );
});
