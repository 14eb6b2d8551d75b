import { type createDataSource } from '@rpm/data-access';
import { ensureWeeklyPartitions } from './retention/ensure-weeks';
import { retireLogs } from './retention/retire-logs';
import { Loop } from './loop';

type DataSource = ReturnType<typeof createDataSource>;

const HOUR_MS = 3_600_000;

/** Creates a loop that runs every hour: it creates the log partitions of the coming weeks and removes webhook logs that are past their retention. */
export function logRetentionLoop(dataSource: DataSource, retentionDays: number, onError: (error: unknown) => void): Loop {
  const work = async () => {
    await ensureWeeklyPartitions(dataSource, new Date());
    await retireLogs(dataSource, { days: retentionDays, now: new Date() });
    return false;
  };
  return new Loop({ work, restMs: HOUR_MS, onError });
}
