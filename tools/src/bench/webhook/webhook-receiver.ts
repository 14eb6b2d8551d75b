import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

/** When messages came, by their number, in milliseconds of {@link monotonicMs}. */
export interface Receipts {
  at: Map<number, number>;
  /** Messages that came again. */
  repeated: number;
}

/** What the receiving process was sent. */
export class WebhookReceiver {
  constructor(readonly port: number) {}

  /** Waits until `wanted` messages have come since the last time, or nothing more for `patienceMs`. */
  async receive(wanted: number, patienceMs: number): Promise<Receipts> {
    const receipts: Receipts = { at: new Map(), repeated: 0 };
    let last = performance.now();
    while (receipts.at.size < wanted && performance.now() - last < patienceMs) {
      const came = await this.take();
      for (const [n, at] of came) {
        if (receipts.at.has(n)) receipts.repeated++;
        else receipts.at.set(n, at);
      }
      if (came.length > 0) last = performance.now();
      await sleep(LOOK_MS);
    }
    return receipts;
  }

  async take(): Promise<[n: number, at: number][]> {
    const response = await fetch(`http://127.0.0.1:${this.port}/receipts`);
    return (await response.json()) as [number, number][];
  }
}
