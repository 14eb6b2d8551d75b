import { type Database } from '@rpm/database';
import { listRotatedPersonKeys } from '@rpm/data-access';
import { type DoctorCheck } from './doctor-check';

/** Maximum number of keys that a check lists. */
const MAX_LISTED = 10;

/** Lists keys that act for a person, because somebody rotated the person's internal key in a version that allowed it. */
export async function checkRotatedPersonKeys(database: Database): Promise<DoctorCheck> {
  const check = 'keys of people';
  const keys = await listRotatedPersonKeys(database);
  if (keys.length === 0) return { check, status: 'ok', detail: 'nobody rotated the internal key of a person' };
  const listed = keys
    .slice(0, MAX_LISTED)
    .map(({ organization, keyId, personId }) => `${JSON.stringify(organization)}: key ${keyId} of person ${personId}`);
  const more = keys.length > MAX_LISTED ? ' and more' : '';
  const advice = 'revoke them with "rpm-admin api-key revoke", or disable the person, which ends them too';
  return {
    check,
    status: 'warning',
    detail: `internal keys that were rotated by hand can be used (${listed.join('; ')}${more}); ${advice}`,
  };
}
