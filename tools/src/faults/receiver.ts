import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** A request that has arrived in full. */
export interface Receipt {
  /** Which webhook, by its path. */
  webhook: string;
  /** `webhook-id` */
  messageId: string;
  /** Of the payload. */
  readingId: number | null;
  /** By the public library, with the secret of that webhook. */
  isVerified: boolean;
  timestamp: string;
}

/** Customers' endpoints, none of which ever fails: what is received is written down before it is answered. */
export class Receiver {
  readonly receipts: Receipt[] = [];
  /** By path. */
  readonly secrets = new Map<string, string>();
  private readonly server: Server;

  /** @param slowness how long an answer takes, in milliseconds: something has to be under way when a process dies */
  private constructor(private readonly slowness: () => number) {
    this.server = createServer((request, response) => {
      this.receive(request)
        .then(() => response.writeHead(200).end())
        // The sender has died in the middle: nothing was received.
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
