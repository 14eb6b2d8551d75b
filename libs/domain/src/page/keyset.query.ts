import { readLong } from '../format/long';
import { ValueError } from '../format/value-error';
import { Kind } from '../input/kind';
import { QueryInteger } from '../input/query';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page';

const NOT_A_CURSOR = new ValueError('not_a_cursor', 'Send the cursor of an earlier answer unchanged.');

/**
 * The parameters of a list that grows while it is read, newest entry first. Each answer contains a cursor instead of the number of a page, so that new entries
 * move no entry from one page to the next.
 */
export class KeysetQuery {
  /** Id of the last entry of the earlier answer. */
  @Kind({
    description: 'Cursor of an earlier answer: only the entries that follow it, which are older.',
    convert: (raw) => (typeof raw === 'string' && /^[1-9]\d{0,15}$/.test(raw) ? readLong(raw) : NOT_A_CURSOR),
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 16 },
  })
  after?: number;

  @QueryInteger('Maximum number of entries in the answer.', { min: 1, max: MAX_PAGE_SIZE })
  size: number = DEFAULT_PAGE_SIZE;
}
