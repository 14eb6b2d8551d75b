import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Connection } from '../connection/connection';

/** Called for each connection to a forwarder, with the sockets of the client and of the server. */
export type OnForward = (client: Socket, server: Socket) => void;

/** Makes the test server reachable by TCP, also for programs of other users, who may not use the folder of its Unix socket. */
export class ServerForwarder {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly connection: Connection,
  ) {}

  /** @param onForward passes the data on; by default without changes */
  static async listen(connection: Connection, onForward: OnForward = forwardAll): Promise<ServerForwarder> {
    const server = createServer();
    const forwarder = new ServerForwarder(server, connection);
    server.on('connection', (client: Socket) => {
      const upstream = forwarder.connect();
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        forwarder.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => other.destroy());
      }
      onForward(client, upstream);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return forwarder;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** URL of the database through this forwarder. */
  get url(): string {
    return `postgres://${this.connection.user}@127.0.0.1:${this.port}/${this.connection.database}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private connect(): Socket {
    const { host = '127.0.0.1', port = 5432 } = this.connection;
    return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  }
}

function forwardAll(client: Socket, server: Socket): void {
  client.pipe(server);
  server.pipe(client);
}
