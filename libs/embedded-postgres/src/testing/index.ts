export { poll } from './poll';
export { spawnTypeScript } from './typescript-process';
