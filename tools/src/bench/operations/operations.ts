import {
  ChartRepository,
  DeviceRepository,
  ItemRepository,
  OBSERVATION_SEARCH,
  ObservationResources,
  OPERATOR_SCOPES,
  OrderRepository,
  PatientRepository,
  SiteRepository,
} from '@rpm/data-access';
import { readSearch } from '@rpm/fhir';
import { WebhookLogRepository } from '@rpm/webhook-delivery';
import {
  FIRST,
  FIRST_SPARE_DEVICE,
  LAST_DEVICE,
  METER,
  MONITORED_PATIENTS,
  MONITORED_PERIOD,
  SPARE_DEVICES,
} from './fill-operations';
import { anyOf, type ApiRequest, findOperation, get, jsonOf, listOperation, type Operation, PAGE, writeOf } from './operation';

let patients = 0;
function newPatient() {
  const externalIdentifier = `new-patient-${++patients}`;
  const address = { city: 'Testville', country: 'US', lineOne: '1 Example Street', state: 'CA', zipCode: '90001' };
  return { firstName: 'Testina', lastName: 'Sampleton-New', externalIdentifier, address, site: { id: FIRST.site } };
}
let names = 0;
const newName = () => ({ lastName: `Sampleton-${++names}` });

const PATIENTS: Operation[] = [
  listOperation('patient list', '/api/v3/patient', (data) => new PatientRepository(data)),
  findOperation('patient find', '/api/v3/patient', FIRST.patient, (data) => new PatientRepository(data)),
  {
    name: 'patient create',
    record: async (service, record) => {
      const body = newPatient();
      await record({ method: 'POST', path: '/api/v3/patient', body }, () =>
        jsonOf(new PatientRepository(service.dataSource).create(writeOf(service), body)),
      );
    },
    requests: () => () => ({ method: 'POST', path: '/api/v3/patient', body: newPatient() }),
  },
  {
    name: 'patient change',
    record: async (service, record) => {
      const body = newName();
      await record({ method: 'PATCH', path: `/api/v3/patient/${FIRST.patient}`, body }, ({ path: [id = 0] }) =>
        jsonOf(new PatientRepository(service.dataSource).change(writeOf(service), id, body)),
      );
    },
    requests: (random) => () => ({ method: 'PATCH', path: `/api/v3/patient/${anyOf(FIRST.patient, random)}`, body: newName() }),
  },
];

const pathOfTransition = (deviceId: number, operation: 'associate' | 'disassociate') =>
  `/api/v3/device/${deviceId}/${operation}-patient`;

const DEVICES: Operation[] = [
  listOperation('device list', '/api/v3/device', (data) => new DeviceRepository(data)),
  findOperation('device find', '/api/v3/device', FIRST.device, (data) => new DeviceRepository(data)),
  {
    name: 'device associate, disassociate',
    record: async (service, record) => {
      const devices = new DeviceRepository(service.dataSource);
      const id = FIRST_SPARE_DEVICE + SPARE_DEVICES - 1;
      const body = { patient: { id: FIRST.patient } };
      for (const operation of ['associate', 'disassociate'] as const) {
        const change = () => jsonOf(devices[operation](writeOf(service), id, body));
        await record({ method: 'POST', path: pathOfTransition(id, operation), body }, change);
      }
    },
    requests: (_, firstDevice) => {
      const isAssociated = new Set<number>();
      return (connection) => {
        const body = { patient: { id: FIRST.patient + connection } };
        const operation = isAssociated.delete(connection) ? 'disassociate' : 'associate';
        if (operation === 'associate') isAssociated.add(connection);
        return { method: 'POST', path: pathOfTransition(firstDevice + connection, operation), body };
      };
    },
  },
];

interface OrderBody {
  id: number;
  currentStatus: string;
}

let packedDevices = 0;
const newOrder = (patientId: number) => ({
  patient: { id: patientId },
  orderItems: [{ item: { id: METER }, count: 1 }],
  shippingOption: 'standard' as const,
});
const shipment = () => ({ trackingNumbers: [{ carrier: 'Example Post', value: 'EX-TRACK-0001' }] });

/** Returns the next request for an order after the last response: the order is packed, then shipped, then delivered. */
function nextOrderRequest(answer: string, patientId: number): ApiRequest {
  const order = (answer === '' ? null : JSON.parse(answer)) as OrderBody | null;
  const path = (operation: string) => `/api/v3/order/${order?.id}/${operation}`;
  if (order?.currentStatus === 'received') {
    // The response does not contain the device that the order has reserved. Any other free device may be packed instead.
    const body = { orderItems: [{ item: { id: METER }, deviceIdentifiers: [`serial-${LAST_DEVICE - packedDevices++}`] }] };
    return { method: 'POST', path: path('pack'), body };
  }
  if (order?.currentStatus === 'packed') return { method: 'POST', path: path('ship'), body: shipment() };
  if (order?.currentStatus === 'shipped') return { method: 'POST', path: path('deliver') };
  return { method: 'POST', path: '/api/v3/order', body: newOrder(patientId) };
}

