import { FileParts } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { MAX_PART_BYTES } from '@rpm/domain';
import { missingKeyNames, resealSecrets, SecretBox, UnreadableSecret } from '@rpm/encryption';
import { FileImports } from '@rpm/record-import';
import { createHash, randomBytes } from 'node:crypto';
import { CLARITY_ANSWERS, clarityFile } from '../testing/file-import-fixture';

const mayAll = () => true;

describe('a file that waits for its import while the key is replaced', () => {
  const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it('is re-encrypted, and its import ends in a process that has only the new key', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    await factory.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const importsWith = (...keys: [Buffer, ...Buffer[]]) => new FileImports(service, new FileParts(service, new SecretBox(keys)));
    const request = { organizationId: factory.organizationId, idempotency: null, expectedEntityTags: null };
    const content = clarityFile(9_000);
    const sent = importsWith(OLD);
    const created = await sent.create(request, {
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: content.length,
    });
    const { id } = JSON.parse(created.text) as { id: number };
    for (let start = 0, number = 1; start < content.length; start += MAX_PART_BYTES, number++)
      await sent.putPart(request, id, number, { data: content.subarray(start, start + MAX_PART_BYTES).toString('base64') });
    await sent.answer(request, id, CLARITY_ANSWERS, mayAll);

    const renewed = importsWith(NEW);
    await expect(renewed.start(request, id, mayAll)).rejects.toThrow(UnreadableSecret);
    expect(await missingKeyNames(service, new SecretBox([NEW]))).toEqual(new SecretBox([OLD]).keyNames);
    expect(await resealSecrets(service, new SecretBox([NEW, OLD]))).toBe(Math.ceil(content.length / MAX_PART_BYTES));
    expect(await missingKeyNames(service, new SecretBox([NEW]))).toEqual([]);

    for (let state = 'receiving'; state !== 'stored';)
      ({ state } = JSON.parse((await renewed.start(request, id, mayAll)).text) as { state: string });
    expect(JSON.parse((await renewed.require(factory.organizationId, id)).text)).toMatchObject({
      counts: { stored: 9_000, rejected: 0 },
    });
  });
});
