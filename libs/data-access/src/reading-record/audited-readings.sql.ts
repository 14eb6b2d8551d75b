import { type Actor } from '@rpm/domain';
import { AUDIT_COLUMNS, entriesAsJson, INSERT_AUDIT_ROWS, snakeCase, type WriteAudit } from '@rpm/database';

/** The sender of a reading: the actor for histories, and the request for the audit trail. */
export interface Sender {
  actor?: Actor | undefined;
  audit?: WriteAudit | undefined;
}

/** SQL for the columns that depend on the readings of a row. All others are those of its first request. */
const OF_READINGS: Readonly<Record<string, string>> = {
  rows: 'of_request.count',
  status: '200',
  patients: 'of_request.patients',
  further_request_ids: 'nullif(array_remove(of_request.request_ids, request_id), array[]::uuid[])',
};

/**
 * SQL that adds rows to the audit trail for the readings that the statement has inserted: one for each sender, with the patients in the order of the readings.
 * The readings of a batch belong to one request, whose row has each patient once.
 */
export const AUDITED_READINGS = `
      ${INSERT_AUDIT_ROWS}
      select ${AUDIT_COLUMNS.map((column) => OF_READINGS[snakeCase(column)] ?? snakeCase(column)).join(', ')}
      from rows from (json_populate_recordset(null::audit_event, $audit_entries::json)) with ordinality request
      cross join lateral (
        select count(*), coalesce(case when count(distinct request_id) = 1
            then array_agg(distinct patient_id) filter (where patient_id is not null)
            else array_agg(patient_id order by n) filter (where patient_id is not null) end, '{}') as patients,
          array_agg(distinct request_id) as request_ids
        from (
          select n, patient_id, ($audit_request_ids::uuid[])[n] as request_id from answered
          where is_new and n = first_n and ($audit_numbers::integer[])[n] = request.ordinality
        ) sent
      ) of_request
      where of_request.count > 0`;

/** The arguments of {@link AUDITED_READINGS}. */
export interface AuditArguments {
  /** The rows, as JSON, without what depends on the readings. */
  audit_entries: string;
  /** The number of the row of each reading, from 1; null for a reading that no request has sent. */
  audit_numbers: readonly (number | null)[];
  /** The id of the request that sent each reading. */
  audit_request_ids: readonly (string | null)[];
}

/** Returns the arguments of {@link AUDITED_READINGS}. Requests of one sender share a row. */
export function auditArguments(senders: readonly Sender[]): AuditArguments {
  const numbers = new Map<string, number>();
  const requests: WriteAudit['request'][] = [];
  const audit_numbers = senders.map(({ audit }) => {
    if (!audit) return null;
    const { requestId: _requestId, clientRequestHash: _clientRequestHash, ...sender } = audit.request;
    const key = JSON.stringify(sender);
    const number = numbers.get(key) ?? requests.push(audit.request);
    numbers.set(key, number);
    return number;
  });
  return {
    audit_entries: entriesAsJson(requests.map((request) => ({ ...request, patients: [], rows: 0, status: null }))),
    audit_numbers,
    audit_request_ids: senders.map(({ audit }) => audit?.request.requestId ?? null),
  };
}
