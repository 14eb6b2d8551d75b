import {
  Device,
  DeviceEvent,
  DeviceIdentifier,
  Item,
  Manufacturer,
  Organization,
  Patient,
  Site,
  Webhook,
  WebhookLog,
  type WebhookType,
} from '@rpm/domain';
import { type DataSource, type EntityManager } from 'typeorm';

/** The subjects of `demo/readings.csv`; phone numbers are of the range kept free for fiction. */
const PATIENTS = [
  { firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'demo-001', phoneNumber: '+15555550101' },
  { firstName: 'Mock', lastName: 'Placeholder', externalIdentifier: 'demo-002', phoneNumber: '+15555550102' },
  { firstName: 'Fictia', lastName: 'Exampleson', externalIdentifier: 'demo-003', phoneNumber: '+15555550103' },
];

const BEGIN = Date.UTC(2026, 0, 10, 12);
const HOUR_MS = 3_600_000;

/** All of it in one transaction, so that the organization exists only when it is whole. @returns the organization's id */
export async function addDemoRecords(dataSource: DataSource, name: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const organization = await insert(manager, Organization, { name });
    const organizationId = organization.id;
    await manager.query(`select set_config('rpm.organization_id', $1, true)`, [organizationId]);
    const address = { lineOne: '1 Example Street', city: 'Testville', state: 'CA', zipCode: '00000', country: 'US' };
    await insert(manager, Site, Site.of(organizationId, { name: 'Demo Clinic, Main Street', address }));
    const maker = await insert(manager, Manufacturer, { organizationId, name: 'Example Devices' });
    const model = { name: 'Example Glucose Sensor', model: 'EGS-1', sku: 'EX-EGS-1' };
    const item = await insert(manager, Item, { organizationId, manufacturerId: maker.id, ...model });
    for (const person of PATIENTS) await addPatient(manager, organizationId, item.id, person);
    await addWebhookLogs(manager, organizationId);
    return organizationId;
  });
}

async function addPatient(manager: EntityManager, organizationId: number, itemId: number, person: (typeof PATIENTS)[number]) {
  const subject = person.externalIdentifier;
  const patient = await insert(manager, Patient, {
    organizationId,
    ...person,
    dateOfBirth: '1970-01-31',
    email: `${person.firstName.toLowerCase()}@example.org`,
    sex: 'unknown',
    address: { city: 'Testville', country: 'US', lineOne: '2 Example Street', lineTwo: null, state: 'CA', zipCode: '00000' },
  });
  const state = { currentPatientId: patient.id, currentStatus: 'withPatient', disabledReadings: false } as const;
  const device = await insert(manager, Device, { organizationId, itemId, ...state });
  const value = `import-${subject}`;
  const serial = { organizationId, type: 'serial', value, normalized: value, deviceId: device.id } as const;
  await insert(manager, DeviceIdentifier, serial);
  const eventTimestamp = new Date(BEGIN);
  await insert(manager, DeviceEvent, { organizationId, deviceId: device.id, type: 'associationCreated', eventTimestamp });
}

/** A day of deliveries: most at the first try, some after retries, a few given up on. */
async function addWebhookLogs(manager: EntityManager, organizationId: number): Promise<void> {
  const types: WebhookType[] = ['device.healthcheck', 'reading.bloodGlucose', 'patient.created'];
  const url = 'https://hooks.example.org/rpm';
  const webhooks = [];
  for (const type of types) webhooks.push(await insert(manager, Webhook, { organizationId, type, url, enabled: true }));
  for (let hour = 0; hour < 24; hour++) {
    const webhook = webhooks[hour % webhooks.length];
    if (!webhook) continue;
    const retryAttempts = hour % 5 === 4 ? 9 : hour % 4 === 3 ? 2 : 0;
    const createTimestamp = new Date(BEGIN + hour * HOUR_MS);
    await insert(manager, WebhookLog, {
      organizationId,
      webhookId: webhook.id,
      webhookType: webhook.type,
      webhookUrl: url,
      payload: JSON.stringify({ id: `evt_demo_${hour}`, type: webhook.type, payload: {} }),
      createTimestamp,
      retryAttempts,
      lastResponseStatus: retryAttempts === 9 ? 503 : 200,
      lastRetryTimestamp: retryAttempts === 0 ? null : new Date(createTimestamp.getTime() + retryAttempts * HOUR_MS),
      status: retryAttempts === 9 ? 'failed' : 'delivered',
    });
  }
}

async function insert<T extends object>(manager: EntityManager, type: new () => T, values: Partial<T>): Promise<T> {
  const row = Object.assign(new type(), values);
  await manager.getRepository<T>(type).insert(row);
  return row;
}
