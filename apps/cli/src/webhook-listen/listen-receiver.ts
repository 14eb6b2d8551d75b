import { explainSignature } from '@rpm/webhook-delivery';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeenMessages } from './seen-messages';

/** Maximum number of bytes of a request body, which is more than the service ever sends. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Maximum number of characters kept of an event type or a message id; real ones are shorter. */
const MAX_TEXT_LENGTH = 100;

export interface ReceiverOptions {
  /** Signing secrets (`whsec_…`). If the list is empty, signatures are not verified. */
  secrets: readonly string[];
  /** HTTP status of the response to a well-formed request. */
  status: number;
  /** Milliseconds to wait before responding. */
  delay: number;
}

/** A received webhook request. Strings from the sender are shortened, but not escaped for printing. */
export interface ReceivedWebhookRequest {
  receiveTimestamp: Date;
  method: string;
  path: string;
  /** Event type that the body contains; null if it contains none. */
  type: string | null;
  messageId: string | null;
  /** Whether the signature is valid; null if no secret is known. */
  verified: boolean | null;
  /** Sentences that explain what is wrong with the signature. */
  errors: readonly string[];
  /** Number of earlier requests with the same message id. A receiver must ignore an event that it has already processed. */
  earlierRequests: number;
  /** Whether the previous request with this message id was answered with an error, so that this request is a retry. */
  isRetry: boolean;
  /** HTTP status of the response. */
  status: number;
  bytes: number;
  body: string;
}

/** Creates a server for testing webhooks, which verifies and reports each request as a customer's server should. */
export function createReceiver(
  { secrets, status, delay }: ReceiverOptions,
  onRequest: (received: ReceivedWebhookRequest) => void,
): Server {
  const seen = new SeenMessages();

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const receiveTimestamp = new Date();
    const body = await readBody(request);
    const { headers, method = '', url = '' } = request;
    const errors = secrets.length === 0 ? [] : explainSignature({ headers, body, secrets, now: receiveTimestamp });
    const answer = statusFor(method, body, status);
    const messageId = shortened(headers['webhook-id']);
    const earlier = messageId === null ? { requests: 0, lastStatus: null } : seen.add(messageId, answer);
    onRequest({
      receiveTimestamp,
      method,
      path: url.slice(0, MAX_TEXT_LENGTH),
      type: typeOf(body),
      messageId,
      verified: secrets.length === 0 ? null : errors.length === 0,
      errors,
      earlierRequests: earlier.requests,
      isRetry: earlier.lastStatus !== null && !isSuccess(earlier.lastStatus),
      status: answer,
      bytes: body.length,
      body: body.toString(),
    });
    await sleep(delay, undefined, { ref: false });
    response.writeHead(answer, { ...(answer === 405 && { Allow: 'POST' }), ...(answer === 413 && { Connection: 'close' }) });
    response.end();
  };

  return createServer({ requestTimeout: 30_000 }, (request, response) => {
    // The sender has closed the connection before its request was complete, so there is nothing to respond to.
    receive(request, response).catch(() => response.destroy());
  }).on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
}

/** Reads a request body, but at most one byte more than the limit, which is enough to see that the body is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES + 1);
}

function statusFor(method: string, body: Buffer, configured: number): number {
  if (method !== 'POST') return 405;
  return body.length > MAX_BODY_BYTES ? 413 : configured;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function typeOf(body: Buffer): string | null {
  try {
    const { type } = Object(JSON.parse(body.toString())) as { type?: unknown };
    return shortened(type);
  } catch {
    return null;
  }
}

function shortened(text: unknown): string | null {
  return typeof text === 'string' && text !== '' ? text.slice(0, MAX_TEXT_LENGTH) : null;
}
