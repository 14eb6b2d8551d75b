import { statement } from '@rpm/database';
import { OUTDATED_AT_ONCE } from '../../console/console-session.sql';

/** SQL condition: a row of `smart_assertion` or `smart_token` is no longer needed. The margin permits clocks that differ. */
export const IS_OLD_GRANT = `expire_timestamp <= now() - interval '10 minutes'`;

const deleteOld = (table: 'smart_assertion' | 'smart_token') =>
  statement<object>({
    name: `delete-old-${table.replace('_', '-')}s`,
    text: `
      delete from ${table} where organization_id = $organizationId and hash = any(array(
        select hash from ${table} where organization_id = $organizationId and ${IS_OLD_GRANT} limit ${OUTDATED_AT_ONCE})) returning 1`,
  });

export const DELETE_OLD_ASSERTIONS = deleteOld('smart_assertion');
export const DELETE_OLD_TOKENS = deleteOld('smart_token');
