import 'reflect-metadata';
import { Database, readConfiguration } from '@rpm/database';
import { loadSecretBox, encryptionSettings } from '@rpm/encryption';
import { Delivery, deliverySettings, MetricsListener, Registry } from '@rpm/webhook-delivery';

/** Runs only the webhook delivery of this service, with the default settings. `/metrics` reports the number of SQL statements. */
async function main(): Promise<void> {
  const configuration = readConfiguration({ ...encryptionSettings, ...deliverySettings });
  const connection = { connectionString: process.env.DATABASE_URL };
  const database = await new Database({ connection, poolSize: 4, patience: 'delivery' }).initialize();
  const registry = new Registry();
  const box = await loadSecretBox({ ...configuration, DATA_DIR: '' });
  const onError = (error: unknown) => console.error(error);
  const delivery = new Delivery({ database, box, configuration, registry, onError, onDead: onError });
  await delivery.start(connection);
  const listener = await MetricsListener.start(registry, Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => {
    void Promise.all([delivery.stop(), listener.stop()]).then(() => database.destroy());
  });
}

void main();
