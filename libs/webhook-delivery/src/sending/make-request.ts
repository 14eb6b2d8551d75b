import { type Delivery } from '../queue/claimed-delivery';
import { UnreadableSecret } from '@rpm/encryption';
import { type RequestResult } from './answer';
import { type Sender } from './sender';
import { type RequestHeaders } from '../signing/request-headers';
import { signedEventHeaders, signedHeaders } from '../signing/sign';
import { type SigningKeys } from '../signing/signing-keys';

interface Signing {
  signingKeys: SigningKeys;
  requestHeaders: RequestHeaders;
  sender: Sender;
  onError: (error: unknown) => void;
}

const FHIR_JSON = 'application/fhir+json';

/** Signs a delivery with every valid secret and sends it. If signing fails, nothing is sent. The promise never rejects. */
export async function makeRequest(
  delivery: Delivery,
  { signingKeys, requestHeaders, sender, onError }: Signing,
): Promise<RequestResult> {
  const { url, body, messageId, event } = delivery;
  const startTimestamp = new Date();
  const unsigned = { startTimestamp, durationMs: 0, responseStatus: null, responseBody: null, retryAfterMs: null };
  if (delivery.secrets.length === 0) return { ...unsigned, error: 'secret_unreadable' };
  try {
    const message = { id: messageId, body, timestamp: startTimestamp };
    const keys = signingKeys.of(delivery);
    const ofEvent = event ? { 'content-type': FHIR_JSON, ...signedEventHeaders({ ...message, ...event }, keys) } : {};
    const headers = { ...requestHeaders.of(delivery), ...ofEvent, ...signedHeaders(message, keys) };
    return await sender.send({ url, headers, body });
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) onError(error);
    return { ...unsigned, error: 'secret_unreadable' };
  }
}
