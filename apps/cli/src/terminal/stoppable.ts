import { Refusal } from './refusal';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that Ctrl-C ends in order, once; a second one is not caught.
 * @param stop makes the work end soon, however it does
 * @throws Refusal `interrupted`, whatever the work made of being stopped
 */
export async function stoppable<T>(work: () => Promise<T>, stop: () => void, whatNow: string): Promise<T> {
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort();
    stop();
  };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work();
  } catch (error) {
    throw interruption.signal.aborted ? new Refusal('interrupted', whatNow, [], { cause: error }) : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}
