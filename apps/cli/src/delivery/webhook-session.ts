import { assertSecretsReadable, type SecretBox, loadSecretBox, encryptionSettings } from '@rpm/encryption';
import { type Database, ConfigurationError, databaseSettings, readConfiguration, type WriteRequest } from '@rpm/database';
import { OPERATOR_SCOPES, WebhookRepository } from '@rpm/data-access';
import { InvalidInput } from '@rpm/domain';
import { AddressPolicy, addressPolicyOptionsOf, deliverySettings, webhookSettings, webhookUrlCheck } from '@rpm/webhook-delivery';
import { type OrganizationOption } from '../operator/organization-option';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';
import { inOrganization, type OrganizationSession } from '../trail/in-organization';
import { type Outcome } from '../trail/outcome';

const SETTINGS = { ...databaseSettings, ...encryptionSettings, ...webhookSettings, ...deliverySettings };

/** Reads the settings for webhooks from the environment. @throws ConfigurationError */
export const readWebhookConfiguration = () => readConfiguration(SETTINGS, terminal().environment);

export type WebhookConfiguration = ReturnType<typeof readWebhookConfiguration>;

/** The objects that commands for webhooks need: the database, the configuration, the encryption keys and the repository. */
export interface WebhookSession extends OrganizationSession {
  configuration: WebhookConfiguration;
  box: SecretBox;
  webhooks: WebhookRepository;
}

/** Runs a command on the webhooks of one organization. @throws ConfigurationError, Refusal if the organization does not exist */
export async function runWithWebhooks(
  output: Output,
  options: OrganizationOption,
  work: (session: WebhookSession) => Promise<Outcome>,
): Promise<void> {
  const configuration = readWebhookConfiguration();
  await inOrganization(output, options, async (session) =>
    work({ ...session, configuration, ...(await openWebhooks(session.database, configuration)) }),
  );
}

/** Opens the repository of webhooks with the encryption keys that it needs. @throws ConfigurationError */
export async function openWebhooks(
  database: Database,
  configuration: WebhookConfiguration,
): Promise<Pick<WebhookSession, 'box' | 'webhooks'>> {
  const policy = new AddressPolicy(addressPolicyOptionsOf(configuration));
  const box = await openSecretBox(database, configuration);
  const webhooks = new WebhookRepository(database, box, {
    checkUrl: (url) => checkUrl(policy, url),
    maxPerOrganization: configuration.WEBHOOK_MAX_PER_ORGANIZATION,
  });
  return { box, webhooks };
}

/** Advice for a webhook server in a private network. A command may have other environment variables than the service. */
export const ALLOW_NETWORKS =
  'To allow a server on this machine or in a private network, set WEBHOOK_ALLOWED_NETWORKS to the value that the service has, such as 127.0.0.0/8.';

/** Returns why a webhook URL is rejected, with advice if only its network is not allowed; null if the URL is accepted. */
async function checkUrl(policy: AddressPolicy, url: string): Promise<InvalidInput | null> {
  const refusal = await webhookUrlCheck(policy)(url);
  if (!refusal || !isAllowedSomewhere(url)) return refusal;
  return new InvalidInput(refusal.errors.map((error) => ({ ...error, detail: `${error.detail} ${ALLOW_NETWORKS}` })));
}

/** Returns why an address of a customer's server is rejected by the rules of webhooks; null if it is accepted. */
export const checkWebhookUrl = (configuration: WebhookConfiguration, url: string): Promise<InvalidInput | null> =>
  checkUrl(new AddressPolicy(addressPolicyOptionsOf(configuration)), url);

function isAllowedSomewhere(url: string): boolean {
  try {
    new AddressPolicy({ ports: [], allowedNetworks: ['0.0.0.0/0', '::/0'] }).assertUrl(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the encryption keys that the service uses, and checks that they decrypt the stored secrets. Otherwise the command could store a secret that
 * the service cannot decrypt. @throws ConfigurationError
 */
export async function openSecretBox(database: Database, configuration: WebhookConfiguration): Promise<SecretBox> {
  const box = await loadSecretBox(configuration).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof ConfigurationError || code === undefined) throw error;
    throw new ConfigurationError([
      `DATA_DIR: the key that encrypts the secrets of webhooks cannot be stored there (${code}); set WEBHOOK_ENCRYPTION_KEY.`,
    ]);
  });
  await assertSecretsReadable(database, box);
  return box;
}

/** Returns the caller that represents the user of the command. The caller has all scopes, so it may read and send events of all types. */
export const operatorOf = (organizationId: number) => ({ organizationId, scopes: OPERATOR_SCOPES });

/** Returns the request of a command about webhooks, which needs scopes. */
export const withAllScopes = (request: WriteRequest) => ({ ...operatorOf(request.organizationId), ...request });
