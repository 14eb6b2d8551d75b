import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { glucosePart, identifier, SourceFixture } from '@rpm/sources/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

const KEY = Buffer.alloc(32, 7);

type Rows = Record<string, unknown>[];

describe('rpm-admin ingest, for messages', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let source: SourceFixture;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    folder = mkdtempSync(join(tmpdir(), 'rpm-ingest-'));
  });
  beforeEach(async () => {
    source = await SourceFixture.create(factory, { adapter: 'mapping' }, KEY);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const settings = { environment: { WEBHOOK_ENCRYPTION_KEY: KEY.toString('base64') } };
  const commandOf = (args: string[]) => ['ingest', ...args, '--organization', factory.organization.name];
  const run = (...args: string[]) => admin.json(commandOf(args), settings);
  const fails = (...args: string[]) => admin.failure(commandOf(args), settings);
  const fileOf = (content: object, name = 'file.json') => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  /** Receives a message whose only part names a device that does not exist. */
  const receive = async (serial = 'UNKNOWN-1') => {
    const id = await source.receive([glucosePart({ device: identifier(serial) })]);
    await source.processor(await database.connectAsService()).drain();
    return id;
  };
  const ofSource = () => ['--source-id', String(source.id)];
  const groupId = async () => String(((await run('quarantine', 'list', ...ofSource())) as Rows)[0]?.['id']);

  it('lists messages, and prints their parts and their bodies', async () => {
    const id = await receive();
    expect(await run('message', 'list', ...ofSource())).toMatchObject([
      { id, state: 'quarantined', outcomes: [{ outcome: 'quarantined', count: 1 }] },
    ]);
    expect(await run('message', 'show', String(id))).toMatchObject([{ outcome: 'quarantined', code: 'device_unknown' }]);
    expect(await run('message', 'body', String(id))).toMatchObject({ mediaType: 'application/json', encoding: 'utf8' });
    expect(await fails('message', 'show', '999999')).toMatchObject({ exitCode: 1 });
  });

  it('connects the text of a group with a device, and discards a group with the reason', async () => {
    await receive();
    const device = await factory.device();
    const group = ['--group-id', await groupId()];
    expect(await run('quarantine', 'bind', ...group, '--device-id', String(device.id))).toMatchObject({ deviceId: device.id });
    expect(await run('quarantine', 'retry', ...group)).toMatchObject({ code: 'device_unknown', count: 1 });
    expect(await fails('quarantine', 'accept', ...group)).toMatchObject({ exitCode: 1 });
    expect(await fails('quarantine', 'bind', ...group)).toMatchObject({ exitCode: 64 });
    expect(await run('quarantine', 'discard', ...group, '--reason', 'A test device.')).toEqual({ changed: 1, remaining: 0 });
    expect(await run('quarantine', 'list', ...ofSource())).toEqual([]);
  });

  it('accepts conflicts until none remains, although those of the first messages change no reading any more', async () => {
    await source.alias('device', 'cuff', (await factory.device()).id);
    const part = (glucose: number, pointer: string) =>
      glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer }, glucose);
    await source.receive([part(100, '/0')]);
    await source.receive(Array.from({ length: 500 }, (_, n) => part(105, `/${n}`)));
    await source.receive([part(107, '/0')]);
    await source.processor(await database.connectAsService()).drain();
    // The source has no mapping now, which reads these parts, and a request accepts at most 500.
    expect(await run('quarantine', 'accept', '--group-id', await groupId())).toEqual({ changed: 0, remaining: 0 });
    expect(await run('quarantine', 'list', ...ofSource())).toEqual([]);
  });

  it('adds, lists and removes aliases', async () => {
    const patient = await factory.patient();
    const added = ['--kind', 'person', '--value', 'user-7', '--patient-id', String(patient.id)];
    const alias = (await run('alias', 'add', ...ofSource(), ...added)) as { id: number };
    expect(alias).toMatchObject({ kind: 'person', value: 'user-7', deviceId: null, patientId: patient.id });
    expect(await run('alias', 'list', ...ofSource())).toEqual([alias]);
    expect(await fails('alias', 'add', ...ofSource(), '--kind', 'device', '--value', 'x', '--patient-id', '1')).toMatchObject({
      exitCode: 64,
    });
    await run('alias', 'remove', String(alias.id));
    expect(await fails('alias', 'remove', String(alias.id))).toMatchObject({ exitCode: 1 });
  });

  it('adds a mapping, tries messages out with it, and processes stored messages again', async () => {
    const rules = [{ name: 'all', when: { path: 'type', equals: 'beat' }, ignore: 'heartbeat' }];
    const id = String(source.id);
    const [mapping, beat] = [fileOf({ version: 1, rules }, 'mapping.json'), fileOf({ type: 'beat' })];
    expect(await run('mapping', 'test', id, mapping, beat)).toMatchObject([
      { file: beat, partCount: 1, parts: [{ outcome: 'ignored', code: 'heartbeat', values: null }], failedSamples: [] },
    ]);
    expect(await run('mapping', 'list', id)).toMatchObject({ content: [] });
    expect(await run('mapping', 'add', id, mapping)).toMatchObject({ version: 1, active: false });
    expect(await fails('mapping', 'activate', id, '1')).toMatchObject({ exitCode: 1 });
    expect(await run('mapping', 'preview', id, '1')).toMatchObject({ version: 1, messageCount: expect.any(Number) as number });
    expect(await run('mapping', 'activate', id, '1')).toMatchObject({ version: 1, active: true });
    expect(await run('mapping', 'list', id)).toMatchObject({ content: [{ version: 1, active: true }] });
    expect(await run('test', id, fileOf({ type: 'beat' }))).toMatchObject([{ outcome: 'ignored', code: 'heartbeat' }]);
    await receive();
    const replay = ['replay', ...ofSource(), '--dry-run'];
    expect(await run(...replay)).toMatchObject({ messageCount: 1, changeCount: 0 });
    expect(await run('message', 'list', ...ofSource())).toMatchObject([{ state: 'quarantined' }]);
  });

  it('says how a list continues, that it is empty, and what happens next', async () => {
    const [first, second] = [await receive('UNKNOWN-2'), await receive('UNKNOWN-3')];
    const errors = async (...args: string[]) => (await admin.run(commandOf(args), settings)).stderr;
    expect(await errors('message', 'list', ...ofSource(), '--size', '1')).toBe(`There are older ones: --after ${second}\n`);
    expect(await errors('message', 'list', ...ofSource(), '--size', '1', '--after', String(second))).toBe('');
    expect(await run('message', 'list', ...ofSource(), '--after', String(second))).toMatchObject([{ id: first }]);
    expect(await errors('alias', 'list', ...ofSource())).toBe('There are no aliases.\n');
    expect(await errors('quarantine', 'list', ...ofSource(), '--code', 'conflict')).toBe('Nothing waits in quarantine.\n');
    expect(await errors('quarantine', 'retry', '--group-id', await groupId())).toMatch(/^The service processes the parts again/);
    expect(await errors('replay', ...ofSource(), '--dry-run')).toBe('Nothing was changed: this was a dry run.\n');
  });

  it('tells a message that does not exist from one whose body is not stored any more', async () => {
    const id = await receive();
    await database.dataSource.query('delete from ingest_body where message_id = $1', [id]);
    expect(await fails('message', 'body', String(id))).toMatchObject({
      error: { code: 'not_found', detail: 'The body of this message is not stored any more.' },
    });
    expect(await fails('message', 'body', '999999')).toMatchObject({
      error: { detail: 'No ingest message with this identifier exists.' },
    });
  });

  it('names the option that a command lacks', async () => {
    expect(await fails('replay')).toMatchObject({ exitCode: 64 });
    expect(await fails('quarantine', 'discard', '--group-id', '1')).toMatchObject({ exitCode: 64 });
  });
});
