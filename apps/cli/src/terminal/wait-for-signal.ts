import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Waits for Ctrl-C or SIGTERM. Only the first signal is caught: a second one ends the process at once. */
export async function waitForSignal(): Promise<void> {
  const heard = new AbortController();
  await Promise.race(SIGNALS.map((name) => once(process, name, { signal: heard.signal })));
  heard.abort();
}
