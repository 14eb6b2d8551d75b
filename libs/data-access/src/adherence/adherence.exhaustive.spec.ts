import { Problem } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { countReadings, readingsToCount } from '../reading-counter/count-readings';
import { mergePatients, unmergePatients } from '../patient/merge-patients';
import { type Database, type PageRow, valuesOf } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { FIND_ADHERENCE_WITH_DATES, LIST_ADHERENCE, LIST_ADHERENCE_BY_DAYS, LIST_ADHERENCE_FILTERED } from './adherence.sql';
import { recheckAdherenceDays, recountAdherence } from './record-days';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Math.floor(Date.now() / DAY_MS - 50) * DAY_MS;

const ZONES = ['Pacific/Kiritimati', 'America/St_Johns', 'Etc/GMT+12', null];
const zones = fc.constantFrom(...ZONES);
const tables = fc.constantFrom('weight', 'heart_rate');
// Times near midnight in one of the time zones, on few days, so that many readings are on the same day.
const instants = fc
  .tuple(fc.constantFrom(0, 1, 2, 15, 16, 30, 31, 48), fc.constantFrom(0, 2.49, 2.51, 9.9, 10.1, 11.9, 12.1, 23.9))
  .map(([day, hours]) => new Date(START + day * DAY_MS + hours * HOUR_MS));
const nth = fc.constantFrom(0, 1, 2);
const parts = fc.integer({ min: 0, max: 3 });
const offsets = fc.constantFrom(null, null, -43_200, 0, 50_400);

const readings = fc.record({
  at: instants,
  patient: fc.option(nth, { freq: 6 }),
  device: fc.option(nth, { freq: 6 }),
  manual: fc.constantFrom(false, false, false, true),
  offset: offsets,
  deviceOffset: offsets,
});
const assignments = [
  'void_timestamp = now()',
  'void_timestamp = null',
  'manual = true',
  'manual = false',
  'version = version + 1',
  "reading_timestamp = reading_timestamp + interval '25 hours', measurement_index = (id % 30000) * -1",
  'patient_time_zone_offset = null',
  'patient_time_zone_offset = -12600',
];
const updates = fc.record({ table: tables, part: parts, set: fc.constantFrom(...assignments) });
const changes = fc.record({
  change: fc.oneof(
    { weight: 4, arbitrary: fc.record({ table: tables, insert: fc.array(readings, { minLength: 1, maxLength: 12 }) }) },
    { weight: 4, arbitrary: updates },
    fc.record({ table: tables, part: parts, moveTo: nth }),
    fc.record({ table: tables, remove: parts }),
    fc.record({ patient: nth, zone: zones }),
    { weight: 2, arbitrary: fc.record({ merge: nth, into: nth }) },
    { weight: 2, arbitrary: fc.record({ unmerge: nth, from: nth }) },
    fc.record({ patient: nth, enrolled: fc.boolean() }),
    fc.record({ patient: nth, isAtSite: fc.boolean() }),
    fc.record({ siteZone: zones }),
    fc.record({ organizationZone: zones }),
    fc.record({ device: nth, holder: nth, since: fc.integer({ min: -60, max: 0 }) }),
  ),
  isCommitted: fc.constantFrom(true, true, true, false),
  // Whether the transaction stays open while other statements run.
  waits: fc.boolean(),
});
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const questions = fc.record({
  firstDate: fc.option(fc.constantFrom(-3, 0, 20).map((day) => new Date(START + day * DAY_MS).toISOString().slice(0, 10))),
  atRisk: fc.option(fc.boolean()),
  includeInactive: fc.boolean(),
});
const steps = fc.array(
  fc.record({
    changes: fc.array(changes, { maxLength: 4 }),
    jobs: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 2 }),
    questions: fc.array(questions, { minLength: 2, maxLength: 5 }),
  }),
  { minLength: 4, maxLength: 10 },
);

