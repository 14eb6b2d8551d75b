import {
  type Database,
  deleteOutdatedResponses,
  IS_OUTDATED_RESPONSE,
  type NamedStatement,
  RESPONSES_AT_ONCE,
  statement,
} from '@rpm/database';
import { DELETE_OLD_INVITATIONS } from '../console/console-person.sql';
import {
  DELETE_OLD_CODES,
  DELETE_OLD_SESSIONS,
  IS_OLD_CODE,
  IS_OLD_SESSION,
  OUTDATED_AT_ONCE,
} from '../console/console-session.sql';

const PERIOD_MS = 10 * 60_000;

const hasRows = (table: string, condition: string) =>
  `exists (select from ${table} r where r.organization_id = o.id and ${condition})`;

/** SQL that finds the organizations with outdated rows, so that no statement runs for the others, however many there are. */
const LIST_ORGANIZATIONS = statement<object, { organizationId: number }>({
  name: 'organizations-with-outdated-rows',
  text: `
    select o.id as "organizationId" from organization o
    where ${hasRows('idempotency_key', IS_OUTDATED_RESPONSE)} or ${hasRows('console_session', IS_OLD_SESSION)}
      or ${hasRows('console_code', IS_OLD_CODE)} or ${hasRows('console_invitation', IS_OLD_CODE)}`,
});

/**
 * Deletes rows that are only needed for a while: idempotent responses, because they contain patients' data, and sessions of the console with the codes
 * that started them. It runs every ten minutes. Several processes may run it at once. If it fails for one organization, for example because that
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
    for (const statement of [DELETE_OLD_SESSIONS, DELETE_OLD_CODES]) while ((await run(statement)) === OUTDATED_AT_ONCE);
    await run(DELETE_OLD_INVITATIONS);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
