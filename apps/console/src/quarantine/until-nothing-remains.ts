import { type IngestProgress, isProblem } from '@rpm/client';

/**
 * Repeats a request, which changes the parts of a limited number of messages, while parts of the group remain. A request that changes none but makes the group
 * smaller, as if the parts turn out to be duplicates, is followed by the next one.
 */
export async function untilNothingRemains(
  step: () => Promise<IngestProgress>,
  onProgress: (remaining: number) => void = () => undefined,
): Promise<void> {
  for (let before = Infinity; before > 0;) {
    const { changed, remaining } = await stepOrEnd(step, before === Infinity);
    if (changed === 0 && remaining >= before) return;
    before = remaining;
    onProgress(remaining);
  }
}

/** A group that does not exist any more after the first request was emptied by somebody else, or by the background work. */
async function stepOrEnd(step: () => Promise<IngestProgress>, isFirst: boolean): Promise<IngestProgress> {
  try {
    return await step();
  } catch (error) {
    if (!isFirst && isGroupGone(error)) return { changed: 0, remaining: 0 };
    throw error;
  }
}

const isGroupGone = (error: unknown) =>
  isProblem(error) &&
  (error.problem.errors ?? []).some((one) => 'pointer' in one && one.pointer === '/group/id' && one.code === 'not_found');
