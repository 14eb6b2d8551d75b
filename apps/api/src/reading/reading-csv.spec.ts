import { ReadingRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { readingPaths } from '@rpm/record-import';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/weight-reading';
const CSV = { headers: { Accept: 'text/csv' } };
/** Number of readings. It is greater than two pages, so the download reads at least three pages. */
const COUNT = 1_234;

describe('readings as a CSV file', () => {
  let api: TestApi;
  let patient: { id: number };
  let ids: number[];

  beforeAll(async () => {
    api = await TestApi.start();
    patient = await api.factory.patient({ externalIdentifier: '=1+1' });
    // Three consecutive readings have the same time, so that pages also end between readings with equal times.
    const readings = Array.from({ length: COUNT }, (_, index) => ({
      readingTimestamp: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))).toISOString(),
      measurementIndex: index % 3,
      patient: { id: patient.id },
      weight: 70 + index / 100,
      weightUnit: 'kg',
    }));
    for (const batch of [readings.slice(0, 1_000), readings.slice(1_000)]) await api.post(`${PATH}/batch`, { readings: batch });
    const rows = await api.database.dataSource.query<{ id: number }[]>(
      'select id from weight_reading order by reading_timestamp desc, id desc',
    );
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => api.stop());
  afterEach(() => jest.restoreAllMocks());

  const linesOf = (text: string) => text.trimEnd().split('\n');
  const idsIn = (text: string) =>
    linesOf(text)
      .slice(1)
      .map((line) => Number(line.split(',')[0]));

  it('contain every reading once, newest first', async () => {
    const { status, headers, text } = await api.get(PATH, CSV);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="weight-readings.csv"');
    expect(ids).toHaveLength(COUNT);
    expect(idsIn(text)).toEqual(ids);
  });

  it('have the columns of rpm-admin reading export: the values and units of the API, and formulas as text', async () => {
    const { text } = await api.get(PATH, CSV);
    const [header = '', first = ''] = linesOf(text);
    const cells = first.split(',');
    const cell = (path: string) => cells[header.split(',').indexOf(path)];
    const { json } = await api.get(`${PATH}/${ids[0]}`);
    const { weight, weightUnit, readingTimestamp } = json as Record<string, unknown>;
    expect(header).toBe(readingPaths('weight').join());
    expect(['id', 'readingTimestamp', 'weight', 'weightUnit', 'patient.id', 'patient.externalIdentifier'].map(cell)).toEqual([
      ...[String(ids[0]), readingTimestamp, String(weight), weightUnit],
      ...[String(patient.id), "'=1+1"],
    ]);
  });

  it.each(READING_KIND_NAMES)('exist for the kind %s, and consist of only the header if there are no readings', async (kind) => {
    const { status, text } = await api.get(`/api/v3/${readingKind(kind).path}-reading?format=csv&deviceId=1`);
    expect([status, text]).toEqual([200, `${readingPaths(kind).join()}\n`]);
  });

  it('contain only readings that match the filters', async () => {
    const filter = 'startTimestamp=2026-01-01T02:00:00Z&endTimestamp=2026-01-01T05:00:00Z';
    const { text } = await api.get(`${PATH}?format=csv&patientId=${patient.id}&${filter}`);
    expect(idsIn(text)).toHaveLength(540);
    expect(idsIn(text)).toEqual(ids.filter((id) => idsIn(text).includes(id)));
    expect(idsIn((await api.get(`${PATH}?format=csv&unassigned=true`)).text)).toEqual([]);
  });

  it('never contain readings of another organization', async () => {
    const other = await Factory.inNewOrganization(api.database.dataSource);
    const key = await other.key();
    const hidden = [
      `${PATH}?format=csv`,
      `${PATH}?format=csv&patientId=${patient.id}`,
      `${PATH}?format=csv&patientExternalIdentifier=%3D1%2B1`,
    ];
    for (const path of hidden) expect(linesOf((await api.get(path, { key })).text)).toEqual([readingPaths('weight').join()]);
  });

  it('require the scope of the list', async () => {
    const { status, json } = await api.get(PATH, { ...CSV, key: await api.factory.key(['sites:read']) });
    expect([status, json]).toEqual([403, expect.objectContaining({ code: 'scope_missing' })]);
  });

  it.each([
    ['text/csv', '', 'text/csv'],
    ['text/csv, application/json;q=0.5', '', 'text/csv'],
    ['application/json', '?format=csv', 'text/csv'],
    ['text/csv', '?format=json', 'application/json'],
    ['application/json, text/csv', '', 'application/json'],
    ['*/*', '', 'application/json'],
    ['text/html', '', 'application/json'],
  ])('are returned on request: Accept: %s and the query %j return %s', async (accept, query, type) => {
    const { headers } = await api.get(`${PATH}${query}`, { headers: { Accept: accept } });
    expect(headers.get('content-type')).toContain(type);
  });

  it.each([
    'page=2',
    'size=1',
    'sort=readingTimestamp',
    'sortDescending=true',
    'view=record',
    'updatedAfter=2026-01-01T00:00:00Z',
  ])('cannot be requested with the parameter %s', async (query) => {
    const { status, json } = await api.get(`${PATH}?${query}`, CSV);
    const error = expect.objectContaining({ parameter: query.split('=')[0], code: 'not_in_csv' }) as unknown;
    expect([status, json]).toEqual([400, expect.objectContaining({ errors: [error] })]);
  });

  it('cannot be requested in an unknown format', async () => {
    expect((await api.get(`${PATH}?format=xml`)).status).toBe(400);
  });

  it('are not read for a HEAD request, which returns only the headers', async () => {
    const { status, headers, text } = await api.send(PATH, { method: 'HEAD', ...CSV });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/csv; charset=utf-8; header=present', '']);
  });

  it('are replaced by a problem document if the first page fails', async () => {
    const other = await api.factory.patient();
    await api.post(`/api/v3/patient/${patient.id}/merge`, { patient: { id: other.id } });
    const { status, json } = await api.get(`${PATH}?format=csv&patientId=${other.id}`);
    expect([status, (json as { code?: string } | null)?.code]).toEqual([404, 'patient_merged']);
  });

  /** Replaces the pages that the repository returns, and records whether the service has stopped reading them. */
  const replacePages = (pages: () => AsyncGenerator<string[]>) => {
    const state = { isEnded: false };
    jest.spyOn(api.application.get(ReadingRepository, { strict: false }), 'pages').mockImplementation(async function* () {
      try {
        yield* pages();
      } finally {
        state.isEnded = true;
      }
    });
    return state;
  };
  /** Pages with long lines, so that a few pages fill the buffers between the service and a client that does not read. */
  async function* endless(): AsyncGenerator<string[]> {
    const line = JSON.stringify({ id: 1, patient: { externalIdentifier: 'x'.repeat(10_000) } });
    for (;;) yield await Promise.resolve(Array<string>(20).fill(line));
  }

  it('end with a connection reset if the file cannot be completed, and the log contains the error and the status', async () => {
    replacePages(async function* () {
      yield await Promise.resolve(['{"id":1}']);
      throw new Error('CANARY');
    });
    const id = 'broken-download';
    await expect(api.get(PATH, { headers: { ...CSV.headers, 'X-Request-Id': id } })).rejects.toThrow();
    await pollUntil(async () => (await api.logLine(id)).length, 2);
    const lines = await api.logLine(id);
    expect(lines).toEqual([
      expect.objectContaining({ code: 'internal_error' }),
      expect.objectContaining({ route: PATH, status: 500 }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('CANARY');
  });

  /** Begins a download, and reads only its first bytes. */
  const beginDownload = async (key: string, requestId: string) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAccept: text/csv\r\nService-API-Key: ${key}\r\nX-Request-Id: ${requestId}\r\n\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    expect(head.toString()).toMatch(/^HTTP\/1\.1 200 /);
    return socket;
  };

  it('are read no further when the client disconnects, and the log contains the status 499', async () => {
    const state = replacePages(endless);
    const socket = await beginDownload(await api.factory.key(), 'left-download');
    expect(state.isEnded).toBe(false);
    socket.destroy();
    await pollUntil(() => Promise.resolve(state.isEnded), true);
    expect(await api.logLine('left-download')).toEqual([expect.objectContaining({ route: PATH, status: 499 })]);
  });

  it('can be downloaded by each organization up to four at a time', async () => {
    replacePages(endless);
    const [key, other] = [await api.factory.key(), await Factory.inNewOrganization(api.database.dataSource)];
    const sockets = [];
    for (const nth of [1, 2, 3, 4]) sockets.push(await beginDownload(key, `download-${nth}`));
    const { status, headers, json } = await api.get(PATH, { ...CSV, key });
    expect([status, headers.get('retry-after'), json]).toEqual([
      429,
      '10',
      expect.objectContaining({ code: 'organization_busy' }),
    ]);
    expect((await api.get(PATH, { key })).status).toBe(200);
    sockets.push(await beginDownload(await other.key(), 'other-download'));
    sockets[0]?.destroy();
    await api.logLine('download-1');
    sockets.push(await beginDownload(key, 'download-5'));
    for (const socket of sockets) socket.destroy();
    for (const id of ['other-download', 'download-2', 'download-3', 'download-4', 'download-5']) await api.logLine(id);
  });
});
