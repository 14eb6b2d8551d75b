import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { caseFolding, markRanges } from '../unicode-folding';

const { from, to } = caseFolding();

/**
 * The largest number of bytes of a patient's folded name. The indexes of the lists of patients contain it beside one of the names, and an index entry has
 * at most 2,704 bytes. Longer names are folded when they are searched; only names of 300 rare letters are that long.
 */
const MAX_BYTES = 1200;

/**
 * The folding of texts by which names are searched: compatibility forms, marks and case are ignored. It depends on no locale and, because the table of
 * letters and the list of marks are its own, on no version of PostgreSQL. Most texts are ASCII, for which the other steps would change nothing.
 */
const FOLD_TEXT = `
  create function fold_text(given text, max_bytes integer default 2147483647) returns text language plpgsql immutable strict parallel safe as $$
  declare
    folded text := given;
  begin
    if octet_length(folded) > char_length(folded) then
      folded := regexp_replace(normalize(folded, NFKD) collate "C", '[${markRanges()}]+', '', 'g');
    end if;
    if octet_length(folded) > char_length(folded) then
      folded := normalize(translate(replace(replace(folded, 'ß', 'ss'), 'ẞ', 'ss'), '${from}', '${to}'), NFKC);
    end if;
    folded := lower(folded collate "C");
    return case when octet_length(folded) <= max_bytes then folded end;
  end $$;`;

const FOLDED = {
  patient: `first_name || ' ' || last_name, ${MAX_BYTES}`,
  site: 'name',
  manufacturer: 'name',
  item: 'name',
  kit: 'name',
};

const PATIENT_FILTERS = 'archived, enrolled, date_of_birth, site_id, postal_code_start, country_start';
const PATIENT_INDEXES = { patient_by_first_name: 'first_name, id', patient_by_last_name: 'last_name, id', patient_by_id: 'id' };

const patientIndex = (name: keyof typeof PATIENT_INDEXES, included: string) => `
  drop index ${name};
  create index ${name} on patient (organization_id, ${PATIENT_INDEXES[name]}) include (${included}, ${PATIENT_FILTERS})
    where ${name === 'patient_by_id' ? 'id > 0 and ' : ''}merged_into is null;`;

const NOT_A_CHANGE = `'email_in_lower_case', 'postal_code_start', 'country_start', 'local_time_zone', 'recording_version', 'merged_into'`;

/** The version of a patient does not depend on generated columns, which have no value yet when a trigger runs before an update. */
const setVersion = (ignored: string) => `
  create or replace trigger set_version before update on patient for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamp(3) with time zone)
    execute function set_version(${ignored});`;

/** Names are searched in a folded form that is stored, so that every database finds the same ones. */
export class FoldedNames1764980000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${FOLD_TEXT}
      ${Object.entries(FOLDED)
        .map(
          ([table, text]) => `alter table ${table} add column folded_name text generated always as (fold_text(${text})) stored;`,
        )
        .join('\n')}
      ${setVersion(`${NOT_A_CHANGE}, 'folded_name'`)}
      ${patientIndex('patient_by_first_name', 'folded_name')}
      ${patientIndex('patient_by_last_name', 'folded_name')}
      ${patientIndex('patient_by_id', 'folded_name')}
      create index patient_of_long_name on patient (organization_id, id) where folded_name is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index patient_of_long_name;
      ${patientIndex('patient_by_first_name', 'last_name')}
      ${patientIndex('patient_by_last_name', 'first_name')}
      ${patientIndex('patient_by_id', 'first_name, last_name')}
      ${setVersion(NOT_A_CHANGE)}
      ${Object.keys(FOLDED)
        .map((table) => `alter table ${table} drop column folded_name;`)
        .join('\n')}
      drop function fold_text;
    `);
  }
}
