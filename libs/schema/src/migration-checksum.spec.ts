import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { checksumOf } from './migration-checksum';
import { MIGRATIONS } from './migrations';
import { FROZEN_CHECKSUMS } from './migrations/frozen-checksums';

/** A migration that runs the given statements. */
function running(...statements: [text: string, values?: unknown[]][]): new () => MigrationInterface {
  return class {
    async up(runner: QueryRunner): Promise<void> {
      for (const [text, values] of statements) await runner.query(text, values);
    }
    async down(): Promise<void> {}
  };
}

describe('migration checksum', () => {
  const original = checksumOf(running([`create table a (b text default 'x  y'); -- a comment`], ['select 1']));

  it('ignores comments and white space between words', async () => {
    const indented = `\n  create table\n a -- another's comment\n  /* and one more */ (b text\n\tdefault 'x  y');\n`;
    expect(await checksumOf(running([indented], [' select 1 ']))).toBe(await original);
  });

  it.each([
    ['a name', running([`create table c (b text default 'x  y');`], ['select 1'])],
    ['white space in a literal', running([`create table a (b text default 'x y');`], ['select 1'])],
    ['a bound value', running([`create table a (b text default 'x  y');`], ['select 1', [1]])],
    ['the order of statements', running(['select 1'], [`create table a (b text default 'x  y');`])],
    ['the number of statements', running([`create table a (b text default 'x  y');`])],
  ])('changes when a migration is changed by %s', async (_, changed) => {
    expect(await checksumOf(changed)).not.toBe(await original);
  });

  it('changes with the body of a function, including its comments, because PostgreSQL stores them', async () => {
    const bodies = ['begin end', 'begin  end', 'begin -- why\n end'].map((body) => running([`do $$${body}$$`]));
    expect(new Set(await Promise.all(bodies.map(checksumOf))).size).toBe(3);
  });

  it('cannot be computed for a migration that calls methods of the query runner other than query', async () => {
    const migration = class {
      async up(runner: QueryRunner): Promise<void> {
        await runner.dropTable('a');
      }
      async down(): Promise<void> {}
    };
    await expect(checksumOf(migration)).rejects.toThrow('dropTable is not a function');
  });
});

describe('migrations that were merged earlier', () => {
  it.each(MIGRATIONS.map((migration) => [migration.name, migration] as const))(
    'run the same statements as when they were merged: %s',
    async (name, migration) => {
      const [frozen, found] = [FROZEN_CHECKSUMS[name], await checksumOf(migration)];
      if (frozen === found) return;
      throw new Error(
        frozen === undefined
          ? `Add the new migration to frozen-checksums.ts: ${name}: '${found}',`
          : `${name} runs other statements than when it landed. Undo the change and write a new migration (docs/migrations.md). ` +
              `Only if it has not landed yet, replace its checksum in frozen-checksums.ts by '${found}'.`,
      );
    },
  );

  it('are all still part of the code', () => {
    const names = MIGRATIONS.map(({ name }) => name);
    expect(Object.keys(FROZEN_CHECKSUMS).filter((name) => !names.includes(name))).toEqual([]);
  });
});
