import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import { type Resource } from '@rpm/fhir';
import fc from 'fast-check';
import { type QueryRunner } from 'typeorm';
import { correctionSteps, RandomCorrections } from '../../testing';
import { type ExportSelection, EXPORTED_TYPES } from './export-request';
import { FhirExports } from './fhir-exports';

/** A transaction that stays open while exports begin and files are fetched. The number selects a row. */
const openSteps = fc.record({
  open: fc.constantFrom('record', 'correct', 'void', 'restore', 'close', 'commit', 'rollback'),
  row: fc.nat({ max: 3 }),
});
const otherSteps = fc.record({ patient: fc.constantFrom(0, 1, 2), site: fc.option(fc.constantFrom(0, 1)) });
const steps = fc.oneof({ weight: 3, arbitrary: correctionSteps }, { weight: 2, arbitrary: openSteps }, otherSteps);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Steps before an export begins, and before each of its files is fetched. */
const rounds = fc.array(
  fc.record({ before: fc.array(steps, { maxLength: 6 }), between: fc.array(steps, { maxLength: 10 }), isReversed: fc.boolean() }),
  {
    minLength: 2,
    maxLength: 4,
  },
);

const keyOf = ({ resourceType, id }: Resource) => `${resourceType}/${id}`;

/** Changes a copy as a receiver does that loads an export: a Bundle has the addresses of resources that were deleted. */
function apply(copy: Map<string, Resource>, resources: readonly Resource[]): void {
  for (const resource of resources) {
    if (resource.resourceType !== 'Bundle') copy.set(keyOf(resource), resource);
    else for (const { request } of resource.entry ?? []) copy.delete(request?.url ?? '');
  }
}

/** Whether a resource has ended, so that an export without `_since` leaves it out. */
const hasEnded = (resource: Resource) =>
  ('status' in resource && resource.status === 'entered-in-error') ||
  (resource.resourceType === 'Patient' && resource.link !== undefined);

/** An organization that is changed while it is exported. */
class ExportedWorld {
  private readonly exports: FhirExports;
  private isOpen = false;

  private constructor(
    service: Database,
    readonly corrections: RandomCorrections,
    private readonly siteIds: readonly number[],
    /** The patient of the readings that the open transaction changes, so that no other step waits for it. */
    private readonly patientId: number,
    private readonly writer: QueryRunner,
  ) {
    this.exports = new FhirExports(service);
  }

  static async create(dataSource: Database, service: Database): Promise<ExportedWorld> {
    const corrections = await RandomCorrections.inNewOrganization(dataSource, service);
    const { factory } = corrections;
    const siteIds = [(await factory.site()).id, (await factory.site()).id];
    const { id: patientId } = await factory.patient({ siteId: siteIds[0] ?? null });
    for (const day of [1, 2])
      await factory.reading({ patientId, deviceId: null, readingTimestamp: new Date(Date.UTC(2026, 0, day)) });
    const writer = service.createQueryRunner();
    await writer.connect();
    return new ExportedWorld(service, corrections, siteIds, patientId, writer);
  }

  async take(step: Step): Promise<void> {
    if ('open' in step) return this.takeOpen(step);
    // Other steps would wait for the rows that the open transaction has locked.
    await this.end('commit');
    if (!('site' in step)) return this.corrections.attempt(step);
    const { factory, patientIds, organizationId } = this.corrections;
    const args = [organizationId, patientIds[step.patient], step.site === null ? null : this.siteIds[step.site]];
    await factory.dataSource.query('update patient set site_id = $3 where organization_id = $1 and id = $2', args);
  }

  /** Changes readings in the open transaction. */
  private async takeOpen({ open, row }: { open: string; row: number }): Promise<void> {
    if (open === 'commit' || open === 'rollback') return this.end(open);
    if (!this.isOpen) await this.writer.query('begin');
    if (!this.isOpen)
      await this.writer.query(`select set_config('rpm.organization_id', $1, true)`, [String(this.corrections.organizationId)]);
    this.isOpen = true;
    const chosen = `organization_id = ${this.corrections.organizationId} and id = (select id from blood_glucose_reading order by id offset ${row} limit 1)`;
    const statements: Record<string, string> = {
      record: `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
        values (${this.corrections.organizationId}, ${this.patientId}, clock_timestamp() - random() * interval '1 year', 100, true)`,
      correct: `update blood_glucose_reading set glucose = glucose + 1 where ${chosen}`,
      void: `update blood_glucose_reading set void_timestamp = now() where ${chosen}`,
      restore: `update blood_glucose_reading set void_timestamp = null where ${chosen}`,
      close: `update site set active = not active where organization_id = ${this.corrections.organizationId}`,
    };
    await this.writer.query(statements[open] ?? '');
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (this.isOpen) await this.writer.query(command);
    this.isOpen = false;
  }

