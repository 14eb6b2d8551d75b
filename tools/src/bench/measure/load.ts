import { connect } from 'node:net';
import { quantile } from './statistics';

/** Result of one load test of one program. */
export interface LoadTestResult {
  requests: number;
  /** Number of responses with a status other than 2xx, and of broken connections. */
  failures: number;
  requestsPerSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  port: number;
  connections: number;
  /** The load ends after this time, or after this number of requests. */
  end: { milliseconds: number } | { requests: number };
  next: NextRequest;
}

/**
 * Returns the next HTTP request of a connection as text. @param connection number of the connection, from 0
 * @param answer returns the body of the last response on this connection; it is empty before the first response
 */
export type NextRequest = (connection: number, answer: () => string) => string;

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const HEAD = /^HTTP\/1\.1 (\d{3}) [\s\S]*?\r\ncontent-length: (\d+)/i;

/**
 * Sends requests on several connections, one at a time on each. The client parses only the status and the length of a response, because it shares the
 * machine with the server under test; autocannon needed more than twice the CPU time per request (docs/benchmarks.md).
 */
export async function applyLoad({ port, connections, end, next }: LoadOptions): Promise<LoadTestResult> {
  const begin = performance.now();
  const latencies: number[] = [];
  let failures = 0;
  const onAnswer = (status: number, latency: number) => {
    latencies.push(latency);
    if (status < 200 || status > 299) failures++;
    return 'requests' in end ? latencies.length < end.requests : performance.now() - begin < end.milliseconds;
  };
  const each = Array.from({ length: connections }, (_, connection) =>
    keepBusy(port, (answer) => next(connection, answer), onAnswer).catch(() => {
      failures++;
    }),
  );
  await Promise.all(each);
  const seconds = (performance.now() - begin) / 1000;
  const requestsPerSecond = latencies.length / seconds;
  return {
    requests: latencies.length,
    failures,
    requestsPerSecond,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/**
 * Sends requests on one connection, each after the response to the previous one. @param onAnswer receives a result and returns whether to continue
 */
function keepBusy(
  port: number,
  next: (answer: () => string) => string,
  onAnswer: (status: number, latency: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let status = 0;
    let missing = 0;
    /** Received chunks of the last response's body. */
    let body: Buffer[] = [];
    const answer = () => Buffer.concat(body).toString();
    const send = () => {
      sent = performance.now();
      socket.write(next(answer), 'latin1');
    };
    const addToBody = (part: Buffer) => {
      body.push(part);
      missing -= part.length;
    };
    socket.once('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed before the response arrived.')));
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const endOfHead = chunk.indexOf(END_OF_HEAD);
        const head = HEAD.exec(chunk.toString('latin1', 0, Math.max(endOfHead, 0)));
        // A response needs a Content-Length, and its headers must arrive in one piece, which holds for all servers under test.
        if (!head) {
          socket.destroy(new Error('This client cannot parse the head of the response.'));
          return;
        }
        status = Number(head[1]);
        missing = Number(head[2]);
        body = [];
        addToBody(chunk.subarray(endOfHead + END_OF_HEAD.length));
      } else addToBody(chunk);
      if (missing > 0) return;
      if (onAnswer(status, performance.now() - sent)) {
        send();
        return;
      }
      resolve();
      socket.destroy();
    });
  });
}
