import { execFileSync } from 'node:child_process';
import { FaultDatabase } from '../../faults/fault-database';
import { compareEvidence } from '../../faults/deliveries/compare';
import { countUnfinished, gatherRoundEvidence, readTotals } from '../../faults/deliveries/evidence';
import { FaultRound } from '../../faults/deliveries/round';
import { randomNumbers } from '../../harness/random-numbers';
import { type ScaleOptions, type ScaleOutcome, type ScaleScenario } from '../scenario';
import { ScaledService } from './scaled-service';

const SHORT = { workers: 2, readings: 300 };
const LONG = { workers: 3, readings: 3_000 };
const DRAIN_TIMEOUT_MS = 90_000;
/** No sender may be considered dead because of its lease, even on a busy machine: the others must notice that its process has ended. */
const PATIENCE = { leaseMs: 120_000, deadlineMs: 30_000 };

/** Several workers, a further API process and two senders on one database, of which some are killed or stopped under load. */
export const WORKERS: ScaleScenario = {
  name: 'workers',
  about:
    'a service with WORKERS, one more API process and two senders on one database; a worker and a sender are killed, and the workers are stopped',
  obstacle: () => Promise.resolve(isInstalled('pgrep') ? null : 'pgrep is missing: apt-get install procps'),
  play,
};

async function play({ isShort, seed, say, defer }: ScaleOptions): Promise<ScaleOutcome> {
  const { workers, readings } = isShort ? SHORT : LONG;
  const random = randomNumbers(seed);
  const database = await FaultDatabase.open({ say, defer });
  const round = await FaultRound.begin({ database, readings, faults: 1, patience: PATIENCE, random });
  defer(() => round.end('SIGKILL'));
  say('Starting the processes');
  const service = await ScaledService.start(round, { workers, requestsPerMinute: readings + 200 });
  say('Sending more requests than the limit of a key');
  await service.exceedRateLimit();
  say('Posting readings while processes are killed and stopped');
  const steps = [() => service.killWorker(), () => service.killSender(), () => service.revokeKey(), () => service.stopWorkers()];
  let taken = 0;
  const [acknowledged] = await Promise.all([round.publish(), round.atInstants(async () => steps[taken++]?.(), steps.length)]);
  say('Waiting until all events are delivered');
  const left = await database.waitUntilEmpty(() => countUnfinished(round), DRAIN_TIMEOUT_MS);
  const totals = await readTotals(round);
  await round.end('SIGTERM');
  const { figures, differences } = compareEvidence(await gatherRoundEvidence(round, acknowledged, totals));
  const { readings: posted, receipts, duplicates } = figures;
  return {
    figures: { workers, readings: posted, messages: receipts, 'messages received again': duplicates, ...service.figures },
    differences: [
      ...(taken < steps.length ? [`only ${taken} of ${steps.length} faults were caused`] : []),
      ...(left > 0 ? [`${left} events or deliveries were still waiting after ${DRAIN_TIMEOUT_MS / 1000} s`] : []),
      ...service.differences,
      ...differences,
    ],
  };
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
