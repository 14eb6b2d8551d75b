export * from './correction';
export * from './restamp';
