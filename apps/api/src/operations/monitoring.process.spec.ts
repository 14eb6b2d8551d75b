import { WORKSPACE_ROOT } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishedMetrics, unknownNamesOf } from '../testing/metric-queries';
import { ServiceProcess } from '../testing/service-process';

const run = promisify(execFile);

const DEPLOY = join(WORKSPACE_ROOT, 'deploy');
const RULES = readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8');

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
const DASHBOARD = JSON.parse(readFileSync(join(DEPLOY, 'grafana-dashboard.json'), 'utf8')) as { panels: Panel[] };

/** The queries of the dashboard. Values replace the variables that Grafana would fill in. */
const PANEL_QUERIES = DASHBOARD.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, query: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', '.+') })),
);
const ALERT_QUERIES = [...RULES.matchAll(/^ +- alert: (\w+)\n +expr: (.+)$/gm)].map(([, title = '', query = '']) => ({
  title,
  query,
}));
const QUERIES = [...ALERT_QUERIES, ...PANEL_QUERIES];

/** Returns whether a program can be run. Without Prometheus, which Debian's package `prometheus` contains, the specs that need it are skipped. */
function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const ifInstalled = (program: string) =>
  isInstalled(program)
    ? { test: it, suffix: '' }
    : { test: it.skip, suffix: ` (skipped: ${program} is not installed; it is in Debian's package prometheus)` };
const promtool = ifInstalled('promtool');
const prometheus = ifInstalled('prometheus');

describe('the alert rules and the dashboard of deploy/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-monitoring-'));
  let database: TestDatabase;
  let receiver: Server;
  let service: ServiceProcess;
  let metricsPort: number;

  /**
   * Starts the service with workers, which has all metrics of a single process and those about workers, and lets it answer requests and finish a delivery, so
   * that every metric has series.
   */
  beforeAll(async () => {
    database = await createTestDatabase();
    receiver = createServer((request, response) => void request.resume().on('end', () => response.writeHead(204).end()));
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    metricsPort = await freePort();
    service = ServiceProcess.spawn({
      DATABASE_URL: database.url,
      WORKERS: '2',
      METRICS_PORT: String(metricsPort),
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    });
    const url = await service.ready();
    const key = await (await Factory.inNewOrganization(database.dataSource)).key(['*', 'ingest:write']);
    const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${url}/api/v3/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
      return (await answer.json()) as Record<string, unknown>;
    };
    const { port } = receiver.address() as AddressInfo;
    await post('webhook', { url: `http://127.0.0.1:${port}/`, type: 'patient.created', enabled: true });
    await post('patient', { firstName: 'Ada', lastName: 'Example' });
    await fetch(`${url}/api/v3/event`, { headers });
    const { id: itemId } = await post('item', { name: 'Example Cuff' });
    await post('device', { item: { id: itemId }, deviceIdentifiers: [{ type: 'imei', value: '490154203237518' }] });
    const source = await post('ingest-source', { name: 'Sample', adapter: 'telli', authentication: 'header' });
    const send = (deviceId: string, secret: unknown) =>
      fetch(String(source['url']), {
        method: 'POST',
        headers: { 'X-Api-Key': String(secret) },
        body: JSON.stringify({ deviceId, readingType: 'Weight', time: '1760000000000', data: { weight: 150, unit: 'lb' } }),
      });
    // One reading is stored, another one waits for its device, and a message is refused.
    for (const deviceId of ['490154203237518', '012345678901237'])
      expect((await send(deviceId, source['secret'])).status).toBe(200);
    expect((await send('490154203237518', 'wrong')).status).toBe(401);
    expect(await pollUntil(async () => /rpm_ingest_parts_total\{[^}]*"quarantined"/.test(await metrics()), true)).toBe(true);
    expect(await pollUntil(async () => (await metrics()).includes('deliveries_finished_total{status="delivered"} 1'), true)).toBe(
      true,
    );
  });
  afterAll(async () => {
    service.signal('SIGTERM');
    await service.ended();
    receiver.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  it('name only metrics, labels and label values that the service publishes', async () => {
    const published = publishedMetrics(await metrics());
    expect([ALERT_QUERIES.length, PANEL_QUERIES.length]).toEqual([RULES.match(/- alert:/g)?.length, expect.any(Number)]);
    for (const { title, query } of QUERIES)
      expect({ title, unknown: unknownNamesOf(query, published) }).toEqual({ title, unknown: [] });
  });

  it.each([
    ['a metric that does not exist', 'rpm_http_request_total', 'rpm_http_request_total'],
    ['a label that the metric does not have', 'rpm_http_requests_total{code="200"}', 'rpm_http_requests_total{code}'],
    ['a label value that does not exist', 'rpm_webhook_dead_rows{row="events"}', 'rpm_webhook_dead_rows{row="events"}'],
    ['a grouping by a label that no metric of the query has', 'sum by (code) (rpm_http_requests_total)', 'code'],
  ])('would fail the check of names if a query had %s', async (_what, query, name) => {
    expect(unknownNamesOf(query, publishedMetrics(await metrics()))).toEqual([name]);
  });

  it('contain every metric of the service in a panel of the dashboard', async () => {
    const text = PANEL_QUERIES.map(({ query }) => query).join('\n');
    const names = [...(await metrics()).matchAll(/^# TYPE (rpm_\w+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('include a dashboard whose panels have unique ids and do not overlap', () => {
    const { panels } = DASHBOARD;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  });

  promtool.test(`pass promtool, which checks and tests the rules${promtool.suffix}`, async () => {
    const queries = join(folder, 'queries.yml');
    const rules = PANEL_QUERIES.map(({ query }, at) => ({ record: `panel_query_${at}`, expr: query }));
    writeFileSync(queries, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { stdout } = await run('promtool', ['check', 'rules', join(DEPLOY, 'alerts.yml'), queries]);
    expect(stdout).toContain(`SUCCESS: ${PANEL_QUERIES.length} rules found`);
    await run('promtool', ['test', 'rules', join(DEPLOY, 'alerts.test.yml')]);
  });

  prometheus.test(`are answered by a Prometheus that reads /metrics${prometheus.suffix}`, async () => {
    const port = await freePort();
    const targets = [`127.0.0.1:${metricsPort}`];
    writeFileSync(
      join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '1s', evaluation_interval: '1s' },
        rule_files: [join(DEPLOY, 'alerts.yml')],
        scrape_configs: [{ job_name: 'rpm', static_configs: [{ targets }] }],
      }),
    );
    const options = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    const server: ChildProcess = spawn('prometheus', options, { stdio: 'ignore' });
    const ended = once(server, 'exit');
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null);
      // Prometheus answers 503 in plain text while it starts.
      return answer?.ok
        ? ((await answer.json()) as { status: string; data: { result?: unknown[]; groups?: { rules: { health: string }[] }[] } })
        : null;
    };
    const unanswered = async () => {
      const missing: string[] = [];
      for (const { title, query } of PANEL_QUERIES) {
        const { status, data } = (await ask(`query?query=${encodeURIComponent(query)}`)) ?? {};
        if (status !== 'success' || (data?.result ?? []).length === 0) missing.push(title);
      }
      return missing.join(', ');
    };
    try {
      expect(await pollUntil(unanswered, '')).toBe('');
      const healths = async () =>
        (await ask('rules'))?.data.groups?.flatMap(({ rules }) => rules.map(({ health }) => health)).join(' ');
      expect(await pollUntil(healths, ALERT_QUERIES.map(() => 'ok').join(' '))).toBe(ALERT_QUERIES.map(() => 'ok').join(' '));
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });
});
