import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Path by which the address of the demo's webhook is recognized, because the receiver has another port after each start. */
const PATH = '/demo-receiver';

/** SQL LIKE pattern that matches the URL of the demo's receiver with any port. */
export const RECEIVER_URLS = `http://127.0.0.1:%${PATH}`;

/**
 * The server that receives the requests of the demo's webhook, so that deliveries of the demo can be resent without another server. The server
 * accepts every request, can be reached only from this machine, and runs only if there is a demo.
 */
export class DemoReceiver {
  private constructor(private readonly server: Server) {}

  static async listen(): Promise<DemoReceiver> {
    const server = createServer((request, response) => {
      // The body must be read, otherwise the client could not use the connection again.
      request.resume().on('end', () => response.end('Received by the demo.'));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DemoReceiver(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${PATH}`;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
