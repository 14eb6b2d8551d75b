import { fetchText } from '@rpm/client';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** Arrival times of messages by their number, in milliseconds of {@link monotonicMs}. */
export interface MessageArrivals {
  at: Map<number, number>;
  /** Number of messages that arrived more than once. */
  repeated: number;
}

/** Reads the arrival times that the receiving process has recorded. */
export class WebhookReceiver {
  constructor(readonly port: number) {}

  /** Waits until `wanted` messages have arrived since the last call, or until no message has arrived for `patienceMs`. */
  async receive(wanted: number, patienceMs: number): Promise<MessageArrivals> {
    const receipts: MessageArrivals = { at: new Map(), repeated: 0 };
    let last = performance.now();
    while (receipts.at.size < wanted && performance.now() - last < patienceMs) {
      const came = await this.take();
      for (const [message, at] of came) {
        if (receipts.at.has(message)) receipts.repeated++;
        else receipts.at.set(message, at);
      }
      if (came.length > 0) last = performance.now();
      await sleep(LOOK_MS);
    }
    return receipts;
  }

  async take(): Promise<[message: number, at: number][]> {
    const { text } = await fetchText(`http://127.0.0.1:${this.port}/receipts`, { operation: 'receipts' });
    return JSON.parse(text) as [number, number][];
  }
}
