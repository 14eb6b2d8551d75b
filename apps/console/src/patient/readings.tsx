import { displayOf } from '@rpm/charting';
import { type Patient } from '@rpm/client';
import { hrefOf, useAddress } from '../app/router';
import { useLoaded } from '../app/rpm';
import { useSession } from '../app/session';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Section, Time } from '../components/texts';
import { type Measure, type Reading, READING_KINDS, type ReadingKind } from './reading-kinds';
import { TrendChart } from './trend-chart';

const DAY_MILLISECONDS = 86_400_000;
const HOUR_MILLISECONDS = 3_600_000;
const PERIODS = [14, 30, 90];
const PAGE_SIZE = 250;
/** Number of readings above which only the newest are loaded: they come in pages, each of which takes the service some work. */
const MAX_READINGS = 5_000;
const ROWS = 50;
/** Number of rows up to which the table is open: a longer one would push the rest of the page away. */
const OPEN_ROWS = 15;

/** A period that ends with the current hour, so that the same page does not load twice. */
function periodOf(days: number) {
  const end = Math.ceil(Date.now() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS;
  return { start: end - days * DAY_MILLISECONDS, end };
}

/** Loads the readings of a period, oldest first, and their exact number. */
async function loadReadings(
  kind: ReadingKind,
  patientId: number,
  { start, end }: { start: number; end: number },
  signal: AbortSignal,
) {
  const input = {
    patientId,
    startTimestamp: new Date(start).toISOString(),
    endTimestamp: new Date(end).toISOString(),
    size: PAGE_SIZE,
  };
  const readings: Reading[] = [];
  for (let page = 1; ; page++) {
    const { content, last, total } = await kind.load({ ...input, page }, signal);
    readings.push(...content);
    if (last || readings.length >= MAX_READINGS) return { readings: readings.toReversed(), total };
  }
}

/** Counts the readings of every kind in a period. */
async function countKinds(patientId: number, { start, end }: { start: number; end: number }, signal: AbortSignal) {
  const input = {
    patientId,
    startTimestamp: new Date(start).toISOString(),
    endTimestamp: new Date(end).toISOString(),
    page: 1,
    size: 1,
  };
  return Promise.all(READING_KINDS.map(async (kind) => ({ kind, total: (await kind.load(input, signal)).total })));
}

/** The readings of a patient in a period, one kind at a time. The kind and the period are in the address. */
export function Readings({ patient }: { patient: Patient }) {
  const { path, query } = useAddress();
  const days = PERIODS.find((one) => String(one) === query.get('days')) ?? 14;
  const period = periodOf(days);
  const loaded = useLoaded((signal) => countKinds(patient.id, period, signal), [patient.id, period]);
  const chosen = query.get('kind') ?? undefined;
  return (
    <Section title="Readings">
      <nav class="choices" aria-label="Period">
        {PERIODS.map((one) => (
          <Choice key={one} text={`${one} days`} href={hrefOf(path, { kind: chosen, days: one })} isCurrent={one === days} />
        ))}
      </nav>
      <Show of={loaded}>
        {(kinds) => {
          const existing = kinds.filter(({ total, kind }) => total > 0 || kind.kind === chosen);
          const current = existing.find(({ kind }) => kind.kind === chosen) ?? existing[0];
          if (!current) return <p class="state">The patient has no readings in the last {days} days.</p>;
          return (
            <>
              <nav class="choices" aria-label="Kind of readings">
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
    </Section>
  );
}

function Choice({ text, href, isCurrent }: { text: string; href: string; isCurrent: boolean }) {
  return (
    <a class="choice" href={href} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </a>
  );
}

interface KindProperties {
  patient: Patient;
  kind: ReadingKind;
  days: number;
  period: { start: number; end: number };
}

function ReadingsOfKind({ patient, kind, days, period }: KindProperties) {
  const session = useSession();
  const timeZone = patient.timeZone ?? session.timeZone;
  const loaded = useLoaded((signal) => loadReadings(kind, patient.id, period, signal), [patient.id, kind.kind, period]);
  return (
    <Show of={loaded}>
      {({ readings, total }) =>
        total === 0 ? (
          <p class="state">
            {kind.title}: no readings in the last {days} days.
          </p>
        ) : (
          <>
            {total > readings.length && (
              <p class="notice">
                The newest {count(readings.length)} of {count(total)} readings are shown.
              </p>
            )}
            <TrendChart kind={kind} readings={readings} days={days} period={period} timeZone={timeZone} />
            <ReadingTable kind={kind} readings={readings} timeZone={timeZone} />
          </>
        )
      }
    </Show>
  );
}

function ReadingTable({ kind, readings, timeZone }: { kind: ReadingKind; readings: readonly Reading[]; timeZone: string }) {
  const newest = readings.slice(-ROWS).toReversed();
  const columns: Column<Reading>[] = [
    { title: 'Time', value: ({ readingTimestamp }) => <Time at={readingTimestamp} timeZone={timeZone} /> },
    ...(readings[0]?.measures ?? []).map(({ name }, index): Column<Reading> => ({
      title: name,
      value: ({ measures }) => <Value measure={measures[index]} />,
      isNumber: true,
    })),
    { title: 'Remarks', value: ({ manual, remark }) => [manual && 'entered by hand', remark].filter(Boolean).join(', ') || '–' },
  ];
  return (
    <details open={readings.length <= OPEN_ROWS}>
      <summary>
        Table of the {newest.length < readings.length && `newest ${newest.length} `}readings, in {timeZone}
      </summary>
      <Table name={`${kind.title} readings`} columns={columns} entries={newest} keyOf={({ id }) => id} />
    </details>
  );
}

function Value({ measure }: { measure: Measure | undefined }) {
  const { units } = useSession();
  if (!measure || measure.value === null) return <>–</>;
  const { convert, digits, name } = displayOf(measure.unit ?? '', units);
  return (
    <>
      {convert(measure.value).toFixed(digits)} {name}
    </>
  );
}
