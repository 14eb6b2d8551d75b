import { readingKind, type ReadingKindName } from '@rpm/domain';
import { KEY_IS_LOCKED, STORED_RESPONSE, STORE_RESPONSE_ON_CONFLICT, type PositionalStatement } from '@rpm/database';
import { type Recognition } from './recognize-readings.sql';
import { recordReadingsParts } from './record-readings.sql';
import { inputColumns } from './record-readings.values';

/**
 * SQL that records one reading for a request with an idempotency key, in one round trip. Its parameters are those of the statement that records
 * readings, followed by the key and the hash of the request. The key must have been locked in the same transaction by an earlier statement, because a
 * statement does not see what others commit while it waits. (1) If another request holds the key, or if a response is stored for the key, nothing is
 * recorded. (2) Otherwise the reading is recorded, and its response is stored, unless the reading is rejected. (3) The only row contains the stored
 * response, or the outcome of the reading. The stored details of the response are those that `answerTo` in the repository derives.
 */
export function recordKeyedReadingStatement(kind: ReadingKindName, recognition: Recognition): PositionalStatement {
  const { ctes, result } = recordReadingsParts(kind, recognition, '(select is_new_request from request)');
  const key = `$${inputColumns(kind).length + 3}`;
  const hash = `$${inputColumns(kind).length + 4}`;
  const text = `
    with earlier as materialized (${STORED_RESPONSE} where organization_id = $1 and key = ${key}),
    request as materialized (
      select is_locked, is_locked and not exists (select from earlier) as is_new_request
      from (select current_setting('${KEY_IS_LOCKED}')::boolean as is_locked) lock
    ), ${ctes},
    result as materialized (${result}),
    kept as (
      insert into idempotency_key (organization_id, key, request_hash, answer, headers)
      select $1, ${key}, ${hash}::bytea, coalesce(json, ''), jsonb_strip_nulls(jsonb_build_object(
        'outcome', case when status = 'duplicate' then 'duplicate' end))
      from result where status in ('created', 'duplicate', 'dropped') and not "isVoided"
      ${STORE_RESPONSE_ON_CONFLICT}
    )
    select request.is_locked as "isLocked", earlier.*, result.*
    from request left join earlier on true left join result on true`;
  return { name: `record-keyed-${readingKind(kind).path}-reading${recognition.suffix}`, text };
}
