import { BloodGlucoseReading, Patient } from '@rpm/domain';
import { randomNumbers } from '../../harness/random-numbers';
import { type GrowthService } from './growth-service';

const PATH = '/blood-glucose-reading';
const BATCH = 1_000;
const DAY_MS = 86_400_000;

/** A request that is not a list. */
export interface GrowthRequest {
  title: string;
  /** Share of the rounds in which it is measured, because it takes long. */
  share?: number;
  /** @param call number of the call on this service, from 0; no two calls write the same */
  send: (service: GrowthService, call: number) => Promise<unknown>;
  /** Does the same with TypeORM on a direct connection; missing if that takes more than one or two calls. */
  withTypeOrm?: (service: GrowthService, call: number) => Promise<unknown>;
}

/** Posted readings are older than all others, one of each device in a second. */
const newReading = ({ devices }: GrowthService, nth: number) => ({
  device: { id: 1 + (nth % devices) },
  readingTimestamp: new Date(Date.UTC(2019, 0, 1) + Math.floor(nth / devices) * 1000).toISOString(),
  glucose: 101,
  deviceTimeZoneOffset: -28_800,
});

/** Returns a row of a posted reading, older than those of the requests. A device has one of the first ten items. */
const newRow = ({ organizationId, devices }: GrowthService, nth: number) => {
  const device = 1 + (nth % devices);
  const readingTimestamp = new Date(Date.UTC(2018, 0, 1) + Math.floor(nth / devices) * 1000);
  const ids = { organizationId, deviceId: device, itemId: 1 + (device % 10), patientId: device };
  return { ...ids, readingTimestamp, glucose: 101, manual: false };
};

const readingsOf = ({ administration }: GrowthService) => administration.getRepository(BloodGlucoseReading);

/** Returns the measured requests. Ids are random, the same in each run. */
export function growthRequests(): GrowthRequest[] {
  const random = randomNumbers(1);
  const anyOf = (count: number) => 1 + Math.floor(random() * count);
  const period = (days: number) => {
    const end = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    return `startTimestamp=${new Date(end.getTime() - days * DAY_MS).toISOString()}&endTimestamp=${end.toISOString()}`;
  };
  return [
    {
      title: 'a reading by id',
      send: ({ ask, size }) => ask('GET', `${PATH}/${anyOf(size)}`),
      withTypeOrm: (service) =>
        readingsOf(service).findOneByOrFail({ organizationId: service.organizationId, id: anyOf(service.size) }),
    },
    {
      title: 'a patient by id',
      send: ({ ask, devices }) => ask('GET', `/patient/${anyOf(devices)}`),
      withTypeOrm: ({ administration, organizationId, devices }) =>
        administration.getRepository(Patient).findOneByOrFail({ organizationId, id: anyOf(devices) }),
    },
    {
      title: 'posting a reading',
      send: (service, call) => service.ask('POST', PATH, newReading(service, call)),
      withTypeOrm: (service, call) => readingsOf(service).save(newRow(service, call)),
    },
    {
      title: 'posting 1,000 readings',
      share: 0.2,
      send: (service, call) => {
        const readings = Array.from({ length: BATCH }, (_, nth) => newReading(service, (call + 1) * BATCH + nth));
        return service.ask('POST', `${PATH}/batch`, { readings });
      },
      withTypeOrm: (service, call) =>
        readingsOf(service).insert(Array.from({ length: BATCH }, (_, nth) => newRow(service, (call + 1) * BATCH + nth))),
    },
    {
      title: 'correcting a reading',
      send: ({ ask, size }, call) => ask('PATCH', `${PATH}/${anyOf(size)}`, { glucose: 200 + (call % 100) }),
      withTypeOrm: async (service, call) => {
        const readings = readingsOf(service);
        const found = await readings.findOneByOrFail({ organizationId: service.organizationId, id: anyOf(service.size) });
        return readings.save(Object.assign(found, { glucose: 300 + (call % 100), version: found.version + 1 }));
      },
    },
    {
      title: 'correcting who holds a device',
      share: 0.1,
      send: async ({ ask, devices }, call) => {
        const device = 1 + (call % Math.floor(devices / 2));
        const { content } = (await ask('GET', `/device/${device}/assignment`)) as { content: { id: number }[] };
        const patient = { id: Math.floor(devices / 2) + device };
        return ask('PATCH', `/device/${device}/assignment/${content[0]?.id}`, { patient });
      },
    },
    {
      title: 'chart of 90 days',
      send: ({ ask, devices }) => ask('GET', `/patient/${anyOf(devices)}/series?kind=bloodGlucose&${period(90)}`),
    },
    {
      title: 'glucose profile of 14 days',
      send: ({ ask, devices }) => ask('GET', `/patient/${anyOf(devices)}/glucose-profile?days=14`),
    },
    { title: 'adherence of a patient', send: ({ ask, devices }) => ask('GET', `/patient/${anyOf(devices)}/adherence`) },
  ];
}
