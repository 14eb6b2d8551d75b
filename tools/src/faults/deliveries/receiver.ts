import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** A webhook request that was received completely. */
export interface Receipt {
  /** Name of the webhook, taken from the path of the request. */
  webhook: string;
  /** Value of the header `webhook-id`, which identifies a message. */
  messageId: string;
  /** Id of the reading in the payload. */
  readingId: number | null;
  /** Whether the public Standard Webhooks library verified the signature with the webhook's secret. */
  isVerified: boolean;
  timestamp: string;
}

/** Customers' webhook receivers, which never fail. A request is recorded before the response is sent. */
export class Receiver {
  readonly receipts: Receipt[] = [];
  /** Signing secrets of the webhooks by the path of their URL. */
  readonly secrets = new Map<string, string>();
  private readonly server: Server;

  /**
   * @param slowness returns the response time of the next request in milliseconds; slow responses ensure that requests are running when a process
   * dies
   */
  private constructor(private readonly slowness: () => number) {
    this.server = createServer((request, response) => {
      this.receive(request)
        .then(() => response.writeHead(200).end())
        // The sender died in the middle of the request, so nothing was received.
        .catch(() => response.destroy());
    });
  }

  static async listen(slowness: () => number): Promise<Receiver> {
    const receiver = new Receiver(slowness);
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  urlOf(webhook: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/${webhook}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(request: IncomingMessage): Promise<void> {
    const body = (await buffer(request)).toString();
    const webhook = request.url?.slice(1) ?? '';
    const headers = request.headers as Record<string, string>;
    const payload = verify(this.secrets.get(webhook), body, headers);
    this.receipts.push({
      webhook,
      messageId: headers['webhook-id'] ?? '',
      readingId: payload?.id ?? null,
      isVerified: payload !== null,
      timestamp: new Date().toISOString(),
    });
    await sleep(this.slowness());
  }
}

function verify(secret: string | undefined, body: string, headers: Record<string, string>): { id: number } | null {
  try {
    return (new Webhook(secret ?? '').verify(body, headers) as { payload: { id: number } }).payload;
  } catch {
    return null;
  }
}
