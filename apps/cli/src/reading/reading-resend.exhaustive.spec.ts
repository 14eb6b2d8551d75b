import { type Database } from '@rpm/database';
import { type ResendAnswer, resendCases, ResendFixture } from '@rpm/data-access/testing';
import { ImportFixture } from '../testing/import-fixture';

/** Outcomes that the summary of an import counts together with other outcomes. */
const SUMMARIZED: Partial<Record<ResendAnswer, ResendAnswer>> = {
  completed: 'duplicate',
  'duplicate, entered in error': 'duplicate',
};

describe('a reading that is imported again', () => {
  const imports = ImportFixture.register();
  let service: Database;
  let files = 0;

  beforeAll(async () => {
    service = await imports.database.connectAsService();
  });

  /** Imports a file with one reading. */
  async function importOne(kind: string, body: object): Promise<{ answer: ResendAnswer; id: null }> {
    const path = imports.file(`${++files}.ndjson`, `${JSON.stringify(body)}\n`);
    const { stdout } = await imports.admin.run(imports.command('reading', path, '--kind', kind, '--json'));
    const counts = JSON.parse(stdout) as { stored: number; duplicates: number };
    if (counts.stored + counts.duplicates === 1) return { answer: counts.stored === 1 ? 'created' : 'duplicate', id: null };
    const [, code] = imports.rejectedLines(path)[0]?.split(',') ?? [];
    return { answer: code as ResendAnswer, id: null };
  }

  it.each(resendCases(9))('has the outcome that the rule defines ($kind): $title', async ({ row, kind }) => {
    const fixture = new ResendFixture(service, imports.factory, importOne);
    const { first, answer, before, after } = await fixture.apply(row, kind);
    expect([first, answer]).toEqual(['created', SUMMARIZED[row.answer] ?? row.answer]);
    if (row.answer !== 'created' && row.answer !== 'completed') expect(after).toEqual(before);
  });
});
