import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { SecretBox } from '@rpm/encryption';
import { randomBytes } from 'node:crypto';
import { AddressPolicy } from '../address/address-policy';
import { Deliverer } from '../deliverer/deliverer';
import { Sender } from '../sending/sender';
import { type DeliveryConfiguration } from '../settings';
import { Receiver } from './receiver';

const CONFIGURATION: DeliveryConfiguration = {
  WEBHOOK_PORTS: [443],
  WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'],
  WEBHOOK_RETRY_SCHEDULE: [0.1, 0.1],
  WEBHOOK_CONCURRENCY: 64,
  WEBHOOK_DEADLINE_MS: 2_000,
  WEBHOOK_LEASE_MS: 10_000,
  WEBHOOK_KEEP_RESPONSES: 'on',
  WEBHOOK_RETENTION_DAYS: 90,
  EVENT_RETENTION_DAYS: 30,
};

/** Deliverers with a separate database, and a receiver for their requests. All are created anew for each test. */
export class DelivererFixture {
  database!: TestDatabase;
  mine!: Factory;
  receiver!: Receiver;
  /** The errors and set-aside rows that the deliverers report. */
  errors: unknown[] = [];
  readonly box = new SecretBox([randomBytes(32)]);
  private deliverers: Deliverer[] = [];

  async begin(): Promise<void> {
    this.database = await createTestDatabase();
    this.mine = await Factory.inNewOrganization(this.database.dataSource);
    this.receiver = await Receiver.listen();
    [this.deliverers, this.errors] = [[], []];
  }

  async end(): Promise<void> {
    for (const deliverer of this.deliverers) await deliverer.stop();
    await this.receiver.close();
    await this.database.drop();
  }

  async start(changes: Partial<DeliveryConfiguration> = {}): Promise<Deliverer> {
    const configuration = { ...CONFIGURATION, ...changes };
    const policy = new AddressPolicy({ ports: [], allowedNetworks: configuration.WEBHOOK_ALLOWED_NETWORKS });
    const sender = new Sender({ policy, deadlineMs: configuration.WEBHOOK_DEADLINE_MS });
    const database = await this.database.connectAsService(4);
    const deliverer = new Deliverer({
      database,
      sender,
      box: this.box,
      configuration,
      onError: (error) => this.errors.push(error),
      onDead: (row) => this.errors.push(row),
    });
    this.deliverers.push(deliverer);
    deliverer.start();
    return deliverer;
  }

  look = <T>(text: string, ...values: unknown[]) => this.database.dataSource.query<T[]>(text, values);
  request = () => ({
    organizationId: this.mine.organizationId,
    scopes: OPERATOR_SCOPES,
    expectedEntityTags: null,
    idempotency: null,
  });
  webhooks = () =>
    new WebhookRepository(this.database.dataSource, this.box, {
      checkUrl: () => Promise.resolve(null),
      maxPerOrganization: 250,
    });
  subscribe = async (url = this.receiver.url) =>
    JSON.parse((await this.webhooks().create(this.request(), { type: 'device.healthcheck', url })).text) as {
      id: number;
      secret: string;
    };
  emit = (count = 1) =>
    this.look(
      `insert into event (organization_id, type, subject_id, payload)
       select $1, 'device.healthcheck', n, json_build_object('n', n) from generate_series(1, $2::int) n`,
      this.mine.organizationId,
      count,
    );
  statuses = async () =>
    (await this.look<{ status: string }>('select status from webhook_log order by id')).map(({ status }) => status);
  eventually = async (look: () => Promise<unknown>, expected: unknown) => {
    await pollUntil(async () => JSON.stringify(await look()) === JSON.stringify(expected), true);
    expect(await look()).toEqual(expected);
  };
}
