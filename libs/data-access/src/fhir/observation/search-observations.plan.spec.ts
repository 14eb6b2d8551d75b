import { BEFORE_CHANGES, type Database, FOLLOW_INDEX, preparation, type Statement } from '@rpm/database';
import {
  createTestDatabase,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  rowsRead,
  type TestDatabase,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { type Criteria, readSearch } from '@rpm/fhir';
import { Factory } from '../../testing';
import { FIND_IDENTIFIED_READINGS } from './named/find-identified-readings.sql';
import { identifiedReadings } from './named/named-observations';
import { MAX_NAMED } from './named/named-values';
import { observationSearchOf } from './observation-criteria';
import { OBSERVATION_SEARCH, type OBSERVATION_PARAMETERS } from './observation-parameters';
import { searchObservationsStatement } from './search-observations.sql';

const PATIENTS = 40;
/** Readings of each patient and kind, one every hour. */
const READINGS = 500;
const COUNT = 20;
const TABLES = ['weight_reading', 'blood_pressure_reading', 'blood_glucose_reading'];
const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };

describe('query plans of searches for Observations', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    const factory = await Factory.inNewOrganization(database.dataSource);
    organizationId = factory.organizationId;
    const { id: itemId } = await factory.item();
    const fill = (statement: string) => database.dataSource.query(statement);
    await fill(`insert into patient (organization_id, first_name, last_name, sex)
      select ${organizationId}, 'Testina', 'Sampleton', 'unknown' from generate_series(1, ${PATIENTS}) n`);
    await fill(`insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select ${organizationId}, ${itemId}, id, 'withPatient', false from patient`);
    const columns = 'organization_id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, manual';
    const rows = `${organizationId}, current_patient_id, id, ${itemId}, at, at + interval '1 minute', false`;
    const from = `generate_series(0, ${READINGS - 1}) n, device, lateral (select timestamptz '2026-01-01Z' + n * interval '1 hour' as at) t`;
    await fill(`insert into weight_reading (${columns}, weight) select ${rows}, 150 from ${from}`);
    await fill(
      `insert into blood_pressure_reading (${columns}, systolic, diastolic, heart_rate) select ${rows}, 120, 80, 60 from ${from}`,
    );
    await fill(`insert into blood_glucose_reading (${columns}, glucose) select ${rows}, 100 from ${from}`);
    await fill('update weight_reading set weight = 151 where id % 100 = 0');
    await fill('update weight_reading set void_timestamp = now() where id % 100 = 50');
    // The weights of a patient move to another one.
    await fill(`insert into reading_revision (organization_id, kind, reading_id, version, "values", "row")
      select organization_id, 'weight', id, version, '{}', to_jsonb(r) from weight_reading r where patient_id = ${PATIENTS}`);
    await fill(`update weight_reading set patient_id = ${PATIENTS - 1} where patient_id = ${PATIENTS}`);
    await fill(`insert into reading_identifier (organization_id, system, value, kind, reading_id)
      select organization_id, 'urn:sender', id, 'weight', id from weight_reading`);
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  const identified = (criteria: Criteria<typeof OBSERVATION_PARAMETERS>) =>
    identifiedReadings(service.alone({ organizationId }), IDENTITY, criteria);

  async function explainSearch(query: string): Promise<PlanNode[]> {
    const { search } = readSearch(OBSERVATION_SEARCH, [...new URLSearchParams(query)], false);
    const request = { organizationId, identity: IDENTITY, search, after: null };
    const options = { limit: search.count + 1, hasTotal: search.hasTotal };
    const { statement, args, needsHorizon } = searchObservationsStatement(
      observationSearchOf(request, await identified(search.criteria)),
      options,
    );
    const { text, parameters, name } = statement;
    const explain: Statement<object, ExplainResult> = {
      ...(name !== undefined && { name: `explain-${name}` }),
      text: `explain (analyze, format json) ${text}`,
      parameters,
    };
    const horizon = preparation(BEFORE_CHANGES, { tables: TABLES, sort: 'off', workers: '0' });
    const preparations = [needsHorizon ? horizon : FOLLOW_INDEX];
    const rows = await service.run({ organizationId }, explain, args, { preparations });
    return planNodesOf(rows[0]?.['QUERY PLAN'][0].Plan);
  }

  /** Rows that are read for each kind: one page, the row that shows whether there are more, and the readings that are converted to JSON. */
  const OF_PAGE = 3 * COUNT;
  // The last value of each case is the maximum number of rows of one table that the statement may read.
  const CASES: [string, string, number][] = [
    ['a patient', 'patient=7', OF_PAGE],
    ['a patient, oldest first', 'patient=7&_sort=date', OF_PAGE],
    ['patients', 'patient=7,8,9', 2 * OF_PAGE],
    ['a patient and a category', 'patient=7&category=vital-signs', OF_PAGE],
    ['a patient and a code', 'patient=7&code=8867-4', OF_PAGE],
    // Readings of up to 26 hours are read that were taken on another day in the time zone of the patient.
    ['a patient and a local day', 'patient=7&date=2026-01-10', OF_PAGE + 26],
    ['a patient, a code and days', 'patient=7&code=29463-7&date=ge2026-01-05&date=lt2026-01-07', OF_PAGE + 26],
    ['a patient and instants', 'patient=7&date=ge2026-01-05T00:00:00Z&date=lt2026-01-05T06:00:00Z', OF_PAGE],
    ['a device', 'device=7', OF_PAGE],
    ['a device and a day', 'device=7&date=2026-01-10', OF_PAGE + 26],
    ['no condition', '', OF_PAGE],
    ['a code', 'code=29463-7', OF_PAGE],
    ['instants', 'date=lt2026-01-05T00:00:00Z', OF_PAGE],
    ['a day', 'date=2026-01-10', OF_PAGE + 26 * PATIENTS],
    ['changes', '_lastUpdated=ge2026-01-05', OF_PAGE + PATIENTS],
    ['all changes', '_sort=_lastUpdated', OF_PAGE + PATIENTS],
    ['ids', '_id=weight-1,weight-2,blood-pressure-5-heart-rate', OF_PAGE],
    ['an identifier', 'identifier=weight-1', OF_PAGE],
    ['identifiers of a sender', 'identifier=urn:sender|1,2', OF_PAGE],
    ['errors', 'status=entered-in-error&patient=7', OF_PAGE],
    ['errors of all patients', 'status=entered-in-error', (PATIENTS * READINGS) / 100 + OF_PAGE],
  ];
  it.each(CASES)('read only a little more than the page: %s', async (_name, query, most) => {
    const nodes = await explainSearch(`${query}&_count=${COUNT}`);
    const scans = nodes.filter((node) => TABLES.includes(node['Relation Name'] ?? '') && node['Actual Loops'] > 0);
    expect(Math.max(...TABLES.map((table) => rowsRead(nodes, table)))).toBeLessThanOrEqual(most);
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });

  it.each<[string, string | null, string | null]>([
    ['a system and a value', 'urn:sender', '7'],
    ['a value', null, '7'],
    ['a system', 'urn:sender', null],
  ])('look up the identifiers of senders that are searched for, and no others: %s', async (_name, system, value) => {
    const { text, parameters } = FIND_IDENTIFIED_READINGS;
    const explain = { text: `explain (analyze, format json) ${text}`, parameters } as Statement<object, ExplainResult>;
    const rows = await service.run({ organizationId }, explain, { systems: [system], values: [value] });
    const nodes = planNodesOf(rows[0]?.['QUERY PLAN'][0].Plan);
    // A bitmap scan reads an entry of its index and a row.
    expect(rowsRead(nodes, 'reading_identifier')).toBeLessThanOrEqual(value === null ? MAX_NAMED + 1 : 2);
  });

  it('read the readings of a patient or a device, and no others, for their changes', async () => {
    const queries = ['patient=7&_lastUpdated=ge2026-01-10', 'patient=7&_sort=_lastUpdated', 'device=7&_sort=_lastUpdated'];
    for (const query of queries) {
      const nodes = await explainSearch(`${query}&_count=${COUNT}`);
      const most = Math.max(...TABLES.map((table) => rowsRead(nodes, table)));
      expect([query, most <= 2 * READINGS + OF_PAGE]).toEqual([query, true]);
    }
  });

  it('read only a little more of the Observations that have ended than the page, also for kinds of which none has ended', async () => {
    for (const query of [
      '_lastUpdated=ge2026-01-01',
      `_lastUpdated=ge2026-01-01&patient=${PATIENTS}`,
      '_id=weight-39,weight-40',
    ]) {
      const nodes = await explainSearch(`${query}&_count=${COUNT}`);
      expect(rowsRead(nodes, 'ended_observation')).toBeLessThanOrEqual(OF_PAGE);
    }
  });

  it('count the Observations of a patient without reading those of others', async () => {
    const nodes = await explainSearch(`patient=7&_count=${COUNT}&_total=accurate`);
    expect(Math.max(...TABLES.map((table) => rowsRead(nodes, table)))).toBeLessThanOrEqual(READINGS + OF_PAGE);
  });
});
