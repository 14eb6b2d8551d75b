import { propertyRuns } from '@rpm/embedded-postgres/testing';
import { type ChangePosition, Changes, type SiteView, nobody } from '@rpm/domain';
import fc from 'fast-check';
import { type QueryRunner } from 'typeorm';
import { readingList } from '../reading/reading.sql';
import { SITE_RECORD } from '../site/site.view';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { type Database, type JsonText, listChanges } from '@rpm/database';

const SITES = { from: 'site s', json: SITE_RECORD, about: nobody, order: 's.id', conditions: {} };
const LISTS = { site: SITES, weight_reading: readingList('weight') };
type Table = keyof typeof LISTS;

/** Next step of one of three concurrent writers. The number selects one of the rows that the writer can see. */
const steps = fc.record({
  writer: fc.constantFrom(0, 1, 2),
  action: fc.constantFrom(
    'insert',
    'change',
    'change',
    'void',
    'restore',
    'delete',
    'commit',
    'commit',
    'rollback',
    'poll',
    'poll',
  ),
  row: fc.nat({ max: 5 }),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

interface Entry {
  id: number;
  version: number;
  updateTimestamp: string;
  deleted?: true;
}

const STATEMENTS: Record<Table, Record<string, string>> = {
  site: {
    insert: `insert into site (organization_id, name, active) values ($1, 'Clinic', true)`,
    change: `update site set name = name || '.'`,
    void: 'update site set active = false',
    restore: 'update site set active = true',
    delete: 'delete from site',
  },
  weight_reading: {
    insert: `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
      select $1, id, clock_timestamp() - random() * interval '1 year', 150, true from patient where organization_id = $1 limit 1`,
    change: 'update weight_reading set weight = weight + 1',
    void: 'update weight_reading set void_timestamp = now()',
    restore: 'update weight_reading set void_timestamp = null',
    delete: 'delete from weight_reading',
  },
};

describe('a copy that is kept by polling changes', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each(Object.keys(LISTS) as Table[])('equals the table %s at the end, and no change was sent twice', async (table) => {
    const property = fc.asyncProperty(
      fc.array(steps, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (chosen, size) => {
        const factory = await Factory.inNewOrganization(database.dataSource);
        await factory.patient();
        const copy = new Copy(service, factory.organizationId, table, size);
        const writers = await Promise.all([0, 1, 2].map(() => Writer.of(service, factory.organizationId, table)));
        for (const step of chosen) {
          if (step.action === 'poll') await copy.poll();
          else await writers[step.writer]?.take(step);
        }
        for (const writer of writers) await writer.end('commit');
        // Times are compared in milliseconds, so a change can be listed from the next millisecond on.
        await database.dataSource.query('select pg_sleep(0.002)');
        while (await copy.poll());
        expect([...copy.entries.values()].sort((one, other) => one.id - other.id)).toEqual(
          await rowsOf(table, factory.organizationId),
        );
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(12) });
  });

  const rowsOf = (table: Table, organizationId: number) =>
    database.dataSource.query<Entry[]>(`select id, version from ${table} where organization_id = $1 order by id`, [
      organizationId,
    ]);
});

/** A writer with a transaction of its own. Its statements do not wait for rows that another writer has locked. */
class Writer {
  private isOpen = false;

  private constructor(
    private readonly runner: QueryRunner,
    private readonly organizationId: number,
    private readonly table: Table,
  ) {}

  static async of(service: Database, organizationId: number, table: Table): Promise<Writer> {
    const runner = service.createQueryRunner();
    await runner.connect();
    return new Writer(runner, organizationId, table);
  }

  async take({ action, row }: Step): Promise<void> {
    if (action === 'commit' || action === 'rollback') {
      if (this.isOpen) await this.runner.query(action);
      this.isOpen = false;
      return;
    }
    if (!this.isOpen) {
      await this.runner.query('begin');
      await this.runner.query(`select set_config('rpm.organization_id', $1, true)`, [String(this.organizationId)]);
      this.isOpen = true;
    }
    const statement = STATEMENTS[this.table][action] ?? '';
    if (action === 'insert') {
      await this.runner.query(statement, [this.organizationId]);
      return;
    }
    const locked = (await this.runner.query(`select id from ${this.table} order by id offset $1 limit 1 for update skip locked`, [
      row,
    ])) as { id: number }[];
    if (locked[0]) await this.runner.query(`${statement} where id = $1`, [locked[0].id]);
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (this.isOpen) await this.runner.query(command);
    await this.runner.release();
  }
}

/** A copy of a table's ids and versions, which follows the list of changes. */
class Copy {
  readonly entries = new Map<number, { id: number; version: number }>();
  private position: ChangePosition = { timestamp: new Date(0), id: 0 };
  private readonly seen = new Set<string>();

  constructor(
    private readonly service: Database,
    private readonly organizationId: number,
    private readonly table: Table,
    private readonly size: number,
  ) {}

  /** Applies one page of changes to the copy. @returns whether there were changes */
  async poll(): Promise<boolean> {
    const list = LISTS[this.table] as typeof SITES;
    const changes = await listChanges<SiteView>(this.service, this.organizationId, list, {
      updatedAfter: this.position,
      size: this.size,
    });
    const entries = changes.content.map(({ text }: JsonText) => JSON.parse(text) as Entry);
    for (const { id, version, updateTimestamp, deleted } of entries) {
      const change = `${id} ${version} ${updateTimestamp}`;
      if (this.seen.has(change)) throw new Error(`The change ${change} was sent twice.`);
      this.seen.add(change);
      if (deleted) this.entries.delete(id);
      else this.entries.set(id, { id, version });
    }
    expect(changes).toBeInstanceOf(Changes);
    this.position = changes.position;
    return entries.length > 0;
  }
}
