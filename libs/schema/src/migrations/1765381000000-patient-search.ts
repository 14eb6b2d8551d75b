import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Spaces, and the punctuation of ASCII and of Unicode. */
const SEPARATORS = String.raw`[\s!-/:-@[-\x60{-~\u00a0\u2000-\u206f\u3000]+`;

/**
 * The words by which a patient is found. A name or an external identifier is folded as in lists; there is a word for each place where one begins, which contains
 * all that follows without separators: `De La Cruz` has `delacruz`, `lacruz` and `cruz`. A date of birth is a word with its hyphens. The words of an identifier
 * begin with `{`, and have leading zeros or not; an e-mail address is a word after `|`; and the telephone number has words after `~`: its last four digits, and all
 * its ends with seven or more, because codes of countries and areas are often left out. These characters follow all letters, so names are found before other words.
 */
const WORDS_OF_PATIENT = String.raw`
  create function words_of_patient(first_name text, last_name text, external_identifier text, email text, date_of_birth date, phone_number text)
  returns setof text language sql stable parallel safe as $$
    select distinct left(given.word, 100) from (
      select t.kind || unnest(array[joined, case when t.kind <> '' then ltrim(joined, '0') end]) as word
      from (values ('', fold_text(first_name)), ('', fold_text(last_name)),
          ('{', regexp_replace(fold_text(external_identifier), '([^0-9])([0-9])', '\1 \2', 'g'))) t (kind, folded)
        cross join lateral regexp_split_to_array(t.folded, '${SEPARATORS}') parts
        cross join lateral generate_subscripts(parts, 1) n
        cross join lateral array_to_string(parts[n:], '') joined
      union all select '|' || regexp_replace(fold_text(email), '${SEPARATORS}', '', 'g')
      union all select to_char(date_of_birth, 'YYYY-MM-DD')
      union all select '~' || substr(digits, n)
        from regexp_replace(phone_number, '[^0-9]', '', 'g') digits, generate_series(1, length(digits) - 3) n
        where length(digits) - n not in (4, 5)
    ) given where given.word not in ('', '{', '|')
  $$;`;

const COLUMNS = ['first_name', 'last_name', 'external_identifier', 'email', 'date_of_birth', 'phone_number'];
const NEW_PATIENT = COLUMNS.map((column) => `new.${column}`).join(', ');

const OF_ORGANIZATION = `using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint))`;

/**
 * Patients are searched by the beginnings of their words, which a B-tree finds also under row-level security: its comparisons reveal nothing about rows of other
 * organizations, unlike those of trigrams. A trigger stores the words, so versions of the service that do not know the table keep it complete. The running
 * service fills it for patients that exist, in batches: `patient_search_state.through` is the id of the last patient of whom this is done. Nothing but the trigger
 * and this step writes the words, so they have no foreign key, which would be checked for each of them and take a third of the time.
 */
export class PatientSearch1765381000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${WORDS_OF_PATIENT}

      create table patient_search_word (
        organization_id bigint not null,
        patient_id bigint not null,
        word text collate "C" not null,
        primary key (organization_id, patient_id, word)
      );
      create index patient_search_word_first on patient_search_word (organization_id, word, patient_id);
      alter table patient_search_word enable row level security, force row level security;
      create policy of_organization on patient_search_word ${OF_ORGANIZATION};

      create table patient_search_state (
        organization_id bigint primary key,
        through bigint not null
      );
      alter table patient_search_state enable row level security, force row level security;
      create policy of_organization on patient_search_state ${OF_ORGANIZATION};
      create policy for_delivery on patient_search_state for select using (current_setting('rpm.delivery', true) = 'on');

      create function set_patient_search_words() returns trigger language plpgsql as $$
      declare
        words text[] := array(select words_of_patient(${NEW_PATIENT}));
      begin
        if tg_op = 'UPDATE' then
          delete from patient_search_word w where w.organization_id = new.organization_id and w.patient_id = new.id and w.word <> all (words);
        end if;
        insert into patient_search_word (organization_id, patient_id, word)
          select new.organization_id, new.id, w from unnest(words) w on conflict do nothing;
        return null;
      end $$;
      create trigger set_search_words after insert or update of ${COLUMNS.join(', ')} on patient
        for each row execute function set_patient_search_words();
    `);
    await runner.query(`
      alter table patient_search_state no force row level security;
      insert into patient_search_state (organization_id, through) select id, 0 from organization;
      alter table patient_search_state force row level security;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger set_search_words on patient;
      drop function set_patient_search_words;
      drop table patient_search_state;
      drop table patient_search_word;
      drop function words_of_patient;
    `);
  }
}
