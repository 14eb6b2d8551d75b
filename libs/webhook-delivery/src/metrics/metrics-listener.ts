import { listenAddress, wholeNumber } from '@rpm/database';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Registry } from 'prom-client';
import { z } from 'zod';
import { hasBearerToken } from './metrics-token';

/** Settings of every process that exports metrics. */
export const metricsSettings = {
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('Separate port for `/metrics`; if unset, `PORT` serves it to callers with `METRICS_TOKEN` only'),
  METRICS_HOST: listenAddress().default('127.0.0.1').describe('Address to listen on for `METRICS_PORT`'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9._~+/-]{16,}=*$/, 'must be at least 16 letters, digits or characters of ._~+/- without blanks')
    .optional()
    .describe(
      'Token that callers of `/metrics` must send as `Authorization: Bearer …`, 16 characters or more (`openssl rand -hex 32`); unset: ' +
        '`/metrics` is on `METRICS_PORT` only, without a token',
    ),
};

/** The metrics of this process, or the sums of several processes, in the text format of Prometheus. */
export type MetricsSource = Pick<Registry, 'metrics' | 'contentType'>;

/** Serves `/metrics` on its own port, which can be opened to a Prometheus server on another machine without exposing the API. */
export class MetricsListener {
  private constructor(
    private readonly server: Server,
    private readonly bound: AddressInfo,
  ) {}

  /**
   * Starts to serve metrics. @param token bearer token that callers must send; without one, everybody who reaches the port gets the metrics @throws
   * Node's error when the address is not available
   */
  static async start(metrics: MetricsSource, port: number, host: string, token?: string): Promise<MetricsListener> {
    const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
      const isKnown = request.url?.split('?')[0] === '/metrics';
      if (!isKnown || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(isKnown ? 405 : 404, isKnown ? { Allow: 'GET, HEAD' } : {}).end();
        return;
      }
      if (token !== undefined && !hasBearerToken(request.headers.authorization, token)) {
        response.writeHead(401, { 'WWW-Authenticate': 'Bearer realm="metrics"' }).end();
        return;
      }
      metrics.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.listen(port, host);
    await once(server, 'listening');
    return new MetricsListener(server, server.address() as AddressInfo);
  }

  /** URL of the metrics, such as `http://127.0.0.1:9464/metrics`. */
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
