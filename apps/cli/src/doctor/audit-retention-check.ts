import { listMonthsBefore, oldestKept } from '@rpm/audit';
import { type Database } from '@rpm/database';
import { readAuditConfiguration } from '../audit/audit-configuration';
import { type DoctorCheck } from './doctor-check';

export const AUDIT_RETENTION = 'audit retention';

/** Warns if the database has months of the audit trail that are older than the retention, because nothing archives them by itself. */
export async function checkAuditRetention(database: Database, now: Date): Promise<DoctorCheck> {
  const check = AUDIT_RETENTION;
  const { AUDIT_RETENTION_YEARS: years } = readAuditConfiguration();
  const old = await listMonthsBefore(database, oldestKept(now, years));
  const [oldest] = old;
  if (!oldest) return { check, status: 'ok', detail: `no month of the audit trail is older than ${years} years` };
  const months = old.length === 1 ? 'month is' : 'months are';
  const detail = `${old.length} ${months} older than ${years} years, the first ${oldest.name}; run "rpm-admin audit archive <folder>"`;
  return { check, status: 'warning', detail };
}
