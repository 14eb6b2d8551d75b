import { type ConsoleSettings } from '../../authentication/console-settings';
import { FHIR_PATH } from '../../request/fhir-path';

/** Returns the address of the token endpoint; null without a public URL, because assertions name the address for which they are valid. */
export function tokenUrlOf({ publicUrl }: Pick<ConsoleSettings, 'publicUrl'>): string | null {
  return publicUrl === undefined ? null : `${publicUrl.replace(/\/$/, '')}${FHIR_PATH}/auth/token`;
}
