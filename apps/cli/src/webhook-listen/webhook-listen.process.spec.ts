import { signedHeaders } from '@rpm/webhook-delivery';
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { RpmAdmin } from '../testing/rpm-admin';

const KEY = Buffer.alloc(32, 1);
const SECRET = `whsec_${KEY.toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const BODY = '{"id":"evt_1","type":"device.healthcheck","payload":{"note":"CANARY-PHI-1"}}';
/** DATABASE_URL points to an address without a database, because the command must work without one. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

interface Line {
  receiveTimestamp: string;
  [field: string]: unknown;
}

/** A running `webhook listen` process. */
class Listening {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    private readonly lines: AsyncIterator<string>,
  ) {}

  static async start(args: string[], secret = ''): Promise<Listening> {
    const environment = { RPM_WEBHOOK_SECRET: secret };
    const child = new RpmAdmin(NO_DATABASE).start(['webhook', 'listen', '--port', '0', ...args], { environment });
    const [first] = (await once(linesOf(child.stderr), 'line')) as [string];
    const url = /Listening at (http:\S+) /.exec(first)?.[1] ?? '';
    return new Listening(child, url, linesOf(child.stdout)[Symbol.asyncIterator]());
  }

  send(headers: Record<string, string>, body = BODY): Promise<Response> {
    return fetch(this.url, { method: 'POST', headers, body });
  }

  async line(): Promise<string> {
    return String((await this.lines.next()).value);
  }

  async json(): Promise<object> {
    const { receiveTimestamp, ...rest } = JSON.parse(await this.line()) as Line;
    expect(new Date(receiveTimestamp).toISOString()).toBe(receiveTimestamp);
    return rest;
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<unknown> {
    this.child.kill(signal);
    return (await once(this.child, 'exit'))[0];
  }
}

function linesOf(stream: NodeJS.ReadableStream | null): Interface {
  if (!stream) throw new Error('It has no output.');
  return createInterface({ input: stream });
}

const signed = (id: string, timestamp = new Date()) => signedHeaders({ id, body: BODY, timestamp }, [KEY]);

describe('rpm-admin webhook listen', () => {
  it('verifies signatures, explains signature errors, and distinguishes retries from duplicates', async () => {
    const failing = await Listening.start(['--status', '503', '--json'], SECRET);
    const common = { method: 'POST', path: '/', type: 'device.healthcheck', messageId: 'evt_1', bytes: BODY.length };
    const genuine = { ...common, verified: true, errors: [], status: 503 };
    expect((await failing.send(signed('evt_1'))).status).toBe(503);
    expect(await failing.json()).toEqual({ ...genuine, earlierRequests: 0, isRetry: false });
    await failing.send(signed('evt_1'));
    expect(await failing.json()).toEqual({ ...genuine, earlierRequests: 1, isRetry: true });
    expect(await failing.stop()).toBe(0);

    const taking = await Listening.start(['--secret', OTHER, '--json']);
    await taking.send(signed('evt_1'));
    const errors = ['No signature matches: the secret is another one, or the id, the timestamp or the body was changed.'];
    const taken = { ...common, verified: false, errors, status: 200 };
    expect(await taking.json()).toEqual({ ...taken, earlierRequests: 0, isRetry: false });
    await taking.send(signed('evt_1'));
    expect(await taking.json()).toEqual({ ...taken, earlierRequests: 1, isRetry: false });
    expect(await taking.stop('SIGTERM')).toBe(0);
  });

  it('prints one line per request, and the body only with --show-body', async () => {
    const listening = await Listening.start(['--secret', SECRET, '--secret', OTHER]);
    await listening.send(signed('evt_1'));
    expect(await listening.line()).toMatch(/^\S+Z {2}device\.healthcheck {2}evt_1 {2}✓ verified {2}answered 200$/);
    await listening.send(signed('evt_1', new Date(Date.now() - 3_600_000)));
    expect(await listening.line()).toMatch(/ {2}✗ not genuine {2}duplicate 1 {2}answered 200$/);
    expect(await listening.line()).toMatch(/^ {4}The timestamp is 3[56]\d\d seconds old/);
    await listening.stop();

    const telling = await Listening.start(['--show-body']);
    await telling.send(signed('evt_1'));
    expect(await telling.line()).toContain('  ? not verified  ');
    expect(await telling.line()).toBe(`    ${BODY}`);
    await telling.stop();
  });

  it('prints the command that creates a webhook which sends to this server', async () => {
    const child = new RpmAdmin(NO_DATABASE).start(['webhook', 'listen', '--port', '0']);
    const lines = linesOf(child.stderr)[Symbol.asyncIterator]();
    const [first = '', second] = [await lines.next(), await lines.next()].map(({ value }) => String(value));
    const create =
      'WEBHOOK_ALLOWED_NETWORKS=127.0.0.1/32 rpm-admin webhook create --organization <name> --type device.healthcheck';
    expect(second).toBe(`  ${create} --url ${/http:\S+/.exec(first)?.[0]}`);
    child.kill('SIGINT');
    await once(child, 'exit');
  });

  it('reads signing secrets from a file or from stdin', async () => {
    const admin = new RpmAdmin(NO_DATABASE);
    const child = admin.start(['webhook', 'listen', '--port', '0', '--secret-file', '-', '--json']);
    child.stdin?.end(`${OTHER}\n${SECRET}\n`);
    const [first] = (await once(linesOf(child.stderr), 'line')) as [string];
    const url = /Listening at (http:\S+) /.exec(first)?.[1] ?? '';
    await fetch(url, { method: 'POST', headers: signed('evt_1'), body: BODY });
    const [line] = (await once(linesOf(child.stdout), 'line')) as [string];
    expect(JSON.parse(line)).toMatchObject({ verified: true });
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('survives malformed requests, and escapes the parts of them that it prints', async () => {
    const listening = await Listening.start([], SECRET);
    const { hostname, port } = new URL(listening.url);
    const raw = async (bytes: string) => {
      const socket = connect(Number(port), hostname);
      socket.end(bytes);
      return text(socket);
    };
    expect(await raw('\x16\x03\x01nonsense\r\n\r\n')).toContain('400 Bad Request');
    await raw('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    expect((await fetch(listening.url)).status).toBe(405);
    expect(await listening.line()).toMatch(/ {2}GET \/ {2}no id {2}✗ not genuine {2}answered 405$/);
    for (let n = 0; n < 3; n++) expect(await listening.line()).toMatch(/^ {4}The header webhook-\w+ is missing\.$/);
    const title = JSON.stringify({ type: '\u001b]0;taken\u0007' });
    expect((await listening.send({}, title)).status).toBe(200);
    expect(await listening.line()).toContain('  \\u001b]0;taken\\u0007  ');
    for (let n = 0; n < 3; n++) await listening.line();
    const huge = await listening.send(signed('evt_2'), 'x'.repeat(2 * 1024 * 1024)).catch(() => null);
    expect(huge === null || huge.status === 413).toBe(true);
    expect(await listening.line()).toContain('  answered 413');
    expect(await listening.stop()).toBe(0);
  });

  it.each([
    [['--secret', 'hunter2'], {}, 64, 'usage', '--secret'],
    [[], { RPM_WEBHOOK_SECRET: 'hunter2' }, 64, 'usage', 'RPM_WEBHOOK_SECRET'],
    [['--secret-file', '/nowhere'], {}, 66, 'file_unavailable', null],
    [['--port', '65536'], {}, 64, 'invalid_input', '--port'],
    [['--status', '100'], {}, 64, 'invalid_input', '--status'],
    [['--host', '192.0.2.1'], {}, 69, 'cannot_listen', null],
  ])('reports an error for the options %j and the environment %j', async (args, environment, exitCode, code, parameter) => {
    const failure = await new RpmAdmin(NO_DATABASE).failure(['webhook', 'listen', ...args], { environment });
    const errors = parameter === null ? {} : { errors: [expect.objectContaining({ parameter })] };
    expect(failure).toEqual({ exitCode, error: { code, detail: expect.any(String), ...errors } });
    expect(JSON.stringify(failure)).not.toContain('hunter2');
  });

  it('reports that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const failure = await new RpmAdmin(NO_DATABASE).failure(['webhook', 'listen', '--port', port]);
    const detail = 'Cannot listen (EADDRINUSE). Use another --port, or a --host of this machine.';
    expect(failure).toEqual({ exitCode: 69, error: { code: 'cannot_listen', detail } });
    other.close();
  });
});
