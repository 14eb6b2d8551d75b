import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type SecretBox, UnreadableSecret } from '@rpm/data-access';
import { type RequestResult } from './answer';
import { type Sender } from './sender';
import { signedHeaders } from '../signing/sign';

interface Signing {
  box: SecretBox;
  sender: Sender;
  onError: (error: unknown) => void;
}

/** Signs a delivery with every valid secret and sends it. If signing fails, nothing is sent. The promise never rejects. */
export async function makeRequest(
  { organizationId, webhookId, secrets, url, body, messageId }: ClaimedDelivery,
  { box, sender, onError }: Signing,
): Promise<RequestResult> {
  const startTimestamp = new Date();
  const unsigned = { startTimestamp, durationMs: 0, responseStatus: null, responseBody: null, retryAfterMs: null };
  if (secrets.length === 0) return { ...unsigned, error: 'secret_unreadable' };
  try {
    const keys = secrets.map(({ sealed, keyName }) =>
      box.open({ sealed: Buffer.from(sealed, 'base64'), keyName }, { organizationId, webhookId }),
    );
    const headers = signedHeaders({ id: messageId, body, timestamp: startTimestamp }, keys);
    return await sender.send({ url, headers, body });
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) onError(error);
    return { ...unsigned, error: 'secret_unreadable' };
  }
}
