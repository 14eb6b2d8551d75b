import { ConfigurationError, type Connection, Database } from '@rpm/database';
import { asRole, createRoles, createTestDatabase, type TestDatabase, type TestRoles } from '@rpm/database/testing';
import { ensureAuditMonths, findAuditMonths } from '../audit-months';
import { inOwnerRole, migrateOpened } from './owner-role';

describe('the roles of the owner and of the service', () => {
  let database: TestDatabase;
  let roles: TestRoles;
  let connection: Connection;
  let owner: Connection;
  const opened: Database[] = [];

  beforeEach(async () => {
    database = await createTestDatabase('template0');
    roles = await createRoles(database);
    connection = asRole(database.administration, roles.service);
    owner = asRole(database.administration, roles.owner);
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.destroy();
    await database.drop();
    await roles.drop();
  });

  const open = async (one: Connection) => {
    const pool = await new Database({ connection: one, poolSize: 4, patience: 'work' }).initialize();
    opened.push(pool);
    return pool;
  };
  const migrated = async () => {
    const service = await open(connection);
    await migrateOpened({ connection, owner }, service);
    return service;
  };
  const refusal = (database: Database, sql: string) =>
    database.query(sql).then(
      () => 'done',
      (error: unknown) => (error as { code?: string }).code,
    );
  const INSUFFICIENT_PRIVILEGE = '42501';
  const insert = `
    select set_config('rpm.audit', 'on', true);
    insert into audit_event (organization_id, rows, actor_kind, action, resource, patients) values (1, 1, 'key', 'read', 'patient', '{5}')`;

  it('let the service add rows to the trail and read them, and neither change nor remove any', async () => {
    const service = await migrated();
    await service.query(insert);
    await database.dataSource.query(`insert into audit_key (number, public_key) values (1, 'x')`);
    const tables = ['event', 'block', 'chain', 'epoch', 'key', 'checkpoint', 'verification'].map((name) => `audit_${name}`);
    const statements = [
      ...tables.flatMap((table) => [`delete from ${table}`, `truncate ${table}`, `drop table ${table}`]),
      ...tables.map((table) => `alter table ${table} disable trigger all`),
      ...tables.map((table) => `create trigger mine before insert on ${table} for each row execute function keep_audit_trail()`),
      'update audit_event set status = 404',
      'update audit_checkpoint set key_number = null',
      'delete from audit_event_rest',
      'delete from audit_progress',
      'alter table audit_event no force row level security',
      `do $$ begin execute format('drop table %I', to_char(now() at time zone 'UTC', '"audit_event_"YYYY_MM')); end $$`,
      `do $$ begin execute format('delete from %I', to_char(now() at time zone 'UTC', '"audit_event_"YYYY_MM')); end $$`,
      'drop function keep_audit_trail cascade',
      `create or replace function keep_audit_trail() returns trigger language plpgsql as 'begin return null; end'`,
      `create or replace function audit_line_v1(event audit_event, chain uuid) returns text language sql return ''`,
      'drop schema public cascade',
      `set role "${roles.owner}"`,
    ];
    for (const sql of statements) expect([sql, await refusal(service, sql)]).toEqual([sql, INSUFFICIENT_PRIVILEGE]);
    await service.query('insert into audit_progress (sealed_id, blocks) values (0, 0)');
    await service.query('update audit_progress set sealed_id = 1');
    expect(await database.dataSource.query('select count(*)::integer as rows from audit_event')).toEqual([{ rows: 1 }]);
  });

  it('let a function of the owner create months for the service, and for nobody else', async () => {
    const service = await migrated();
    expect(await findAuditMonths(service)).toEqual({ ahead: 3, hasOtherRows: false });
    for (const months of [2, 3])
      await database.dataSource.query(
        `do $$ begin execute format('drop table %I', to_char(date_trunc('month', now() at time zone 'UTC') + interval '${months} months', '"audit_event_"YYYY_MM')); end $$`,
      );
    expect(await findAuditMonths(service)).toMatchObject({ ahead: 1 });
    await ensureAuditMonths(service);
    expect(await findAuditMonths(service)).toEqual({ ahead: 3, hasOtherRows: false });
    const [month] = await database.dataSource.query<object[]>(
      `select pg_get_userbyid(relowner) as owner from pg_class
       where relname = to_char(date_trunc('month', now() at time zone 'UTC') + interval '3 months', '"audit_event_"YYYY_MM')`,
    );
    expect(month).toEqual({ owner: roles.owner });
    const other = await open(asRole(database.administration, roles.other));
    expect(await refusal(other, 'select create_audit_month(4)')).toBe(INSUFFICIENT_PRIVILEGE);
    // A temporary table of the caller must not take the place of the trail.
    await service.query('create temporary table audit_event (id bigint); select create_audit_month(4)');
  });

  it('let the service own and change everything else, such as the partitions of webhook logs', async () => {
    const service = await migrated();
    await service.query('create table later (id bigint)');
    await service.query('drop table later');
    await service.query('create index later on organization (name)');
    const owners = await database.dataSource.query<{ owner: string; tables: string[] }[]>(
      `select pg_get_userbyid(relowner) as owner, array_agg(relname::text order by relname) as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1`,
    );
    const ownedBy = (role: string) => owners.find((one) => one.owner === role)?.tables ?? [];
    expect(ownedBy(roles.owner).filter((table) => !table.startsWith('audit_'))).toEqual([]);
    expect(ownedBy(roles.service)).toEqual(expect.arrayContaining(['migration', 'organization', 'webhook_log']));
    expect(ownedBy(roles.service).filter((table) => table.startsWith('audit_'))).toEqual([]);
  });

  it('separate a database that the service has owned so far', async () => {
    const [row] = await database.dataSource.query<{ name: string }[]>('select current_database() as name');
    const name = row?.name;
    await database.dataSource.query(`alter database ${name} owner to "${roles.service}"`);
    const service = await open(connection);
    await migrateOpened({ connection, owner: null }, service);
    await service.query(insert);
    await expect(migrateOpened({ connection, owner }, service)).rejects.toThrow(
      `DATABASE_MIGRATION_URL: the role of DATABASE_URL owns the database; run: alter database ${name} owner to ${roles.owner}`,
    );
    await database.dataSource.query(`alter database ${name} owner to "${roles.owner}"`);
    expect(await migrateOpened({ connection, owner }, service)).toEqual([]);
    expect(await refusal(service, 'delete from audit_event')).toBe(INSUFFICIENT_PRIVILEGE);
    await service.query(insert);
    // Without the owner, the service starts as long as there is nothing to migrate.
    expect(await migrateOpened({ connection, owner: null }, service)).toEqual([]);
    await database.dataSource.query('delete from migration where timestamp = (select max(timestamp) from migration)');
    await expect(migrateOpened({ connection, owner: null }, service)).rejects.toThrow('DATABASE_MIGRATION_URL: is not set, but');
  });

  it.each([
    ['the role of the service', (): Connection => connection, /names the role of DATABASE_URL/],
    ['a superuser', (): Connection => database.administration, /names a superuser/],
    ['another database', (): Connection => ({ ...owner, database: 'postgres' }), /leads to another database/],
  ])('are rejected if DATABASE_MIGRATION_URL names %s', async (_, other, message) => {
    const work = () => Promise.resolve();
    await expect(inOwnerRole({ connection, owner: other() }, work)).rejects.toThrow(ConfigurationError);
    await expect(inOwnerRole({ connection, owner: other() }, work)).rejects.toThrow(message);
  });

  it('are rejected if one of them has rights that it must not have, or lacks rights that it needs', async () => {
    const work = () => Promise.resolve();
    await database.dataSource.query(`revoke "${roles.service}" from "${roles.owner}"`);
    await expect(inOwnerRole({ connection, owner }, work)).rejects.toThrow(`run: grant ${roles.service} to ${roles.owner}`);
    await database.dataSource.query(`grant "${roles.owner}" to "${roles.service}"`);
    await expect(inOwnerRole({ connection, owner }, work)).rejects.toThrow(`run: revoke ${roles.owner} from ${roles.service}`);
  });
});
