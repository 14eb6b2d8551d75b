import { type EntityManager } from 'typeorm';
import { escapeIdentifier } from 'pg';

type Connection = Pick<EntityManager, 'query'>;

/** SQL conditions for the tables and functions of the audit trail. */
const TABLE_OF_TRAIL = `(c.relname like 'audit\\_%' or c.oid in (select relid from pg_partition_tree(to_regclass('audit_event'))))`;
const FUNCTION_OF_TRAIL = `(p.prosecdef or p.proname ~ '(^|_)audit(_|$)')`;

const OWNER = '(select oid from pg_roles where rolname = current_user)';
const SERVICE = '(select oid from pg_roles where rolname = $1)';

/** SQL condition that something neither belongs to an extension nor follows the owner of a table, as the sequence of an identity column does. */
const isIndependent = (id: string, catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype in ('a', 'e', 'i'))`;

/** Lists tables, views, sequences and functions of the schema whose owner is not the one that they should have: the owner of the trail, or the service. */
const LIST_MISPLACED = `
  select format('table %s', c.oid::regclass) as object, ${TABLE_OF_TRAIL} as "isOfTrail"
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and (c.relkind <> 'S' or ${isIndependent('c.oid', 'pg_class')})
    and c.relowner in (${OWNER}, ${SERVICE}) and c.relowner <> (case when ${TABLE_OF_TRAIL} then ${OWNER} else ${SERVICE} end)
  union all
  select format('function %s', p.oid::regprocedure), ${FUNCTION_OF_TRAIL}
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and ${isIndependent('p.oid', 'pg_proc')}
    and p.proowner in (${OWNER}, ${SERVICE}) and p.proowner <> (case when ${FUNCTION_OF_TRAIL} then ${OWNER} else ${SERVICE} end)
  order by 1`;

const LIST_TRAIL = `
  select c.oid::regclass::text as "table" from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname like 'audit\\_%'
  order by 1`;

/** The sequences of identity columns of the trail, whose last values the service reads. */
const LIST_SEQUENCES = `
  select s.oid::regclass::text as sequence from pg_class s
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype = 'i' join pg_class c on c.oid = d.refobjid
  where s.relkind = 'S' and c.relnamespace = current_schema()::regnamespace and c.relname like 'audit\\_%' order by 1`;

const LIST_DEFINERS = `
  select p.oid::regprocedure::text as signature, p.proname as name, quote_ident(current_schema()) as schema
  from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.prosecdef and p.proowner = current_user::regrole order by 1`;

/** The table of the trail whose row the service changes: it says how far the trail is sealed. */
const PROGRESS = 'audit_progress';

/**
 * Gives the service what it needs, in the transaction of the migrations: the tables of the audit trail belong to the connected role, and the service may only read them and add rows;
 * all others belong to the service, which creates and removes their partitions. @param owner connects in the role of `DATABASE_MIGRATION_URL`
 */
export async function provideForService(owner: Connection, serviceRole: string): Promise<void> {
  const service = escapeIdentifier(serviceRole);
  const [place] = await owner.query<{ schema: string }[]>('select quote_ident(current_schema()) as schema');
  await owner.query(`grant usage, create on schema ${place?.schema} to ${service}`);
  const misplaced = await owner.query<{ object: string; isOfTrail: boolean }[]>(LIST_MISPLACED, [serviceRole]);
  for (const { object, isOfTrail } of misplaced)
    await owner.query(`alter ${object} owner to ${isOfTrail ? 'current_user' : service}`);
  for (const { table } of await owner.query<{ table: string }[]>(LIST_TRAIL)) {
    await owner.query(`revoke all on ${table} from ${service}`);
    await owner.query(`grant select, insert${table === PROGRESS ? ', update' : ''} on ${table} to ${service}`);
  }
  for (const { sequence } of await owner.query<{ sequence: string }[]>(LIST_SEQUENCES))
    await owner.query(`grant select on sequence ${sequence} to ${service}`);
  await restrictDefiners(owner, service);
}

/**
 * Functions that run with the rights of the owner find tables in the schema only, never in a temporary one, which the caller could create. Only the service may have months
 * created.
 */
async function restrictDefiners(owner: Connection, service: string): Promise<void> {
  const definers = await owner.query<{ signature: string; name: string; schema: string }[]>(LIST_DEFINERS);
  for (const { signature, name, schema } of definers) {
    await owner.query(`alter function ${signature} set search_path = ${schema}, pg_temp`);
    if (name !== 'create_audit_month') continue;
    await owner.query(`revoke execute on function ${signature} from public`);
    await owner.query(`grant execute on function ${signature} to ${service}`);
  }
}
