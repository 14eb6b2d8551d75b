import { ConfigurationError, type Database, readConfiguration } from '@rpm/database';
import { listRotatedPersonKeys, publicUrlSettings } from '@rpm/data-access';
import { type DoctorCheck, found } from './doctor-check';
import { terminal } from '../terminal/terminal';

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

export const SMART = 'SMART clients';

/** Reports whether SMART clients can get access tokens. The check succeeds without `PUBLIC_URL`, because most installations have no such clients. */
export function checkSmart(): DoctorCheck {
  try {
    const { PUBLIC_URL } = readConfiguration(publicUrlSettings, terminal().environment);
    if (PUBLIC_URL === undefined) return found(SMART, true, 'off, because PUBLIC_URL is not set');
    return found(SMART, true, `on, with the token endpoint ${PUBLIC_URL.replace(/\/$/, '')}/fhir/r4/auth/token`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return found(SMART, false, error.mistakes.join('; '));
  }
}
