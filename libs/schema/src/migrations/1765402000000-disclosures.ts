import { type MigrationInterface, type QueryRunner } from 'typeorm';

const ACTOR = `nullif(current_setting('rpm.actor', true), '')::json`;

/**
 * Creates the table of the disclosures that people record by hand. They contain texts, which the audit trail must not, so they are data of the organization. No
 * statement changes a row: a disclosure that was recorded by mistake is withdrawn by a further row.
 */
export class Disclosures1765402000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table disclosure (
        organization_id bigint not null references organization,
        id bigint generated always as identity,
        patient_id bigint not null,
        date date,
        recipient text,
        address text,
        description text not null,
        purpose text,
        withdraws_id bigint,
        create_timestamp timestamptz(3) not null default now(),
        actor text default (${ACTOR} ->> 'name'),
        actor_kind text default (${ACTOR} ->> 'kind') check (actor_kind in ('key', 'person', 'cli', 'service')),
        actor_id bigint default (${ACTOR} ->> 'id')::bigint,
        primary key (organization_id, id),
        foreign key (organization_id, patient_id) references patient,
        foreign key (organization_id, withdraws_id) references disclosure,
        unique (organization_id, withdraws_id),
        check (withdraws_id is not null or (date is not null and recipient is not null and purpose is not null))
      );
      create index disclosure_of_patient on disclosure (organization_id, patient_id, id);
      alter table disclosure enable row level security, force row level security;
      create policy of_organization on disclosure
        using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table disclosure');
  }
}
