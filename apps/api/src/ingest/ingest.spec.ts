import { SourceAuthenticator } from '@rpm/data-access';
import { Database } from '@rpm/database';
import { openBody } from '@rpm/sources';
import { SecretBox } from '@rpm/encryption';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Factory } from '@rpm/data-access/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TestApi } from '../testing/test-api';
import { type CreatedSource, createSource, type StoredRow } from '../testing/source-fixture';

const MIB = 1024 * 1024;
const REFUSED = { type: expect.any(String) as string, requestId: expect.any(String) as string };

describe('POST /ingest/{token}', () => {
  let api: TestApi;
  let key: string;
  let source: CreatedSource;

  beforeAll(async () => {
    api = await TestApi.start();
    key = await api.factory.key(['ingest:read', 'ingest:write']);
    source = await createSource(api, key, { authentication: 'header' });
  });
  afterAll(() => api.stop());

  const box = () => api.application.get(SecretBox);
  const post = (body: string | Buffer | null, headers: Record<string, string> = {}, to = source, path = '') =>
    fetch(`${to.url}${path}`, { method: 'POST', body, headers: { ...to.headers, ...headers } });

  /** Returns a stored message with its body. */
  const stored = async (answer: Response) => {
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: number };
    const [row] = await api.database.dataSource.query<StoredRow[]>(
      `select m.source_id::int as "sourceId", m.state, m.due_timestamp <= now() as "isDue", m.media_type as "mediaType", m.path, m.headers,
         m.body_bytes as "bodyBytes", b.sealed, b.key_name as "keyName"
       from ingest_message m join ingest_body b on b.message_id = m.id where m.id = $1`,
      [id],
    );
    if (!row) throw new Error(`The message ${id} was not stored.`);
    const { sealed, keyName, ...message } = row;
    return { ...message, body: openBody(box(), api.factory.organizationId, { sealed, keyName }) };
  };
  const refusals = async (created: CreatedSource) => {
    const { json } = await api.get(`/api/v3/ingest-source/${created.id}/health`, { key });
    if (!('refusals' in (json as object))) throw new Error(JSON.stringify(api.log.slice(-3)));
    return (json as { refusals: { reason: string; count: number }[] }).refusals.map(({ reason, count }) => [reason, count]);
  };
  /** Waits until a value is as expected. */
  const expectSoon = async (look: () => Promise<unknown>, expected: unknown) => {
    const text = JSON.stringify(expected);
    expect(await pollUntil(async () => JSON.stringify(await look()), text)).toBe(text);
  };
  const countMessages = async () =>
    Number((await api.database.dataSource.query<{ n: string }[]>('select count(*) as n from ingest_message'))[0]?.n);

  it('stores a message sealed and due before it answers, and only its id is in the answer', async () => {
    const answer = await post('{"deviceId":"490154203237518"}', { 'Content-Type': 'application/json' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(Object.keys((await answer.clone().json()) as object)).toEqual(['id']);
    expect(await stored(answer)).toEqual({
      ...{ sourceId: source.id, state: 'queued', isDue: true, mediaType: 'application/json', path: '', headers: {} },
      ...{ bodyBytes: 30, body: Buffer.from('{"deviceId":"490154203237518"}') },
    });
    const rows = JSON.stringify(await api.database.dataSource.query('select * from ingest_body'));
    expect(rows).not.toContain(Buffer.from('490154203237518').toString('hex'));
  });

  it.each([
    ['an array', '[1,2]', 'application/json'],
    ['an empty array (edge case 19)', '[]', 'application/json'],
    ['an empty object (edge case 19)', '{}', 'application/json'],
    ['a form', 'userid=1&appli=4', 'application/x-www-form-urlencoded'],
    ['text', 'Battery low', 'text/plain'],
    ['broken JSON', '{"a":', 'application/json'],
    ['repeated keys of JSON (edge case 20)', '{"a":1,"a":2}', 'application/json'],
    ['deeply nested JSON (edge case 20)', '['.repeat(10_000), 'application/json'],
    ['integers beyond 53 bits (edge case 20)', '{"id":9007199254740993}', 'application/json'],
    ['a charset (edge case 29)', '{}', 'application/json; charset=iso-8859-1'],
    ['the type text/json (edge case 29)', '{}', 'text/json'],
    ['a type that is none', '{}', 'nonsense;;'],
    ['a multipart type without a boundary', 'x', 'multipart/form-data'],
  ])('stores %s exactly as it was sent', async (_, body, mediaType) => {
    expect(await stored(await post(body, { 'Content-Type': mediaType }))).toMatchObject({ body: Buffer.from(body), mediaType });
  });

  it('stores four messages of an organization at the same time, and lets further ones wait before they use the database', async () => {
    const lock = api.database.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('select from ingest_source where id = $1 for update', [source.id]);
    const answers = Promise.all(Array.from({ length: 12 }, () => post('{}')));
    const waiting = async () => {
      const [row] = await api.database.dataSource.query<{ count: number }[]>(
        `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.count;
    };
    await expectSoon(waiting, 4);
    await sleep(200);
    const count = await waiting();
    await lock.rollbackTransaction();
    await lock.release();
    expect(count).toBe(4);
    expect((await answers).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('lets the places of an organization rest after its messages while another organization is active', async () => {
    const other = await (await Factory.inNewOrganization(api.database.dataSource)).key(['*']);
    const { active } = api.application.get(Database);
    const rest = jest.spyOn(active, 'restMs');
    expect((await api.get('/api/v3/patient', { key: other })).status).toBe(200);
    await stored(await post('{}'));
    expect(rest.mock.lastCall?.[0]).toBe(api.factory.organizationId);
    expect(rest.mock.results.at(-1)?.value).toBeGreaterThan(0);
    rest.mockReset().mockReturnValue(200);
    const begin = performance.now();
    const answers = await Promise.all(Array.from({ length: 9 }, () => post('{}')));
    // The ninth message takes a place that has rested twice.
    expect(performance.now() - begin).toBeGreaterThanOrEqual(398);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    rest.mockRestore();
  });

  it('stores bytes that are not UTF-8', async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
    expect(await stored(await post(bytes, { 'Content-Type': 'application/json' }))).toMatchObject({ body: bytes });
  });

  it('stores a message without a body (edge case 19) and without a Content-Type (edge case 29)', async () => {
    expect(await stored(await post(null))).toMatchObject({ body: Buffer.alloc(0), bodyBytes: 0, mediaType: null });
    expect(await stored(await post(Buffer.from('{}')))).toMatchObject({ body: Buffer.from('{}'), mediaType: null });
  });

  it.each([
    ['gzip', gzipSync],
    ['GZIP', gzipSync],
    ['br', brotliCompressSync],
  ])('decompresses a body with the encoding %s', async (encoding, compress) => {
    const body = compress('{"a":1}');
    expect(await stored(await post(body, { 'Content-Encoding': encoding }))).toMatchObject({ body: Buffer.from('{"a":1}') });
  });

  it.each([
    ['an unknown encoding', 'zstd', Buffer.from('abc')],
    ['an encoding that the body does not have', 'gzip', Buffer.from('{"a":1}')],
    ['a compressed body that is cut off', 'gzip', gzipSync('{"a":1}').subarray(0, 12)],
  ])('stores %s as it was sent, with the name of the encoding', async (_, encoding, body) => {
    expect(await stored(await post(body, { 'Content-Encoding': encoding }))).toMatchObject({
      ...{ body, headers: { 'content-encoding': encoding } },
    });
  });

  it('rejects a body of more than 8 MiB, and stores one of exactly 8 MiB', async () => {
    const before = await refusals(source);
    const answers = [await post(Buffer.alloc(8 * MIB)), await post(Buffer.alloc(8 * MIB + 1))];
    expect(answers.map(({ status }) => status)).toEqual([200, 413]);
    expect(await answers[1]?.json()).toMatchObject({ ...REFUSED, code: 'body_too_large' });
    await expectSoon(() => refusals(source), [...before, ['tooLarge', 1]]);
  });

  it('rejects a small body that becomes too large by decompression (edge case 21)', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MIB));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await post(bomb, { 'Content-Encoding': 'gzip' })).status).toBe(413);
  });

  it('accepts a chunked body without a length, and rejects a larger one while it is sent (edge case 21)', async () => {
    const chunks = (count: number) =>
      new ReadableStream({
        start(controller) {
          for (let sent = 0; sent < count; sent++) controller.enqueue(Buffer.alloc(MIB, 0x20));
          controller.close();
        },
      });
    const send = (count: number) =>
      fetch(source.url, { method: 'POST', body: chunks(count), headers: source.headers, duplex: 'half' });
    expect((await stored(await send(2))).body).toHaveLength(2 * MIB);
    // The connection may be closed before the client has read the answer.
    expect(
      await send(40).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });

  it('stores a message whose client has gone after sending it (edge case 21)', async () => {
    const before = await countMessages();
    const [name = '', secret = ''] = Object.entries(source.headers)[0] ?? [];
    const { pathname, hostname, port } = new URL(source.url);
    const { connect } = await import('node:net');
    const head = `POST ${pathname} HTTP/1.1\r\nHost: x\r\n${name}: ${secret}\r\nContent-Length: 2\r\n\r\n{}`;
    const socket = connect(Number(port), hostname, () => socket.end(head, () => socket.destroy()));
    await expectSoon(countMessages, before + 1);
  });

  it('rejects a wrong, an empty and a missing secret with the same answer, and counts them', async () => {
    const other = await createSource(api, key, { authentication: 'header' });
    const answers = [
      await post('{}', { 'X-Api-Key': 'wrong' }, other),
      await post('{}', { 'X-Api-Key': '' }, other),
      await fetch(other.url, { method: 'POST', body: '{}' }),
      await post('{}', source.headers, other),
    ];
    const problems = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, unknown>[];
    expect(new Set(problems.map(({ status, code, detail }) => [status, code, detail].join(' ')))).toEqual(
      new Set(['401 message_not_authentic This message does not prove that it comes from the vendor of this source.']),
    );
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Source realm="rpm"');
    await expectSoon(() => refusals(other), [['authentication', 4]]);
  });

  it.each(['rpn_', `rpn_${'0'.repeat(49)}`, 'x', '%00', '..'])(
    'answers 404 for the token %j, which nobody has',
    async (token) => {
      const answer = await api.sendRaw(
        `POST /ingest/${token} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it('does not exist for a closed source, and exists again when the source is reopened', async () => {
    const other = await createSource(api, key, { authentication: 'token' });
    const path = `/api/v3/ingest-source/${other.id}`;
    expect((await post('{}', {}, other)).status).toBe(200);
    await api.patch(path, { state: 'closed' }, { key });
    const closed = await post('{}', {}, other);
    expect([closed.status, ((await closed.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    await api.patch(path, { state: 'paused' }, { key });
    await expectSoon(async () => (await post('{}', {}, other)).status, 200);
  });

  it('accepts the former token and secret during a rotation only', async () => {
    const other = await createSource(api, key, { authentication: 'header' });
    const path = `/api/v3/ingest-source/${other.id}/rotate`;
    const rotated = (await api.post(path, { overlapSeconds: 600 }, { key })).json as { url: string; secret: string };
    const now: CreatedSource = { ...other, url: rotated.url, headers: { 'X-Api-Key': rotated.secret } };
    const all = () =>
      Promise.all([post('{}', {}, other), post('{}', {}, now), post('{}', now.headers, other), post('{}', other.headers, now)]);
    await expectSoon(async () => (await all()).map(({ status }) => status), [200, 200, 200, 200]);
    expect((await api.post(path, {}, { key })).json).toMatchObject({ status: 409, code: 'conflict' });
    const last = (await api.post(path, { overlapSeconds: 0 }, { key })).json as { url: string; secret: string };
    await expectSoon(async () => (await all()).map(({ status }) => status), [404, 404, 404, 404]);
    expect((await post('{}', { 'X-Api-Key': last.secret }, { ...other, url: last.url })).status).toBe(200);
  });

  it('keeps the URL if only the secret is rotated, and the secret if only the token is', async () => {
    const other = await createSource(api, key, { authentication: 'header' });
    const path = `/api/v3/ingest-source/${other.id}/rotate`;
    const first = (await api.post(path, { only: 'secret', secret: 'from the vendor', overlapSeconds: 0 }, { key })).json;
    expect(first).toMatchObject({ token: null, url: null, secret: 'from the vendor', header: 'X-Api-Key: from the vendor' });
    await expectSoon(async () => (await post('{}', { 'X-Api-Key': 'from the vendor' }, other)).status, 200);
    const second = (await api.post(path, { only: 'token', overlapSeconds: 0 }, { key })).json as { url: string };
    expect(second).toMatchObject({ secret: null, header: null });
    expect((await post('{}', { 'X-Api-Key': 'from the vendor' }, { ...other, url: second.url })).status).toBe(200);
  });

  it('stores no message of a source that was closed by another process a moment ago', async () => {
    const other = await createSource(api, key, { authentication: 'token' });
    expect((await post('{}', {}, other)).status).toBe(200);
    const sources = api.application.get(SourceAuthenticator);
    const forget = jest.spyOn(sources, 'forget').mockReturnValue();
    await api.database.dataSource.query(`update ingest_source set state = 'closed' where id = $1`, [other.id]);
    expect((await post('{}', {}, other)).status).toBe(404);
    forget.mockRestore();
  });

  it('refuses messages beyond the limit of the source, and says when to send them again', async () => {
    const other = await createSource(api, key, { authentication: 'token', rateLimit: 3 });
    // A second may end between two messages, so the exact number of accepted ones is not known.
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('{}', {}, other)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(40 - refused.length);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
    expect(await refused[0]?.json()).toMatchObject({ ...REFUSED, code: 'rate_limited' });
    await expectSoon(() => refusals(other), [['rateLimit', refused.length]]);
  });

  it('accepts messages only from the networks of the source', async () => {
    const own = await createSource(api, key, { authentication: 'token', networks: ['127.0.0.0/8', '::1/128'] });
    const foreign = await createSource(api, key, { authentication: 'token', networks: ['192.0.2.0/24', '2001:db8::/32'] });
    expect([(await post('{}', {}, own)).status, (await post('{}', {}, foreign)).status]).toEqual([200, 401]);
    await expectSoon(() => refusals(foreign), [['network', 1]]);
  });

  it('shows the time of the last message and the number that wait, without a change of the entity tag, for one source and for several', async () => {
    const [other, unused] = [
      await createSource(api, key, { authentication: 'token' }),
      await createSource(api, key, { authentication: 'token' }),
    ];
    const path = '/api/v3/ingest-source';
    const health = async () => (await api.get(`${path}/${other.id}/health`, { key })).json;
    const tag = async () => (await api.get(`${path}/${other.id}`, { key })).headers.get('etag');
    const none = {
      ...{ lastMessageTimestamp: null, silentSinceTimestamp: null, refusals: [] },
      ...{ queuedMessageCount: 0, quarantineGroupCount: 0, quarantinedPartCount: 0 },
    };
    expect(await health()).toEqual({ sourceId: other.id, ...none });
    const before = await tag();
    await post('{}', {}, other);
    const one = {
      ...{ ...none, sourceId: other.id, queuedMessageCount: 1 },
      lastMessageTimestamp: expect.stringMatching(/Z$/) as string,
    };
    expect([await health(), await tag()]).toEqual([one, before]);
    const several = `${path}/health?sourceId=${unused.id}&sourceId=${other.id}&sourceId=${Number.MAX_SAFE_INTEGER}`;
    expect((await api.get(several, { key })).json).toEqual({ content: [one, { sourceId: unused.id, ...none }] });
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    expect((await api.get(several, { key: await foreign.key(['ingest:read']) })).json).toEqual({ content: [] });
  });

  it.each([
    ['', ''],
    ['/', ''],
    ['/api/v1/entries', 'api/v1/entries'],
    ['/api/v1/entries/', 'api/v1/entries'],
    ['/a/../../b', 'a/../../b'],
    ['/%2e%2e/%zz/%ff', '%2e%2e/%zz/%ff'],
    ['/a?secret=1', 'a'],
    ['?a=%zz', ''],
  ])('keeps what follows the token (edge case 28): %j', async (suffix, path) => {
    const [name = '', secret = ''] = Object.entries(source.headers)[0] ?? [];
    const head = `POST ${new URL(source.url).pathname}${suffix} HTTP/1.1\r\nHost: x\r\n${name}: ${secret}\r\nConnection: close\r\n`;
    const answer = await api.sendRaw(`${head}Content-Length: 2\r\n\r\n{}`);
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    expect(await stored(new Response(body, { status: Number(answer.split(' ')[1]) }))).toMatchObject({ path });
  });

  it('answers GET, HEAD and OPTIONS (edge case 28)', async () => {
    const [get, head, options] = await Promise.all(
      ['GET', 'HEAD', 'OPTIONS'].map((method) => fetch(`${source.url}/status`, { method })),
    );
    expect([get?.status, await get?.text(), head?.status]).toEqual([200, '{}', 200]);
    expect([options?.status, options?.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect((await fetch(source.url, { method: 'PUT', body: '{}' })).status).toBe(405);
    expect((await fetch(`${api.url}/ingest/rpn_0`, { method: 'HEAD' })).status).toBe(404);
  });

  it('never stores a message for another organization than that of the token', async () => {
    const foreign = await Factory.inNewOrganization(api.database.dataSource);
    const before = await api.database.dataSource.query<object[]>('select * from ingest_message where organization_id = $1', [
      foreign.organizationId,
    ]);
    await stored(await post('{}'));
    expect(before).toEqual([]);
    const [row] = await api.database.dataSource.query<{ ids: number[] }[]>(
      'select array_agg(distinct organization_id)::int[] as ids from ingest_message',
    );
    expect(row?.ids).toEqual([api.factory.organizationId]);
  });
});
