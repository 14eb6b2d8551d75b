import { BloodGlucoseReading, Device, Patient, WebhookLog } from '@rpm/domain';
import { type GrowthService } from './growth-service';

const [SIZE, ADHERENCE_SIZE] = [15, 250];
const DAY_MS = 86_400_000;

/** Shares of a list before the measured pages: the first, a deep and the last one. */
const DEPTHS = [0, 2 / 3, 1];

/** A list of the API, and the same page of it as one would find it instead. */
export interface GrowthList {
  title: string;
  /** Path with the filters. */
  path: string;
  size: number;
  /** Text of a statement after `from`, with $1 for the organization, and the order of its rows. */
  from: string;
  order: string;
  /** Finds a page and the total with TypeORM; null if TypeORM has no such entity. */
  findAndCount: ((service: GrowthService, skip: number) => Promise<unknown>) | null;
}

/** Returns the measured lists. Ranges of time end at midnight of the current UTC day. */
export function growthLists(): GrowthList[] {
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const [monthAgo, weekAgo] = [30, 7].map((days) => new Date(today.getTime() - days * DAY_MS).toISOString());
  const until = today.toISOString();
  const reading = (title: string, query: string, condition: string, isPlain = false): GrowthList => ({
    title,
    path: `/blood-glucose-reading?${query}`,
    size: SIZE,
    from: `blood_glucose_reading where organization_id = $1 and void_timestamp is null and ${condition}`,
    order: 'reading_timestamp desc, id desc',
    findAndCount: isPlain
      ? ({ administration, organizationId }, skip) =>
          administration.getRepository(BloodGlucoseReading).findAndCount({
            where: { organizationId },
            order: { readingTimestamp: 'desc', id: 'desc' },
            skip,
            take: SIZE,
          })
      : null,
  });
  const log = (title: string, query: string, condition: string, isPlain = false): GrowthList => ({
    title,
    path: `/webhook/logs?${query}`,
    size: SIZE,
    from: `webhook_log where organization_id = $1 and ${condition}`,
    order: 'create_timestamp desc, id desc',
    findAndCount: isPlain
      ? ({ administration, organizationId }, skip) =>
          administration
            .getRepository(WebhookLog)
            .findAndCount({ where: { organizationId }, order: { createTimestamp: 'desc', id: 'desc' }, skip, take: SIZE })
      : null,
  });
  return [
    reading('all readings', '', 'true', true),
    reading('readings of a patient', 'patientId=7', 'patient_id = 7'),
    reading(
      'readings of a month',
      `startTimestamp=${monthAgo}&endTimestamp=${until}`,
      `reading_timestamp >= '${monthAgo}' and reading_timestamp < '${until}'`,
    ),
    reading(
      'readings received in a week',
      `startCreateTimestamp=${weekAgo}&endCreateTimestamp=${until}`,
      `received_timestamp >= '${weekAgo}' and received_timestamp < '${until}'`,
    ),
    {
      title: 'patients',
      path: '/patient?',
      size: SIZE,
      from: 'patient where organization_id = $1',
      order: 'last_name, id',
      findAndCount: ({ administration, organizationId }, skip) =>
        administration
          .getRepository(Patient)
          .findAndCount({ where: { organizationId }, order: { lastName: 'asc', id: 'asc' }, skip, take: SIZE }),
    },
    {
      title: 'devices',
      path: '/device?',
      size: SIZE,
      from: 'device where organization_id = $1',
      order: 'id',
      findAndCount: ({ administration, organizationId }, skip) =>
        administration.getRepository(Device).findAndCount({ where: { organizationId }, order: { id: 'asc' }, skip, take: SIZE }),
    },
    log('all webhook logs', '', 'true', true),
    log('failed webhook logs', 'status=failed', `status = 'failed'`),
    {
      title: 'adherence of all patients',
      path: '/adherence?',
      size: ADHERENCE_SIZE,
      from: COUNTED,
      order: 'id',
      findAndCount: null,
    },
  ];
}

/** The patients with the number of days in the last 30 days on which they have readings. */
const COUNTED = `(
  select p.id, count(distinct (r.reading_timestamp at time zone p.local_time_zone)::date) as days
  from patient p left join blood_glucose_reading r on r.organization_id = p.organization_id and r.patient_id = p.id and not r.manual
    and (r.reading_timestamp at time zone p.local_time_zone)::date > (now() at time zone p.local_time_zone)::date - 30
  where p.organization_id = $1 group by p.id
) counted`;

/** Returns what finds a page of a list in each way, as a function of the number of the call: the depths take turns. */
export function pagesOf(
  list: GrowthList,
  total: number,
): Record<string, ((service: GrowthService, call: number) => Promise<unknown>) | null> {
  const pageOf = (call: number) => Math.max(1, Math.ceil((total * (DEPTHS[call % DEPTHS.length] ?? 0)) / list.size));
  const { findAndCount } = list;
  return {
    'this service': ({ ask }, call) => ask('GET', `${list.path}&page=${pageOf(call)}&size=${list.size}`),
    'count(*) and OFFSET': async ({ administration, organizationId }, call) => {
      const offset = (pageOf(call) - 1) * list.size;
      await administration.query(`select count(*) from ${list.from}`, [organizationId]);
      await administration.query(`select * from ${list.from} order by ${list.order} limit ${list.size} offset ${offset}`, [
        organizationId,
      ]);
    },
    'TypeORM findAndCount': findAndCount && ((service, call) => findAndCount(service, (pageOf(call) - 1) * list.size)),
  };
}
