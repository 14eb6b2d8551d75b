import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { lowerCaseFolding, youngLetters } from '../unicode-folding';

const { from, to } = lowerCaseFolding();
const young = youngLetters();

/**
 * `identifier_key` is the form in which identifiers are compared: composed letters (NFC), so that a text is the same whichever program wrote it; letters that PostgreSQL 15
 * does not compose stay decomposed. A longer
 * text than any that people use is replaced by its digest, because an index entry has at most 2,704 bytes and NFC can make a text three times as long.
 * `fold_case` ignores the case and keeps the marks. It depends on no locale, because the table of letters is its own.
 */
const FUNCTIONS = `
  create function identifier_key(given text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    key text;
  begin
    if octet_length(given) = char_length(given) and octet_length(given) <= 1024 then return given; end if;
    key := normalize(given, NFC);
    if key ~ '[${young.map(({ letter }) => letter).join('')}]' collate "C" then
${young.map(({ letter, parts }) => `      key := replace(key, '${letter}', '${parts}');`).join('\n')}
    end if;
    return case when octet_length(key) <= 1024 then key else 'sha256:' || encode(sha256(convert_to(key, 'UTF8')), 'hex') end;
  end $$;
  create function fold_case(given text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    folded text := given;
  begin
    if octet_length(folded) > char_length(folded) then
      folded := translate(normalize(folded, NFD), '${from}', '${to}');
    end if;
    return lower(folded collate "C");
  end $$;`;

/** SQL for the key of an identifier. A stored identifier whose key another row has is a key of its own: it is the value of `raw_key`. */
const keyOf = (column: string) => `case when ${column} = raw_key then raw_key else identifier_key(${column}) end`;

interface Identifier {
  table: string;
  column: string;
  /** Columns within which identifiers are unique. */
  within: string[];
  /** Column that identifies the row, smaller for the older one. */
  id: string;
}

const IDENTIFIERS: Identifier[] = [
  { table: 'organization', column: 'name', within: [], id: 'id' },
  { table: 'console_person', column: 'name', within: ['organization_id'], id: 'id' },
  { table: 'patient', column: 'external_identifier', within: ['organization_id'], id: 'id' },
  { table: 'item', column: 'sku', within: ['organization_id'], id: 'id' },
  { table: 'order_external_id', column: 'external_order_id', within: ['organization_id'], id: 'order_id' },
];
const DEVICE_IDENTIFIER = {
  table: 'device_identifier',
  column: 'normalized',
  within: ['organization_id', 'type'],
  id: 'device_id',
};
const TABLES = [...IDENTIFIERS.map(({ table }) => table), DEVICE_IDENTIFIER.table, 'order_tracking_number'];
const SECURED = TABLES.filter((table) => table !== 'organization');

/**
 * SQL query for the identifiers that are compared with another form than theirs: the row, the identifier, and the text of their group that gets the key of
 * the group, namely the one that is the key already, or else the oldest.
 */
const groups = ({ table, column, within, id }: Identifier) => {
  const group = [...within, `identifier_key(${column})`].join(', ');
  return `
    select ${[...within, column].join(', ')}, identifier_key(${column}) as key,
      first_value(${column}) over (partition by ${group} order by ${column} = identifier_key(${column}) desc, ${id}) as winner
    from ${table} where (${group}) in (select ${group} from ${table} where ${column} <> identifier_key(${column}))`;
};

const same = ({ column, within }: Identifier) => [...within, column].map((name) => `t.${name} = g.${name}`).join(' and ');

const NOT_A_CHANGE_OF_PATIENT = `'postal_code_start', 'country_start', 'local_time_zone', 'recording_version', 'merged_into', 'folded_name'`;

/** The version of a resource does not depend on generated columns, which have no value yet when a trigger runs before an update. */
const setVersionOfPatient = (email: string) => `
  create or replace trigger set_version before update on patient for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamp(3) with time zone)
    execute function set_version(${email}, ${NOT_A_CHANGE_OF_PATIENT});`;
const setVersionOfSite = (ignored: string) => `
  create or replace trigger set_version before update on site for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamp(3) with time zone)
    execute function set_version(${ignored});`;

/**
 * The indexes of names of organizations and people are on an expression. Others are on generated columns, because row-level security lets PostgreSQL use no index
 * on an expression.
 */
