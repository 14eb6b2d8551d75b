import { type FilePreviewView } from '@rpm/domain';
import { type ExampleLine, type FilePreview } from './file-preview';

/** Converts a preview to its representation in the API. */
export function previewView(preview: FilePreview): FilePreviewView {
  const { format, candidates, units, dateOrder, dateOrderKnownBy, timeZone, hasLocalTimes, namesPerson, devices } = preview;
  const { stored, outOfRange, times, first, last, examples, scopes, questions } = preview;
  return {
    ...{ format, candidates, units, dateOrder, dateOrderKnownBy, timeZone, hasLocalTimes, namesPerson, devices },
    personDifferences: preview.personDifferences ?? [],
    readings: listOf(preview.readings),
    skipped: listOf(preview.skipped),
    rejected: listOf(preview.rejected),
    belowRange: outOfRange.below,
    aboveRange: outOfRange.above,
    localTimes: { repeated: times.repeated, ambiguous: times.ambiguous, skippedByClocks: times.nonexistent },
    duplicates: stored?.duplicates ?? null,
    conflicts: stored?.conflicts ?? null,
    otherReadings: listOf(preview.otherReadings),
    period: { firstTimestamp: first?.toISOString() ?? null, lastTimestamp: last?.toISOString() ?? null },
    examples: examples.map(exampleOf),
    ...{ scopes, questions },
  } as FilePreviewView;
}

const listOf = (counts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(counts).map(([name, count = 0]) => ({ name, count }));

function exampleOf({ line, before, after }: ExampleLine) {
  const rejected = 'rejected' in after && typeof after['rejected'] === 'string' ? after['rejected'] : null;
  return {
    ...{ line, time: before.time, value: Object.values(before.values).map(String).join(' ') },
    reading: rejected === null ? JSON.stringify(after) : null,
    rejected,
  };
}
