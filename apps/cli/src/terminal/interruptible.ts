import { Refusal } from './refusal';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work, and asks it to stop on the first Ctrl-C or SIGTERM. A second signal ends the process at once. @param stop makes the work end soon, with
 * or without an error @throws Refusal `interrupted` if the work fails after a signal
 */
export async function runInterruptible<T>(work: () => Promise<T>, stop: () => void, adviceAfterInterruption: string): Promise<T> {
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    stop();
  };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work();
  } catch (error) {
    throw interruption.signal.aborted ? new Refusal('interrupted', adviceAfterInterruption, [], { cause: error }) : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