const INDEXES = `
  alter table organization drop constraint organization_name_key;
  create unique index organization_of_name on organization ((${keyOf('name')}));
  alter table console_person drop constraint console_person_organization_id_name_key;
  create unique index console_person_of_name on console_person (organization_id, (${keyOf('name')}));

  alter table order_external_id
    drop constraint order_external_id_pkey,
    add column key text not null generated always as (${keyOf('external_order_id')}) stored,
    add primary key (organization_id, key);

  alter table item add column sku_key text generated always as (${keyOf('sku')}) stored;
  drop index item_of_sku;
  create index item_of_sku on item (organization_id, sku_key) where sku_key is not null;

  alter table site add column name_key text generated always as (identifier_key(name)) stored;
  create index site_of_name on site (organization_id, name_key) where name_key is not null;
  alter table manufacturer add column name_key text generated always as (identifier_key(name)) stored;
  create index manufacturer_of_name on manufacturer (organization_id, name_key);

  alter table patient
    drop column email_in_lower_case,
    add column email_key text generated always as (identifier_key(fold_case(email))) stored,
    add column external_identifier_key text generated always as (${keyOf('external_identifier')}) stored;
  create index patient_of_email on patient (organization_id, email_key) where email_key is not null;
  drop index patient_of_external_identifier;
  create unique index patient_of_external_identifier on patient (organization_id, external_identifier_key)
    where external_identifier_key is not null;`;

const refuseTakenSku = (taken: string, locked: string) => `
  create or replace function refuse_taken_sku() returns trigger language plpgsql as $$
  begin
    if current_setting('rpm.moves_organization', true) = 'on' then return new; end if;
    perform pg_advisory_xact_lock(hashtextextended('item ' || new.organization_id || ' ' || ${locked}, 0));
    if exists (select from item i where i.organization_id = new.organization_id and ${taken} and i.id <> new.id) then
      raise exception 'Another item has this SKU.' using errcode = 'unique_violation', constraint = 'item_sku_is_unique';
    end if;
    return new;
  end $$;`;

/**
 * Identifiers, and names by which organizations and people are found, are compared in their composed form (NFC), e-mail addresses also without case. Where
 * stored ones are the same in this form, both stay: one keeps the form, and each is found by the text that it has.
 */
export class IdentifierKeys1765200000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    // Without `force`, row-level security does not apply to the owner of the tables. The triggers would make new versions of rows that do not change.
    await runner.query(`
      ${FUNCTIONS}
      ${SECURED.map((table) => `alter table ${table} no force row level security;`).join('\n')}
      ${TABLES.map((table) => `alter table ${table} disable trigger user;`).join('\n')}
      ${IDENTIFIERS.map(
        (identifier) => `
        alter table ${identifier.table} add column raw_key text;
        update ${identifier.table} t set raw_key = t.${identifier.column}
          from (${groups(identifier)}) g where ${same(identifier)} and g.${identifier.column} <> g.winner;`,
      ).join('')}
      update device_identifier t set normalized = g.key
        from (${groups(DEVICE_IDENTIFIER)}) g where ${same(DEVICE_IDENTIFIER)} and g.normalized = g.winner and g.normalized <> g.key;
      with removed as (delete from order_tracking_number where value <> identifier_key(value) returning organization_id, value, order_id)
      insert into order_tracking_number (organization_id, value, order_id)
        select distinct organization_id, identifier_key(value), order_id from removed on conflict do nothing;
      ${INDEXES}
      ${refuseTakenSku('i.sku_key = identifier_key(new.sku)', 'identifier_key(new.sku)')}
      ${TABLES.map((table) => `alter table ${table} enable trigger user;`).join('\n')}
      ${SECURED.map((table) => `alter table ${table} force row level security;`).join('\n')}
      ${setVersionOfPatient(`'email_key', 'external_identifier_key'`)}
      ${setVersionOfSite(`'local_time_zone', 'folded_name', 'name_key'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${setVersionOfPatient(`'email_in_lower_case'`)}
      ${setVersionOfSite(`'local_time_zone', 'folded_name'`)}
      alter table patient drop column email_key, drop column external_identifier_key, drop column raw_key,
        add column email_in_lower_case text generated always as (lower(email)) stored;
      create index patient_of_email on patient (organization_id, email_in_lower_case) where email_in_lower_case is not null;
      create unique index patient_of_external_identifier on patient (organization_id, external_identifier)
        where external_identifier is not null;
      alter table manufacturer drop column name_key;
      alter table site drop column name_key;
      alter table item drop column sku_key, drop column raw_key;
      create index item_of_sku on item (organization_id, sku) where sku is not null;
      ${refuseTakenSku('i.sku = new.sku', 'new.sku')}
      alter table order_external_id drop column key, drop column raw_key, add primary key (organization_id, external_order_id);
      drop index console_person_of_name;
      alter table console_person drop column raw_key, add unique (organization_id, name);
      drop index organization_of_name;
      alter table organization drop column raw_key, add unique (name);
      drop function fold_case;
      drop function identifier_key;
    `);
  }
}
