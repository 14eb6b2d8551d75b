import { rpm, useLoaded } from '../service/rpm';
import { Show } from '../components/states';
import { Section } from '../components/texts';
import { latestReadings, ReadingAge, ReadingWords } from './latest-readings';

/** The newest reading of each kind of a patient in words, with its age. */
export function LatestValues({ patientId }: { patientId: number }) {
  const loaded = useLoaded((signal) => rpm.getPatientSummaries({ patientId: [patientId] }, { signal }), patientId);
  return (
    <Section title="Latest values">
      <Show loaded={loaded}>
        {({ content: [summary] }) => {
          const latest = summary ? latestReadings(summary) : [];
          if (latest.length === 0) return <p class="quiet">The patient has no readings yet.</p>;
          return (
            <ul class="latest">
              {latest.map((one) => (
                <li key={one.kind.kind}>
                  <ReadingWords latest={one} />{' '}
                  <small>
                    <ReadingAge reading={one.reading} />
                  </small>
                </li>
              ))}
            </ul>
          );
        }}
      </Show>
    </Section>
  );
}
