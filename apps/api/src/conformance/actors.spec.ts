import * as domain from '@rpm/domain';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** Tables that are not histories. Their column `actor` contains the displayed name of a session of the console. */
const NAMES_OF_LINKS = ['console_code', 'console_session'];

/** The user whom a client names in the audit trail. The client alone knows what the name means, so it has neither a kind nor an id. */
const ASSERTED = ['assertedActor', 'asserted_actor'];

interface Properties {
  name: string;
  properties: Record<string, { view?: Properties }>;
}

const isView = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && 'name' in value && 'properties' in value;

/** Returns a view and all views within it. */
const withinView = (view: Properties): Properties[] => [
  view,
  ...Object.values(view.properties).flatMap((property) => (property.view ? withinView(property.view) : [])),
];

/** Returns the missing names: each name of an actor, such as `actor`, needs the same name with each suffix, such as `actorKind`. */
function missing(names: readonly string[], suffixes: readonly [string, string]): string[] {
  const actors = names.filter((name) => /(^|_)actor$|Actor$/.test(name) && !ASSERTED.includes(name));
  return actors.flatMap((actor) => suffixes.map((suffix) => actor + suffix)).filter((name) => !names.includes(name));
}

describe('an actor', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('has a kind and an id in every view that contains its name', () => {
    const views = [
      ...new Map(
        Object.values<unknown>(domain)
          .filter(isView)
          .flatMap(withinView)
          .map((view) => [view.name, view]),
      ).values(),
    ];
    const lacking = views.map(({ name, properties }) => ({ name, missing: missing(Object.keys(properties), ['Kind', 'Id']) }));
    expect(lacking.filter((view) => view.missing.length > 0)).toEqual([]);
    const naming = views.filter(({ properties }) => 'actor' in properties).map(({ name }) => name);
    expect(naming.sort()).toEqual([
      'AuditEvent',
      'Caller',
      'DeviceAssignment',
      'DeviceEvent',
      'DeviceHistoryEvent',
      'Disclosure',
      'FileImport',
      'FileImportEntry',
      'IngestMapping',
      'OrderEvent',
      'PatientAccess',
      'PatientMerge',
      'ReadingRevision',
      'Restamp',
      'ReturnEvent',
    ]);
  });

  it('has a kind and an id in every table that contains its name, and the transaction sets all three', async () => {
    const columns = await database.dataSource.query<{ table: string; names: string[]; defaults: (string | null)[] }[]>(
      `select table_name as table, json_agg(column_name order by column_name) as names, json_agg(column_default order by column_name) as defaults
       from information_schema.columns where table_schema = 'public' and table_name <> all($1) group by 1`,
      [NAMES_OF_LINKS],
    );
    const lacking = columns.map(({ table, names }) => ({ table, missing: missing(names, ['_kind', '_id']) }));
    expect(lacking.filter(({ missing: names }) => names.length > 0)).toEqual([]);
    const histories = columns.filter(({ names }) => names.includes('actor'));
    expect(histories.length).toBeGreaterThanOrEqual(7);
    for (const { table, names, defaults } of histories) {
      const unset = ['actor', 'actor_kind', 'actor_id'].filter((name) => !defaults[names.indexOf(name)]?.includes('rpm.actor'));
      expect({ table, unset }).toEqual({ table, unset: [] });
    }
  });
});
