import { DAY_MILLISECONDS, REPORT_DAYS, REPORT_PERIODS } from '@rpm/charting';
import { useId, useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate, useAddress } from '../service/router';
import { Choice } from './choice';

/** Maximum number of days that the service shows in one chart. */
const MAX_DAYS = 366;

/** The days of a report: a number of days, by default up to the current one. */
export interface ReportDays {
  days: number;
  endDate?: string;
}

/** Returns the number of days from one date to another, both included; a number below 1 if they are in the wrong order. */
const daysFrom = (firstDate: string, lastDate: string) => (Date.parse(lastDate) - Date.parse(firstDate)) / DAY_MILLISECONDS + 1;

/** Reads the days of a report from the query of its address. */
export function reportDaysOf(query: URLSearchParams): ReportDays {
  const [firstDate, lastDate] = [query.get('firstDate'), query.get('lastDate')];
  if (firstDate !== null && lastDate !== null) return { days: daysFrom(firstDate, lastDate), endDate: lastDate };
  return { days: REPORT_PERIODS.find((one) => String(one) === query.get('days')) ?? REPORT_DAYS };
}

/** Controls for the days of a report: the last 14, 30 or 90, or all days from one date to another. */
export function ReportPeriod({ window }: { window: { firstDate: string; lastDate: string } | undefined }) {
  const { path, query } = useAddress();
  const { days, endDate } = reportDaysOf(query);
  return (
    <div class="report-period">
      <nav class="choices" aria-label="Period">
        {REPORT_PERIODS.map((one) => (
          <Choice
            key={one}
            text={`${one} days`}
            href={hrefOf(path, { days: one })}
            isCurrent={endDate === undefined && one === days}
          />
        ))}
      </nav>
      {window && <DatesForm key={`${window.firstDate} ${window.lastDate}`} path={path} window={window} />}
    </div>
  );
}

/** A link from the page of a patient to the report over the days that the page shows. */
export function ReportLink({ patientId }: { patientId: number }) {
  const { query } = useAddress();
  return <a href={hrefOf(`/patients/${patientId}/report`, { days: query.get('days') ?? undefined })}>Report</a>;
}

function DatesForm({ path, window: { firstDate, lastDate } }: { path: string; window: { firstDate: string; lastDate: string } }) {
  const [firstId, lastId, faultId] = [useId(), useId(), useId()];
  const [dates, setDates] = useState({ firstDate, lastDate });
  const [fault, setFault] = useState<string | null>(null);
  const show = (event: Event) => {
    event.preventDefault();
    const found = faultOf(daysFrom(dates.firstDate, dates.lastDate));
    setFault(found);
    if (found === null) navigate(hrefOf(path, dates));
  };
  const field = (id: string, name: 'firstDate' | 'lastDate', label: string) => (
    <div>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="date"
        required
        value={dates[name]}
        aria-describedby={fault === null ? undefined : faultId}
        onInput={(event) => setDates({ ...dates, [name]: event.currentTarget.value })}
      />
    </div>
  );
  return (
    <form class="dates" onSubmit={show}>
      {field(firstId, 'firstDate', 'From')}
      {field(lastId, 'lastDate', 'To')}
      <button type="submit">Show</button>
      {fault !== null && (
        <p id={faultId} class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function faultOf(days: number): string | null {
  if (days < 1) return 'The last day is before the first one.';
  return days > MAX_DAYS ? `A report covers at most ${MAX_DAYS} days.` : null;
}
