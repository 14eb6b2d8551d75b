import {
  type Database,
  deleteOutdatedResponses,
  IS_OUTDATED_RESPONSE,
  type NamedStatement,
  RESPONSES_AT_ONCE,
  statement,
} from '@rpm/database';
import { DELETE_EXPIRED_EXPORTS, IS_EXPIRED_EXPORT } from '../fhir/export/export-jobs.sql';
import { DELETE_OLD_INVITATIONS } from '../console/console-person.sql';
import { DELETE_OLD_ASSERTIONS, DELETE_OLD_TOKENS, IS_OLD_GRANT } from '../fhir/smart/outdated-grants.sql';
import {
  DELETE_OLD_CODES,
  DELETE_OLD_SESSIONS,
  IS_OLD_CODE,
  IS_OLD_SESSION,
  OUTDATED_AT_ONCE,
} from '../console/console-session.sql';

const PERIOD_MS = 10 * 60_000;

/** SQL conditions for the rows that are not needed any more, by table. */
const OUTDATED = {
  idempotency_key: IS_OUTDATED_RESPONSE,
  console_session: IS_OLD_SESSION,
  console_code: IS_OLD_CODE,
  console_invitation: IS_OLD_CODE,
  fhir_export: IS_EXPIRED_EXPORT,
  smart_assertion: IS_OLD_GRANT,
  smart_token: IS_OLD_GRANT,
};

/**
 * SQL for the organizations that have any rows in a table, as `with_<table>`. It reads one entry of an index for each of them, and nothing for the others,
 * however many there are.
 */
const organizationsWith = (table: string) => `
  with_${table} as (
    (select organization_id from ${table} order by organization_id limit 1)
    union all
    select (select n.organization_id from ${table} n where n.organization_id > p.organization_id order by n.organization_id limit 1)
    from with_${table} p where p.organization_id is not null
  )`;

/** SQL that finds the organizations with outdated rows, so that no statement runs for the others. */
const LIST_ORGANIZATIONS = statement<object, { organizationId: number }>({
  name: 'organizations-with-outdated-rows',
  text: `
    with recursive ${Object.keys(OUTDATED).map(organizationsWith).join(', ')}
    ${Object.entries(OUTDATED)
      .map(
        ([table, condition]) => `select o.organization_id as "organizationId" from with_${table} o
          where exists (select from ${table} r where r.organization_id = o.organization_id and ${condition})`,
      )
      .join(' union ')}`,
});

/**
 * Deletes rows that are only needed for a while: idempotent responses, because they contain patients' data, sessions of the console with the codes that started them,
 * access tokens of SMART clients with the assertions that were used for them, and FHIR exports that have expired. It runs every ten minutes. Several processes may run it at once. If it fails for one organization, for example because that
 * organization uses its whole share of connections, the others are still processed, and that organization is retried later.
 */
export class OutdatedRows {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly database: Database) {
    this.timer = setInterval(() => void this.run().catch(() => undefined), PERIOD_MS).unref();
  }

  /** Deletes the rows of one organization after the other, because row-level security restricts a statement that deletes to one organization. */
  async run(): Promise<void> {
    for (const { organizationId } of await this.database.run('delivery', LIST_ORGANIZATIONS, {}))
      await this.deleteOf(organizationId).catch(() => undefined);
  }

  private async deleteOf(organizationId: number): Promise<void> {
    while ((await deleteOutdatedResponses(this.database, organizationId)) === RESPONSES_AT_ONCE);
    const run = async (statement: NamedStatement) => (await this.database.run({ organizationId }, statement, {})).length;
    const repeated = [DELETE_OLD_SESSIONS, DELETE_OLD_CODES, DELETE_OLD_ASSERTIONS, DELETE_OLD_TOKENS];
    for (const statement of repeated) while ((await run(statement)) === OUTDATED_AT_ONCE);
    await run(DELETE_OLD_INVITATIONS);
    await run(DELETE_EXPIRED_EXPORTS);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
