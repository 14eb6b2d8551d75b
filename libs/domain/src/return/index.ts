export * from './return';
export * from '../fulfilment/return-transition';
export * from './return.input';
export * from './return.query';
export * from './return.view';
