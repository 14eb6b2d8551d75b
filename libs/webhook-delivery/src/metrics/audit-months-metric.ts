import { type Database } from '@rpm/database';
import { findAuditMonths } from '@rpm/schema';
import { Gauge, type Registry } from 'prom-client';

/** Registers the gauge of the months for which the audit trail has partitions. The gauge is absent while the database cannot be read. */
export function observeAuditMonths(registry: Registry, database: Database): void {
  const gauge: Gauge = new Gauge({
    name: 'rpm_audit_months_ahead',
    help: 'Months after the present one for which the audit trail has partitions, up to 3. Below 2, no process creates them.',
    registers: [registry],
    collect: async () => {
      const months = await findAuditMonths(database).catch(() => null);
      if (months) gauge.set(months.ahead);
      else gauge.remove({});
    },
  });
}
