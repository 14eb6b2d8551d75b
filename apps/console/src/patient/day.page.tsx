import { dateAfter, dateTextWithWeekday, HOUR_MILLISECONDS, READING_KINDS, readingsOf, timeZoneText } from '@rpm/charting';
import { type PatientDay } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Section } from '../components/texts';
import { dayHref } from './day-address';
import { ReadingTable } from './readings';
import { TrendChart } from './trend-chart';

const DAY_HOURS = 24;

/** The readings of all kinds on one local day of a patient. */
export function DayPage({ patientId, date }: { patientId: number; date: string }) {
  const loaded = useLoaded((signal) => rpm.getPatientDay({ patientId, date }, { signal }), [patientId, date]);
  const title = Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : dateTextWithWeekday(date);
  return (
    <Page
      title={title}
      parent={{ text: 'Patient', href: hrefOf(`/patients/${patientId}`) }}
      patient={loaded.data?.patient ?? null}
    >
      <Show loaded={loaded}>{(day) => <Day day={day} patientId={patientId} />}</Show>
    </Page>
  );
}

function Day({ day, patientId }: { day: PatientDay; patientId: number }) {
  const { date, timeZone, startTimestamp, endTimestamp } = day;
  const period = { start: Date.parse(startTimestamp), end: Date.parse(endTimestamp) };
  const kinds = READING_KINDS.flatMap((kind) => {
    const series = day.series.find((one) => one.kind === kind.apiKind);
    return series ? [{ kind, readings: readingsOf(kind, series) }] : [];
  });
  return (
    <>
      <nav class="choices" aria-label="Days">
        <a class="choice" href={dayHref(patientId, dateAfter(date, -1))}>
          The day before
        </a>
        <a class="choice" href={dayHref(patientId, dateAfter(date, 1))}>
          The day after
        </a>
      </nav>
      <p class="quiet">
        {lengthText((period.end - period.start) / HOUR_MILLISECONDS)} Times are in {timeZoneText(day)}.
      </p>
      {kinds.length === 0 && <p class="state">The patient has no readings on this day.</p>}
      {kinds.map(({ kind, readings }) => (
        <Section key={kind.kind} title={kind.title}>
          <TrendChart kind={kind} readings={readings} periodName="the day" period={period} timeZone={timeZone} />
          <ReadingTable kind={kind} readings={readings} timeZone={timeZone} />
        </Section>
      ))}
    </>
  );
}

/** Shows the length of a local day that does not have 24 hours. */
function lengthText(hours: number): string {
  if (hours === DAY_HOURS) return '';
  return `The clocks were set ${hours > DAY_HOURS ? 'back' : 'forward'}, so this day has ${hours} hours.`;
}
