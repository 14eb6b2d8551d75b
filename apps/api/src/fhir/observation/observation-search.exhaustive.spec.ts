import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { FhirIdentities } from '@rpm/data-access';
import { READING_KIND_NAMES, readingKind, type ReadingKindName, SAMPLE_VALUES } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import { COMPANIONS, type FhirReading, identifierSystem, type Bundle, type Observation } from '@rpm/fhir';
import fc from 'fast-check';
import { TestApi } from '../../testing/test-api';
import { matches, type SentParameters } from './testing/observation-filter';
import { ObservationModel } from './testing/observation-model';

// Few different times, around midnight in several places, so that readings share times.
const TIMES = [
  '2025-12-31T23:30:00.000Z',
  '2026-01-14T10:00:00.000Z',
  '2026-01-15T00:00:00.000Z',
  '2026-01-15T07:59:59.999Z',
  '2026-01-15T08:00:00.000Z',
  '2026-01-15T23:59:59.999Z',
  '2026-02-01T00:00:00.000Z',
];
const OFFSETS = [undefined, 0, -28_800, 20_700, 50_400, -43_200];
const HOLDERS = ['ann', 'bob', 'cem', 'annsMeter', 'annsSensor', 'bobsMeter', 'nobodysMeter'] as const;

const readings = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...READING_KIND_NAMES),
    holder: fc.constantFrom(...HOLDERS),
    at: fc.constantFrom(...TIMES),
    offset: fc.constantFrom(...OFFSETS),
    hasCompanion: fc.boolean(),
    manual: fc.boolean(),
    // Values that are equal in two systems, so that only both together are unique.
    identifier: fc.option(
      fc.record({ system: fc.constantFrom('urn:one', 'urn:two'), value: fc.constantFrom('a', 'b', 'weight-1') }),
      { nil: null },
    ),
  }),
  { selector: ({ kind, holder, at }) => `${kind} ${holder} ${at}`, minLength: 10, maxLength: 40 },
);
const changes = fc.array(
  fc.record({ reading: fc.nat(), change: fc.constantFrom('void', 'correct', 'clear', 'unassign', 'assign', 'merge') }),
  { maxLength: 15 },
);

const DATES = [
  ...TIMES,
  '2026',
  '2025-12',
  '2026-01-15',
  '2026-01-14',
  '2026-01-15T00:00',
  '2026-01-15T08:00:00Z',
  '2026-01-15T05:45:00+05:45',
  '2026-01-14T23:59:59.999',
  '2026-01-15T08:00',
];
const dates = fc
  .tuple(fc.constantFrom('', 'eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb'), fc.constantFrom(...DATES))
  .map((parts) => parts.join(''));
const CODES = [
  '8867-4',
  '85354-9',
  '59408-5',
  '2708-6',
  '2339-0',
  '41653-7',
  '99504-3',
  '80404-7',
  '20150-9',
  '93832-4',
  'bloodGlucose',
  'heartRate',
  'sleepMatActivity',
  'http://loinc.org|8867-4',
  'http://example.org|8867-4',
  'unknown',
];
const CATEGORIES = [
  'vital-signs',
  'laboratory',
  'activity',
  'exam',
  'http://terminology.hl7.org/CodeSystem/observation-category|activity',
];
const several = <T>(values: fc.Arbitrary<T>) => fc.array(values, { minLength: 1, maxLength: 3 });
const textOf = (name: string, values: fc.Arbitrary<string>) => several(values).map((all): [string, string] => [name, all.join()]);

/** Conditions whose values are numbers stand for what the run has created. */
const conditions = fc.oneof(
  { weight: 3, arbitrary: textOf('date', dates) },
  textOf('code', fc.constantFrom(...CODES)),
  textOf('category', fc.constantFrom(...CATEGORIES)),
  textOf('status', fc.constantFrom('final', 'corrected', 'entered-in-error', 'preliminary')),
  { weight: 3, arbitrary: textOf('patient', fc.constantFrom('<ann>', '<bob>', '<cem>', 'Patient/<ann>', '999999', 'abc')) },
  textOf('subject', fc.constantFrom('<ann>', 'Patient/<bob>')),
  textOf('device', fc.constantFrom('<annsMeter>', 'Device/<annsSensor>', '<nobodysMeter>')),
  textOf(
    '_id',
    fc.nat().map((number) => `<id ${number}>`),
  ),
  textOf(
    'identifier',
    fc.tuple(fc.constantFrom('', '<system>|', 'urn:other|'), fc.nat()).map(([system, number]) => `${system}<id ${number}>`),
  ),
  textOf(
    'identifier',
    fc.constantFrom('urn:one|a', 'urn:two|a', 'urn:one|', 'urn:three|', 'a', 'b', '|a', 'urn:two|weight-1', '<system>|'),
  ),
  textOf(
    '_lastUpdated',
    fc.tuple(fc.constantFrom('gt', 'ge', 'lt', 'le'), fc.nat()).map(([prefix, number]) => `${prefix}<updated ${number}>`),
  ),
);
const searches = fc.array(
  fc.record({
    conditions: fc.array(conditions, { maxLength: 4 }),
    sort: fc.constantFrom(undefined, 'date', '-date', '_lastUpdated'),
    count: fc.constantFrom(1, 2, 5, 1_000),
    hasTotal: fc.boolean(),
    isForm: fc.boolean(),
  }),
  { minLength: 10, maxLength: 10 },
);

