import { publicUrlSettings } from '@rpm/data-access';
import { ConfigurationError, readConfiguration } from '@rpm/database';
import { terminal } from '../terminal/terminal';
import { type DoctorCheck, found } from './doctor-check';

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
