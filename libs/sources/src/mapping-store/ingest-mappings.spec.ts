import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { InvalidInput, type IngestMappingView } from '@rpm/domain';
import { SecretBox } from '@rpm/encryption';
import { randomBytes } from 'node:crypto';
import { sealBody } from '../body/message-body';
import { type MessagePart } from '../adapter/message-part';
import { IngestMappings, type MappingInterpreter } from './ingest-mappings';

const UNKNOWN: MessagePart = { type: 'unplaced', pointer: '', code: 'no_mapping' };

/** An interpreter whose mappings ignore messages with a text, for a reason. */
const INTERPRETER: MappingInterpreter = {
  check: (document) => {
    if (!('text' in (document as object))) {
      throw new InvalidInput([{ pointer: '/text', code: 'required', detail: 'Send a text.' }]);
    }
  },
  failedSamples: (document) => ((document as { text: string }).text === 'wrong' ? ['/samples/1/out/0'] : []),
  reader:
    (_adapter, document) =>
    ({ body }) =>
      document !== null && body.toString().includes((document as { text: string }).text)
        ? [{ type: 'ignored', pointer: '', code: 'heartbeat' }]
        : [UNKNOWN],
};

describe('IngestMappings', () => {
  const box = new SecretBox([randomBytes(32)]);
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let mappings: IngestMappings;
  let sourceId: number;
  let token = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mappings = new IngestMappings(service, box, INTERPRETER);
  });
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
    const [row] = await database.dataSource.query<{ id: number }[]>(
      `insert into ingest_source (organization_id, name, adapter, authentication, token_hash)
       values ($1, 'Own', 'mapping', 'header', decode(lpad($2, 64, '0'), 'hex')) returning id`,
      [mine.organizationId, String(++token)],
    );
    sourceId = Number(row?.id);
  });
  afterAll(() => database.drop());

  const request = () => ({
    organizationId: mine.organizationId,
    expectedEntityTags: null,
    idempotency: null,
    actor: { kind: 'key', id: 1, name: 'Key' } as const,
  });
  const add = async (text: string) =>
    JSON.parse((await mappings.add(request(), sourceId, { document: { text } })).text) as IngestMappingView;
  const preview = async (version: number) => JSON.parse((await mappings.preview(request(), sourceId, version)).text) as object;
  const activate = async (version: number) =>
    JSON.parse((await mappings.activate(request(), sourceId, version)).text) as IngestMappingView;
  const store = async (text: string) => {
    const { sealed, keyName } = sealBody(box, mine.organizationId, Buffer.from(text));
    await database.dataSource.query(
      `with message as (
         insert into ingest_message (organization_id, source_id, state, due_timestamp, body_hash, body_bytes)
         values ($1, $2, 'processed', null, '', $5) returning id)
       insert into ingest_body (organization_id, message_id, sealed, key_name) select $1, id, $3, $4 from message`,
      [mine.organizationId, sourceId, sealed, keyName, text.length],
    );
  };

  it('numbers versions, and names who added them', async () => {
    const first = await add('one');
    expect(first).toEqual({
      version: 1,
      document: { text: 'one' },
      active: false,
      createTimestamp: expect.stringMatching(/Z$/) as string,
      previewTimestamp: null,
      activateTimestamp: null,
      actor: 'Key',
      actorKind: 'key',
      actorId: 1,
    });
    const second = await add('two');
    const list = await mappings.list(mine.organizationId, sourceId, { page: 1, size: 10 });
    expect(list.content.map(({ text }) => JSON.parse(text) as unknown)).toEqual([second, first]);
  });

  it('rejects what is no mapping with a pointer into the request, and an unknown source', async () => {
    await expect(mappings.add(request(), sourceId, { document: {} })).rejects.toMatchObject({
      errors: [{ pointer: '/document/text', code: 'required' }],
    });
    await expect(mappings.add(request(), sourceId + 1_000, { document: { text: '' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('compares the newest kept messages before an activation, which needs the preview', async () => {
    for (const text of ['beat', 'beat again', 'other']) await store(text);
    await add('beat');
    await add('again');
    await expect(activate(1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await preview(1)).toEqual({
      version: 1,
      messageCount: 3,
      changedMessageCount: 2,
      changedMessageIds: expect.any(Array) as number[],
      outcomes: [
        { outcome: 'ignored heartbeat', before: 0, after: 2 },
        { outcome: 'quarantined no_mapping', before: 3, after: 1 },
      ],
    });
    await expect(activate(2)).rejects.toMatchObject({ code: 'conflict' });
    expect(await activate(1)).toMatchObject({
      ...{ version: 1, active: true },
      ...{ previewTimestamp: expect.any(String) as string, activateTimestamp: expect.any(String) as string },
    });
    const noted = await database.dataSource.query(
      `select previewed_against as against, preview_message_id = (select max(id) from ingest_message) as "isNewest", preview_actor as actor, preview_actor_kind as kind,
        preview_actor_id::integer as id from ingest_mapping where source_id = $1 and version = 1`,
      [sourceId],
    );
    expect(noted).toEqual([{ against: null, isNewest: true, actor: 'Key', kind: 'key', id: 1 }]);
  });

  it('needs another preview after another version was activated, and returns to an earlier version', async () => {
    await add('one');
    await add('two');
    await preview(1);
    await preview(2);
    await activate(2);
    await expect(activate(1)).rejects.toMatchObject({ code: 'conflict' });
    await preview(1);
    expect(await activate(1)).toMatchObject({ active: true });
  });

  it('needs another preview after the same version that it was compared with was activated again', async () => {
    for (const text of ['one', 'two', 'three']) await add(text);
    await preview(1);
    await activate(1);
    await preview(3);
    await preview(2);
    await activate(2);
    await preview(1);
    await activate(1);
    await expect(activate(3)).rejects.toMatchObject({ code: 'conflict' });
    await preview(3);
    expect(await activate(3)).toMatchObject({ active: true });
  });

  it('needs another preview when the first message has arrived', async () => {
    await add('one');
    await preview(1);
    await store('one');
    await expect(activate(1)).rejects.toMatchObject({ code: 'conflict' });
    await preview(1);
    expect(await activate(1)).toMatchObject({ active: true });
  });

  it('refuses a version whose samples fail, and names the samples', async () => {
    await add('wrong');
    const refused = { errors: [{ pointer: '/document/samples/1/out/0', code: 'sample_failed' }] };
    await expect(preview(1)).rejects.toMatchObject(refused);
    await expect(activate(1)).rejects.toMatchObject(refused);
  });

  it('never changes a version', async () => {
    await add('one');
    const change = database.dataSource.query(`update ingest_mapping set document = '{}' where source_id = $1`, [sourceId]);
    await expect(change).rejects.toThrow('A version of a mapping never changes.');
  });

  it('knows no versions of another organization', async () => {
    await add('one');
    const other = await Factory.inNewOrganization(database.dataSource);
    await expect(mappings.preview({ ...request(), organizationId: other.organizationId }, sourceId, 1)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
