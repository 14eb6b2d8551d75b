import { auditSettings, hasSigningKey, loadSigningKeys, type SigningKey } from '@rpm/audit';
import { databaseSettings, readConfiguration } from '@rpm/database';
import { terminal } from '../terminal/terminal';

/** Reads the settings of the audit trail from the environment. @throws ConfigurationError */
export const readAuditConfiguration = () => readConfiguration({ ...databaseSettings, ...auditSettings }, terminal().environment);

/** Returns the signing keys of this installation, as far as this command has them. Unlike the service, it creates none. */
export async function existingSigningKeys(): Promise<SigningKey[]> {
  const configuration = readAuditConfiguration();
  return hasSigningKey(configuration) ? loadSigningKeys(configuration) : [];
}
