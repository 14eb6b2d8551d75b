import {
  BloodGlucoseReading,
  Device,
  DeviceAssignment,
  DeviceEvent,
  DeviceIdentifier,
  EARLIEST_READING,
  Item,
  Kit,
  KitItem,
  Manufacturer,
  Organization,
  Patient,
  Site,
  Webhook,
  WebhookLog,
} from '@rpm/domain';
import { type EntityTarget, type ObjectLiteral } from 'typeorm';
import { ApiKeyRepository } from '../access/api-key.repository';
import { type Database } from '@rpm/database';
import { OrganizationRepository } from '../access/organization.repository';

/** The address of a test patient. */
export const ADDRESS = {
  city: 'Testville',
  country: 'US',
  lineOne: '1 Example St',
  lineTwo: null,
  state: 'CA',
  zipCode: '00000',
};

/**
 * Inserts valid test rows for one organization, together with the rows they depend on. A spec overrides the properties that it tests. All names are
 * obviously fictitious.
 */
export class Factory {
  private static made = 0;
  private items = 0;

  private constructor(
    readonly dataSource: Database,
    readonly organization: Organization,
  ) {}

  static async inNewOrganization(dataSource: Database): Promise<Factory> {
    const name = `Organization ${++Factory.made} of ${process.pid}`;
    return new Factory(dataSource, await new OrganizationRepository(dataSource).create(name));
  }

  get organizationId(): number {
    return this.organization.id;
  }

  /** Creates an API key for the organization. @returns the token of the key */
  async key(
    scopes: string[] = [
      '*',
      'organization:write',
      'keys:write',
      'console:write',
      'audit:read',
      'audit:write',
      'ingest:read',
      'ingest:write',
      'ingest:raw',
    ],
    expireTimestamp: Date | null = null,
  ): Promise<string> {
    const grant = { name: 'Test key', scopes, expireTimestamp };
    return (await new ApiKeyRepository(this.dataSource).create(this.organizationId, grant)).token.text;
  }

  async site(overrides: Partial<Site> = {}): Promise<Site> {
    return this.insert(Site, { name: 'Test Clinic', active: true, address: null, ...overrides });
  }

  async manufacturer(overrides: Partial<Manufacturer> = {}): Promise<Manufacturer> {
    return this.insert(Manufacturer, { name: 'Example Devices', ...overrides });
  }

  async item(overrides: Partial<Item> = {}): Promise<Item> {
    const manufacturerId = overrides.manufacturerId === undefined ? (await this.manufacturer()).id : overrides.manufacturerId;
    const sku = `EX-EM-${++this.items}`;
    return this.insert(Item, { name: 'Example Meter', model: 'EM-1', sku, ...overrides, manufacturerId });
  }

  /** Inserts a kit. @param counts the number of units of each item in the kit, by the item's id */
  async kit(counts: Readonly<Record<number, number>>, overrides: Partial<Kit> = {}): Promise<Kit> {
    const kit = await this.insert(Kit, { name: 'Example starter kit', archived: false, ...overrides });
    for (const [itemId, count] of Object.entries(counts)) {
      await this.insert(KitItem, { kitId: kit.id, itemId: Number(itemId), count });
    }
    return kit;
  }

  async patient(overrides: Partial<Patient> = {}): Promise<Patient> {
    return this.insert(Patient, {
      firstName: 'Testina',
      lastName: 'Sampleton',
      dateOfBirth: '1970-01-31',
      email: 'testina@example.org',
      phoneNumber: '+15555550100',
      // Patients are sorted by this text in the order in which they were made, however many there are.
      externalIdentifier: `test-${String(++Factory.made).padStart(6, '0')}`,
      sex: 'unknown',
      address: ADDRESS,
      ...overrides,
    });
  }

