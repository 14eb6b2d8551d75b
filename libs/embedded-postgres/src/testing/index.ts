export { BROWSER_ADVICE, findBrowser, requireBrowser } from './find-browser';
export { pollUntil } from './poll';
export { propertyRuns } from './property-runs';
export { makeTemporaryDataFolder } from './temporary-data-folder';
export { spawnTypeScript } from './typescript-process';
export { freePort } from './free-port';
export { Replication, type ReplicationConnection } from './replication';
