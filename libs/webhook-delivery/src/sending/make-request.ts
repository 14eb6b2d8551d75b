import { type Delivery } from '../queue/claimed-delivery';
import { UnreadableSecret } from '@rpm/encryption';
import { type RequestResult } from './answer';
import { type Sender } from './sender';
import { type RequestHeaders } from '../signing/request-headers';
import { signedHeaders } from '../signing/sign';
import { type SigningKeys } from '../signing/signing-keys';

interface Signing {
  signingKeys: SigningKeys;
  requestHeaders: RequestHeaders;
  sender: Sender;
  onError: (error: unknown) => void;
}

/** Signs a delivery with every valid secret and sends it. If signing fails, nothing is sent. The promise never rejects. */
export async function makeRequest(
  delivery: Delivery,
  { signingKeys, requestHeaders, sender, onError }: Signing,
): Promise<RequestResult> {
  const { url, body, messageId } = delivery;
  const startTimestamp = new Date();
  const unsigned = { startTimestamp, durationMs: 0, responseStatus: null, responseBody: null, retryAfterMs: null };
  if (delivery.secrets.length === 0) return { ...unsigned, error: 'secret_unreadable' };
  try {
    const signed = signedHeaders({ id: messageId, body, timestamp: startTimestamp }, signingKeys.of(delivery));
    const headers = { ...requestHeaders.of(delivery), ...signed };
    return await sender.send({ url, headers, body });
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) onError(error);
    return { ...unsigned, error: 'secret_unreadable' };
  }
}
