import {
  drawRanges,
  type GlucoseFact,
  glucoseFactsOf,
  type GlucoseProfileInput,
  profileChartOf,
  profileLegend,
  profileSentence,
  rangeSharesOf,
  shareName,
  sufficiencyOf,
} from './glucose-profile';
import { dateText } from './date/date-text';
import { DAY_MILLISECONDS } from './date/durations';
import { pulseOf, type Reading, type ReadingKind } from './reading-kinds';
import { LEGEND_MARK, type LegendEntry, legendMark } from './drawing/legend';
import { escapeMarkup, markupOf, type SvgElement } from './drawing/svg';
import { type KnownTimeZone, timeZoneText } from './date/time-zone-text';
import { drawTrend } from './trend-drawing';
import { trendOf } from './trend';
import { type UnitPreferences } from './units';

/** Number of local days that a report covers by default. */
export const REPORT_DAYS = 14;

/** Numbers of days that the pages of a patient offer. */
export const REPORT_PERIODS: readonly number[] = [REPORT_DAYS, 30, 90];

/** Title of a report, before the name of the patient. */
const REPORT_TITLE = 'Report of home measurements';

/** The data for a report. */
export interface ReportInput {
  /** Name of the organization that looks after the patient. */
  clinic: string;
  patient: { firstName: string; lastName: string; dateOfBirth: string | null; externalIdentifier: string | null; sex: string };
  zone: KnownTimeZone;
  /** The days of the report; `startTimestamp` and `endTimestamp` are the limits of `series`. */
  window: { firstDate: string; lastDate: string; startTimestamp: string; endTimestamp: string };
  profile: GlucoseProfileInput;
  series: readonly { kind: ReadingKind; readings: readonly Reading[] }[];
  units: UnitPreferences;
  /** Time and author of the report, and the version of the software that created it. */
  printed: { at: string; by: string; version: string };
}

/** A drawing with the sentence for people who do not see it. */
export interface ReportDrawing {
  sentence: string;
  width: number;
  height: number;
  elements: readonly SvgElement[];
  legend: readonly LegendEntry[];
}

export interface ReportSection {
  title: string;
  /** Notes that people must read before the numbers. */
  notes: readonly string[];
  facts: readonly GlucoseFact[];
  drawings: readonly ReportDrawing[];
  isWide: boolean;
}

/** A report on one sheet of paper. */
export interface Report {
  title: string;
  facts: readonly GlucoseFact[];
  sections: readonly ReportSection[];
  footer: string;
}

/** Width of the paper between its margins, and sizes of the drawings, in pixels of 1/96 inch. */
const SHEET_WIDTH = 720;
const TREND_WIDTH = 228;
const HEIGHTS = { profile: 170, pressure: 120, pulse: 62, trend: 104 };
/** Heights of the drawings of a report with so many kinds that they would not fit on the sheet otherwise. */
const LOW_HEIGHTS: typeof HEIGHTS = { profile: 140, pressure: 96, pulse: 54, trend: 58 };
const MANY_KINDS = 5;

/** Lays out the report of one patient. A kind without readings has no section. */
export function reportOf({ clinic, patient, zone, window, profile, series, units, printed }: ReportInput): Report {
  const period = { start: Date.parse(window.startTimestamp), end: Date.parse(window.endTimestamp) };
  const days = (Date.parse(window.lastDate) - Date.parse(window.firstDate)) / DAY_MILLISECONDS + 1;
  const drawn = ({ kind, readings }: ReportInput['series'][number], width: number, height: number): ReportDrawing | null => {
    if (readings.length === 0) return null;
    const periodName = days === 1 ? '1 day' : `${days} days`;
    const trend = trendOf({ kind, readings, units, periodName, period, timeZone: zone.timeZone, width, height });
    const elements = drawTrend(trend.chart, trend.display.digits);
    return { sentence: trend.sentences.join(' '), width, height, elements, legend: trend.legend };
  };
  const others = series.filter(({ kind, readings }) => kind.apiKind !== 'bloodGlucose' && readings.length > 0);
  const heights = others.length > MANY_KINDS ? LOW_HEIGHTS : HEIGHTS;
  return {
    title: `${REPORT_TITLE} of ${patient.firstName} ${patient.lastName}`,
    facts: [
      { name: 'Clinic', text: clinic },
      { name: 'Born', text: patient.dateOfBirth === null ? '–' : dateText(patient.dateOfBirth) },
      { name: 'MRN', text: patient.externalIdentifier ?? '–' },
      { name: 'Sex', text: `${patient.sex.charAt(0).toUpperCase()}${patient.sex.slice(1)}` },
      { name: 'Period', text: `${dateText(window.firstDate)} to ${dateText(window.lastDate)}` },
      { name: 'Times', text: timeZoneText(zone) },
    ],
    sections: [
      ...(profile.readings > 0 ? [glucoseSection(profile, units, heights.profile)] : []),
      ...others.map(({ kind, readings }): ReportSection => {
        const isWide = kind.apiKind === 'bloodPressure';
        const drawings = isWide
          ? [drawn({ kind, readings }, SHEET_WIDTH, heights.pressure), drawn(pulseOf(readings), SHEET_WIDTH, heights.pulse)]
          : [drawn({ kind, readings }, TREND_WIDTH, heights.trend)];
        const shown = drawings.flatMap((drawing) => drawing ?? []);
        return { title: kind.title, notes: shown.map(({ sentence }) => sentence), facts: [], drawings: shown, isWide };
      }),
    ],
    footer: `Printed ${printed.at} by ${printed.by}. RPM ${printed.version}. Percentages are rounded so that they add up to 100.`,
  };
}

