import { listDamagedTexts } from '@rpm/data-access';
import { type Database } from './database-session';
import { type DoctorCheck } from './doctor-check';

/** Largest number of resources that a check lists. */
const MAX_LISTED = 10;

/** Lists resources with a text in which an import before encodings were checked, or another program, replaced letters by U+FFFD. */
export async function checkDamagedTexts(database: Database): Promise<DoctorCheck> {
  const check = 'texts';
  const damaged = await listDamagedTexts(database, MAX_LISTED + 1);
  if (damaged.length === 0) return { check, status: 'ok', detail: 'none contains U+FFFD' };
  const listed = damaged.slice(0, MAX_LISTED).map(({ organization, resource, id }) => `${organization}: ${resource} ${id}`);
  const more = damaged.length > MAX_LISTED ? ' and more' : '';
  const advice = 'correct them from their source, because nobody can derive the lost letters';
  return { check, status: 'warning', detail: `letters were replaced by U+FFFD (${listed.join('; ')}${more}); ${advice}` };
}
