import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { ORGANIZATION_TABLES } from '@rpm/schema';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { commandsIn, type Example, examplesIn, fillClinicOfExamples, helpPages } from '../testing/help-examples';
import { RpmAdmin } from '../testing/rpm-admin';
import { TOP_LEVEL_COMMANDS } from '../top-level-commands';

/** The commands that the audit trail does not record, and why. */
const UNRECORDED: Record<string, string> = {
  migrate: 'It changes the schema, and shows and changes no data of an organization.',
  doctor: 'It shows the state of the machine and the database, and no data of an organization.',
  'rebuild-indexes': 'It changes how rows are stored, and not the rows.',
  'backup verify': 'It reads a file, whose creation was recorded.',
  'backup generate-key': 'It uses no database.',
  'backup generate-signing-key': 'It uses no database.',
  'webhook listen': 'It uses no database.',
  'ingest adapter list': 'It uses no database.',
  'ingest adapter show': 'It uses no database.',
  'audit verify': 'It shows the faults of the trail, and no data of an organization.',
  'audit checkpoint': 'It signs the state of the trail, and shows no data of an organization.',
  'audit keys': 'It shows public keys.',
  simulate: 'The API records its requests.',
  deliver: 'The rows of the deliveries name what was sent.',
};

/** Commands that specs of their own run, because they need or change more than an example can. */
const RUN_ELSEWHERE = ['backup create', 'backup restore', 'organization delete', 'organization export', 'organization import'];

const NOT_HERE = [...Object.keys(UNRECORDED), ...RUN_ELSEWHERE];

const BLOCK_ROWS = `
  create function refuse_rows() returns trigger language plpgsql as $$ begin raise insufficient_privilege; end $$;
  create trigger refuse_rows before insert on audit_event for each row execute function refuse_rows()`;

describe('the audit trail of rpm-admin', () => {
  let folder: string;
  let database: TestDatabase;
  let admin: RpmAdmin;
  /** The examples of each command, of which the spec runs the first. */
  let examples: Map<string, Example[]>;
  const before = process.cwd();

  beforeAll(async () => {
    const pages = await helpPages();
    const commands = commandsIn(pages);
    examples = new Map(commands.map((command) => [command, []]));
    for (const example of examplesIn(pages)) {
      const text = example.args.join(' ');
      const command = commands
        .filter((one) => `${text} `.startsWith(`${one} `))
        .sort((one, other) => other.length - one.length)[0];
      examples.get(command ?? '')?.push(example);
    }
    folder = mkdtempSync(join(tmpdir(), 'rpm-audit-'));
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    await fillClinicOfExamples(database, folder);
    // Its example renames an organization that another example would have created.
    await admin.json(['organization', 'create', 'West Clinic']);
    process.chdir(folder);
  });
  afterAll(async () => {
    process.chdir(before);
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const query = <Row>(text: string, values: unknown[] = []) => database.dataSource.query<Row[]>(text, values);
  const commandsOf = (group: string) =>
    [...examples].flatMap(([command, [example]]) =>
      command.split(' ')[0] === group && example && !NOT_HERE.includes(command) ? [{ command, ...example }] : [],
    );
  const GROUPS = Object.keys(TOP_LEVEL_COMMANDS).filter((group) => !NOT_HERE.includes(group));

  it('records every command that is not in the list of exceptions', () => {
    expect(NOT_HERE.filter((command) => !examples.has(command))).toEqual([]);
    expect([...examples].filter(([command, all]) => all.length === 0 && !NOT_HERE.includes(command)).map(([one]) => one)).toEqual(
      [],
    );
  });

  it.each(GROUPS)('keeps %s from showing or changing anything while no row can be stored', async (group) => {
    const state = await stateOf(database);
    const wrong: object[] = [];
    await query(BLOCK_ROWS);
    for (const { command, args, stdin, environment } of commandsOf(group)) {
      const { exitCode, stdout, stderr } = await admin.run(args, { stdin, environment });
      if (exitCode !== 69 || stdout !== '' || !stderr.includes('cannot record'))
        wrong.push({ command, args, exitCode, stdout, stderr });
    }
    await query('drop function refuse_rows cascade');
    expect(wrong).toEqual([]);
    expect(await stateOf(database)).toEqual(state);
  });

  it.each(GROUPS)('has a row for every command of %s', async (group) => {
    const unrecorded: string[] = [];
    for (const { command, args, stdin, environment } of commandsOf(group)) {
      await admin.run(args, { stdin, environment });
      const rows = await query<{ asserted_actor: string; actor_kind: string }>(
        'select distinct asserted_actor, actor_kind from audit_event where resource = $1',
        [command],
      );
      if (rows.length !== 1 || rows[0]?.asserted_actor !== userInfo().username || rows[0].actor_kind !== 'cli')
        unrecorded.push(command);
    }
    expect(unrecorded).toEqual([]);
  });
});

/** Returns the number and a digest of the rows in all tables of organizations. */
async function stateOf({ dataSource }: TestDatabase): Promise<unknown> {
  const of = (table: string) =>
    `select '${table}' as name, count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${table} t`;
  return dataSource.query(`${['organization', ...ORGANIZATION_TABLES].map(of).join(' union all ')} order by name`);
}
