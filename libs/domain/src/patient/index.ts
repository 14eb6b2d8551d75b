export * from './patient';
export * from './patient-address';
export * from './patient.input';
export * from './patient.query';
export * from './patient-merge';
export * from './patient-time-zone.view';
export * from './patient.view';
export * from './sex';
