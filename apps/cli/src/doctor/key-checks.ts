import { ConfigurationError, type Database, readConfiguration } from '@rpm/database';
import { listRotatedPersonKeys, publicUrlSettings } from '@rpm/data-access';
import { terminal } from '../terminal/terminal';
import { failed, type Finding, listSome, ok, warning } from './doctor-check';

/** Lists keys that act for a person, because somebody rotated the person's internal key in a version that allowed it. */
export async function checkRotatedPersonKeys(database: Database): Promise<Finding> {
  const keys = await listRotatedPersonKeys(database);
  if (keys.length === 0) return ok('nobody rotated the internal key of a person');
  const listed = listSome(
    keys,
    ({ organization, keyId, personId }) => `${JSON.stringify(organization)}: key ${keyId} of person ${personId}`,
  );
  const advice = 'revoke them with "rpm-admin api-key revoke", or disable the person, which ends them too';
  return warning(`internal keys that were rotated by hand can be used (${listed}); ${advice}`);
}

/** Reports whether SMART clients can get access tokens. The check succeeds without `PUBLIC_URL`, because most installations have no such clients. */
export function checkSmart(): Finding {
  try {
    const { PUBLIC_URL } = readConfiguration(publicUrlSettings, terminal().environment);
    if (PUBLIC_URL === undefined) return ok('off, because PUBLIC_URL is not set');
    return ok(`on, with the token endpoint ${PUBLIC_URL.replace(/\/$/, '')}/fhir/r4/auth/token`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return failed(error.mistakes.join('; '));
  }
}
