import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Stores the format in which a webhook receives events, and of each delivery to a webhook with FHIR what was sent: its body was made from the stored event. The
 * domain knows the formats. Older versions would send events to such a webhook as they are.
 */
export class WebhookFormats1765541000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook add column format text not null default 'rpm';
      -- The body that was sent, and the mapping that made it; both are null if the event is sent as it is, and before the first request.
      alter table webhook_log_payload add column sent text, add column mapping text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook drop column format;
      alter table webhook_log_payload drop column sent, drop column mapping;
    `);
  }
}
