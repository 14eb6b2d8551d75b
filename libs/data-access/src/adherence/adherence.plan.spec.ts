import { AdherenceRepository } from './adherence.repository';
import { FIND_ADHERENCE, JOIN_BY_HASH, LIST_ADHERENCE, LIST_ADHERENCE_BY_DAYS, LIST_ADHERENCE_FILTERED } from './adherence.sql';
import { recheckAdherenceDays, recountAdherence } from './record-days';
import { type Database, type NamedStatement, valuesOf } from '@rpm/database';
import { FIND_BY_EMAIL } from '../patient/patient.sql';
import { ReadingCounter } from '../reading-counter/reading-counter';
import { createTestDatabase, type TestDatabase, type ExplainResult, planNodesOf } from '@rpm/database/testing';
import { Factory } from '../testing';

const PATIENTS = 500;
/** This spec fills three of the ten reading tables; the SQL statements treat all ten tables alike. */
const TABLES = { blood_glucose_reading: 'glucose', heart_rate_reading: 'heart_rate', weight_reading: 'weight' };

describe('the statements about adherence and patients', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient({ localTimeZone: 'America/St_Johns' })).id;
    const { dataSource } = database;
    await dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, email)
       select $1, 'Testina', 'Sampleton', 'unknown', n || '@example.org' from generate_series(1, $2) as n`,
      [mine.organizationId, PATIENTS],
    );
    const { id: itemId } = await mine.item();
    await dataSource.query(
      `insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
       select $1, $2, id, 'withPatient', false from patient where organization_id = $1`,
      [mine.organizationId, itemId],
    );
    for (const [table, value] of Object.entries(TABLES)) {
      await dataSource.query(
        `insert into ${table} (organization_id, patient_id, device_id, item_id, reading_timestamp, ${value}, manual)
         select $1, current_patient_id, id, item_id, timestamptz '2026-01-01Z' + day * interval '1 day', 100, false
         from device, generate_series(0, 39) as day where organization_id = $1`,
        [mine.organizationId],
      );
    }
    const counter = new ReadingCounter(dataSource);
    await counter.run();
    await counter.stop();
    await dataSource.query('analyze');
    // The time zone of the session differs from those of the patients, to show that it does not affect the result.
    await dataSource.query(
      `do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Asia/Kolkata'); end $$`,
    );
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  /** Returns the table scans in the plan of a statement under row-level security. */
  const scansOf = (statement: { name?: string; text: string }, values: readonly unknown[], { isExecuted = false } = {}) =>
    service.inTransaction(
      mine,
      async ({ manager }) => {
        const literals = values.map((value) => (value === null ? 'null' : `'${value as string | number}'`)).join(', ');
        if (FILTERED.includes(statement.text)) await manager.query(JOIN_BY_HASH.statement.text, JOIN_BY_HASH.values);
        await manager.query(`prepare planned as ${statement.text}`);
        const [row] = await manager.query<ExplainResult[]>(
          `explain (${isExecuted ? 'analyze, timing off, ' : ''}format json) execute planned(${literals})`,
        );
        await manager.query('deallocate planned');
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      },
      { planning: isExecuted ? 'auto' : 'force_generic_plan' },
    );
  const scansIn = <Arguments extends object>(statement: NamedStatement<Arguments>, args: NoInfer<Arguments>) =>
    scansOf(statement, valuesOf(statement, args, mine.organizationId));

  const FILTERED = [LIST_ADHERENCE_FILTERED, LIST_ADHERENCE_BY_DAYS]
    .flatMap((lists) => Object.values(lists))
    .map(({ text }) => text);
  const FIRST_PAGE = {
    startDate: null,
    page: 1,
    size: 15,
    patientId: null,
    siteId: null,
    includeInactive: false,
    afterPatientId: null,
  };

  const ALL_PATIENTS = { ...FIRST_PAGE, daysMin: 0, daysMax: 30, atRisk: null };

  it.each([
    ['the adherence of one patient', () => scansIn(FIND_ADHERENCE, { startDate: null, patientId })],
    ['a page of the adherence list', () => scansIn(LIST_ADHERENCE.plain, FIRST_PAGE)],
    ['a page of the adherence list with its days', () => scansIn(LIST_ADHERENCE.withDates, FIRST_PAGE)],
    [
      'a page of the adherence list with patients who are not monitored',
      () => scansIn(LIST_ADHERENCE.withDates, { ...FIRST_PAGE, includeInactive: true, afterPatientId: patientId }),
    ],
    [
      'the filtered adherence list with its days',
      () => scansIn(LIST_ADHERENCE_FILTERED.withDates, { ...FIRST_PAGE, daysMin: 2, daysMax: 15, atRisk: null }),
    ],
    [
      'the filtered adherence list',
      () => scansIn(LIST_ADHERENCE_FILTERED.plain, { ...FIRST_PAGE, daysMin: 2, daysMax: 15, atRisk: null }),
    ],
    ['the adherence list sorted by days', () => scansIn(LIST_ADHERENCE_BY_DAYS.plain, ALL_PATIENTS)],
    [
      'the adherence list sorted by days in descending order',
      () => scansIn(LIST_ADHERENCE_BY_DAYS.withDatesDescending, ALL_PATIENTS),
    ],
  ])('read readings for %s only by index, and only on days that changed', async (_what, plan) => {
    const scans = await plan();
    for (const table of Object.keys(TABLES)) {
      const indexes = scans.flatMap((scan) => (scan['Relation Name'] === table ? [scan['Index Name'] ?? scan['Node Type']] : []));
      expect(indexes).toContain(`${table}_pkey`);
      expect(indexes).not.toContain('Seq Scan');
    }
  });

  /** Returns the number of patients whose days a page of the filtered or sorted list counts, because it cannot use their stored counts. */
  const countedNow = async () => {
    const counted = async (list: typeof LIST_ADHERENCE_BY_DAYS.plain) => {
      const rows = await scansOf(list, valuesOf(list, ALL_PATIENTS, mine.organizationId), { isExecuted: true });
      return rows.find((node) => node['Subplan Name'] === 'CTE adherence')?.['Actual Rows'];
    };
    const filtered = await counted(LIST_ADHERENCE_FILTERED.plain);
    expect(await counted(LIST_ADHERENCE_BY_DAYS.plain)).toBe(filtered);
    return filtered;
  };

  it('count days for the filtered list only for patients whose stored counts have expired, or whose days or assignments changed', async () => {
    const { dataSource } = database;
    await dataSource.query(`update adherence_count set valid_until = now() + interval '1 day'`);
    expect(await countedNow()).toBe(0);
    await dataSource.query(`update adherence_count set valid_until = now() - interval '1 second' where patient_id = $1`, [
      patientId,
    ]);
    expect(await countedNow()).toBe(1);
    const condition = `id in (select id from patient where id <> $1 order by id limit 2)`;
    await dataSource.query(`update patient set enrolled = not enrolled where ${condition}`, [patientId]);
    await dataSource.query(`update patient set enrolled = not enrolled where ${condition}`, [patientId]);
    expect(await countedNow()).toBe(3);
    await recheckAdherenceDays(dataSource);
    await recountAdherence(dataSource);
    expect(await countedNow()).toBe(0);
  });

  it('use the index on the e-mail address to find patients', async () => {
    const scans = await scansOf(FIND_BY_EMAIL, [mine.organizationId, '7@EXAMPLE.org']);
    const indexes = scans.flatMap((scan) => (scan['Relation Name'] === 'patient' ? [scan['Index Name']] : []));
    expect(new Set(indexes)).toEqual(new Set(['patient_of_email']));
  });

  it('return counts that do not depend on the time zone of the session', async () => {
    const repository = new AdherenceRepository(service);
    const { text } = await repository.require(mine.organizationId, patientId, '2026-01-01');
    // At midnight in UTC it is still the evening before in St. John's, so the first reading belongs to 31 December.
    expect(JSON.parse(text)).toMatchObject({ firstDate: '2026-01-01', lastDate: '2026-01-30', days: 30 });
    const { text: before } = await repository.require(mine.organizationId, patientId, '2025-12-31');
    expect(JSON.parse(before)).toMatchObject({ firstDate: '2025-12-31', days: 30 });
    const { text: earliest } = await repository.require(mine.organizationId, patientId, '2025-12-02');
    expect(JSON.parse(earliest)).toMatchObject({ lastDate: '2025-12-31', days: 1 });
  });
});
