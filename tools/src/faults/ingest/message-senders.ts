import { setTimeout as sleep } from 'node:timers/promises';
import { type SentMessage, type VendorName } from './message-ledger';

export const FIRST_INSTANT = Date.UTC(2024, 0, 1);
export const DEVICE_IMEI = '490154203237518';

const RETRYING_SENDERS = 4;
const PAUSE_MS = 50;
/** The vendor that sends each message once sends 20 a second. */
const SINGLE_PAUSE_MS = 50;
const TIMEOUT_MS = 15_000;
/** One of four messages is sent again after its acknowledgement: as the same bytes, or with other ones that say the same. */
const RESENT = 0.25;

export interface SenderOptions {
  /** Returns the address of the source at a running service, or null if none is running. */
  target: () => { url: string; headers: Record<string, string> } | null;
  random: () => number;
}

/** Vendors that send messages of Telli to a source while faults occur. */
export class MessageSenders {
  readonly sent: SentMessage[] = [];
  /** Statuses that are neither 2xx nor 503. */
  readonly unexpected: number[] = [];
  private readonly running: Promise<void>[] = [];
  private isStopped = false;

  constructor(private readonly options: SenderOptions) {}

  start(): void {
    for (let count = 0; count < RETRYING_SENDERS; count++) this.running.push(this.sendUntilAcknowledged());
    this.running.push(this.sendOnce());
  }

  /** Waits until vendors have received a number of further acknowledgements. */
  async waitForAcknowledgements(count: number, timeoutMs: number): Promise<void> {
    const total = () => this.sent.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
    const [least, deadline] = [total() + count, Date.now() + timeoutMs];
    while (total() < least) {
      if (Date.now() > deadline) throw new Error(`Vendors had fewer than ${count} answers within ${timeoutMs / 1000} s.`);
      await sleep(PAUSE_MS);
    }
  }

  /** Lets every message that was begun be acknowledged, and then sends no more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
  }

  /** Notes a new message. It is not sent yet. */
  begin(vendor: VendorName): SentMessage {
    const number = this.sent.length;
    const message = { number, vendor, acknowledgements: 0, systolic: 100 + (number % 60), diastolic: 50 + (number % 40) };
    this.sent.push(message);
    return message;
  }

  /** Sends a message. @returns whether it was acknowledged */
  async send(message: SentMessage, indent = 0): Promise<boolean> {
    const target = this.options.target();
    if (!target) return false;
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        redirect: 'error',
        headers: { ...target.headers, 'content-type': 'application/json' },
        body: bodyOf(message, indent),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (response.ok) message.acknowledgements++;
      else if (response.status !== 503) this.unexpected.push(response.status);
      return response.ok;
    } catch {
      // The service died, or did not answer in time.
      return false;
    }
  }

  private async sendUntilAcknowledged(): Promise<void> {
    const { random } = this.options;
    const deadline = Date.now() + 600_000;
    while (!this.isStopped) {
      const message = this.begin('retrying');
      while (!(await this.send(message)) && Date.now() < deadline) await sleep(PAUSE_MS);
      if (random() < RESENT) await this.send(message, Math.floor(3 * random()));
      await sleep(PAUSE_MS * random());
    }
  }

  private async sendOnce(): Promise<void> {
    const running: Promise<boolean>[] = [];
    while (!this.isStopped) {
      running.push(this.send(this.begin('single')));
      await sleep(SINGLE_PAUSE_MS);
    }
    await Promise.all(running);
  }
}

function bodyOf({ number, systolic, diastolic }: SentMessage, indent: number): string {
  const message = {
    deviceId: DEVICE_IMEI,
    readingType: 'BloodPressure',
    time: String(FIRST_INSTANT + 1000 * number),
    data: { systolic, diastolic, pulse: 62, arrhythmia: 0 },
  };
  return JSON.stringify(message, null, indent);
}
