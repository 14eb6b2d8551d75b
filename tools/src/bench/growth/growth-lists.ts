import { BloodGlucoseReading, Device, Item, Order, Patient, Site, Webhook, WebhookLog } from '@rpm/domain';
import { trailRowsOf } from './fill-trail';
import { type GrowthList, SIZE, typeOrmPage } from './growth-list';
import { type GrowthService } from './growth-service';

const [ADHERENCE_SIZE, FEED_SIZE] = [250, 100];
const DAY_MS = 86_400_000;

/** Returns the measured lists. Ranges of time end at midnight of the current UTC day. */
export function growthLists(): GrowthList[] {
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const [monthAgo, weekAgo] = [30, 7].map((days) => new Date(today.getTime() - days * DAY_MS).toISOString());
  const until = today.toISOString();
  const inMonth = `reading_timestamp >= '${monthAgo}' and reading_timestamp < '${until}'`;
  const inWeek = `received_timestamp >= '${weekAgo}' and received_timestamp < '${until}'`;
  return [
    {
      ...reading('all readings', '', 'true'),
      findAndCount: typeOrmPage(BloodGlucoseReading, { readingTimestamp: 'desc', id: 'desc' }),
    },
    reading('readings of a patient', 'patientId=7', 'patient_id = 7'),
    reading('readings of a month', `startTimestamp=${monthAgo}&endTimestamp=${until}`, inMonth),
    reading('readings received in a week', `startCreateTimestamp=${weekAgo}&endCreateTimestamp=${until}`, inWeek),
    resource('patients', 'patient', 'last_name, id', typeOrmPage(Patient, { lastName: 'asc', id: 'asc' })),
    resource('devices', 'device', 'id', typeOrmPage(Device, { id: 'asc' })),
    { ...resource('orders', 'customer_order', 'id desc', typeOrmPage(Order, { id: 'desc' })), path: '/order?' },
    resource('items', 'item', 'id', typeOrmPage(Item, { id: 'asc' })),
    resource('sites', 'site', 'id', typeOrmPage(Site, { id: 'asc' })),
    resource('webhooks', 'webhook', 'id', typeOrmPage(Webhook, { id: 'asc' })),
    { ...log('all webhook logs', '', 'true'), findAndCount: typeOrmPage(WebhookLog, { createTimestamp: 'desc', id: 'desc' }) },
    log('failed webhook logs', 'status=failed', `status = 'failed'`),
    auditEvent('audit events', '', 'true', () => 1),
    auditEvent('audit events of a patient', 'patientId=7', `patients @> '{7}'`, ({ devices }) => devices),
    {
      title: 'event feed',
      path: '/event?',
      size: FEED_SIZE,
      from: 'published_event where organization_id = $1',
      order: 'position',
      findAndCount: null,
      cursor: { total: ({ size }) => trailRowsOf(size), query: (_, skip) => `after=${skip}&limit=${FEED_SIZE}` },
    },
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

const reading = (title: string, query: string, condition: string): GrowthList => ({
  title,
  path: `/blood-glucose-reading?${query}`,
  size: SIZE,
  from: `blood_glucose_reading where organization_id = $1 and void_timestamp is null and ${condition}`,
  order: 'reading_timestamp desc, id desc',
  findAndCount: null,
});

const log = (title: string, query: string, condition: string): GrowthList => ({
  title,
  path: `/webhook/logs?${query}`,
  size: SIZE,
  from: `webhook_log where organization_id = $1 and ${condition}`,
  order: 'create_timestamp desc, id desc',
  findAndCount: null,
});

/** @param table name of the table, which is also the path of the list */
const resource = (title: string, table: string, order: string, findAndCount: GrowthList['findAndCount']): GrowthList => ({
  title,
  path: `/${table}?`,
  size: SIZE,
  from: `${table} where organization_id = $1`,
  order,
  findAndCount,
});

/**
 * A page of the trail begins below the id of its cursor. The ids start at 1, and those of the measured requests follow.
 * @param step returns the difference between the ids of two rows of the list
 */
const auditEvent = (title: string, query: string, condition: string, step: (service: GrowthService) => number): GrowthList => ({
  title,
  path: `/audit-event?${query}`,
  size: SIZE,
  from: `audit_event where organization_id = $1 and ${condition}`,
  order: 'id desc',
  findAndCount: null,
  cursor: {
    total: (service) => Math.floor(trailRowsOf(service.size) / step(service)),
    query: (service, skip) => `size=${SIZE}${skip === 0 ? '' : `&after=${trailRowsOf(service.size) - skip * step(service) + 1}`}`,
  },
});

/** The patients with the number of days in the last 30 days on which they have readings. */
const COUNTED = `(
  select p.id, count(distinct (r.reading_timestamp at time zone p.local_time_zone)::date) as days
  from patient p left join blood_glucose_reading r on r.organization_id = p.organization_id and r.patient_id = p.id and not r.manual
    and (r.reading_timestamp at time zone p.local_time_zone)::date > (now() at time zone p.local_time_zone)::date - 30
  where p.organization_id = $1 group by p.id
) counted`;
