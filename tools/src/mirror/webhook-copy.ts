import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChildProgram } from '../harness/child-program';
import { Copy } from './copy';
import { applyEvent, type Event, Sequences } from './event';
import { COPIED_EVENT_TYPES } from './resource-types';
import { type ServiceAccess } from './service-access';

/** A client that keeps a copy from webhooks only. Its receiver is a process of its own, which can be killed and started again. */
export class WebhookClient {
  webhookId = 0;
  private receiver: ChildProgram | null = null;
  private readonly journal: string;
  private readonly secret: string;

  constructor(
    private readonly service: ServiceAccess,
    folder: string,
    private readonly port: number,
  ) {
    this.journal = join(folder, 'webhook-journal.ndjson');
    this.secret = join(folder, 'webhook-secret');
  }

  /** Starts the receiver, and creates a webhook for all types of events that contain a resource. */
  async subscribe(): Promise<void> {
    writeFileSync(this.secret, '');
    await this.startReceiver();
    const url = `http://127.0.0.1:${this.port}/`;
    const { json } = await this.service.ask('POST', '/webhook', { types: COPIED_EVENT_TYPES, url });
    const { id, secret } = json as { id: number; secret: string };
    this.webhookId = id;
    writeFileSync(this.secret, secret);
  }

  async startReceiver(): Promise<void> {
    const args = [String(this.port), this.journal, this.secret];
    this.receiver = ChildProgram.spawn('tools/dist/mirror/webhook-receiver-process.js', args, {});
    await this.receiver.says(/(ready)/);
  }

  async killReceiver(): Promise<void> {
    await this.receiver?.end('SIGKILL');
  }

  /** Builds the copy from the journal. */
  copy(): { copy: Copy; events: number; duplicates: number; problems: string[] } {
    const [copy, sequences, ids] = [new Copy(), new Sequences(), new Set<string>()];
    let duplicates = 0;
    for (const { id, event } of this.received()) {
      if (ids.has(id)) duplicates++;
      ids.add(id);
      sequences.add(event);
      applyEvent(copy, event);
    }
    return { copy, events: ids.size, duplicates, problems: sequences.missing() };
  }

  private received(): { id: string; event: Event }[] {
    if (!existsSync(this.journal)) return [];
    const lines = readFileSync(this.journal, 'utf8').split('\n');
    // A receiver that was killed may have written the last line in part; the sender sends that event again.
    return lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as { id: string; event: Event }];
      } catch {
        return [];
      }
    });
  }
}
