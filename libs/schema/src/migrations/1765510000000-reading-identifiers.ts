import { type MigrationInterface, type QueryRunner } from 'typeorm';

const OF_ORGANIZATION = `organization_id = (select nullif(current_setting('rpm.organization_id', true), '')::bigint)`;

/** Stores the identifiers that senders have given the Observations they sent, so that an Observation that is sent again under its identifier is recognized. */
export class ReadingIdentifiers1765510000000 implements MigrationInterface {
  static readonly compatibility = 'additive';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reading_identifier (
        organization_id bigint not null references organization,
        -- The lengths are limited, because both texts are part of an index.
        system text not null check (char_length(system) <= 255),
        value text not null check (char_length(value) <= 255),
        kind text not null,
        reading_id bigint not null,
        primary key (organization_id, system, value)
      );
      alter table reading_identifier enable row level security, force row level security;
      create policy of_organization on reading_identifier using (${OF_ORGANIZATION});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reading_identifier');
  }
}
