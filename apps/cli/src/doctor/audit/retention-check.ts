import { listMonthsBefore, oldestKept } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { readAuditConfiguration } from '../../audit/audit-configuration';
import { type Finding, ok, warning } from '../doctor-check';

/** Warns if the database has months of the audit trail that are older than the retention, because nothing archives them by itself. */
export async function checkAuditRetention(database: Database, now: Date): Promise<Finding> {
  const { AUDIT_RETENTION_YEARS: years } = readAuditConfiguration();
  const old = await listMonthsBefore(database, oldestKept(now, years));
  const [oldest] = old;
  if (!oldest) return ok(`no month of the audit trail is older than ${years} years`);
  const months = old.length === 1 ? 'month is' : 'months are';
  return warning(
    `${old.length} ${months} older than ${years} years, the first ${oldest.name}; run "rpm-admin audit archive <folder>"`,
  );
}
