import { fetchText } from '@rpm/client';
import { nodeWarning } from '@rpm/database/node-release';
import { databaseSettings, listenSettings, readConfiguration } from '@rpm/database';
import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { terminal } from '../terminal/terminal';
import { failed, type Finding, ok, warning } from './doctor-check';

/** Free space in GB on the disk of the data folder below which the check warns. */
const FEW_GB = 2;
const BYTES_PER_GB = 1e9;
/** A time zone that Node.js knows only if it was built with the data of all regions, as the releases of nodejs.org are. */
const SOME_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** Reports a release of Node.js without security fixes. A release that is too old is not reported, because loading `node-release` ends the process. */
export function checkNode(): Finding {
  return nodeWarning === null ? ok(process.versions.node) : warning(nodeWarning);
}

/** Checks whether Node.js has the data of all time zones, in which patients' days begin and end. */
export function checkTimeZones(): Finding {
  try {
    new Intl.DateTimeFormat('en', { timeZone: SOME_TIME_ZONE });
    return ok(process.versions.tz ?? 'known');
  } catch {
    return failed(`this Node.js does not know ${SOME_TIME_ZONE}; use a release of https://nodejs.org`);
  }
}

/** Checks whether the data folder, or the folder in which it would be created, can be written to, and whether its disk has space. */
export async function checkDataFolder(): Promise<Finding> {
  const { DATA_DIR } = readConfiguration(databaseSettings, terminal().environment);
  let folder = DATA_DIR;
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return failed(`${folder} cannot be written to by this user; correct its owner or set DATA_DIR`);
  }
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / BYTES_PER_GB).toFixed(1)} GB are free on the disk of ${DATA_DIR}`;
  return bavail * bsize < FEW_GB * BYTES_PER_GB ? warning(free) : ok(free);
}

/** Checks whether the service can listen on its port, or already does. */
export async function checkPort(): Promise<Finding> {
  const { HOST, PORT } = readConfiguration(listenSettings, terminal().environment);
  const server = createServer();
  try {
    await once(server.listen(PORT, HOST), 'listening');
    server.close();
    return ok(PORT === 0 ? 'any free one' : `${PORT} is free`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') return failed(`${PORT} at ${HOST} cannot be listened on (${code}); set PORT or HOST`);
    if (await isServiceAt(HOST, PORT)) return ok(`the service is running on ${PORT}`);
    return warning(`another program listens on ${PORT}; end it or set PORT`);
  }
}

async function isServiceAt(host: string, port: number): Promise<boolean> {
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/live`;
    const { text } = await fetchText(url, { operation: 'health', signal: AbortSignal.timeout(2_000) });
    return (JSON.parse(text) as { status?: string }).status === 'live';
  } catch {
    return false;
  }
}
