import {
  assertSecretsReadable,
  ConfigurationError,
  databaseSettings,
  OPERATOR_SCOPES,
  readConfiguration,
  type SecretBox,
  loadSecretBox,
  WebhookRepository,
  webhookSecretSettings,
} from '@rpm/data-access';
import { InvalidInput } from '@rpm/domain';
import { AddressPolicy, addressesOf, deliverySettings, webhookSettings, webhookUrlCheck } from '@rpm/webhook-delivery';
import { type Database, withDatabase } from '../database/database-session';
import { type OrganizationOption, requireOrganization } from '../access/organization-option';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const SETTINGS = { ...databaseSettings, ...webhookSecretSettings, ...webhookSettings, ...deliverySettings };

/** @throws ConfigurationError */
export const readWebhookConfiguration = () => readConfiguration(SETTINGS, terminal().environment);

export type WebhookConfiguration = ReturnType<typeof readWebhookConfiguration>;

/** What commands on the webhooks of an organization work with. */
export interface WebhookSession {
  database: Database;
  organizationId: number;
  configuration: WebhookConfiguration;
  box: SecretBox;
  webhooks: WebhookRepository;
}

/** @throws ConfigurationError, Refusal when there is no such organization */
export async function withWebhooks<T>(
  output: Output,
  options: OrganizationOption,
  work: (session: WebhookSession) => Promise<T>,
): Promise<T> {
  const configuration = readWebhookConfiguration();
  const policy = new AddressPolicy(addressesOf(configuration));
  return withDatabase(output, async (database) => {
    const { id: organizationId } = await requireOrganization(database, options);
    const box = await openBox(database, configuration);
    const webhooks = new WebhookRepository(database, box, {
      checkUrl: (url) => checkUrl(policy, url),
      maxPerOrganization: configuration.WEBHOOK_MAX_PER_ORGANIZATION,
    });
    return work({ database, organizationId, configuration, box, webhooks });
  });
}

/** What to do where a network has not been allowed: the CLI has an environment of its own, and not that of `npm start`. */
export const ALLOW_NETWORKS =
  'For a server on this machine or in a network of yours set WEBHOOK_ALLOWED_NETWORKS, as the service has it, such as 127.0.0.0/8.';

/** Returns why a webhook may not have a URL, with how to allow networks if that is all that is wrong. */
async function checkUrl(policy: AddressPolicy, url: string): Promise<InvalidInput | null> {
  const refusal = await webhookUrlCheck(policy)(url);
  if (!refusal || !isAllowedSomewhere(url)) return refusal;
  return new InvalidInput(refusal.faults.map((fault) => ({ ...fault, detail: `${fault.detail} ${ALLOW_NETWORKS}` })));
}

function isAllowedSomewhere(url: string): boolean {
  try {
    new AddressPolicy({ ports: [], allowedNetworks: ['0.0.0.0/0', '::/0'] }).assertUrl(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The keys of the service: with others, a secret would be stored that the service cannot sign with.
 * @throws ConfigurationError
 */
export async function openBox(database: Database, configuration: WebhookConfiguration): Promise<SecretBox> {
  const box = await loadSecretBox(configuration).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof ConfigurationError || code === undefined) throw error;
    throw new ConfigurationError([`DATA_DIR: the key of webhooks cannot be kept there (${code}); set WEBHOOK_ENCRYPTION_KEY.`]);
  });
  await assertSecretsReadable(database, box);
  return box;
}

/** The operator, who may read and send the events of all types. */
export const operatorOf = (organizationId: number) => ({ organizationId, scopes: OPERATOR_SCOPES });

/** What is written by hand is written at once, whatever its version, and once. */
export const requestOf = (organizationId: number) => ({
  ...operatorOf(organizationId),
  expectedVersions: null,
  idempotency: null,
});
