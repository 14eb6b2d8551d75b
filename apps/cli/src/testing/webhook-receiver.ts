import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A webhook server on loopback that stores all requests and responds with a configurable status. */
export class WebhookReceiver {
  readonly requests: ReceivedRequest[] = [];
  status = 200;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        receiver.requests.push({ headers: request.headers, body });
        response.writeHead(receiver.status).end('taken');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
