export * from './patient-summary.query';
export * from './patient-summary.view';