  async stop(): Promise<void> {
    await this.end('commit');
    await this.writer.release();
  }

  selection(overrides: Partial<ExportSelection>): ExportSelection {
    return { types: EXPORTED_TYPES, group: null, patients: null, since: null, until: null, ...overrides };
  }

  /** Returns whether a correction has removed a resource, so that it has no present form. */
  async isRemoved(key: string): Promise<boolean> {
    const [type, id] = key.split('/');
    if (type !== 'DeviceUseStatement') return false;
    const args = [this.corrections.organizationId, id];
    const text = 'select id from device_assignment where organization_id = $1 and id = $2';
    return (await this.corrections.factory.dataSource.query<unknown[]>(text, args)).length === 0;
  }

  get firstSite(): number {
    return this.siteIds[0] ?? 0;
  }

  /** Carries out an export. @param between called before each file is fetched */
  async export(
    selection: ExportSelection,
    { isReversed = false, between = () => Promise.resolve() }: { isReversed?: boolean; between?: () => Promise<void> } = {},
  ): Promise<{ since: string; resources: Resource[] }> {
    const { organizationId } = this.corrections;
    const job = await this.exports.begin(organizationId, 'https://rpm.example.org/fhir/r4/$export', selection);
    const { contents } = job;
    if (!contents) throw new Error('The contents are not determined.');
    const numbers = [...contents.files.keys()];
    let text = '';
    for (const number of isReversed ? numbers.reverse() : numbers) {
      await between();
      for await (const page of this.exports.pages(organizationId, job, number)) text += page.text.toString();
    }
    if (numbers.length === 0) await this.exports.delete(organizationId, job.id);
    const resources =
      text === ''
        ? []
        : text
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as Resource);
    return { since: contents.transactionTimestamp.toISOString(), resources };
  }
}

describe('an export while resources change', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  const runs = propertyRuns(12);

  it('lacks no resource that existed when it began, and synchronizes a copy with the organization', async () => {
    const property = fc.asyncProperty(rounds, async (all) => {
      const world = await ExportedWorld.create(database.dataSource, service);
      const copy = new Map<string, Resource>();
      let since: string | null = null;
      for (const { before, between, isReversed } of all) {
        for (const step of before) await world.take(step);
        const existed = (await world.export(world.selection({}))).resources.filter((resource) => !hasEnded(resource));
        const steps = [...between];
        const change = async () => {
          for (const step of steps.splice(0, 2)) await world.take(step);
        };
        const synchronized: { since: string; resources: Resource[] } = await world.export(world.selection({ since }), {
          isReversed,
          between: change,
        });
        for (const step of steps) await world.take(step);
        apply(copy, synchronized.resources);
        since = synchronized.since;
        // Each is in this export or, unchanged, in an earlier one.
        for (const key of existed.map(keyOf).filter((one) => !copy.has(one))) {
          expect([key, await world.isRemoved(key)]).toEqual([key, true]);
        }
      }
      await world.stop();
      await expectSynchronized(world, copy, world.selection({ since }), world.selection({}));
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
  });

  it('of a Group synchronizes a copy with the resources of its present members', async () => {
    const property = fc.asyncProperty(rounds, async (all) => {
      const world = await ExportedWorld.create(database.dataSource, service);
      const group = { siteId: world.firstSite };
      const copy = new Map<string, Resource>();
      let since: string | null = null;
      for (const { before, between, isReversed } of all) {
        for (const step of before) await world.take(step);
        const steps = [...between];
        const change = async () => {
          for (const step of steps.splice(0, 2)) await world.take(step);
        };
        const synchronized: { since: string; resources: Resource[] } = await world.export(world.selection({ since, group }), {
          isReversed,
          between: change,
        });
        apply(copy, synchronized.resources);
        since = synchronized.since;
        for (const step of steps) await world.take(step);
      }
      await world.stop();
      await expectSynchronized(world, copy, world.selection({ since, group }), world.selection({ group }));
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
  });

  /** Synchronizes a copy for the last time, and compares it with an export of everything. */
  async function expectSynchronized(
    world: ExportedWorld,
    copy: Map<string, Resource>,
    last: ExportSelection,
    everything: ExportSelection,
  ): Promise<void> {
    apply(copy, (await world.export(last)).resources);
    const { resources: all } = await world.export(everything);
    expect(Object.fromEntries(all.map((resource) => [keyOf(resource), copy.get(keyOf(resource))]))).toEqual(
      Object.fromEntries(all.map((resource) => [keyOf(resource), resource])),
    );
    if (everything.group !== null) return;
    const present = new Set(all.map(keyOf));
    expect([...copy.values()].filter((resource) => !present.has(keyOf(resource)) && !hasEnded(resource)).map(keyOf)).toEqual([]);
  }
});
