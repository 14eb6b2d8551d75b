import { QueryFlag } from '../input/query';
import { Problem } from '../problem/problem';
import { READING_KIND_NAMES, type ReadingKindName } from '../reading-kind/reading-kind';
import { choice, integer, list } from '../view/property';
import { view, type ViewOf } from '../view/view';

/** Maximum number of readings that one request of the API may change. `rpm-admin` has no limit. */
export const MAX_CORRECTED_READINGS = 100_000;

/** The query of every operation that may change many readings. */
export class DryRunQuery {
  @QueryFlag(
    'With true, nothing is changed, and the response is a `CorrectionPreview`: the number of readings that the operation would change. Everything is ' +
      'checked as usual. `Idempotency-Key` is ignored.',
  )
  dryRun = false;
}

const CHANGED_READINGS_VIEW = view('ChangedReadings', 'The number of readings of one kind that an operation would change.', {
  kind: choice(READING_KIND_NAMES, 'The kind of the readings.', { example: 'bloodGlucose' }),
  count: integer({ minimum: 1 }, 'The number of readings.', { example: 120 }),
});

export const CORRECTION_PREVIEW_VIEW = view('CorrectionPreview', 'The number of readings that an operation would change.', {
  readingCount: integer({ minimum: 0 }, 'The number of readings of all kinds.', { example: 120 }),
  readingCounts: list(
    CHANGED_READINGS_VIEW,
    'The number of readings that would change, by kind. Kinds without such readings are left out.',
    { maxItems: READING_KIND_NAMES.length },
  ),
});

export type CorrectionPreview = ViewOf<typeof CORRECTION_PREVIEW_VIEW>;

/** The number of readings of each kind that an operation changes, or would change. */
export class ReadingCounts {
  private readonly counts = new Map<ReadingKindName, number>();

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(kind: ReadingKindName, count: number): void {
    if (count > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  get preview(): CorrectionPreview {
    return { readingCount: this.total, readingCounts: [...this.counts].map(([kind, count]) => ({ kind, count })) };
  }
}

/** Returns the problem of a request that would change more readings than one request may change. */
export function tooManyReadings(count: number): Problem {
  const [found, most] = [count, MAX_CORRECTED_READINGS].map((number) => number.toLocaleString('en-US'));
  return new Problem(
    'too_many_readings',
    `${found} readings would change, and one request may change ${most}. Correct shorter periods, or ask an administrator, because rpm-admin has no limit.`,
  );
}
