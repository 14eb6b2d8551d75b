import { Readable } from 'node:stream';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { SAMPLE_FILES } from '../vendor/testing/sample-files';
import { NO_ANSWERS } from './file-answers';
import { type VendorImportSource } from './file-to-import';
import { importVendorFile } from './import-vendor-file';

describe('importVendorFile', () => {
  let database: TestDatabase;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  it('registers no device without the scope, also if a device is unregistered between the check of the scopes and the first batch', async () => {
    const { id } = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const bytes = Buffer.from(SAMPLE_FILES.clarity);
    const run = (sha: string, changes: Partial<VendorImportSource> = {}) =>
      importVendorFile(database.dataSource, mine.organizationId, {
        bytes: { open: () => Readable.from([bytes]), size: bytes.length },
        answers: { ...NO_ANSWERS, timeZone: 'UTC', limits: { low: 40, high: 400 }, personConfirmed: true },
        ...{ patient: { id }, createPatients: false, sha256: sha.repeat(64), rejectPath: null },
        ...changes,
      });
    expect(await run('a')).toMatchObject({ devices: 2 });
    let isAnalysed = false;
    async function* chunks(): AsyncGenerator<Buffer> {
      if (isAnalysed)
        await database.dataSource.query('delete from device_identifier where organization_id = $1', [mine.organizationId]);
      yield bytes;
    }
    const without = run('b', {
      bytes: { open: () => Readable.from(chunks(), { objectMode: false }), size: bytes.length },
      onAnalysed: () => (isAnalysed = true),
      has: (scope) => scope !== 'devices:write',
    });
    await expect(without).rejects.toThrow(
      'This import registers devices that the file names, so it also needs the scope devices:write.',
    );
  });
});
