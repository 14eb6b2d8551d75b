import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TlsIdentity } from './certificates';

/** A received request with its complete body. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Number of the connection on which the request arrived, starting with 1. Requests with the same number shared a connection. */
  connection: number;
}

/** Response of a webhook receiver. A promise of a response makes the receiver slow. */
export interface ReceiverResponse {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface ReceiverOptions {
  /** Returns the receiver's response to each request; by default an empty response with status 200. */
  reply?: (request: ReceivedRequest) => ReceiverResponse | Promise<ReceiverResponse>;
  host?: string;
  port?: number;
  /** TLS certificate of the receiver; without one it serves plain HTTP. */
  identity?: TlsIdentity;
}

/** A real HTTP server that acts as a customer's webhook receiver and records the requests in the order in which they arrive. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  connections = 0;
  /** Returns the receiver's response to each request. A spec may replace this function at any time. */
  reply: (request: ReceivedRequest) => ReceiverResponse | Promise<ReceiverResponse>;
  readonly #server: Server;

  private constructor({ reply, identity }: ReceiverOptions) {
    this.reply = reply ?? (() => ({ status: 200 }));
    const numbers = new WeakMap<object, number>();
    this.#server = identity ? createTlsServer(identity) : createServer();
    this.#server.on(identity ? 'secureConnection' : 'connection', (socket: object) => numbers.set(socket, ++this.connections));
    this.#server.on('request', (request, response) => {
      void buffer(request)
        .then(async (body) => {
          const received: ReceivedRequest = {
            method: request.method ?? '',
            path: request.url ?? '',
            headers: request.headers,
            body: body.toString(),
            connection: numbers.get(request.socket) ?? 0,
          };
          this.requests.push(received);
          const reply = await this.reply(received);
          response.writeHead(reply.status, reply.headers).end(reply.body);
        })
        // The sender went away in the middle: nothing was received.
        .catch(() => response.destroy());
    });
  }

  static async listen(options: ReceiverOptions = {}): Promise<Receiver> {
    const receiver = new Receiver(options);
    receiver.#server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Plain HTTP URL of the receiver, which contains its IP address. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Stops listening and closes all connections. */
  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
