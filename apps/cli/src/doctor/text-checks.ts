import { type Database } from '@rpm/database';
import { type DamagedText, listDamagedIdentifiers, listDamagedTexts, listEqualIdentifiers } from '@rpm/data-access';
import { type Finding, listSome, MAX_LISTED, ok, warning } from './doctor-check';

/**
 * Lists resources with a text in which letters were replaced by U+FFFD: by another program, or by an import of a version that did not check
 * encodings.
 */
export async function checkDamagedTexts(database: Database): Promise<Finding> {
  const damaged = await listDamagedTexts(database, MAX_LISTED + 1);
  if (damaged.length === 0) return ok('none contains U+FFFD');
  const advice = 'correct them from their source, because nobody can derive the lost letters';
  return warning(`letters were replaced by U+FFFD (${listSome(damaged, resourceText)}); ${advice}`);
}

/** Lists resources with an identifier that a spreadsheet damaged before such identifiers were rejected. */
export async function checkDamagedIdentifiers(database: Database): Promise<Finding> {
  const damaged = await listDamagedIdentifiers(database, MAX_LISTED + 1);
  if (damaged.length === 0) return ok('none was shortened by a spreadsheet');
  const advice = 'correct them from their source, because several identifiers may have become the same';
  return warning(`a spreadsheet has shortened numbers (${listSome(damaged, resourceText)}); ${advice}`);
}

/** Lists resources with an identifier that differs from another one only in how letters with marks are stored, which was possible before identifiers were normalized. */
export async function checkEqualIdentifiers(database: Database): Promise<Finding> {
  const equal = await listEqualIdentifiers(database, MAX_LISTED + 1);
  if (equal.length === 0) return ok('none belongs to two resources');
  const pairs = listSome(
    equal,
    ({ organization, resource, id, otherId }) => `${organization}: ${resource} ${id}${otherId === null ? '' : ` and ${otherId}`}`,
  );
  const advice = 'give the first of each pair another identifier, because nobody sees a difference between the two';
  return warning(`the same letters in two encodings (${pairs}); ${advice}`);
}

const resourceText = ({ organization, resource, id }: DamagedText) => `${organization}: ${resource} ${id}`;
