export * from './site';
export * from './site-address';
export * from './site.input';
export * from './site.view';
