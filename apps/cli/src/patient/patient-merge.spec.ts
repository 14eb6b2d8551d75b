import { ReadingRepository } from '@rpm/data-access';
import { ImportFixture } from '../testing/import-fixture';

describe('rpm-admin patient merge', () => {
  const fixture = ImportFixture.register();

  it('merges two records of one person after a dry run, and unmerge separates them', async () => {
    const { factory, admin } = fixture;
    const [remaining, merged] = [await factory.patient(), await factory.patient()];
    const request = { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null };
    const reading = { patient: { id: merged.id }, readingTimestamp: new Date('2026-01-05T08:00:00Z'), weight: 150 };
    await new ReadingRepository(fixture.database.dataSource).record('weight', request, reading);
    const ours = ['--organization', factory.organization.name, '--json'];
    const run = (...command: string[]) => admin.json(['patient', ...command, ...ours]);
    const both = [String(remaining.id), '--patient-id', String(merged.id)];
    const preview = { readingCount: 1, readingCounts: [{ kind: 'weight', count: 1 }] };
    const ofRemaining = () => admin.json(['reading', 'list', '--kind', 'weight', '--patient-id', String(remaining.id), ...ours]);

    expect(await run('merge', ...both, '--dry-run')).toEqual(preview);
    expect(await ofRemaining()).toMatchObject({ total: 0 });
    expect(await run('merge', ...both)).toMatchObject({ id: remaining.id });
    expect(await ofRemaining()).toMatchObject({ total: 1 });
    const shown = await admin.run(['patient', 'show', String(merged.id), ...ours]);
    expect(shown).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('patient_merged') as string });
    expect(await run('unmerge', ...both, '--dry-run')).toEqual(preview);
    expect(await run('unmerge', ...both)).toMatchObject({ id: remaining.id });
    expect(await run('show', String(merged.id))).toMatchObject({ id: merged.id, version: 3 });
  });
});
