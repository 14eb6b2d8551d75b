import { TAKEN_IDS, WORTH_COUNTING } from './count-readings';

/** SQL expression for the time at which readings are worth counting, or days of adherence must be recorded or counted again; null if there is no such time. */
export const COUNTING_DUE = `least(
  (select now() from reading_count_state c join (${TAKEN_IDS}) t on t.kind = c.kind
    where c.closing_id > c.counted_id or t.last_id - c.counted_id >= ${WORTH_COUNTING} limit 1),
  (select now() from reading_count_state c where exists (
    select from reading_count_delta d where d.kind = c.kind and d.reading_id <= c.counted_id offset ${WORTH_COUNTING - 1}
  ) limit 1),
  (select now() from adherence_recheck limit 1),
  (select min(valid_until) from adherence_count)
)`;
