import { DISABLED_REASONS } from '@rpm/domain';
import { BREAKER_STATES, type DeliveryState, DeliveryStateReader } from '../queue/delivery-state';
import { type Database } from '@rpm/database';
import { Gauge, type Registry } from 'prom-client';

/** Label values and value of each sample of a Prometheus gauge. */
type Samples = [labels: Record<string, string>, value: number][];

/** The Prometheus gauges derived from a {@link DeliveryState}: name, help text, labels and samples. */
const GAUGES: [name: string, help: string, labelNames: string[], samples: (state: DeliveryState) => Samples][] = [
  [
    'rpm_webhook_pending_deliveries',
    'Deliveries that are not finished: due, being sent, or waiting for the next attempt.',
    [],
    ({ pending }) => [[{}, pending]],
  ],
  [
    'rpm_webhook_oldest_due_age_seconds',
    'Time since the oldest due delivery became due. Webhooks are served, or held_back because their servers fail or asked to wait. 0 if no delivery is due.',
    ['webhooks'],
    (state) => [
      [{ webhooks: 'served' }, state.oldestDueSeconds],
      [{ webhooks: 'held_back' }, state.oldestHeldBackSeconds],
    ],
  ],
  [
    'rpm_webhook_oldest_event_age_seconds',
    'Time for which the oldest event has waited for its fan-out into deliveries. 0 if no event waits.',
    [],
    ({ oldestEventSeconds }) => [[{}, oldestEventSeconds]],
  ],
  [
    'rpm_webhook_failing_webhooks',
    'Enabled webhooks whose last request failed, by state of the circuit breaker: closed (few failures), open (no requests until the next probe), or half_open (a probe is due).',
    ['breaker'],
    ({ breakers }) => BREAKER_STATES.map((breaker) => [{ breaker }, breakers[breaker]]),
  ],
  [
    'rpm_webhook_disabled_webhooks',
    'Webhooks that the service has disabled and nobody has enabled again, by reason: gone (the server answered 410) or failing (it accepted nothing for five days).',
    ['reason'],
    ({ disabled }) => DISABLED_REASONS.map((reason) => [{ reason }, disabled[reason]]),
  ],
  [
    'rpm_webhook_dead_rows',
    'Rows of the outbox (event) and of the queue (delivery) that the service set aside because the database rejected their data. If this is above 0, an operator must act.',
    ['row'],
    ({ deadEvents, deadDeliveries }) => [
      [{ row: 'event' }, deadEvents],
      [{ row: 'delivery' }, deadDeliveries],
    ],
  ],
  ['rpm_webhook_running_replays', 'Replays that are not finished.', [], ({ runningReplays }) => [[{}, runningReplays]]],
];

/**
 * Registers gauges that show the state of the queue. One statement reads it from the database on each scrape, so every process exports the same
 * values. While the database cannot be read, the gauges are absent instead of outdated, and `rpm_webhook_state_readable` is 0.
 */
export function observeQueue(registry: Registry, database: Database): void {
  const reader = new DeliveryStateReader(database);
  let reading: Promise<DeliveryState | null> | null = null;
  // All gauges of a scrape share one database query.
  const read = () =>
    (reading ??= reader
      .read()
      .catch(() => null)
      .finally(() => (reading = null)));

  for (const [name, help, labelNames, samples] of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        const state = await read();
        gauge.reset();
        // The gauge is removed, because an empty gauge without labels would be exported as 0, which would be wrong.
        if (state) for (const [labels, value] of samples(state)) gauge.set(labels, value);
        else gauge.remove({});
      },
    });
  }
  const readable: Gauge = new Gauge({
    name: 'rpm_webhook_state_readable',
    help: '1 if the state of delivery could be read from the database, otherwise 0.',
    registers: [registry],
    collect: async () => {
      readable.set((await read()) ? 1 : 0);
    },
  });
}
