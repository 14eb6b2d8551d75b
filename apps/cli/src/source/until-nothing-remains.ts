import { type JsonText } from '@rpm/database';
import { type IngestProgressView, InvalidInput } from '@rpm/domain';

/** The answers to requests on a group of quarantined parts, and what they have changed together. */
interface Changed {
  answers: readonly JsonText<IngestProgressView>[];
  total: IngestProgressView;
}

/**
 * Repeats a request, which changes the parts of a limited number of messages, while parts of the group remain. A request that changes none but makes the group
 * smaller, as if the parts turn out to be duplicates, is followed by the next one.
 * @param onProgress called after each request with the number of parts that were changed until then
 */
export async function untilNothingRemains(
  step: () => Promise<JsonText<IngestProgressView>>,
  onProgress: (changed: number) => void,
): Promise<Changed> {
  const answers: JsonText<IngestProgressView>[] = [];
  const total: IngestProgressView = { changed: 0, remaining: Infinity };
  while (total.remaining > 0) {
    const answer = await stepOrEnd(step, answers.length === 0);
    if (answer === null) return { answers, total: { ...total, remaining: 0 } };
    answers.push(answer);
    const { changed, remaining } = JSON.parse(answer.text) as IngestProgressView;
    const isStuck = changed === 0 && remaining >= total.remaining;
    total.changed += changed;
    total.remaining = remaining;
    onProgress(total.changed);
    if (isStuck) break;
  }
  return { answers, total };
}

/** Returns null if the group does not exist any more after the first request: somebody else, or the background work, has emptied it. */
async function stepOrEnd<Answer>(step: () => Promise<Answer>, isFirst: boolean): Promise<Answer | null> {
  try {
    return await step();
  } catch (error) {
    if (!isFirst && isGroupGone(error)) return null;
    throw error;
  }
}

const isGroupGone = (error: unknown) =>
  error instanceof InvalidInput &&
  error.errors.some((one) => 'pointer' in one && one.pointer === '/group/id' && one.code === 'not_found');
