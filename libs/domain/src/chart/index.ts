export * from './chart-limits';
export * from './chart.query';
export * from './chart.view';
export * from './glucose-definitions';
