import { type Database } from '@rpm/database';
import { type DamagedText, listDamagedIdentifiers, listDamagedTexts, listEqualIdentifiers } from '@rpm/data-access';
import { type DoctorCheck } from './doctor-check';

/** Maximum number of resources that a check lists. */
const MAX_LISTED = 10;

/**
 * Lists resources with a text in which letters were replaced by U+FFFD: by another program, or by an import of a version that did not check
 * encodings.
 */
export async function checkDamagedTexts(database: Database): Promise<DoctorCheck> {
  const check = 'texts';
  const damaged = await listDamagedTexts(database, MAX_LISTED + 1);
  if (damaged.length === 0) return { check, status: 'ok', detail: 'none contains U+FFFD' };
  const advice = 'correct them from their source, because nobody can derive the lost letters';
  return { check, status: 'warning', detail: `letters were replaced by U+FFFD (${listed(damaged)}); ${advice}` };
}

/** Lists resources with an identifier that a spreadsheet damaged before such identifiers were rejected. */
export async function checkDamagedIdentifiers(database: Database): Promise<DoctorCheck> {
  const check = 'identifiers';
  const damaged = await listDamagedIdentifiers(database, MAX_LISTED + 1);
  if (damaged.length === 0) return { check, status: 'ok', detail: 'none was shortened by a spreadsheet' };
  const advice = 'correct them from their source, because several identifiers may have become the same';
  return { check, status: 'warning', detail: `a spreadsheet has shortened numbers (${listed(damaged)}); ${advice}` };
}

/** Name of the check in the result of `doctor`. */
export const EQUAL_IDENTIFIERS = 'equal identifiers';

/** Lists resources with an identifier that differs from another one only in how letters with marks are stored, which was possible before identifiers were normalized. */
export async function checkEqualIdentifiers(database: Database): Promise<DoctorCheck> {
  const check = EQUAL_IDENTIFIERS;
  const equal = await listEqualIdentifiers(database, MAX_LISTED + 1);
  if (equal.length === 0) return { check, status: 'ok', detail: 'none belongs to two resources' };
  const pairs = equal
    .slice(0, MAX_LISTED)
    .map(
      ({ organization, resource, id, otherId }) =>
        `${organization}: ${resource} ${id}${otherId === null ? '' : ` and ${otherId}`}`,
    );
  const more = equal.length > MAX_LISTED ? ' and more' : '';
  const advice = 'give the first of each pair another identifier, because nobody sees a difference between the two';
  return { check, status: 'warning', detail: `the same letters in two encodings (${pairs.join('; ')}${more}); ${advice}` };
}

function listed(damaged: readonly DamagedText[]): string {
  const resources = damaged.slice(0, MAX_LISTED).map(({ organization, resource, id }) => `${organization}: ${resource} ${id}`);
  return `${resources.join('; ')}${damaged.length > MAX_LISTED ? ' and more' : ''}`;
}
