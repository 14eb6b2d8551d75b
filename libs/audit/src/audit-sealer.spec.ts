import { Pace } from '@rpm/database';
import { makeTemporaryDataFolder, pollUntil } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AuditSealer } from './audit-sealer';
import { checkpointDue } from './checkpoint/checkpoint.sql';
import { notesIn } from './checkpoint/checkpoint-note';
import { makeCheckpoint } from './checkpoint/make-checkpoint';
import { loadSigningKeys, SIGNING_KEY_FILE, type SigningKey, signingKeyOf } from './checkpoint/signing-key';
import { TrailFixture } from './testing/trail-fixture';

const [KEY, OTHER_KEY] = [signingKeyOf(randomBytes(32)), signingKeyOf(randomBytes(32))];

describe('AuditSealer', () => {
  let trail: TrailFixture;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);

  beforeAll(async () => {
    trail = await TrailFixture.create();
  });
  afterAll(() => trail.drop());

  it('seals rows, and writes its checkpoints to the log and to the file', async () => {
    const checkpointFile = join(makeTemporaryDataFolder('rpm-audit-'), 'checkpoints.txt');
    const notes: string[] = [];
    await trail.record(1, 3);
    const pace = new Pace({ database: trail.service, onError });
    const sealer = new AuditSealer({
      database: trail.service,
      keys: [KEY],
      checkpointFile,
      onCheckpoint: (note) => notes.push(note),
      onError,
    });
    sealer.start(pace);
    const isWritten = () =>
      readFile(checkpointFile, 'utf8').then(
        (text) => notesIn(text).length > 0,
        () => false,
      );
    expect(await pollUntil(isWritten, true)).toBe(true);
    await sealer.stop();
    pace.stop();
    expect(notesIn(await readFile(checkpointFile, 'utf8'))).toEqual(notes);
    expect(await trail.verify({ notes, trustedKeys: [KEY.publicKey] })).toMatchObject({
      isIntact: true,
      rows: 3,
      checkpoints: 1,
    });
    expect(errors).toEqual([]);
  });

  it('seals rows and makes checkpoints although the file cannot be written, and says so', async () => {
    const other = await TrailFixture.create();
    const failures: unknown[] = [];
    const notes: string[] = [];
    await other.record(1, 3);
    const pace = new Pace({ database: other.service, onError: (error) => failures.push(error) });
    const sealer = new AuditSealer({
      database: other.service,
      keys: [KEY],
      // Nobody can write to a folder, not even root.
      checkpointFile: makeTemporaryDataFolder('rpm-audit-'),
      onCheckpoint: (note) => notes.push(note),
      onError: (error) => failures.push(error),
    });
    sealer.start(pace);
    expect(await pollUntil(() => Promise.resolve(failures.length), 1)).toBe(1);
    await sealer.stop();
    pace.stop();
    expect(failures).toMatchObject([{ name: 'CheckpointFileUnwritable', code: 'EISDIR' }]);
    expect(await other.verify({ notes, trustedKeys: [KEY.publicKey] })).toMatchObject({
      isIntact: true,
      rows: 3,
      checkpoints: 1,
      oldestUnsealed: null,
    });
    await other.drop();
  });

  it.each<[string, SigningKey[], string | null]>([
    ['its own', [KEY], 'hour'],
    ['its own as the one before', [OTHER_KEY, KEY], 'hour'],
    ['another one', [OTHER_KEY], null],
    ['a key, and the process has none', [], null],
  ])('waits for the next checkpoint only if it may make it: the recorded key is %s', async (_, keys, expected) => {
    const recorded = await TrailFixture.create();
    await makeCheckpoint(recorded.service, { keys: [KEY] });
    const due = checkpointDue(keys.map(({ publicKey }) => publicKey));
    const [row] = await recorded.administration.query<{ due: string | null }[]>(
      `select case when ${due} > now() + interval '59 minutes' then 'hour' end as due`,
    );
    await recorded.drop();
    expect(row?.due).toBe(expected);
  });
});

describe('loadSigningKeys', () => {
  it('creates the key of the embedded database once, in a file that only its owner can read', async () => {
    const DATA_DIR = makeTemporaryDataFolder('rpm-audit-');
    const [[one], [other]] = [await loadSigningKeys({ DATA_DIR }), await loadSigningKeys({ DATA_DIR })];
    expect(one?.publicKey).toHaveLength(32);
    expect(other?.publicKey).toEqual(one?.publicKey);
    expect((await stat(join(DATA_DIR, SIGNING_KEY_FILE))).mode & 0o777).toBe(0o600);
  });

  it('returns no key for a database of DATABASE_URL without a configured one, and creates none', async () => {
    const DATA_DIR = makeTemporaryDataFolder('rpm-audit-');
    expect(await loadSigningKeys({ DATA_DIR, DATABASE_URL: 'postgres://h/d' })).toEqual([]);
    await expect(stat(join(DATA_DIR, SIGNING_KEY_FILE))).rejects.toThrow('ENOENT');
  });

  it('returns the configured keys, the one that signs first', async () => {
    const secrets = [randomBytes(32), randomBytes(32)];
    const AUDIT_SIGNING_KEY = secrets.map((secret) => secret.toString('base64')).join(', ');
    const keys = await loadSigningKeys({ DATA_DIR: '/nowhere', AUDIT_SIGNING_KEY });
    expect(keys.map(({ publicKey }) => publicKey)).toEqual(secrets.map((secret) => signingKeyOf(secret).publicKey));
  });
});
