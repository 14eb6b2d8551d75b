import { ConfigurationError, type Database, type Loop, Pace } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { DeliveryQueue } from '../delivery-queue';
import { type Sample } from '../log/webhook-test';
import { type DeliveryMetrics } from '../metrics/metrics';
import { SenderPresence } from '../lease/sender-presence';
import { type DeadRow } from '../dead-rows/dead-rows';
import { type Sender } from '../sending/sender';
import { type DeliveryConfiguration } from '../settings';
import { Claimer } from './claimer';
import { FanOut } from './fan-out';
import { maintenanceLoops } from './maintenance';
import { ResultRecorder } from './result-recorder';
import { RunningRequests } from './running-requests';
import { SendingSlots } from './slots';

export interface DelivererOptions {
  /** A database with its own connection pool, so that API requests do not wait for the batch statements of webhook delivery. */
  database: Database;
  sender: Sender;
  box: SecretBox;
  configuration: DeliveryConfiguration;
  metrics?: DeliveryMetrics;
  /**
   * Called with every error of the background work, so that the caller can log the error; the work continues. The error may contain values from the
   * database.
   */
  onError: (error: unknown) => void;
  /** Called with every event or delivery that is set aside because it cannot be processed, so that the caller can log this. */
  onDead: (row: DeadRow) => void;
}

/** Minimum time between the time limit of a request and the end of its lease. The result of the request must be stored within this time. */
const MARGIN_MS = 5_000;

/**
 * Turns events into deliveries and sends the deliveries until it is stopped. Any number of senders can work on one database. If a sender dies, another one
 * repeats its unfinished deliveries: at once if it was watched ({@link SenderPresence}), otherwise after the lease has expired. A delivery passes through these
 * objects:
 *
 * 1. {@link FanOut} turns the events of the outbox into deliveries, begins the requests of those that get a slot, and queues the others.
 * 2. {@link Claimer} decides when to claim due deliveries from the queue, and begins their requests.
 * 3. {@link RunningRequests} records to whom the deliveries disclose patients' data, sends them, and passes on their results.
 * 4. {@link ResultRecorder} stores the results, and then releases the slots of the deliveries.
 *
 * They share no state but the {@link SendingSlots}: the slots that are free, whether events are waiting for some, and whether slots may be granted at all. Each
 * loop also wakes the loop that continues its work. This only saves time: a loop polls while the process is busy, and a quiet process asks the database for
 * work at intervals ({@link Pace}).
 */
export class Deliverer {
  private readonly queue: DeliveryQueue;
  private readonly slots: SendingSlots;
  private readonly recorder: ResultRecorder;
  private readonly requests: RunningRequests;
  private readonly claimer: Claimer;
  private readonly fanOut: FanOut;
  private readonly maintenance: Loop[];
  /** Shows other senders that this one is alive, while a session holds its lock. */
  readonly presence: SenderPresence;
  /** Decides whether the loops of this process poll. They poll until it is known that the process is notified of work. */
  readonly pace: Pace;

  /** Creates a deliverer. @throws ConfigurationError when the lease is too short for the time limit of a request */
  constructor(private readonly options: DelivererOptions) {
    const { database, configuration, metrics, onError, onDead } = options;
    const { WEBHOOK_LEASE_MS, WEBHOOK_DEADLINE_MS, WEBHOOK_CONCURRENCY } = configuration;
    if (WEBHOOK_LEASE_MS < WEBHOOK_DEADLINE_MS + MARGIN_MS) {
      throw new ConfigurationError([`WEBHOOK_LEASE_MS: must be at least ${MARGIN_MS} more than WEBHOOK_DEADLINE_MS.`]);
    }
    this.queue = new DeliveryQueue(database, WEBHOOK_LEASE_MS, onDead);
    this.presence = new SenderPresence(database, { owner: this.queue.owner, leaseMs: WEBHOOK_LEASE_MS }, onError);
    this.slots = new SendingSlots(WEBHOOK_CONCURRENCY);
    this.pace = new Pace({ database, args: () => this.queue.nextLooks(), onError });
    const parts = { queue: this.queue, slots: this.slots, pace: this.pace, metrics, onError };
    const wakeClaimer = () => this.claimer.loop.wake();
    this.recorder = new ResultRecorder(parts, wakeClaimer);
    this.requests = new RunningRequests(options, this.recorder);
    this.claimer = new Claimer(parts, this.requests);
    this.fanOut = new FanOut(parts, this.requests, wakeClaimer);
    this.maintenance = maintenanceLoops(options, parts, wakeClaimer);
  }

  start(): void {
    for (const { loop } of [this.fanOut, this.claimer, this.recorder]) loop.start();
    for (const loop of this.maintenance) loop.start();
  }

  /** Signals that new events or due deliveries of an organization may exist; of any organization by default. */
  wake(organizationId?: number): void {
    // Only the fan-out is woken, because it wakes the claimer if deliveries are waiting.
    this.fanOut.wake(organizationId);
  }

  /** Whether events have left the outbox whose deliveries are neither being sent nor in the delivery queue yet. */
  get areEventsLeaving(): boolean {
    return this.fanOut.areEventsLeaving;
  }

  /** Stops taking deliveries, finishes requests in progress and stores their results. */
  async stop(): Promise<void> {
    await Promise.all([this.fanOut.loop, this.claimer.loop, ...this.maintenance].map((loop) => loop.stop()));
    await this.requests.end();
    await this.recorder.loop.stop();
    await this.recordTheRest();
    this.pace.stop();
    await this.options.sender.close();
  }

  /** Stores the remaining results. If the database is unreachable, another sender repeats those deliveries after their leases have expired. */
  private async recordTheRest(): Promise<void> {
    try {
      await this.fanOut.queueTheRest();
      await this.recorder.recordAll();
    } catch (error) {
      this.options.onError(error);
    }
  }

  /**
   * Sends a sample event to an enabled or disabled webhook and waits until the result is stored. @returns the id of the webhook log @throws NotFound
   * @throws TemporaryProblem when no slot is free for a test
   */
  async sendTest(organizationId: number, webhookId: number, sample: Sample): Promise<number> {
    const release = this.slots.holdForTest(organizationId);
    this.pace.announceWork();
    try {
      const delivery = await this.queue.beginTest(organizationId, webhookId, sample);
      await this.queue.makeBodies([delivery], throwError);
      await this.queue.finish([await this.requests.sendTest(delivery)]);
      return delivery.logId;
    } finally {
      release();
    }
  }
}

function throwError(error: unknown): never {
  throw error;
}
