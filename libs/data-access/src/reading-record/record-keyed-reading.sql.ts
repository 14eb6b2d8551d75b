import { readingKind, type ReadingKindName } from '@rpm/domain';
import {
  KEY_IS_LOCKED,
  STORED_RESPONSE,
  STORE_RESPONSE_ON_CONFLICT,
  type NamedStatement,
  statement,
  type StoredDetails,
} from '@rpm/database';
import { type Recognition } from './recognize-readings.sql';
import { recordReadingsParts } from './record-readings.sql';
import { type RecordedRow } from './recorded-row';
import { type RecordArguments } from './record-readings.values';

export type KeyedArguments = RecordArguments & { key: string; requestHash: Buffer };

/** The row that the statement returns: the stored response to an earlier request, or the outcome of the reading, or neither. */
export type KeyedRow = { isLocked: boolean } & (
  { requestHash: Buffer; text: string; details: StoredDetails } | ({ requestHash: null } & (RecordedRow | { status: null }))
);

/**
 * SQL that records one reading for a request with an idempotency key, in one round trip. The key must have been locked in the same transaction by an earlier statement, because a
 * statement does not see what others commit while it waits. (1) If another request holds the key, or if a response is stored for the key, nothing is
 * recorded. (2) Otherwise the reading is recorded, and its response is stored, unless the reading is rejected. (3) The only row contains the stored
 * response, or the outcome of the reading. The stored details of the response are those that `answerTo` in the repository derives.
 */
export function recordKeyedReadingStatement(
  kind: ReadingKindName,
  recognition: Recognition,
): NamedStatement<KeyedArguments, KeyedRow> {
  const { ctes, result } = recordReadingsParts(kind, recognition, '(select is_new_request from request)');
  const text = `
    with earlier as materialized (${STORED_RESPONSE} where organization_id = $organizationId and key = $key),
    request as materialized (
      select is_locked, is_locked and not exists (select from earlier) as is_new_request
      from (select current_setting('${KEY_IS_LOCKED}')::boolean as is_locked) lock
    ), ${ctes},
    result as materialized (${result}),
    kept as (
      insert into idempotency_key (organization_id, key, request_hash, answer, headers)
      select $organizationId, $key, $requestHash::bytea, coalesce(json, ''), jsonb_strip_nulls(jsonb_build_object(
        'outcome', case when status = 'duplicate' then 'duplicate' end,
        -- The answer to a dropped reading is empty, but the row of its repetition names the same patient.
        'patients', case when json is null and "patientId" is not null then jsonb_build_array("patientId") end))
      from result where status in ('created', 'duplicate', 'dropped') and not "isVoided"
      ${STORE_RESPONSE_ON_CONFLICT}
    )
    select request.is_locked as "isLocked", earlier.*, result.*
    from request left join earlier on true left join result on true`;
  return statement({ name: `record-keyed-${readingKind(kind).path}-reading${recognition.suffix}`, text });
}
