export * from './cursor-expired';
export * from './event-feed.query';
export * from './event-feed.view';