describe('adherence', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(8);
  });
  afterAll(() => database.drop());

  it('equals the result of a plain statement in the same snapshot while readings and time zones are changed, patients are merged and separated, and days are recorded', async () => {
    let days = 0;
    const property = fc.asyncProperty(
      steps,
      fc.array(fc.integer({ min: -60, max: 0 }), { maxLength: 3 }),
      async (given, assigned) => {
        const subjects = await createSubjects(database.dataSource, assigned);
        const { organizationId } = subjects;
        let row = 0;
        for (const step of given) {
          const asked = step.questions.map(async (question) => {
            const { found, plain } = await askTwice(service, organizationId, question);
            expect(found).toEqual(plain);
            days += plain.reduce((sum, one) => sum + one.days, 0);
          });
          let isWriting = true;
          const work = async (slice: number) => {
            do await recordOnce(service, slice);
            while (isWriting);
          };
          const written = applyAll(step.changes, (change) => apply(service, subjects, change, row++));
          await Promise.all([written.finally(() => (isWriting = false)), ...step.jobs.map(work), ...asked]);
        }
        while ((await recordOnce(service, 1_000)) > 0);
        expect(await database.dataSource.query(RECORDED, [organizationId])).toEqual(
          await database.dataSource.query(`${PLAIN_DAYS} select distinct patient_id, day::text from d order by 1, 2`, [
            organizationId,
          ]),
        );
        expect(await database.dataSource.query('select * from adherence_recheck')).toEqual([]);
        for (const atRisk of [true, false]) {
          await askTwice(service, organizationId, { firstDate: null, atRisk, includeInactive: atRisk });
        }
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(12), endOnFailure: true });
    expect(days).toBeGreaterThan(50);
  });
});

class RolledBack extends Error {}

interface Subjects {
  organizationId: number;
  patients: number[];
  siteId: number;
  devices: { id: number; itemId: number }[];
}

/** @param assigned the days, counted from today, on which the patients got devices that they have returned since */
async function createSubjects(dataSource: Database, assigned: number[]): Promise<Subjects> {
  const factory = await Factory.inNewOrganization(dataSource);
  const { id: itemId } = await factory.item();
  const { id: siteId } = await factory.site();
  const patients: number[] = [];
  const devices = [];
  for (const [place, localTimeZone] of ZONES.slice(1).entries()) {
    const { id } = await factory.patient({ localTimeZone });
    const device = await factory.device({ itemId, currentPatientId: null, currentStatus: 'available' });
    const since = assigned[place];
    if (since !== undefined) {
      await dataSource.query(
        `insert into device_assignment (organization_id, device_id, patient_id, start_timestamp, end_timestamp)
         values ($1, $2, $3, now() + $4 * interval '1 day', now())`,
        [factory.organizationId, device.id, id, since],
      );
    }
    patients.push(id);
    devices.push(device);
  }
  return { organizationId: factory.organizationId, patients, siteId, devices };
}

/**
 * One writer changes existing rows at a time, because two could lock rows in different orders and deadlock; insertions are concurrent. Patients are
 * merged and separated afterwards.
 */
async function applyAll(all: Change[], applyOne: (change: Change) => Promise<void>): Promise<void> {
  const isInsertion = ({ change }: Change) => 'insert' in change;
  const inTurn = async (given: Change[]) => {
    for (const change of given) await applyOne(change);
  };
  const kinds = ['zone', 'enrolled', 'holder', 'isAtSite', 'siteZone', 'organizationZone'];
  const patientChanges = all.filter(({ change }) => kinds.some((kind) => kind in change));
  const merges = all.filter(({ change }) => 'merge' in change || 'unmerge' in change);
  const others = all.filter((change) => !isInsertion(change) && !patientChanges.includes(change) && !merges.includes(change));
  await Promise.all([...all.filter(isInsertion).map(applyOne), inTurn(patientChanges), inTurn(others)]);
  await inTurn(merges);
}

