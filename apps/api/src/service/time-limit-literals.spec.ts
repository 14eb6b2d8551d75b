import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = [
  'apps/api/src',
  ...['database', 'data-access', 'domain', 'encryption', 'schema', 'simulation'].map((name) => `libs/${name}/src`),
];

/** A time limit that is written as a number instead of being taken from `TIME_LIMITS`. */
const LITERAL =
  /\b(?:lock_timeout|statement_timeout|query_timeout|connectionTimeoutMillis|checkoutTimeoutMillis|headersTimeout|requestTimeout|maxWaitMs|maxTotalMs|\w*TIMEOUT\w*)\b(?: =|:) [1-9]|(?:AbortSignal\.timeout|\.setTimeout)\([1-9]/;

/**
 * Time limits outside of requests: for background work, webhook delivery, the probe of a connection pooler, and the connection that listens for
 * notifications.
 */
const INDEPENDENT = [
  'libs/database/src/connection/connection-pooler.ts: const CONNECT_TIMEOUT_MS = 5_000;',
  'libs/database/src/connection/data-source.ts: work: { connectionTimeoutMillis: 10_000, hasAuditConnection: true },',
  'libs/database/src/connection/data-source.ts: delivery: { lock_timeout: 5_000, statement_timeout: 15_000, connectionTimeoutMillis: 5_000, checkoutTimeoutMillis: 20_000 },',
  'libs/database/src/connection/listening-client.ts: const CONNECT_TIMEOUT_MS = 5_000;',
];

describe('time limits of requests', () => {
  it('are all derived in time-limits.ts', () => {
    const found = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)(testing|demo|migrations)\//.test(file))
        .flatMap((file) =>
          readFileSync(join(ROOT, folder, file), 'utf8')
            .split('\n')
            .filter((line) => LITERAL.test(line))
            .map((line) => `${folder}/${file}: ${line.trim()}`),
        ),
    );
    expect(found.sort()).toEqual([...INDEPENDENT].sort());
  });

  it.each([
    'maxTotalMs: 6_000,',
    'const SOCKET_TIMEOUT = 30_000;',
    'signal: AbortSignal.timeout(60_000),',
    'server.setTimeout(30_000);',
  ])('are detected if they are written as numbers: %s', (line) => expect(line).toMatch(LITERAL));
});
