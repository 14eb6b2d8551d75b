import { once } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { createHttpServer } from '../http-connection/http-server';
import { type Request, type Response } from '../request/request';

/**
 * A server with the service's limits, whose responses the spec defines, and one client connection to this server. The client reads nothing until the
 * spec makes it read.
 */
export class HttpConnection {
  private constructor(
    private readonly server: Server,
    readonly client: Socket,
    /** The server's end of the connection. */
    readonly accepted: Socket,
  ) {}

  static async open(answer: (response: Response) => void): Promise<HttpConnection> {
    const settings = { KEEP_ALIVE_TIMEOUT_MS: 75_000, PUBLIC_URL: undefined };
    const app = Object.assign((_request: Request, response: Response) => answer(response), {
      request: IncomingMessage.prototype,
      response: ServerResponse.prototype,
    });
    const server = createHttpServer(app, settings, pino({ level: 'silent' }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    // Errors of the client are ignored: they occur when the server closes the connection before the client has read all bytes.
    client.on('error', () => undefined);
    const [accepted] = (await once(server, 'connection')) as [Socket];
    return new HttpConnection(server, client, accepted);
  }

  /** Sends the given number of pipelined requests. */
  request(count: number): void {
    this.client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
  }

  close(): void {
    this.client.destroy();
    // A server that has stopped reading does not notice that the client has closed the connection.
    this.accepted.destroy();
    this.server.close();
  }
}
