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
}

/** Posted readings are a year younger than all others, one of each device in a second. */
const newReading = ({ devices }: GrowthService, nth: number) => ({
  device: { id: 1 + (nth % devices) },
  readingTimestamp: new Date(Date.UTC(2019, 0, 1) + Math.floor(nth / devices) * 1000).toISOString(),
  glucose: 101,
  deviceTimeZoneOffset: -28_800,
});

/** Returns the measured requests. Ids are random, the same in each run. */
export function growthRequests(): GrowthRequest[] {
  const random = randomNumbers(1);
  const anyOf = (count: number) => 1 + Math.floor(random() * count);
  const period = (days: number) => {
    const end = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
    return `startTimestamp=${new Date(end.getTime() - days * DAY_MS).toISOString()}&endTimestamp=${end.toISOString()}`;
  };
  return [
    { title: 'a reading by id', send: ({ ask, size }) => ask('GET', `${PATH}/${anyOf(size)}`) },
    { title: 'a patient by id', send: ({ ask, devices }) => ask('GET', `/patient/${anyOf(devices)}`) },
    {
      title: 'posting a reading',
      send: (service, call) => service.ask('POST', PATH, newReading(service, call)),
    },
    {
      title: 'posting 1,000 readings',
      share: 0.2,
      send: (service, call) => {
        const readings = Array.from({ length: BATCH }, (_, nth) => newReading(service, (call + 1) * BATCH + nth));
        return service.ask('POST', `${PATH}/batch`, { readings });
      },
    },
    {
      title: 'correcting a reading',
      send: ({ ask, size }, call) => ask('PATCH', `${PATH}/${anyOf(size)}`, { glucose: 200 + (call % 100) }),
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
