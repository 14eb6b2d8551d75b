import { listenAddress, wholeNumber } from '@rpm/data-access';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Registry } from 'prom-client';

/** Settings of every process that has metrics. */
export const metricsSettings = {
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('Port for `/metrics` alone; unset: the service answers it on `PORT`, to callers on its own machine only'),
  METRICS_HOST: listenAddress().default('127.0.0.1').describe('Address to listen on for `METRICS_PORT`'),
};

/** `/metrics` on a port of its own, which can be opened to a Prometheus on another machine without opening the service. */
export class MetricsListener {
  private constructor(
    private readonly server: Server,
    private readonly bound: AddressInfo,
  ) {}

  /** @throws Node's own error when the address cannot be had */
  static async start(registry: Registry, port: number, host: string): Promise<MetricsListener> {
    const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
      const isKnown = request.url?.split('?')[0] === '/metrics';
      if (!isKnown || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(isKnown ? 405 : 404, isKnown ? { Allow: 'GET, HEAD' } : {}).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.listen(port, host);
    await once(server, 'listening');
    return new MetricsListener(server, server.address() as AddressInfo);
  }

  /** `http://127.0.0.1:9464/metrics` */
  get url(): string {
    const { address, family, port } = this.bound;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`;
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
