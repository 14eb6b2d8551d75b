import { type Connection, type createDataSource, type JsonText, type SecretBox } from '@rpm/data-access';
import { type DeadRow } from './queue/dead-rows';
import { ensureWeeks } from './retention/ensure-weeks';
import { EventBell } from './queue/event-bell';
import { type Registry } from 'prom-client';
import { AddressPolicy } from './address/address-policy';
import { Deliverer } from './deliverer';
import { type Loop } from './loop';
import { DeliveryMetrics } from './metrics/metrics';
import { Sender } from './sending/sender';
import { addressesOf, type DeliveryConfiguration } from './settings';
import { upkeepOfLogs } from './upkeep';

export interface DeliveryOptions {
  /** Best one of its own, with the patience of `delivery`: requests of others must not wait for batches. */
  dataSource: ReturnType<typeof createDataSource>;
  box: SecretBox;
  configuration: DeliveryConfiguration;
  registry: Registry;
  /** Told of what failed, to be logged without its message; the work goes on. */
  onError: (error: unknown) => void;
  /** Called with every row that is set aside, to be logged: nothing in it is data of a customer. */
  onDead: (row: DeadRow) => void;
}

/** All that a process needs to send webhooks. Until it is started it only sends tests. */
export class Delivery {
  private readonly deliverer: Deliverer;
  private readonly upkeep: Loop;
  private bell: EventBell | null = null;

  /** @throws ConfigurationError */
  constructor(private readonly options: DeliveryOptions) {
    const { configuration, registry } = options;
    const policy = new AddressPolicy(addressesOf(configuration));
    const sender = new Sender({ policy, deadlineMs: configuration.WEBHOOK_DEADLINE_MS });
    this.deliverer = new Deliverer({ ...options, sender, metrics: new DeliveryMetrics(registry) });
    this.upkeep = upkeepOfLogs(options.dataSource, configuration.WEBHOOK_RETENTION_DAYS, options.onError);
  }

  /** @param connection where other processes ring */
  async start(connection: Connection): Promise<void> {
    const { dataSource, onError } = this.options;
    // Logs for which there is no week yet go where they are removed one by one.
    await ensureWeeks(dataSource, new Date()).catch(onError);
    this.upkeep.start();
    this.deliverer.start();
    this.bell = new EventBell(connection, () => this.wake());
    await this.bell.listen();
  }

  /** There may be events, or deliveries that are due. */
  wake(): void {
    this.deliverer.wake();
  }

  /** Sends a sample and waits for what comes of it. @returns the id of its log. @throws NotFound */
  sendTest(organizationId: number, webhookId: number, sample: JsonText): Promise<number> {
    return this.deliverer.sendTest(organizationId, webhookId, sample);
  }

  /** Takes no more, and ends what is under way. */
  async stop(): Promise<void> {
    await this.bell?.close();
    await Promise.all([this.deliverer.stop(), this.upkeep.stop()]);
  }
}
