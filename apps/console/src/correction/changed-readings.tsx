import { READING_KINDS } from '@rpm/charting';
import { type CorrectionPreview } from '@rpm/client';
import { count } from '../components/texts';

/** Shows the number of readings that would change, by kind. */
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
