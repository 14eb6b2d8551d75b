import { Loop, type Pace } from '@rpm/database';
import { advanceReplay } from '../replay/advance-replay.sql';
import { foldWebhookLogTotals } from '../log/fold-totals';
import { type DelivererOptions } from './deliverer';
import { type DeliveryQueue } from '../delivery-queue';
import { DUE_TIMES } from './due-times.sql';

const FOLD_MS = 2_000;
const REPLAY_MS = 1_000;
const RECOVER_MS = 1_000;

/** Creates the periodic maintenance tasks of a process that sends webhooks. @param onQueued called when a task has put deliveries into the queue */
export function maintenanceLoops(
  options: Pick<DelivererOptions, 'database' | 'metrics' | 'onError'>,
  { queue, pace }: { queue: DeliveryQueue; pace: Pace },
  onQueued: () => void,
): Loop[] {
  const { database, metrics, onError } = options;
  const fold = async () => {
    metrics?.statementRun('fold');
    await foldWebhookLogTotals(database);
    return false;
  };
  const replay = async () => {
    metrics?.statementRun('replay');
    const advanced = await advanceReplay(database);
    if (advanced && advanced.queued > 0) onQueued();
    return advanced !== null;
  };
  const recover = async () => {
    metrics?.statementRun('recover');
    const { queued, interrupted, isMore } = await queue.recoverLeases();
    metrics?.requestsInterrupted(interrupted);
    if (queued > 0) onQueued();
    return isMore;
  };
  return [
    new Loop({ work: fold, restMs: FOLD_MS, pace: { pace, due: DUE_TIMES.fold }, onError }),
    new Loop({ work: replay, restMs: REPLAY_MS, pace: { pace, due: DUE_TIMES.replay }, onError }),
    new Loop({ work: recover, restMs: RECOVER_MS, pace: { pace, due: DUE_TIMES.recover }, onError }),
  ];
}