  /** Inserts a device with a serial number, an event and, by default, a patient. */
  async device(overrides: Partial<Device> = {}): Promise<Device> {
    const itemId = overrides.itemId ?? (await this.item()).id;
    const currentPatientId = overrides.currentPatientId === undefined ? (await this.patient()).id : overrides.currentPatientId;
    const currentStatus = currentPatientId === null ? 'available' : 'withPatient';
    const device = await this.insert(Device, {
      currentStatus,
      disabledReadings: false,
      ...overrides,
      itemId,
      currentPatientId,
    });
    // No spec states such a serial number itself, so it means this device alone.
    const value = `FACTORY-${++Factory.made}`;
    await this.insert(DeviceIdentifier, { type: 'serial', value, normalized: value, deviceId: device.id });
    if (currentPatientId !== null) {
      const startTimestamp = EARLIEST_READING;
      await this.insert(DeviceAssignment, { deviceId: device.id, patientId: currentPatientId, startTimestamp });
    }
    const eventTimestamp = new Date('2026-01-01T00:00:00Z');
    await this.insert(DeviceEvent, { deviceId: device.id, type: 'registered', eventTimestamp });
    return device;
  }

  async reading(overrides: Partial<BloodGlucoseReading> = {}): Promise<BloodGlucoseReading> {
    const device = overrides.deviceId === undefined ? await this.device() : await this.findDevice(overrides.deviceId);
    return this.insert(BloodGlucoseReading, {
      patientId: overrides.patientId ?? device?.currentPatientId ?? (await this.patient()).id,
      deviceId: device?.id ?? null,
      itemId: device?.itemId ?? null,
      readingTimestamp: new Date('2026-02-03T04:05:06.789Z'),
      measurementIndex: null,
      glucose: 101,
      beforeMeal: true,
      afterMeal: false,
      manual: false,
      deviceTimeZoneOffset: -28_800,
      patientTimeZoneOffset: null,
      ...overrides,
    });
  }

  async webhook(overrides: Partial<Webhook> = {}): Promise<Webhook> {
    const webhook = Webhook.of(this.organizationId, ['device.healthcheck'], { url: 'https://example.org/hook' });
    const row = await this.insert(Webhook, Object.assign(webhook, overrides));
    await this.run('insert into webhook_health (organization_id, webhook_id) values ($1, $2)', row.id);
    return row;
  }

  /** Inserts a webhook log with its payload; by default, the delivery is finished. */
  async webhookLog({ payload, ...overrides }: Partial<WebhookLog> & { payload?: string } = {}): Promise<WebhookLog> {
    const webhookId = overrides.webhookId ?? (await this.webhook()).id;
    const messageId = `evt_${++Factory.made}`;
    const log = await this.insert(WebhookLog, {
      webhookType: 'device.healthcheck',
      webhookUrl: 'https://example.org/hook',
      messageId,
      createTimestamp: new Date('2026-03-01T00:00:00.000Z'),
      retryAttempts: 0,
      lastResponseStatus: 200,
      lastRetryTimestamp: null,
      status: 'delivered',
      ...overrides,
      webhookId,
    });
    const body = payload ?? `{"id":"${messageId}","type":"${log.webhookType}","payload":{}}`;
    const text = 'insert into webhook_log_payload (organization_id, log_id, log_create_timestamp, body) values ($1, $2, $3, $4)';
    await this.run(text, log.id, log.createTimestamp, body);
    return log;
  }

  /** Runs a statement in the scope of the organization, whose id is the first parameter. */
  private async run(text: string, ...values: unknown[]): Promise<void> {
    const { organizationId } = this;
    await this.dataSource.inTransaction({ organizationId }, (transaction) =>
      transaction.manager.query(text, [organizationId, ...values]),
    );
  }

  private async findDevice(id: number | null): Promise<Device | null> {
    if (id === null) return null;
    const { dataSource, organizationId } = this;
    return dataSource.inTransaction({ organizationId }, ({ manager }) => manager.findOneBy(Device, { organizationId, id }));
  }

  /** Inserts a row for the organization into a table that has no insert method of its own. */
  async insert<T extends ObjectLiteral>(entity: EntityTarget<T>, values: Partial<T>): Promise<T> {
    const repository = this.dataSource.getRepository(entity);
    const row = repository.create();
    Object.assign(row, { organizationId: this.organizationId }, values);
    // This insert also works under row-level security, for specs that have only the service's connection.
    await this.dataSource.inTransaction(this, ({ manager }) => manager.insert(entity, row));
    return row;
  }
}
