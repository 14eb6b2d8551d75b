import { explainSignature } from '@rpm/webhook-delivery';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeenMessages } from './listen-seen';

/** More than the largest payload there is. */
const MAX_BODY_BYTES = 1024 * 1024;
/** No name of an event is longer; what claims to be one is cut here. */
const MAX_SHOWN = 100;

export interface ReceiverOptions {
  /** `whsec_…`; without one nothing can be verified. */
  secrets: readonly string[];
  /** HTTP status that well-formed requests are answered with. */
  status: number;
  /** Milliseconds before the answer. */
  delay: number;
}

/** A request as it is told of. Texts of the sender are cut, but not made safe to print. */
export interface Received {
  receiveTimestamp: Date;
  method: string;
  path: string;
  /** Null where the body, or its header, does not say. */
  type: string | null;
  messageId: string | null;
  /** Null when there was no secret to verify with. */
  verified: boolean | null;
  /** What is wrong with the signature, a sentence each. */
  faults: readonly string[];
  /** How many requests with this id came before; whoever takes one for a new event counts it twice. */
  earlierRequests: number;
  /** Whether the last of them was answered with a failure, so that this is how the sender tries again. */
  isRetry: boolean;
  /** What it was answered. */
  status: number;
  bytes: number;
  body: string;
}

/** A receiver of webhooks to try them with: verifies each request as a customer should, and tells of it. */
export function createReceiver({ secrets, status, delay }: ReceiverOptions, tell: (received: Received) => void): Server {
  const seen = new SeenMessages();

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const receiveTimestamp = new Date();
    const body = await readBody(request);
    const { headers, method = '', url = '' } = request;
    const faults = secrets.length === 0 ? [] : explainSignature({ headers, body, secrets, now: receiveTimestamp });
    const answer = statusFor(method, body, status);
    const messageId = shortened(headers['webhook-id']);
    const earlier = messageId === null ? { requests: 0, lastStatus: null } : seen.add(messageId, answer);
    tell({
      receiveTimestamp,
      method,
      path: url.slice(0, MAX_SHOWN),
      type: typeOf(body),
      messageId,
      verified: secrets.length === 0 ? null : faults.length === 0,
      faults,
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
    // A sender who goes away in the middle is no fault of ours.
    receive(request, response).catch(() => response.destroy());
  }).on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
}

/** At most one byte more than is taken, so that it shows. */
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

function statusFor(method: string, body: Buffer, wished: number): number {
  if (method !== 'POST') return 405;
  return body.length > MAX_BODY_BYTES ? 413 : wished;
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
  return typeof text === 'string' && text !== '' ? text.slice(0, MAX_SHOWN) : null;
}