const ORDERS: Operation[] = [
  listOperation('order list', '/api/v3/order', (data) => new OrderRepository(data)),
  findOperation('order find', '/api/v3/order', FIRST.order, (data) => new OrderRepository(data)),
  {
    name: 'order create, pack, ship, deliver',
    record: async (service, record) => {
      const orders = new OrderRepository(service.dataSource);
      const write = writeOf(service);
      const body = newOrder(FIRST.patient);
      const create = nextOrderRequest('', FIRST.patient);
      const received = await record(create, () => jsonOf(orders.create(write, body)));
      const pack = nextOrderRequest(received, 0);
      const packed = await record(pack, ({ path: [id = 0] }) => jsonOf(orders.pack(write, id, pack.body ?? {})));
      const ship = nextOrderRequest(packed, 0);
      const shipped = await record(ship, ({ path: [id = 0] }) => jsonOf(orders.ship(write, id, shipment())));
      await record(nextOrderRequest(shipped, 0), ({ path: [id = 0] }) => jsonOf(orders.deliver(write, id)));
    },
    requests: (random) => (_, answer) => nextOrderRequest(answer(), anyOf(FIRST.patient, random)),
  },
];

/** The readings of a continuous glucose monitor from 14 days, which a chart of one patient shows: 4,032 in one response. */
const SERIES: Operation = {
  name: 'patient series, 14 days',
  record: async (service, record) => {
    const query = { kind: 'bloodGlucose', ...MONITORED_PERIOD } as const;
    await record(seriesRequest(FIRST.patient), ({ path: [id = 0] }) =>
      jsonOf(new ChartRepository(service.dataSource).series(service.organizationId, id, query)),
    );
  },
  requests: (random) => () => seriesRequest(FIRST.patient + Math.floor(random() * MONITORED_PATIENTS)),
};

function seriesRequest(patientId: number): ApiRequest {
  const { startTimestamp, endTimestamp } = MONITORED_PERIOD;
  const period = `startTimestamp=${startTimestamp.toISOString()}&endTimestamp=${endTimestamp.toISOString()}`;
  return { method: 'GET', path: `/api/v3/patient/${patientId}/series?kind=bloodGlucose&${period}` };
}

/** The identity of the organization, which the service remembers for a short time. */
const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };
const observationPath = (id: number) => `/fhir/r4/Observation/blood-glucose-${id}`;
const observationsPath = (patientId: number) =>
  `/fhir/r4/Observation?patient=${patientId}&category=laboratory&_count=${PAGE.size}`;

/** The bare server answers the readings as PostgreSQL writes them. The service makes resources of FHIR from the same JSON. */
const OBSERVATIONS: Operation[] = [
  {
    name: 'FHIR Observation find',
    record: async ({ dataSource, organizationId }, record) => {
      const find = () =>
        new ObservationResources(dataSource).find({ organizationId, identity: IDENTITY }, `blood-glucose-${FIRST.reading}`);
      await record(get(observationPath(FIRST.reading)), find);
    },
    requests: (random) => () => get(observationPath(anyOf(FIRST.reading, random))),
    comparable: (answer) => {
      const { id, reading } = answer as { id: string; reading?: { id: number } };
      return reading ? `blood-glucose-${reading.id}` : id;
    },
  },
  {
    name: 'FHIR Observation search of a patient',
    record: async ({ dataSource, organizationId }, record) => {
      const path = observationsPath(FIRST.patient);
      const { search } = readSearch(OBSERVATION_SEARCH, [...new URL(path, 'http://localhost').searchParams], false);
      const request = { organizationId, identity: IDENTITY, search, after: null };
      await record(get(path), () => new ObservationResources(dataSource).search(request));
    },
    requests: (random) => () => get(observationsPath(FIRST.patient + Math.floor(random() * MONITORED_PATIENTS))),
    comparable: (answer) =>
      Array.isArray(answer)
        ? (answer as { reading: { id: number } }[]).slice(0, PAGE.size).map(({ reading }) => `blood-glucose-${reading.id}`)
        : (answer as { entry: { resource: { id: string } }[] }).entry.map(({ resource }) => resource.id),
  },
];

const OTHERS: Operation[] = [
  listOperation('site list', '/api/v3/site', (data) => new SiteRepository(data)),
  listOperation('item list', '/api/v3/item', (data) => new ItemRepository(data)),
  listOperation('webhook log list', '/api/v3/webhook/logs', (data) => ({
    list: (organizationId, filter, page) =>
      new WebhookLogRepository(data).list({ organizationId, scopes: OPERATOR_SCOPES }, filter, page),
  })),
];

/** The operations that the row `operations` measures. To measure another one, add it here. */
export const OPERATIONS: readonly Operation[] = [...PATIENTS, SERIES, ...OBSERVATIONS, ...DEVICES, ...ORDERS, ...OTHERS];
