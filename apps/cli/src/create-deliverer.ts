import { type SecretBox } from '@rpm/data-access';
import { AddressPolicy, addressesOf, Deliverer, type DeliveryMetrics, Sender } from '@rpm/webhook-delivery';
import { type Database } from './database-session';
import { type WebhookConfiguration } from './webhook-session';

interface Parts {
  database: Database;
  configuration: WebhookConfiguration;
  box: SecretBox;
  metrics?: DeliveryMetrics;
  onError: (error: unknown) => void;
}

/** What sends, as the service has it. @throws ConfigurationError */
export function createDeliverer({ database, configuration, ...parts }: Parts): Deliverer {
  const policy = new AddressPolicy(addressesOf(configuration));
  const sender = new Sender({ policy, deadlineMs: configuration.WEBHOOK_DEADLINE_MS });
  return new Deliverer({ dataSource: database, sender, configuration, ...parts });
}
