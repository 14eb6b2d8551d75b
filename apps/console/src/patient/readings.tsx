import { displayOf, lastDays, type Measure, type Reading, type ReadingKind, readingsOf } from '@rpm/charting';
import { type Patient, type ReadingKind as KindName } from '@rpm/client';
import { useMemo, useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';
import { localDateOf } from '../local-time/local-time';
import { useSession } from '../service/session';
import { Show } from '../components/states';
import { type Column, Parts, Table } from '../components/table';
import { count, Section, Time } from '../components/texts';
import { listed } from '../components/value-text';
import { Choice } from '../report/choice';
import { countKinds } from './count-kinds';
import { dayHref } from './day-address';
import { TrendChart } from './trend-chart';

const PERIODS = [14, 30, 90];
const ROWS = 50;
/** Maximum number of rows with which the table is open at first. A longer table would push the other parts of the page out of sight. */
const OPEN_ROWS = 15;

const timestampsOf = ({ start, end }: { start: number; end: number }) => ({
  startTimestamp: new Date(start).toISOString(),
  endTimestamp: new Date(end).toISOString(),
});

/** The readings of a patient in a period, one kind at a time. The kind and the period are in the address. */
export function Readings({ patient }: { patient: Patient }) {
  const { path, query } = useAddress();
  const days = PERIODS.find((one) => String(one) === query.get('days')) ?? 14;
  const { timeZone } = useSession();
  const period = lastDays(days, Date.now(), timeZone);
  const loaded = useLoaded(
    (signal) => countKinds({ patientId: patient.id, ...timestampsOf(period), size: 1 }, signal),
    [patient.id, period],
  );
  const chosen = query.get('kind') ?? undefined;
  return (
    <Section title="Readings">
      <nav class="choices" aria-label="Period">
        {PERIODS.map((one) => (
          <Choice key={one} text={`${one} days`} href={hrefOf(path, { kind: chosen, days: one })} isCurrent={one === days} />
        ))}
      </nav>
      <Show loaded={loaded}>
        {(kinds) => {
          const existing = kinds.filter(({ total, kind }) => total > 0 || kind.kind === chosen);
          const current = existing.find(({ kind }) => kind.kind === chosen) ?? existing[0];
          if (!current) return <p class="state">The patient has no readings in the last {days} days.</p>;
          return (
            <>
              <nav class="choices" aria-label="Reading type">
                {existing.map(({ kind, total }) => (
                  <Choice
                    key={kind.kind}
                    text={`${kind.title} (${count(total)})`}
                    href={hrefOf(path, { kind: kind.kind, days })}
                    isCurrent={kind === current.kind}
                  />
                ))}
              </nav>
              <ReadingsOfKind key={current.kind.kind} patient={patient} kind={current.kind} days={days} period={period} />
            </>
          );
        }}
      </Show>
      <p>
        <a href={hrefOf('/entered-in-error', { patientId: patient.id, kind: chosen })}>Readings entered in error</a>
      </p>
    </Section>
  );
}

interface KindProperties {
  patient: Patient;
  kind: ReadingKind;
  days: number;
  period: { start: number; end: number };
}

function ReadingsOfKind({ patient, kind, days, period }: KindProperties) {
  const input = { patientId: patient.id, kind: kind.apiKind as KindName, ...timestampsOf(period) };
  const loaded = useLoaded((signal) => rpm.getPatientSeries(input, { signal }), input);
  const readings = useMemo(() => loaded.data && readingsOf(kind, loaded.data), [loaded.data]);
  return (
    <Show loaded={loaded}>
      {({ timeZone }) =>
        !readings || readings.length === 0 ? (
          <p class="state">
            {kind.title}: no readings in the last {days} days.
          </p>
        ) : (
          <>
            {kind.apiKind === 'bloodGlucose' && (
              <p>
                <a href={hrefOf(`/patients/${patient.id}/glucose`, { days })}>Glucose by time of day</a>
              </p>
            )}
            <TrendChart kind={kind} readings={readings} periodName={`${days} days`} period={period} timeZone={timeZone} />
            <ReadingTable kind={kind} readings={readings} timeZone={timeZone} patientId={patient.id} />
          </>
        )
      }
    </Show>
  );
}

interface TableProperties {
  kind: ReadingKind;
  /** Readings, oldest first. */
  readings: readonly Reading[];
  timeZone: string;
  /** Id of the patient. With it, each time links to the patient's page for that day. */
  patientId?: number;
}

/** The readings of a kind as a table, newest first. */
export function ReadingTable({ kind, readings, timeZone, patientId }: TableProperties) {
  const [chosenPart, setPart] = useState(0);
  // A shorter period may have fewer parts than the one before.
  const part = Math.min(chosenPart, Math.max(0, Math.ceil(readings.length / ROWS) - 1));
  const newest = readings.toReversed().slice(part * ROWS, (part + 1) * ROWS);
  const columns: Column<Reading>[] = [
    {
      title: 'Time',
      value: ({ readingTimestamp }) => {
        const time = <Time at={readingTimestamp} timeZone={timeZone} />;
        return patientId === undefined ? time : <a href={dayHref(patientId, localDateOf(readingTimestamp, timeZone))}>{time}</a>;
      },
    },
    ...(readings[0]?.measures ?? []).map(({ name }, index): Column<Reading> => ({
      title: name,
      value: ({ measures }) => <Value measure={measures[index]} />,
      isNumber: true,
    })),
    { title: 'Notes', value: ({ manual, remarks }) => listed([...(manual ? ['entered by hand'] : []), ...remarks]) },
    {
      title: 'More',
      value: ({ id }) => (
        <a href={hrefOf(`/readings/${kind.kind}/${id}`)} aria-label={`Details of reading ${id}`}>
          Details
        </a>
      ),
    },
  ];
  return (
    <details open={readings.length <= OPEN_ROWS}>
      <summary>Table of the readings, in {timeZone}</summary>
      <Table name={`${kind.title} readings`} columns={columns} entries={newest} keyOf={({ id }) => id} />
      <Parts part={part} size={ROWS} total={readings.length} show={setPart} />
    </details>
  );
}

function Value({ measure }: { measure: Measure | undefined }) {
  const { units } = useSession();
  if (!measure || measure.value === null) return <>–</>;
  const { convert, digits, name } = displayOf(measure.unit, units);
  return (
    <>
      {convert(measure.value).toFixed(digits)} {name}
    </>
  );
}
