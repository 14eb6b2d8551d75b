export { type Chart, type ChartInput, chartOf, type ChartPoint, type DrawnSeries } from './chart';
export { localMidnights } from './local-days';
export { niceTicks } from './scale';
export { changeOverWeek, summaryOf } from './summary';
export { thin } from './thinning';
export { displayOf, type DisplayUnit, type UnitPreferences } from './units';
