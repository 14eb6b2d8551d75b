import { fetchText } from '@rpm/client';
import { setTimeout as sleep } from 'node:timers/promises';

const CONNECTIONS = 8;
const CHECK_INTERVAL_MS = 50;
/** Pause of each connection between two requests, so that the key does not reach its limit. */
const PAUSE_MS = 50;

/** Outcome of the requests that were sent while the service was ready. */
export interface BalancedLoad {
  answered: number;
  /** One text for each request that was not answered with the status 200. */
  failures: string[];
}

/** Sends requests on eight connections, as a load balancer does: until `/health/ready` says that the service is not ready. */
export async function sendUntilUnready(url: string, key: string): Promise<BalancedLoad> {
  const failures: string[] = [];
  let [isReady, answered] = [true, 0];
  const check = async () => {
    while (isReady) {
      isReady = await fetchText(`${url}/health/ready`, { operation: 'check' }).then(
        ({ status }) => status === 200,
        () => false,
      );
      await sleep(CHECK_INTERVAL_MS);
    }
  };
  const send = async () => {
    while (isReady) {
      const outcome = await fetchText(`${url}/api/v3/patient?size=1`, {
        operation: 'list',
        headers: { 'service-api-key': key },
      }).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      );
      if (outcome === '200') answered++;
      else failures.push(outcome);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([check(), ...Array.from({ length: CONNECTIONS }, send)]);
  return { answered, failures };
}
