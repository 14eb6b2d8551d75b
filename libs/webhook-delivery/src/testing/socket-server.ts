import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Identity } from './certificates';

export interface SocketServerOptions {
  /** Address to listen on; 127.0.0.1 by default. */
  host?: string;
  port?: number;
  /** Speaks TLS with this certificate. */
  identity?: Identity;
}

/** A server on a real port that treats each connection as it is told: for receivers that HTTP libraries are too polite to be. */
export class SocketServer {
  /** Connections accepted so far, before any TLS. */
  connections = 0;
  /** Bytes read from all connections so far, as they came over the wire. */
  get bytesRead(): number {
    return this.#sum('bytesRead');
  }
  /** Bytes handed to all connections so far. */
  get bytesWritten(): number {
    return this.#sum('bytesWritten');
  }
  /** Connections not closed yet. */
  get open(): number {
    return this.#sockets.filter((socket) => !socket.destroyed).length;
  }

  readonly #sockets: Socket[] = [];
  readonly #server: Server;

  private constructor(options: SocketServerOptions, treat: (socket: Socket) => void) {
    const accept = (socket: Socket) => {
      socket.on('error', () => undefined);
      this.#sockets.push(socket);
      treat(socket);
    };
    this.#server = options.identity ? createTlsServer(options.identity, accept) : createServer(accept);
    this.#server.on('connection', () => this.connections++);
    this.#server.on('tlsClientError', () => undefined);
  }

  static async listen(treat: (socket: Socket) => void, options: SocketServerOptions = {}): Promise<SocketServer> {
    const server = new SocketServer(options, treat);
    server.#server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Cuts all connections, and goes on listening. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #sum(figure: 'bytesRead' | 'bytesWritten'): number {
    return this.#sockets.reduce((sum, socket) => sum + socket[figure], 0);
  }
}
