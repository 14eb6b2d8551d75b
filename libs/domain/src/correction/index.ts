export * from './correction';
export * from './reason';
export * from './restamp';
