import { type Database } from '@rpm/database';
import { FEWEST_MONTHS_AHEAD, findAuditMonths } from '@rpm/schema';
import { type Finding, ok, warning } from '../doctor-check';

/** Warns before the audit trail has no partition for the rows of a month. Such rows are stored, but cannot be archived with their month. */
export async function checkAuditMonths(database: Database): Promise<Finding> {
  const { ahead, hasOtherRows } = await findAuditMonths(database);
  if (ahead < FEWEST_MONTHS_AHEAD) {
    const advice = 'start the service with DELIVERY=on, or run "rpm-admin deliver", which creates them every hour';
    return warning(`the audit trail has partitions for only ${ahead} months ahead; ${advice}`);
  }
  if (hasOtherRows) return warning('the table audit_event_rest has rows, whose months had no partitions');
  return ok(`the audit trail has partitions for ${ahead} months ahead`);
}