async function apply(
  service: Database,
  { organizationId, patients, siteId, devices }: Subjects,
  { change, isCommitted, waits }: Change,
  row: number,
): Promise<void> {
  const write = service.inTransaction({ organizationId }, async (transaction) => {
    const run = (text: string, ...values: unknown[]) => transaction.manager.query(text, [organizationId, ...values]);
    if ('insert' in change) {
      const rows = change.insert.map(({ patient, device, ...rest }, index) => ({
        ...rest,
        patient: patient === null && device !== null ? null : patients[patient ?? 0],
        device: device === null ? null : devices[device]?.id,
        item: device === null ? null : devices[device]?.itemId,
        index: row * 100 + index,
      }));
      await run(insertInto(change.table), JSON.stringify(rows));
    } else if ('set' in change) await run(`update ${change.table}_reading set ${change.set} where ${OF_PART}`, change.part);
    else if ('moveTo' in change) {
      await run(`update ${change.table}_reading set patient_id = $3 where ${OF_PART}`, change.part, patients[change.moveTo]);
    } else if ('remove' in change) await run(`delete from ${change.table}_reading where ${OF_PART}`, change.remove);
    else if ('merge' in change) {
      await mergePatients(transaction, targetOf(patients, change.into), { patient: { id: patients[change.merge] ?? 0 } });
    } else if ('unmerge' in change) {
      await unmergePatients(transaction, targetOf(patients, change.from), { patient: { id: patients[change.unmerge] ?? 0 } });
    } else if ('enrolled' in change) {
      const enroll = 'update patient set enrolled = $3 where organization_id = $1 and id = $2';
      await run(enroll, patients[change.patient], change.enrolled);
    } else if ('isAtSite' in change) {
      const move = 'update patient set site_id = $3 where organization_id = $1 and id = $2';
      await run(move, patients[change.patient], change.isAtSite ? siteId : null);
    } else if ('siteZone' in change) {
      await run('update site set local_time_zone = $3 where organization_id = $1 and id = $2', siteId, change.siteZone);
    } else if ('organizationZone' in change) {
      await run('update organization set time_zone = $2 where id = $1', change.organizationZone);
    } else if ('holder' in change) {
      const assign = `update device_assignment set patient_id = $3, start_timestamp = end_timestamp + $4 * interval '1 day'
        where organization_id = $1 and device_id = $2`;
      await run(assign, devices[change.device]?.id, patients[change.holder], change.since);
    } else
      await run(
        `update patient set local_time_zone = $3 where organization_id = $1 and id = $2`,
        patients[change.patient],
        change.zone,
      );
    if (waits) await run('select pg_sleep(0.02) where $1::bigint > 0');
    if (!isCommitted) throw new RolledBack();
  });
  await write.catch((error: unknown) => {
    // Most attempts to merge or separate patients are rejected: both are the same patient, or the patient is merged already, or is not merged.
    if (!(error instanceof RolledBack || error instanceof Problem)) throw error;
  });
}

const targetOf = (patients: readonly number[], nth: number) => ({ id: patients[nth] ?? 0, expectedEntityTags: null });

/** Runs the job once with small slices. @returns the number of kinds that had readings to count */
async function recordOnce(service: Database, slice: number): Promise<number> {
  const found = await readingsToCount(service, 1);
  for (const kind of found) while (await countReadings(service, kind, slice));
  await recheckAdherenceDays(service);
  await recountAdherence(service);
  return found.length;
}

interface Row {
  isEnrolled: boolean;
  json: { patient: { id: number }; days: number; atRisk: boolean };
}

/** Finds the adherence of all patients in one snapshot: with the service's statements for one patient and for the list, and with a plain statement. */
async function askTwice(
  service: Database,
  organizationId: number,
  { firstDate, atRisk, includeInactive }: typeof questions extends fc.Arbitrary<infer T> ? T : never,
) {
  return service.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(`select set_config('rpm.organization_id', $1, true)`, [String(organizationId)]);
    const plain = await manager.query<Row[]>(PLAIN, [organizationId, firstDate]);
    const found: Row['json'][] = [];
    for (const { json } of plain) {
      const args = { startDate: firstDate, patientId: json.patient.id };
      const values = valuesOf(FIND_ADHERENCE_WITH_DATES, args, organizationId);
      const [one] = await manager.query<{ json: string }[]>(FIND_ADHERENCE_WITH_DATES.text, values);
      found.push(JSON.parse(one?.json ?? 'null') as Row['json']);
    }
    const listing = atRisk === null ? LIST_ADHERENCE.withDates : LIST_ADHERENCE_FILTERED.withDates;
    const filter = { patientId: null, siteId: null, daysMin: 0, daysMax: 30, atRisk, includeInactive, afterPatientId: null };
    const args = { startDate: firstDate, page: 1, size: 250, ...filter };
    const listed = await manager.query<PageRow[]>(listing.text, valuesOf(listing, args, organizationId));
    const byDays = LIST_ADHERENCE_BY_DAYS.withDates;
    const sorted = await manager.query<PageRow[]>(byDays.text, valuesOf(byDays, args, organizationId));
    const matching = plain.filter(
      ({ json, isEnrolled }) => (isEnrolled || includeInactive) && (atRisk === null || json.atRisk === atRisk),
    );
    expect(listed.filter(({ isRow }) => isRow).map(({ json }) => JSON.parse(json) as object)).toEqual(
      matching.map(({ json }) => json),
    );
    expect(listed[0]?.total).toBe(matching.length);
    expect(sorted.filter(({ isRow }) => isRow).map(({ json }) => JSON.parse(json) as object)).toEqual(
      matching
        .map(({ json }) => json)
        .toSorted((one, other) => (one.days === other.days ? one.patient.id - other.patient.id : one.days - other.days)),
    );
    expect(sorted[0]?.total).toBe(matching.length);
    return { found, plain: plain.map(({ json }) => json) };
  });
}

