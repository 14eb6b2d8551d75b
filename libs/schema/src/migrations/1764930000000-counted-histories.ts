import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Histories that grow for as long as their owner exists, each with the column of the owner that counts the entries. */
const HISTORIES = [
  { owner: 'device', reference: 'device_id', history: 'device_event', count: 'device_event_count' },
  { owner: 'device', reference: 'device_id', history: 'former_device_identifier', count: 'former_identifier_count' },
  { owner: 'customer_order', reference: 'order_id', history: 'order_event', count: 'order_event_count' },
] as const;

/** Tables whose rows have versions, with the columns that change without a new version before and after this migration. */
const VERSIONED = [
  { table: 'device', before: ['dropped_readings', 'health_check_timestamp', 'battery_percentage', 'signal_strength'] },
  { table: 'customer_order', before: [] },
] as const;

/** Indexes of what a patient has, which get the id, so that the newest ones are read without the others. */
const INDEXES = [
  { name: 'customer_order_of_patient', on: 'customer_order', patient: 'patient_id' },
  { name: 'device_of_patient', on: 'device', patient: 'current_patient_id' },
] as const;

/**
 * The JSON of a device or an order contains the newest entries of its histories and their number. Triggers count the entries, because counting thousands
 * of them for every representation would take longer than everything else. Entries are deleted only with their owner, so deletions are not counted.
 * A former identifier is part of the version of its device.
 */
export class CountedHistories1764930000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(replaceIndex(index, ', id'));
    for (const { owner, count } of HISTORIES) {
      await runner.query(`alter table ${owner} add column ${count} integer not null default 0`);
    }
    for (const { table, before } of VERSIONED) {
      const counts = HISTORIES.filter(({ owner }) => owner === table).map(({ count }) => count);
      await runner.query(`drop trigger set_version on ${table}`);
      await runner.query(setVersion(table, [...before, ...counts]));
    }
    for (const history of HISTORIES) await runner.query(counted(history));
    await runner.query(`
      create trigger change_device after insert or update or delete on former_device_identifier
        for each row execute function change_device_with_part()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger change_device on former_device_identifier');
    for (const { history, count } of HISTORIES) {
      await runner.query(`drop trigger count_entry on ${history}; drop function count_${history}()`);
      await runner.query(`alter table ${HISTORIES.find((one) => one.count === count)?.owner} drop column ${count}`);
    }
    for (const { table, before } of VERSIONED) {
      await runner.query(`drop trigger set_version on ${table}`);
      await runner.query(setVersion(table, before));
    }
    for (const index of INDEXES) await runner.query(replaceIndex(index, ''));
  }
}

const replaceIndex = ({ name, on, patient }: (typeof INDEXES)[number], further: string) => `
  drop index if exists ${name};
  create index ${name} on ${on} (organization_id, ${patient}${further}) where ${patient} is not null`;

const setVersion = (table: string, others: readonly string[]) => `
  create trigger set_version before update on ${table} for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
    execute function set_version(${others.map((name) => `'${name}'`).join(', ')})`;

/** The migrating role may be subject to row-level security, which is therefore suspended while the entries that exist are counted. */
const counted = ({ owner, reference, history, count }: (typeof HISTORIES)[number]) => `
  alter table ${owner} no force row level security;
  alter table ${history} no force row level security;
  update ${owner} o set ${count} = n.count
    from (select organization_id, ${reference} as id, count(*) from ${history} group by 1, 2) n
    where o.organization_id = n.organization_id and o.id = n.id;
  alter table ${owner} force row level security;
  alter table ${history} force row level security;
  create function count_${history}() returns trigger language plpgsql as $$
  begin
    -- The rows of a moved organization contain the numbers.
    if current_setting('rpm.moves_organization', true) = 'on' then return null; end if;
    update ${owner} set ${count} = ${count} + 1 where organization_id = new.organization_id and id = new.${reference};
    return null;
  end $$;
  create trigger count_entry after insert on ${history} for each row execute function count_${history}();`;
