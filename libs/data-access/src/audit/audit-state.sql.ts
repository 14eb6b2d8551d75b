import { AUDIT_STATE_VIEW } from '@rpm/domain';
import { FROM_LOG, jsonInstant, jsonObject, objectOrNull, statement, viewAsJson } from '@rpm/database';
import { RECORDED_SINCE } from './audit-event.sql';

/**
 * SQL expression for the time of the oldest row of the organization that is in no block. It looks only at rows beyond the id up to which all are sealed, and not at
 * deliveries that were found in a webhook log, because their time is older than they are.
 */
const OLDEST_UNSEALED = `(
  select e.recorded_timestamp from audit_event e
  where e.organization_id = $organizationId and e.id > coalesce((select sealed_id from audit_progress), 0) and not ${FROM_LOG} and not exists (
    select from audit_block b where b.organization_id = e.organization_id and upper(b.ids) > e.id and b.ids @> e.id
  )
  order by e.id limit 1)`;

const AUDIT_STATE = viewAsJson<typeof AUDIT_STATE_VIEW, object>(AUDIT_STATE_VIEW, 'one', {
  newestBlock: objectOrNull(
    'b.number',
    jsonObject({
      number: 'b.number',
      sealTimestamp: jsonInstant('b.seal_timestamp'),
      rows: 'b.count',
      hash: `encode(b.hash, 'hex')`,
    }),
  ),
  newestCheckpoint: objectOrNull(
    'c.id',
    jsonObject({
      number: 'c.id',
      createTimestamp: jsonInstant('c.create_timestamp'),
      signed: 'c.key_number is not null',
      coversNewestBlock: 'coalesce(c.blocks >= b.position, true)',
    }),
  ),
  newestVerification: objectOrNull(
    'v.id',
    jsonObject({ verifyTimestamp: jsonInstant('v.verify_timestamp'), intact: 'v.is_intact' }),
  ),
  oldestUnsealedTimestamp: jsonInstant(OLDEST_UNSEALED),
  recordedSince: RECORDED_SINCE,
});

/** Finds how far the trail of an organization is sealed, signed and verified. It reads a few rows only, and verifies nothing. */
export const FIND_STATE_OF_ORGANIZATION = statement<object, { json: string }>({
  name: 'find-audit-state-of-organization',
  text: `
    select ${AUDIT_STATE}::text as json from (values (1)) one
      left join lateral (select * from audit_block where organization_id = $organizationId order by number desc limit 1) b on true
      left join lateral (select * from audit_checkpoint order by id desc limit 1) c on true
      left join lateral (select * from audit_verification order by id desc limit 1) v on true`,
});
