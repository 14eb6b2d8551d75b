import { ReadingRepository } from '@rpm/data-access';
import { ImportFixture } from '../testing/import-fixture';

describe('rpm-admin corrections', () => {
  const fixture = ImportFixture.register();

  it('add, change and remove assignments, and shift readings, after a dry run has counted the affected readings', async () => {
    const { factory, admin } = fixture;
    const [one, other] = [await factory.patient(), await factory.patient()];
    const { id } = await factory.device({ currentPatientId: null });
    const request = { organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null };
    const reading = { device: { id }, readingTimestamp: new Date('2026-01-05T08:00:00Z'), weight: 150 };
    const stored = await new ReadingRepository(fixture.database.dataSource).record('weight', request, reading);
    const { id: readingId } = JSON.parse(stored.text) as { id: number };
    const shown = () => admin.json(['reading', 'show', String(readingId), '--kind', 'weight', ...ours]);
    const ours = ['--organization', factory.organization.name, '--json'];
    const run = (...command: string[]) => admin.json([...command, ...ours]);
    const period = ['--start-timestamp', '2026-01-01T00:00:00Z', '--end-timestamp', '2026-01-31T00:00:00Z'];
    const add = ['device', 'add-assignment', String(id), '--patient-id', String(one.id), ...period];
    const preview = { readingCount: 1, readingCounts: [{ kind: 'weight', count: 1 }] };
    expect(await run(...add, '--dry-run')).toEqual(preview);
    const { id: assignmentId } = (await run(...add)) as { id: number };
    expect(await shown()).toMatchObject({ patient: { id: one.id } });
    const change = ['device', 'change-assignment', String(id), String(assignmentId), '--patient-external-identifier'];
    await run(...change, other.externalIdentifier ?? '');
    expect(await shown()).toMatchObject({ patient: { id: other.id } });
    const shift = ['reading', 'restamp', String(id), ...period, '--offset-seconds', '-3600'];
    expect(await run(...shift, '--dry-run')).toEqual({ ...preview, collisionCount: 0, patientChangeCount: 0 });
    const restamp = (await run(...shift)) as { id: number };
    expect(await shown()).toMatchObject({ readingTimestamp: '2026-01-05T07:00:00.000Z' });
    await run('reading', 'undo-restamp', String(id), '--restamp-id', String(restamp.id));
    expect(await shown()).toMatchObject({ readingTimestamp: '2026-01-05T08:00:00.000Z' });
    expect(await run('device', 'remove-assignment', String(id), String(assignmentId))).toEqual(preview);
    expect(await shown()).toMatchObject({ patient: null });
  });
});
