export * from './order';
export * from './order-limits';
export * from './order-transition';
export * from './order.input';
export * from './order.query';
export * from './order.view';
