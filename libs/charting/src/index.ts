export { type Chart, type ChartInput, chartOf, type ChartPoint, type DrawnSeries } from './chart';
export { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './date/durations';
export { dateText, dateTextWithWeekday, exactTimeText, timeText, timeTextWithWeekday } from './date/date-text';
export { lastDays, localMidnights } from './date/local-days';
export { niceTicks } from './scale';
export { changeOverWeek, summaryOf } from './summary';
export { thin } from './thinning';
export { displayOf, type DisplayUnit, type UnitPreferences } from './units';
export { type Measure, type Reading, READING_KINDS, type ReadingKind, readingsOf, type SeriesColumns } from './reading-kinds';
export { markupOf, type SvgElement } from './svg';
export { type KnownTimeZone, timeZoneText } from './date/time-zone-text';
export { drawTrend } from './trend-drawing';
export {
  clockText,
  drawRanges,
  type GlucoseFact,
  glucoseFactsOf,
  type GlucoseProfileInput,
  type ProfileBin,
  profileChartOf,
  profileSentence,
  type RangeShare,
  rangeSharesOf,
  shareName,
  sufficiencyOf,
} from './glucose-profile';
export { type Trend, type TrendInput, trendOf, type TrendValue } from './trend';
export {
  type Report,
  REPORT_DAYS,
  type ReportDrawing,
  type ReportInput,
  reportMarkup,
  reportOf,
  type ReportSection,
} from './report';
