import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type QueryRunner } from 'typeorm';
import { checksumOf } from './migration-checksum';
import { createResourceTable, type ResourceTable } from './resource-table';

const PLAIN: ResourceTable = { table: 'clinic', columns: ['name text not null'], sortedBy: ['name'], searchedBy: ['name'] };
const REFERRING: ResourceTable = {
  table: 'care_plan',
  columns: ['title text', 'active boolean not null', 'check (title is null or site_id is not null)'],
  references: { site_id: 'site', patient_id: 'patient' },
};

/** Returns the checksum of a migration that creates a table. */
const checksumOfTable = (table: ResourceTable) => {
  class CreateTable {
    static readonly compatibility = 'additive';
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(createResourceTable(table));
    }
    down = () => Promise.resolve();
  }
  return checksumOf(CreateTable);
};

/** The definitions of a table's columns, constraints, indexes, triggers and policies, without the name of the table. */
const DEFINITIONS = `
  select replace(definition, $1::text, 'T') as definition from (
    select 'column ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull::text || ' ' || attidentity::text || attgenerated::text || ' '
        || coalesce(pg_get_expr(adbin, adrelid), '') as definition
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
    union all select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = $1::regclass
    union all select pg_get_indexdef(indexrelid) from pg_index where indrelid = $1::regclass
    union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = $1::regclass and not tgisinternal
    union all select 'policy ' || polname || ' ' || polcmd::text || ' ' || pg_get_expr(polqual, polrelid) from pg_policy where polrelid = $1::regclass
    union all select 'security ' || relrowsecurity::text || relforcerowsecurity::text from pg_class where oid = $1::regclass
  ) d order by definition collate "C"`;

describe('createResourceTable', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    for (const table of [PLAIN, REFERRING]) await database.dataSource.query(createResourceTable(table));
  });
  afterAll(() => database.drop());

  const definitionsOf = async (table: string) =>
    (await database.dataSource.query<{ definition: string }[]>(DEFINITIONS, [table])).map(({ definition }) => definition);

  it('always returns the same statements, because the checksums of merged migrations depend on them', async () => {
    expect([await checksumOfTable(PLAIN), await checksumOfTable(REFERRING)]).toEqual([
      'c981e693549cf61da13fe731015f12e21a9e799b11db2ff0195a84e1c870dd92',
      '0da01989fc2d2de1e37f6d477d3c9fc23555ce238cbb26b7e75328b63340d44c',
    ]);
  });

  it('creates a table like `manufacturer`, apart from the definitions that later migrations added for identical names and for deliveries', async () => {
    const others = /\bname_key\b|^policy for_delivery /;
    expect(await definitionsOf('clinic')).toEqual((await definitionsOf('manufacturer')).filter((one) => !others.test(one)));
  });

  it('creates columns, foreign keys and indexes for the references to other resources', async () => {
    const definitions = await definitionsOf('care_plan');
    expect(definitions.filter((one) => /(site|patient)_id/.test(one))).toEqual([
      'CREATE INDEX T_of_patient_id ON public.T USING btree (organization_id, patient_id, id)',
      'CREATE INDEX T_of_site_id ON public.T USING btree (organization_id, site_id, id)',
      'column patient_id bigint false  ',
      'column site_id bigint false  ',
      'constraint T_check CHECK (((title IS NULL) OR (site_id IS NOT NULL)))',
      'constraint T_organization_id_patient_id_fkey FOREIGN KEY (organization_id, patient_id) REFERENCES patient(organization_id, id)',
      'constraint T_organization_id_site_id_fkey FOREIGN KEY (organization_id, site_id) REFERENCES site(organization_id, id)',
    ]);
  });

  it('counts one version for each transaction that changes a row, and keeps the last version of a deleted row', async () => {
    const { dataSource } = database;
    const [organization] = await dataSource.query<{ id: number }[]>(
      `insert into organization (name) values ('Example') returning id`,
    );
    const values = [organization?.id];
    await dataSource.query(`insert into clinic (organization_id, name) values ($1, 'Área')`, values);
    await dataSource.transaction(async (manager) => {
      for (const name of ['B', 'Ábc'])
        await manager.query(`update clinic set name = $2 where organization_id = $1`, [...values, name]);
    });
    expect(await dataSource.query('select name, folded_name, version from clinic')).toEqual([
      { name: 'Ábc', folded_name: 'abc', version: 2 },
    ]);
    await dataSource.query('delete from clinic');
    expect(await dataSource.query(`select version from deleted_resource where resource = 'clinic'`)).toEqual([{ version: 3 }]);
  });
});
