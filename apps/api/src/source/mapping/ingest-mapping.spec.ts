import { type IngestMappingView } from '@rpm/domain';
import { SourceFixture } from '@rpm/sources/testing';
import { TestApi } from '../../testing/test-api';

/** A mapping that knows the heartbeats of a vendor. */
const mappingOf = (word: string, ...samples: object[]) => ({
  version: 1,
  rules: [{ name: 'heartbeat', when: { path: 'type', in: [word] }, ignore: 'heartbeat' }],
  samples,
});

describe('versions of the mapping of a source', () => {
  let api: TestApi;
  let source: SourceFixture;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    key = await api.factory.key(['ingest:read', 'ingest:write']);
  });
  beforeEach(async () => {
    source = await SourceFixture.create(api.factory, { adapter: 'mapping' }, Buffer.alloc(32));
  });
  afterAll(() => api.stop());

  const url = (rest = '', id = source.id) => `/api/v3/ingest-source/${id}/mapping${rest}`;
  const send = (path: string, body?: object, as = key) => api.send(path, { method: 'POST', key: as, ...(body && { body }) });
  const add = async (document: object) => {
    const { status, json } = await send(url(), { document });
    return [status, json as IngestMappingView] as const;
  };
  const preview = (version: number) => send(url(`/${version}/preview`));
  const activate = (version: number) => send(url(`/${version}/activate`));

  it('are numbered, listed newest first, and activated after a preview', async () => {
    const first = await add(mappingOf('beat'));
    expect(first).toEqual([
      200,
      {
        version: 1,
        document: mappingOf('beat'),
        active: false,
        createTimestamp: expect.any(String) as string,
        ...{ previewTimestamp: null, activateTimestamp: null },
        ...{ actor: expect.any(String) as string, actorKind: 'key', actorId: expect.any(Number) as number },
      },
    ]);
    await add(mappingOf('pulse'));
    // Another source has versions with the same numbers.
    const other = await SourceFixture.create(api.factory, { adapter: 'mapping' }, Buffer.alloc(32));
    await send(url('', other.id), { document: mappingOf('other') });
    const compared = { version: 2, messageCount: 0, changedMessageCount: 0, changedMessageIds: [], outcomes: [] };
    expect((await preview(2)).json).toEqual(compared);
    expect((await activate(2)).json).toMatchObject({ version: 2, active: true, previewTimestamp: expect.any(String) as string });
    const { json } = await api.get(url(), { key });
    const { content } = json as { content: IngestMappingView[] };
    expect(content.map(({ version, active }) => [version, active])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('are not activated without a preview, or with one from before another version was activated', async () => {
    await add(mappingOf('beat'));
    await add(mappingOf('pulse'));
    await preview(2);
    const refused = { status: 409, json: { code: 'conflict' } };
    expect(await activate(1)).toMatchObject(refused);
    await preview(1);
    expect(await activate(1)).toMatchObject({ status: 200 });
    expect(await activate(2)).toMatchObject(refused);
  });

  it('are rejected with the place of the mistake, and are not activated if a sample has other parts than it states', async () => {
    const [status, problem] = await add({ version: 1, rules: [] });
    expect([status, problem]).toMatchObject([400, { errors: [{ pointer: '/document/rules' }] }]);
    await add(mappingOf('beat', { in: { type: 'other' }, out: [{ type: 'ignored', pointer: '', code: 'heartbeat' }] }));
    expect((await preview(1)).json).toMatchObject({
      status: 400,
      errors: ['code', 'type'].map((name) => ({ pointer: `/document/samples/0/out/0/${name}`, code: 'sample_failed' })),
    });
  });

  it('do not exist for another source, and are written only with the scope for it', async () => {
    await add(mappingOf('beat'));
    expect(await api.get(url('', 999_999), { key })).toMatchObject({ status: 404 });
    expect(await activate(7)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    const reader = await api.factory.key(['ingest:read']);
    expect(await send(url(), { document: mappingOf('beat') }, reader)).toMatchObject({ status: 403 });
  });
});