function glucoseSection(profile: GlucoseProfileInput, units: UnitPreferences, height: number): ReportSection {
  const shares = rangeSharesOf(profile, units);
  const shareText = shares.map(({ label, percent }) => `${label}: ${percent ?? 0} %`).join(', ');
  const size = { width: SHEET_WIDTH, height };
  const median = profileSentence(profile, units);
  return {
    title: 'Glucose by time of day',
    notes: [
      sufficiencyOf(profile),
      `${shareName(profile)}: ${shareText}.`,
      `${median} The line is the median, the bands contain the middle 50 % and 90 % of the readings.`,
    ],
    facts: glucoseFactsOf(profile, units),
    drawings: [
      { sentence: `${shareName(profile)}: ${shareText}.`, width: SHEET_WIDTH, ...drawRanges(shares, SHEET_WIDTH), legend: [] },
      { sentence: median, ...size, elements: profileChartOf(profile, units, size).elements, legend: profileLegend(units) },
    ],
    isWide: true,
  };
}

/** Style of a report in a file; the console has its own style for the same classes. */
const STYLE = `
@page{size:letter;margin:12mm}
body{font:11px/1.35 system-ui,sans-serif;color:#111;background:#fff;margin:0 auto;max-width:720px}
h1{font-size:18px;margin:0}h2{font-size:12px;margin:6px 0 2px}p{margin:0 0 3px}svg{display:block;width:100%;height:auto}
dl{display:flex;flex-wrap:wrap;gap:2px 16px;margin:2px 0 4px}dl div{display:flex;gap:4px}dt{color:#555}dd{margin:0}
.report-sections{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 14px}.wide{grid-column:1/-1}
section{break-inside:avoid}footer{margin-top:6px;color:#555;font-size:9px}
text{font-size:9px;fill:#444}.grid{stroke:#ddd}.limit{stroke:#2a7a2a;stroke-dasharray:5 3}.band{fill:#e4f2e4}
.series{fill:none;stroke:#1a4fa0;stroke-width:1.4;stroke-linejoin:round}.second{stroke:#9a5b00}.point{fill:#1a4fa0}.second-point{fill:#9a5b00}
.outside{fill:#b3261e}.legend{display:flex;flex-wrap:wrap;gap:0 12px;margin:0 0 2px;padding:0;list-style:none;font-size:9px}.legend svg{display:inline-block;width:24px;height:9px;margin-right:4px}
.outer-band{fill:#dbe6f6}.inner-band{fill:#aac4ea}.range{stroke:#fff}.range-text{fill:#111;font-size:11px}
.range-0{fill:#d98080}.range-1{fill:#edb9b9}.range-2{fill:#a9d6a9}.range-3{fill:#f3dca0}.range-4{fill:#e3b75f}`;

/** Writes a report as one HTML file without scripts, which loads nothing. */
export function reportMarkup({ title, facts, sections, footer }: Report): string {
  const list = (all: readonly GlucoseFact[]) =>
    `<dl>${all.map(({ name, text }) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(text)}</dd></div>`).join('')}</dl>`;
  const marked = ({ mark, text }: LegendEntry) =>
    `<li><svg viewBox="0 0 ${LEGEND_MARK.width} ${LEGEND_MARK.height}" aria-hidden="true">${legendMark(mark).map(markupOf).join('')}</svg>${escapeMarkup(text)}</li>`;
  const drawn = ({ sentence, width, height, elements, legend }: ReportDrawing) =>
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(sentence)}">${elements.map(markupOf).join('')}</svg>` +
    (legend.length === 0 ? '' : `<ul class="legend">${legend.map(marked).join('')}</ul>`);
  const written = sections.map(
    (section) =>
      `<section${section.isWide ? ' class="wide"' : ''}><h2>${escapeMarkup(section.title)}</h2>` +
      `${section.notes.map((note) => `<p>${escapeMarkup(note)}</p>`).join('')}${section.facts.length > 0 ? list(section.facts) : ''}` +
      `${section.drawings.map(drawn).join('')}</section>`,
  );
  const empty = sections.length === 0 ? '<p>There are no readings in this period.</p>' : '';
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<title>Report</title><style>${STYLE}</style></head>\n<body><header><h1>${escapeMarkup(title)}</h1>${list(facts)}</header>` +
    `${empty}<div class="report-sections">\n${written.join('\n')}\n</div><footer>${escapeMarkup(footer)}</footer></body></html>\n`
  );
}