interface SentIdentifier {
  system: string;
  value: string;
}

describe('a search for Observations', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const pathOf = (kind: ReadingKindName) => `/api/v3/${readingKind(kind).path}-reading`;
  /** Reads a reading as it is now. Its embedded item does not say whether it is a sensor. */
  const recordOf = async (kind: ReadingKindName, id: number, sensorId: number): Promise<FhirReading> => {
    const { json } = await api.get(`${pathOf(kind)}/${id}?view=record&includeVoided=true`, { key });
    const { item, device, ...reading } = json as FhirReading;
    return {
      ...reading,
      device,
      item: item && { continuous: device?.id === sensorId },
      identifiers: identifiers.get(`${kind} ${id}`),
    };
  };

  /** Identifiers that senders have given readings, by kind and id. */
  const identifiers = new Map<string, SentIdentifier[]>();
  /** Stores an identifier of a reading, unless another reading has it. */
  async function identify(kind: ReadingKindName, id: number, { system, value }: SentIdentifier) {
    const added = await api.database.dataSource.query<unknown[]>(
      `insert into reading_identifier (organization_id, system, value, kind, reading_id) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning system`,
      [factory.organizationId, system, value, kind, id],
    );
    if (added.length === 0) return;
    // A reading that was sent with its device and without it may have several.
    const known = identifiers.get(`${kind} ${id}`);
    if (known) known.push({ system, value });
    else identifiers.set(`${kind} ${id}`, [{ system, value }]);
  }

  async function createHolders() {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key();
    const [ann, bob, cem] = [
      await factory.patient({ localTimeZone: 'America/St_Johns' }),
      await factory.patient(),
      await factory.patient(),
    ];
    const [meter, sensor] = [await factory.item(), await factory.item({ continuous: true })];
    const device = async (itemId: number, currentPatientId: number | null) =>
      (await factory.device({ itemId, currentPatientId })).id;
    const patients = { ann: ann.id, bob: bob.id, cem: cem.id };
    const devices = {
      annsMeter: await device(meter.id, ann.id),
      annsSensor: await device(sensor.id, ann.id),
      bobsMeter: await device(meter.id, bob.id),
      nobodysMeter: await device(meter.id, null),
    };
    return { patients, devices, ids: { ...patients, ...devices } };
  }

  /** Waits until no transaction is older than the last change: searches for changes withhold what is newer than the oldest transaction that may still write. */
  async function withoutOlderTransactions() {
    const { dataSource } = api.database;
    const [{ now } = { now: '' }] = await dataSource.query<{ now: string }[]>('select clock_timestamp()::text as now');
    const older = `select count(*)::integer as count from pg_stat_activity where datname = current_database() and xact_start < $1::timestamptz`;
    const count = async () => (await dataSource.query<{ count: number }[]>(older, [now]))[0]?.count;
    expect(await pollUntil(count, 0)).toBe(0);
  }

  /** Follows the links to the next pages, and returns all Observations. */
  async function found(parameters: SentParameters, isForm: boolean): Promise<Observation[]> {
    const query = String(new URLSearchParams(parameters.map(([name, text]): [string, string] => [name, text])));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    let answer = isForm
      ? await api.post('/fhir/r4/Observation/_search', query, { key, headers })
      : await api.get(`/fhir/r4/Observation?${query}`, { key });
    const all: Observation[] = [];
    for (;;) {
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      const { entry = [], link = [], total } = answer.json as Bundle<Observation>;
      all.push(...entry.flatMap(({ resource }) => resource ?? []));
      const next = link.find(({ relation }) => relation === 'next')?.url;
      if (next === undefined) {
        if (total !== undefined) expect(total).toBe(all.length);
        return all;
      }
      const { pathname, search } = new URL(next);
      answer = await api.get(`${pathname}${search}`, { key });
    }
  }

  it('finds what a filter over all Observations in memory finds, in the same order', async () => {
    const property = fc.asyncProperty(readings, changes, searches, async (given, changed, sent) => {
      const { patients, devices, ids } = await createHolders();
      const model = new ObservationModel(await api.application.get(FhirIdentities).find(factory.organizationId));
      const stored: { kind: ReadingKindName; id: number }[] = [];
      const learn = async ({ kind, id }: (typeof stored)[number]) =>
        model.learn(kind, await recordOf(kind, id, devices.annsSensor));
      identifiers.clear();
      for (const { kind, holder, at, offset, hasCompanion, manual, identifier } of given) {
        const companions = Object.fromEntries((COMPANIONS[kind] ?? []).map((companion) => [companion, null]));
        const subject = holder in patients ? { patient: { id: ids[holder] } } : { device: { id: ids[holder] } };
        const body = {
          readingTimestamp: at,
          deviceTimeZoneOffset: offset,
          manual,
          ...subject,
          ...SAMPLE_VALUES[kind],
          ...(hasCompanion ? {} : companions),
        };
        const { status, json } = await api.post(pathOf(kind), body, { key });
        expect([status, json]).toMatchObject([200, {}]);
        const { id } = json as { id: number };
        stored.push({ kind, id });
        if (identifier) await identify(kind, id, identifier);
      }
      for (const one of stored) await learn(one);
      for (const { reading, change } of changed) {
        const one = stored[reading % stored.length];
        if (!one) continue;
        const { kind, id } = one;
        const path = `${pathOf(kind)}/${id}`;
        const [companion] = COMPANIONS[kind] ?? [];
        // Some changes are refused, such as one of a reading that was entered in error. The model learns from the reading what has changed.
        if (change === 'void') await api.delete(path, { key });
        if (change === 'correct') await api.patch(path, { manual: true }, { key });
        if (change === 'clear' && companion !== undefined) await api.patch(path, { [companion]: null }, { key });
        if (change === 'unassign') await api.post(`${path}/unassign-patient`, {}, { key });
        if (change === 'assign') await api.post(`${path}/assign-patient`, { patient: { id: patients.bob } }, { key });
        if (change === 'merge')
          await api.post(`/api/v3/patient/${patients.ann}/merge`, { patient: { id: patients.cem } }, { key });
        for (const each of ['void', 'correct', 'clear'].includes(change) ? [one] : stored) await learn(each);
      }
      await withoutOlderTransactions();
      const all = model.find(() => true, '_lastUpdated');
      const system = identifierSystem(await api.application.get(FhirIdentities).find(factory.organizationId), 'reading');
      const filled = (text: string) =>
        text.replaceAll(/<(\w+) ?(\d*)>/g, (_, name: string, number: string) => {
          const some = all[Number(number) % all.length];
          if (name === 'system') return system;
          if (name === 'id') return some?.id ?? 'none';
          if (name === 'updated') return some?.meta?.lastUpdated ?? '2026-01-01';
          return String({ ...patients, ...devices }[name]);
        });
      for (const { conditions: texts, sort, count, hasTotal, isForm } of sent) {
        const parameters = texts.map(([name, text]): [string, string] => [name, filled(text)]);
        const isChanges = parameters.some(([name]) => name === '_lastUpdated');
        // Every Observation has an identifier of the service's own system.
        const isNamed = parameters.some(
          ([name, text]) =>
            ['patient', 'subject', 'device', '_id'].includes(name) ||
            (name === 'identifier' && !text.split(',').includes(`${system}|`)),
        );
        const usable = isChanges && !isNamed ? undefined : sort;
        const controls: [string, string][] = [['_count', String(count)]];
        if (usable !== undefined) controls.push(['_sort', usable]);
        if (hasTotal) controls.push(['_total', 'accurate']);
        const order = usable ?? (isChanges ? '_lastUpdated' : '-date');
        const expected = model.find((observation) => matches(observation, parameters), order);
        const answered = await found([...parameters, ...controls], isForm);
        expect([parameters, answered.map(({ id }) => id)]).toEqual([parameters, expected.map(({ id }) => id)]);
        expect(answered).toEqual(expected);
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(20) });
  });
});
