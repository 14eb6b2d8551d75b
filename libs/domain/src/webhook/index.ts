export * from './webhook';
export * from './webhook-event.view';
export * from './webhook-header.input';
export * from './webhook-replay';
export * from '../event-type/webhook-type';
export * from './webhook.input';
export * from './webhook.query';
export * from './webhook.view';
