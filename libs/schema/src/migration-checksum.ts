import { createHash } from 'node:crypto';
import { type MigrationInterface, type QueryRunner } from 'typeorm';

type MigrationConstructor = new () => MigrationInterface;

/** Matches either a literal, a quoted name or a function body (first group), or comments and white space (no group). */
const QUOTED_OR_LAYOUT = /('(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\2\$)|(?:--[^\n]*|\/\*[^]*?\*\/|\s)+/g;

/** Cache of checksums that this process has computed. */
const computed = new Map<MigrationConstructor, Promise<string>>();

/**
 * Returns the SHA-256 of a migration's statements in hexadecimal. Comments and white space outside of literals and function bodies are ignored,
 * because the schema does not depend on them; nor do the name, place and formatting of the file matter. A migration must use only `query` of its
 * query runner, and must run the same statements on every database.
 */
export function checksumOf(migration: MigrationConstructor): Promise<string> {
  const checksum = computed.get(migration) ?? computeChecksum(migration);
  computed.set(migration, checksum);
  return checksum;
}

async function computeChecksum(migration: MigrationConstructor): Promise<string> {
  const statements: unknown[] = [];
  const query = (text: string, values: unknown[] = []) => {
    statements.push([withoutLayout(text), values]);
    return Promise.resolve([]);
  };
  await new migration().up({ query } as unknown as QueryRunner);
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex');
}

function withoutLayout(sql: string): string {
  return sql.replace(QUOTED_OR_LAYOUT, (_, quoted?: string) => quoted ?? ' ').trim();
}
