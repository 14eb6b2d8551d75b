import { ServiceMetrics } from '../operations/service-metrics';
import { TestApi } from '../testing/test-api';
import { createSource } from '../testing/source-fixture';

const UNKNOWN = `rpn_${'Z'.repeat(49)}`;
const MALFORMED = 'canary-in-a-malformed-token';

/** Everything that the process writes must lack the tokens: its log, the standard streams, its answers and its metrics. */
describe('what the service writes about messages of sources', () => {
  it('contains the pattern of the route and never a token, whatever becomes of the request', async () => {
    const written: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation((part) => {
        written.push(String(part));
        return true;
      }),
    );
    const api = await TestApi.start();
    try {
      const key = await api.factory.key(['ingest:write', 'ingest:read']);
      const source = await createSource(api, key, { authentication: 'header' });
      const valid = source.url.split('/').at(-1) ?? '';
      const answers: string[] = [];
      for (const token of [valid, UNKNOWN, MALFORMED, `${valid.slice(0, -1)}%`, '%zz-canary']) {
        for (const path of [token, `${token}/`, `${token}/api/v1/entries?secret=canary`, `${token}/../%2e%2e`]) {
          for (const method of ['POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
            for (const header of [`X-Api-Key: ${source.secret}`, 'X-Api-Key: canary-of-a-secret']) {
              const head = `${method} /ingest/${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n`;
              answers.push(await api.sendRaw(`${head}Content-Length: 2\r\n\r\n{}`));
            }
          }
        }
      }
      const query = await api.sendRaw(`POST /ingest/${valid} HTTP/9.9\r\n\r\n`);
      await api.database.dataSource.query('alter table ingest_message rename to ingest_message_away');
      const failed = await fetch(source.url, { method: 'POST', body: '{}', headers: source.headers });
      await api.database.dataSource.query('alter table ingest_message_away rename to ingest_message');
      expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
      answers.push(query, await failed.text());
      const routes = new Set(api.log.filter((line) => 'route' in line).map(({ route }) => route));
      expect(routes).toEqual(new Set([null, '/api/v3/ingest-source', '/ingest/:token', '/ingest/:token/*rest']));
      const metrics = await api.application.get(ServiceMetrics).text();
      expect(metrics).toContain('rpm_ingest_messages_total{adapter="mapping",outcome="accepted"}');
      expect(metrics).toContain(`rpm_ingest_authentication_failures_total{source="${source.id}"}`);
      const all = [...answers, ...written, metrics, JSON.stringify(api.log)].join('\n');
      const tokens = [valid, valid.slice(4, 40), UNKNOWN, MALFORMED, 'canary', source.secret ?? ''];
      expect(tokens.filter((token) => all.includes(token))).toEqual([]);
    } finally {
      for (const spy of spies) spy.mockRestore();
      await api.stop();
    }
  });
});
