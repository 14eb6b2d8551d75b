import { type Database, RESPONSES_AT_ONCE, deleteOutdatedResponses, listOrganizations, type NamedStatement } from '@rpm/database';
import { DELETE_OLD_INVITATIONS } from '../console/console-person.sql';
import { DELETE_OLD_CODES, DELETE_OLD_SESSIONS, OUTDATED_AT_ONCE } from '../console/console-session.sql';

const PERIOD_MS = 10 * 60_000;

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

  /** Processes the organizations one by one, because row-level security restricts a statement to one organization. */
  async run(): Promise<void> {
    for (const { id } of await listOrganizations(this.database)) await this.deleteOf(id).catch(() => undefined);
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
