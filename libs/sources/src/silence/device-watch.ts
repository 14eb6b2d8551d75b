import { type Database, sqlStateOf } from '@rpm/database';
import {
  BEGIN_DEVICE_SILENCE,
  type DeviceSlice,
  END_DEVICE_SILENCE,
  FORGET_DEVICES,
  LEASE_DEVICE_SLICE,
  LOOK_AT_DEVICES,
} from './device-silence.sql';

/** Number of devices of a slice, and of slices that a process looks at in a row. The rest waits for the next run, so that requests keep the database. */
const MAX_DEVICES = 1_000;
const MAX_SLICES = 50;

export interface DeviceWatchLimits {
  maxDevices?: number;
  maxSlices?: number;
}

/**
 * Begins and ends the silence of devices whose items have an expected interval. It compares what is stored anyway, so that storing a reading costs nothing more. Each
 * round of an organization begins a minute after the last one; large organizations take several slices.
 */
export async function watchDevices(
  database: Pick<Database, 'run'>,
  { maxDevices = MAX_DEVICES, maxSlices = MAX_SLICES }: DeviceWatchLimits = {},
): Promise<void> {
  let limit = maxDevices;
  const failures: unknown[] = [];
  for (let slices = 0; slices < maxSlices; slices++) {
    const [slice] = await database.run('delivery', LEASE_DEVICE_SLICE, {}, { isWrite: true });
    if (!slice) break;
    try {
      limit = await watchSlice(database, slice, limit);
    } catch (error) {
      // The lease has moved the organization behind all others, so it does not keep them waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** The error code (SQLSTATE) of a statement that PostgreSQL has ended because it took too long. */
const QUERY_CANCELED = '57014';

/** Looks at a slice, and at half of it if that takes longer than a statement may. @returns the maximum number of devices of the slice */
async function watchSlice(database: Pick<Database, 'run'>, slice: DeviceSlice, limit: number): Promise<number> {
  try {
    await lookAtSlice(database, slice, limit);
    return limit;
  } catch (error) {
    if (limit === 1 || sqlStateOf(error) !== QUERY_CANCELED) throw error;
    return watchSlice(database, slice, Math.floor(limit / 2));
  }
}

async function lookAtSlice(
  database: Pick<Database, 'run'>,
  { organizationId, ...slice }: DeviceSlice,
  limit: number,
): Promise<void> {
  const scope = { organizationId };
  const found = await database.run(scope, LOOK_AT_DEVICES, { ...slice, limit }, { isWrite: true });
  const deviceIds = found.map(({ deviceId }) => deviceId);
  if (deviceIds.length > 0) {
    await database.run(scope, END_DEVICE_SILENCE, { deviceIds }, { isWrite: true });
    await database.run(scope, BEGIN_DEVICE_SILENCE, { deviceIds }, { isWrite: true });
  } else if (slice.itemId === 0) {
    await database.run(scope, FORGET_DEVICES, { leaseEnd: slice.leaseEnd }, { isWrite: true });
  }
}
