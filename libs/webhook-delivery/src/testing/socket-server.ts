import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TlsIdentity } from './certificates';

export interface SocketServerOptions {
  /** Address to listen on; 127.0.0.1 by default. */
  host?: string;
  port?: number;
  /** TLS certificate of the server; without one it accepts plain TCP connections. */
  identity?: TlsIdentity;
}

/** A raw TCP server for specs whose receiver misbehaves in ways that HTTP libraries prevent. A callback handles each connection. */
export class SocketServer {
  /** Number of connections accepted so far, counted before the TLS handshake. */
  connections = 0;
  /** Number of bytes read from all connections so far, including TLS overhead. */
  get bytesRead(): number {
    return this.#sum('bytesRead');
  }
  /** Number of bytes written to all connections so far. */
  get bytesWritten(): number {
    return this.#sum('bytesWritten');
  }
  /** Number of open connections. */
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

  /** Closes all connections, but continues to listen. */
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
