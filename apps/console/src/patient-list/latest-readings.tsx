import { agoText, type Reading, READING_KINDS, type ReadingKind, readingsOf, readingText } from '@rpm/charting';
import { type PatientSummary } from '@rpm/client';
import { Time } from '../components/texts';
import { useSession } from '../service/session';

/** The newest reading of a kind. */
export interface LatestReading {
  kind: ReadingKind;
  reading: Reading;
}

/** Returns the newest reading of each kind that a patient has, the newest of all first. */
export function latestReadings({ latest }: Pick<PatientSummary, 'latest'>): LatestReading[] {
  const found = READING_KINDS.flatMap((kind) => {
    const series = latest.find((one) => one.kind === kind.apiKind);
    return series ? readingsOf(kind, series).map((reading) => ({ kind, reading })) : [];
  });
  return found.sort((one, other) => other.reading.readingTimestamp.localeCompare(one.reading.readingTimestamp));
}

/** A reading in words, with a mark if it is outside of the target. */
export function ReadingWords({ latest: { kind, reading } }: { latest: LatestReading }) {
  const { units } = useSession();
  const { text, outside } = readingText(kind, reading, units);
  return (
    <>
      {kind.title} {text}
      {outside !== null && (
        <span class="status bad">
          {' '}
          <span aria-hidden="true">{outside === 'above' ? '▲' : '▼'}</span> {outside} the target
        </span>
      )}
    </>
  );
}

/** The age of a reading and its time. */
export function ReadingAge({ reading: { readingTimestamp } }: { reading: Reading }) {
  return (
    <>
      {agoText(Date.parse(readingTimestamp), Date.now())}, <Time at={readingTimestamp} />
    </>
  );
}
