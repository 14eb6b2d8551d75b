import { type Database, type ResponseCipher, write, type WriteRequest, type JsonText, type Transaction } from '@rpm/database';
import { type SecretBox } from './secret-box';

/**
 * Carries out a write whose response contains a secret, as {@link write} does. The response is encrypted before it is stored for its idempotency key,
 * because readers of the database must not see the secret.
 */
export function writeSecretly<T>(
  database: Database,
  box: SecretBox,
  request: WriteRequest,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
): Promise<JsonText<T>> {
  const owner = { organizationId: request.organizationId, webhookId: null };
  const cipher: ResponseCipher = {
    close: (text) => {
      const { sealed, keyName } = box.seal(Buffer.from(text), owner);
      return `${keyName} ${sealed.toString('base64')}`;
    },
    open: (kept) => {
      const [keyName = '', sealed = ''] = kept.split(' ');
      return box.open({ keyName, sealed: Buffer.from(sealed, 'base64') }, owner).toString();
    },
  };
  return database.write(request, work, { cipher });
}
