import { READING_KINDS } from '@rpm/charting';
import { type CorrectionPreview } from '@rpm/client';
import { count } from '../components/texts';

/** Says how many readings of which kinds would change. */
export function ChangedReadings({ preview: { readingCount, readingCounts } }: { preview: CorrectionPreview }) {
  if (readingCount === 0) return <p>No reading would change.</p>;
  return (
    <>
      <p>
        <strong>{readingCount === 1 ? '1 reading would change:' : `${count(readingCount)} readings would change:`}</strong>
      </p>
      <ul>
        {readingCounts.map((one) => (
          <li key={one.kind}>
            {READING_KINDS.find(({ apiKind }) => apiKind === one.kind)?.title ?? one.kind}: {count(one.count)}
          </li>
        ))}
      </ul>
    </>
  );
}
