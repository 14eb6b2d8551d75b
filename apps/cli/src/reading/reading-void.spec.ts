import { ReadingRepository } from '@rpm/data-access';
import { ImportFixture } from '../testing/import-fixture';

describe('rpm-admin reading void', () => {
  const fixture = ImportFixture.register();

  it('counts the readings of a device in a dry run, requires a reason, and marks them as entered in error', async () => {
    const { factory, admin } = fixture;
    const { id } = await factory.device();
    const request = { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null };
    const readings = new ReadingRepository(fixture.database.dataSource);
    for (const readingTimestamp of [new Date('2026-01-05T08:00:00Z'), new Date('2026-01-06T08:00:00Z')]) {
      await readings.record('weight', request, { device: { id }, readingTimestamp, weight: 150 });
    }
    const command = ['reading', 'void', '--device-id', String(id), '--organization', factory.organization.name, '--json'];
    expect(await admin.json([...command, '--dry-run'])).toEqual({
      readingCount: 2,
      readingCounts: [{ kind: 'weight', count: 2 }],
    });
    expect(await admin.run(command)).toMatchObject({ exitCode: 64 });
    expect(await admin.json([...command, '--reason', 'Wrong scale', '--end-timestamp', '2026-01-06T00:00:00Z'])).toEqual({
      readingCount: 1,
    });
    expect(await admin.json([...command, '--reason', 'Wrong scale'])).toEqual({ readingCount: 1 });
    expect(await admin.json([...command, '--reason', 'Wrong scale'])).toEqual({ readingCount: 0 });
  });

  it('refuses to void all readings of an organization', async () => {
    const result = await fixture.admin.run([
      'reading',
      'void',
      '--organization',
      fixture.factory.organization.name,
      '--reason',
      'Test',
    ]);
    expect(result).toMatchObject({ exitCode: 64 });
  });
});
