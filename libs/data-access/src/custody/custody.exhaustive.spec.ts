import { type DeviceAssignmentView, Problem, type ReadingInput } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { DeviceRepository } from '../device/device.repository';
import { recordReadings } from '../reading-record/record-readings';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';

const HOUR_MS = 3_600_000;
const HOURS = 12;
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS);

// Few different values are generated, so that periods touch, overlap and contain readings, and readings are exactly at their ends.
const hours = fc.integer({ min: 0, max: HOURS });
const nth = fc.constantFrom(0, 1, 2);
const readings = fc.record({ patient: fc.option(nth), hour: hours });
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ record: fc.array(readings, { minLength: 1, maxLength: 6 }) }) },
  { weight: 3, arbitrary: fc.record({ add: nth, from: hours, to: hours }) },
  {
    weight: 3,
    arbitrary: fc.record({ change: fc.nat(), patient: fc.option(nth), from: fc.option(hours), to: fc.option(hours) }),
  },
  fc.record({ remove: fc.nat() }),
  { weight: 2, arbitrary: fc.record({ associate: nth, from: fc.option(hours) }) },
  { weight: 2, arbitrary: fc.record({ disassociate: fc.option(hours) }) },
  fc.record({ lose: fc.option(hours) }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

describe('custody', () => {
  let database: TestDatabase;
  let service: Database;
  let devices: DeviceRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    devices = new DeviceRepository(service);
  });
  afterAll(() => database.drop());

  it.each([
    ['one after another', 1],
    ['four at a time', 4],
  ])(
    'determines the same patient for every reading as a plain statement after random corrections and recordings, %s',
    async (_how, atOnce) => {
      let [accepted, moved] = [0, 0];
      const property = fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 24 }), async (all) => {
        const run = await newDevice();
        for (let from = 0; from < all.length; from += atOnce) {
          const done = await Promise.all(all.slice(from, from + atOnce).map((step) => apply(run, step)));
          accepted += done.filter(Boolean).length;
        }
        const [wrong, versions] = await database.dataSource.query<[{ wrong: number }, { moved: number; unexplained: number }]>(
          `select count(*) filter (where r.patient_id is distinct from coalesce((${HOLDER}), r.submitted_patient_id)) as wrong,
            0 as moved, 0 as unexplained from weight_reading r where r.device_id = $1
          union all
          select 0, count(*) filter (where r.version > 1), count(*) filter (where r.version - 1 <> (
              select count(*) from reading_revision v where v.organization_id = r.organization_id and v.kind = 'weight' and v.reading_id = r.id)
            or r.version <> (select count(*) from event e where e.organization_id = r.organization_id and e.subject_id = r.id
              and e.type = 'reading.weight'))
          from weight_reading r where r.device_id = $1`,
          [run.deviceId],
        );
        expect(wrong).toMatchObject({ wrong: 0 });
        expect(versions).toMatchObject({ unexplained: 0 });
        moved += versions.moved;
        const [state] = await database.dataSource.query<object[]>(CURRENT, [run.deviceId]);
        expect(state).toEqual({ agrees: true });
      });
      await fc.assert(property, { numRuns: propertyRuns(25), endOnFailure: true });
      expect(accepted).toBeGreaterThan(100);
      expect(moved).toBeGreaterThan(10);
    },
  );

  interface Run {
    organizationId: number;
    deviceId: number;
    patientIds: number[];
    index: number;
  }

  async function newDevice(): Promise<Run> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const [one, two, three, site] = [
      await factory.patient(),
      await factory.patient(),
      await factory.patient(),
      await factory.site(),
    ];
    const device = await factory.device({ currentPatientId: null, currentStatus: 'availableAtSite', siteId: site.id });
    return { organizationId: factory.organizationId, deviceId: device.id, patientIds: [one.id, two.id, three.id], index: 0 };
  }

  /** @returns whether the step was accepted; a step that contradicts the present assignments is rejected */
  async function apply(run: Run, step: Step): Promise<boolean> {
    try {
      await perform(run, step);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  async function perform(run: Run, step: Step): Promise<unknown> {
    const { organizationId, deviceId, patientIds } = run;
    const request = { organizationId, expectedEntityTags: null, idempotency: null };
    const patient = (n: number) => ({ id: patientIds[n] ?? 0 });
    const time = (hour: number | null) => (hour === null ? null : at(hour));
    if ('record' in step) {
      const given = step.record.map((reading): ReadingInput => ({
        device: { id: deviceId },
        weight: 150,
        readingTimestamp: at(reading.hour),
        measurementIndex: run.index++,
        ...(reading.patient !== null && { patient: patient(reading.patient) }),
      }));
      return service.writeInOneStatement({ organizationId }, (runner) => recordReadings(runner, 'weight', given));
    }
    if ('add' in step) {
      const period = { startTimestamp: at(step.from), endTimestamp: at(step.to) };
      return devices.addAssignment(request, deviceId, { patient: patient(step.add), ...period });
    }
    if ('associate' in step)
      return devices.associate(request, deviceId, { patient: patient(step.associate), eventTimestamp: time(step.from) });
    const page = await devices.assignments(organizationId, deviceId, { page: 1, size: 50 });
    const assignments = page.content.map(({ text }) => JSON.parse(text) as DeviceAssignmentView);
    if ('disassociate' in step) {
      const holder = assignments.find(({ endTimestamp }) => endTimestamp === null)?.patient.id ?? 0;
      return devices.disassociate(request, deviceId, { patient: { id: holder }, eventTimestamp: time(step.disassociate) });
    }
    if ('lose' in step) {
      await devices.change(request, deviceId, { currentStatus: 'lost', eventTimestamp: time(step.lose) });
      return devices.change(request, deviceId, { currentStatus: 'availableAtSite' });
    }
    const chosen = assignments[('change' in step ? step.change : step.remove) % Math.max(assignments.length, 1)];
    if (!chosen) return undefined;
    if ('remove' in step) return devices.removeAssignment(request, deviceId, chosen.id);
    return devices.changeAssignment(request, deviceId, chosen.id, {
      ...(step.patient !== null && { patient: patient(step.patient) }),
      ...(step.from !== null && { startTimestamp: at(step.from) }),
      ...(step.to !== null && { endTimestamp: at(step.to) }),
    });
  }
});

const HOLDER = `select a.patient_id from device_assignment a
  where a.device_id = r.device_id and tstzrange(a.start_timestamp, a.end_timestamp) @> r.reading_timestamp::timestamptz`;

/** Whether the device is with the patient whose assignment has not ended. */
const CURRENT = `select d.current_patient_id is not distinct from
    (select a.patient_id from device_assignment a where a.device_id = d.id and a.end_timestamp is null) as agrees
  from device d where d.id = $1`;
