import { fetchText, type TextResponse } from '@rpm/client';

/** Counts of one phase of the run. */
export interface PhaseCounts {
  writes: number;
  reads: number;
  /** Reads that the standby served. */
  byStandby: number;
}

/** A reading that the service has acknowledged, with the position of its answer. */
interface Acknowledged {
  id: number;
  patientId: number;
  position: string;
}

const NEWEST = 20;

/**
 * Clients that write and read at the same time. Each stores a reading of its own patient, and then lists the newest readings of a random client's patient with the
 * position of that client's last acknowledged write, which the list must contain.
 */
export class StandbyLoad {
  /** Ids of all acknowledged readings. */
  readonly acknowledged: number[] = [];
  /** Number of lists of readings that were answered. */
  answered = 0;
  readonly differences: string[] = [];
  private readonly last: Acknowledged[] = [];
  private counts: PhaseCounts = { writes: 0, reads: 0, byStandby: 0 };
  private isOver = false;

  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly random: () => number,
  ) {}

  /** Runs clients until {@link stop}. */
  async run(clients: number): Promise<void> {
    await Promise.all(Array.from({ length: clients }, (_, number) => this.runClient(number)));
  }

  stop(): void {
    this.isOver = true;
  }

  /** Starts to count anew. @returns the counts so far */
  takeCounts(): PhaseCounts {
    const { counts } = this;
    this.counts = { writes: 0, reads: 0, byStandby: 0 };
    return counts;
  }

  private async runClient(number: number): Promise<void> {
    const { json } = await this.send('patient', { body: { firstName: 'Testina', lastName: `Client ${number}` } });
    for (let minute = 0; !this.isOver; minute++) {
      await this.write(number, json.id, minute);
      const of = this.last[Math.floor(this.random() * this.last.length)];
      if (of) await this.read(of);
    }
  }

  private async write(client: number, patientId: number, minute: number): Promise<void> {
    const readingTimestamp = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
    const body = { patient: { id: patientId }, readingTimestamp, glucose: 100 };
    const { status, json, position } = await this.send('blood-glucose-reading', { body });
    this.counts.writes++;
    if (status !== 200 || position === null) {
      this.differences.push(`A write was answered ${status}${position === null ? ' without a position' : ''}.`);
      return;
    }
    this.acknowledged.push(json.id);
    this.last[client] = { id: json.id, patientId, position };
  }

  private async read({ id, patientId, position }: Acknowledged): Promise<void> {
    const path = `blood-glucose-reading?patientId=${patientId}&size=${NEWEST}`;
    // A read belongs to the phase in which it was sent: its answer may arrive when the standby has just been killed.
    const { counts } = this;
    const answer = await this.send(path, { position });
    counts.reads++;
    if (answer.status !== 200) {
      this.differences.push(`A read was answered ${answer.status}.`);
      return;
    }
    this.answered++;
    const server = answer.position === null ? 'standby' : 'primary';
    if (server === 'standby') counts.byStandby++;
    const isThere = answer.json.content.some((reading) => reading.id >= id);
    if (!isThere) this.differences.push(`The ${server} did not return reading ${id} after its position ${position}.`);
  }

  private async send(path: string, { body, position }: { body?: object; position?: string }): Promise<Answer> {
    const headers = {
      'Service-API-Key': this.key,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(position !== undefined && { 'Read-After': position }),
    };
    const request = { operation: path, method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
    const response: TextResponse = await fetchText(`${this.url}/api/v3/${path}`, request);
    const json = JSON.parse(response.text) as Answer['json'];
    return { status: response.status, json, position: response.headers.get('Read-After') };
  }
}

interface Answer {
  status: number;
  json: { id: number; content: { id: number }[] };
  position: string | null;
}
