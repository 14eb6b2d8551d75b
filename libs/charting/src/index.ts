export { ADHERENCE_HEADINGS, adherenceCells, type AdherenceEntry, isInAdherenceTable } from './spreadsheet/adherence-table';
export { type Chart, type ChartInput, chartOf, type ChartPoint, type DrawnSeries } from './chart';
export { PATIENT_HEADINGS, patientCells } from './spreadsheet/patient-columns';
export { BYTE_ORDER_MARK, type CsvCell, csvLine } from './spreadsheet/csv';
export { agoText } from './date/age-text';
export { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './date/durations';
export { dateText, dateTextWithWeekday, exactTimeText, timeText, timeTextWithWeekday } from './date/date-text';
export { dateAfter, lastDays, localMidnights } from './date/local-days';
export { niceTicks } from './drawing/scale';
export { changeOverWeek, summaryOf } from './summary';
export { thin } from './drawing/thinning';
export { displayOf, type DisplayUnit, type UnitPreferences } from './units';
export { type Measure, type Reading, READING_KINDS, type ReadingKind, readingsOf, type SeriesColumns } from './reading-kinds';
export { LEGEND_MARK, type LegendEntry, legendMark } from './drawing/legend';
export { markupOf, type SvgElement } from './drawing/svg';
export { type KnownTimeZone, timeZoneText } from './date/time-zone-text';
export { readingText, type ReadingText } from './reading-text';
export { drawTrend } from './trend-drawing';
export {
  clockText,
  drawRanges,
  type GlucoseFact,
  glucoseFactsOf,
  type GlucoseProfileInput,
  type ProfileBin,
  profileChartOf,
  profileLegend,
  profileSentence,
  type RangeShare,
  rangeSharesOf,
  shareName,
  sufficiencyOf,
} from './glucose-profile';
export { readingOutside, type Trend, type TrendInput, trendOf, type TrendValue } from './trend';
export {
  type Report,
  REPORT_DAYS,
  REPORT_PERIODS,
  type ReportDrawing,
  type ReportInput,
  reportMarkup,
  reportOf,
  type ReportSection,
} from './report';