const OF_PART = 'organization_id = $1 and id % 4 = $2';

const insertInto = (table: string) => `insert into ${table}_reading
    (organization_id, patient_id, device_id, item_id, reading_timestamp, measurement_index, ${table}, manual, patient_time_zone_offset,
     device_time_zone_offset)
  select $1, patient, device, item, at, index, 60, manual, "offset", "deviceOffset"
  from json_to_recordset($2) as r (patient bigint, device bigint, item bigint, at timestamptz, index smallint, manual boolean,
    "offset" integer, "deviceOffset" integer)`;

/** The rules of adherence as a plain statement: the local days on which devices took the readings of patients. */
const PLAIN_DAYS = `with zoned as (
  select p.*, coalesce(p.local_time_zone, s.local_time_zone, o.time_zone, 'UTC') as zone,
    case when p.local_time_zone is not null then 'address' when s.local_time_zone is not null then 'site'
      when o.time_zone is not null then 'organization' else 'unknown' end as source
  from patient p join organization o on o.id = p.organization_id
  left join site s on s.organization_id = p.organization_id and s.id = p.site_id
  where p.organization_id = $1
), d as (
  select r.patient_id, (r.reading_timestamp at time zone p.zone)::date as day
  from (
    select organization_id, patient_id, device_id, reading_timestamp, manual, void_timestamp, patient_time_zone_offset, device_time_zone_offset
    from weight_reading
    union all
    select organization_id, patient_id, device_id, reading_timestamp, manual, void_timestamp, patient_time_zone_offset, device_time_zone_offset
    from heart_rate_reading
  ) r join zoned p on p.organization_id = r.organization_id and p.id = r.patient_id
  where r.organization_id = $1 and r.device_id is not null and not r.manual and r.void_timestamp is null
)`;

const PLAIN = `${PLAIN_DAYS}, today as (
  select p.*, (now() at time zone p.zone)::date as today from zoned p where p.merged_into is null
), first as (
  select t.id, least(t.today,
    (select min(d.day) from d where d.patient_id = t.id),
    (select min(a.start_timestamp at time zone t.zone)::date from device_assignment a
      where a.organization_id = $1 and a.patient_id = t.id and a.end_timestamp is distinct from a.start_timestamp)) as day
  from today t
), counted as (
  select t.id, t.first_name, t.last_name, t.date_of_birth, t.external_identifier, t.enrolled, t.zone, t.source, t.today, coalesce($2::date, greatest(t.today - 29, f.day)) as start from today t join first f on f.id = t.id
), result as (
  select c.*, array(select distinct d.day from d where d.patient_id = c.id and d.day between c.start and c.start + 29 order by 1) as days,
    greatest(0, least(30, c.today - c.start)) as past
  from counted c
)
select json_build_object('patient', json_build_object('id', id, 'firstName', first_name, 'lastName', last_name, 'dateOfBirth', date_of_birth,
  'externalIdentifier', external_identifier), 'active', enrolled, 'firstDate', start, 'lastDate', start + 29, 'timeZone', zone,
  'timeZoneSource', source,
  'days', cardinality(days),
  'threshold', case when cardinality(days) >= 16 then '{"daysMin": 16, "daysMax": 30}'::json
    when cardinality(days) >= 2 then '{"daysMin": 2, "daysMax": 15}' end,
  'atRisk', past >= 7 and cardinality(days) + (30 - past) * cardinality(days) / nullif(past, 0)::numeric < 16,
  'dates', days) as json, enrolled as "isEnrolled"
from result order by id`;

const RECORDED = `select patient_id, (first_day + n)::text as day from adherence_days, generate_series(0, length(days) - 1) n
  where organization_id = $1 and get_bit(days, n) = 1 order by 1, 2`;
