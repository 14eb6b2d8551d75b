import { type MigrationInterface, type QueryRunner } from 'typeorm';

const FILTERS = 'archived, enrolled, date_of_birth, site_id, postal_code_start, country_start';

/** The columns whose changes are no new version of a patient. */
const WITHOUT_VERSION = ['email_in_lower_case', 'postal_code_start', 'country_start', 'local_time_zone', 'recording_version'];

/**
 * Two records of one person can be merged, and the merge can be undone. The row of a merged patient is kept, because earlier versions of readings refer to
 * it. The indexes of the lists of patients contain only rows that are listed, so that lists still read nothing but an index.
 */
export class PatientMerges1764893000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The patient whose record contains the data now; after several merges, the last of these patients. Null if the patient is not merged.
      alter table patient add column merged_into bigint,
        add foreign key (organization_id, merged_into) references patient (organization_id, id);
      create index patient_merged_into on patient (organization_id, merged_into) where merged_into is not null;
      ${listIndexes('merged_into is null').join('\n')}
      ${versionTrigger([...WITHOUT_VERSION, 'merged_into'])}

      create table patient_merge (
        organization_id bigint not null,
        -- The correction whose id the earlier versions of the moved readings have.
        id bigint not null,
        merged_patient_id bigint not null,
        -- The patient into whom this one was merged, even if that patient was merged later.
        remaining_patient_id bigint not null,
        -- What was moved besides readings, so that exactly this can be moved back.
        assignment_ids bigint[] not null,
        order_ids bigint[] not null,
        return_ids bigint[] not null,
        merge_timestamp timestamptz(3) not null default now(),
        unmerge_timestamp timestamptz(3),
        primary key (organization_id, id),
        foreign key (organization_id, id) references correction,
        foreign key (organization_id, merged_patient_id) references patient (organization_id, id),
        foreign key (organization_id, remaining_patient_id) references patient (organization_id, id)
      );
      create index patient_merge_of_patient on patient_merge (organization_id, merged_patient_id, id);
      create index patient_merge_into_patient on patient_merge (organization_id, remaining_patient_id) where unmerge_timestamp is null;
      alter table patient_merge enable row level security, force row level security;
      create policy of_organization on patient_merge
        using (organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint));
    `);
  }

  /** Merged patients would appear again, without their data: to go back, undo all merges first, or restore a backup. */
  down(): Promise<void> {
    return Promise.reject(new Error('This migration cannot be undone.'));
  }
}

/** SQL that creates the indexes of the lists of patients again, with only the rows that meet a condition. */
const listIndexes = (condition: string) => [
  'drop index patient_by_first_name, patient_by_last_name, patient_by_id;',
  `create index patient_by_first_name on patient (organization_id, first_name, id) include (last_name, ${FILTERS}) where ${condition};`,
  `create index patient_by_last_name on patient (organization_id, last_name, id) include (first_name, ${FILTERS}) where ${condition};`,
  `create index patient_by_id on patient (organization_id, id) include (first_name, last_name, ${FILTERS}) where id > 0 and ${condition};`,
];

const versionTrigger = (others: readonly string[]) => `
  drop trigger set_version on patient;
  create trigger set_version before update on patient for each row
    when (old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))
    execute function set_version(${others.map((name) => `'${name}'`).join(', ')});`;
