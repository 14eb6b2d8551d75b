import { type ServiceAccess } from './service-access';

const DAY_MS = 86_400_000;

/** Statuses with which the service may reject a change, because some random changes are not possible. */
const REFUSALS = [404, 409, 422];

/**
 * Random changes of a customer's records: corrections, voids, restorations, custody corrections, merges of patients, changes of the
 * catalogue, and replays.
 */
export class CustomerChanges {
  made = 0;
  refused = 0;
  private readonly voided: string[] = [];
  private readonly patients: number[] = [];
  /** Paths and bodies of merges that can be undone. */
  private readonly merges: { into: number; patient: { id: number } }[] = [];
  private device = 0;
  private readonly assignments: number[] = [];

  constructor(
    private readonly service: ServiceAccess,
    private readonly random: () => number,
    private readonly webhookId: number,
  ) {}

  /** Creates three patients, and a device whose readings they take. */
  async setUp(): Promise<void> {
    for (const lastName of ['Sampleton', 'Testworth', 'Exampleby']) {
      this.patients.push(idIn((await this.service.ask('POST', '/patient', { firstName: 'Testina', lastName })).json));
    }
    const item = idIn((await this.service.ask('POST', '/item', { name: 'Example Meter' })).json);
    const deviceIdentifiers = [{ type: 'serial', value: 'EX-MIRROR-1' }];
    this.device = idIn((await this.service.ask('POST', '/device', { item: { id: item }, deviceIdentifiers })).json);
    for (let count = 0; count < 200; count++) await this.addReading();
  }

  /** Makes one change at random. */
  async make(): Promise<void> {
    const changes = [
      () => this.correct(),
      () => this.correct(),
      () => this.voidReading(),
      () => this.restore(),
      () => this.addReading(),
      () => this.addAssignment(),
      () => this.changeAssignment(),
      () => this.removeAssignment(),
      () => this.merge(),
      () => this.unmerge(),
      () => this.rename('patient', 'lastName'),
      () => this.rename('item', 'name'),
      () => this.rename('site', 'name'),
      () => this.rename('kit', 'name'),
      () => this.replay(),
    ];
    await this.pick(changes)?.();
  }

  private async correct(): Promise<void> {
    const reading = await this.anyOf('blood-glucose-reading');
    if (reading !== undefined)
      await this.change('PATCH', `/blood-glucose-reading/${reading}`, { glucose: 60 + Math.floor(200 * this.random()) });
  }

  private async voidReading(): Promise<void> {
    const type = this.pick(['blood-glucose-reading', 'weight-reading', 'heart-rate-reading']) ?? '';
    const reading = await this.anyOf(type);
    if (reading === undefined) return;
    this.voided.push(`/${type}/${reading}`);
    await this.change('DELETE', `/${type}/${reading}`);
  }

  private async restore(): Promise<void> {
    const path = this.pick(this.voided);
    if (path !== undefined) await this.change('PATCH', path, { enteredInError: false });
  }

  private async addReading(): Promise<void> {
    const readingTimestamp = this.instant().toISOString();
    await this.change('POST', '/weight-reading', { device: { id: this.device }, readingTimestamp, weight: 150 });
  }

  private async addAssignment(): Promise<void> {
    const [start, end] = [this.instant(), this.instant()].sort((one, other) => one.getTime() - other.getTime());
    const body = {
      patient: { id: this.pick(this.patients) },
      startTimestamp: start?.toISOString(),
      endTimestamp: end?.toISOString(),
    };
    const added = await this.change('POST', `/device/${this.device}/assignment`, body);
    if (added.status === 200) this.assignments.push(idIn(added.json));
  }

  private async changeAssignment(): Promise<void> {
    const id = this.pick(this.assignments);
    if (id === undefined) return;
    await this.change('PATCH', `/device/${this.device}/assignment/${id}`, { patient: { id: this.pick(this.patients) } });
  }

  private async removeAssignment(): Promise<void> {
    const id = this.pick(this.assignments);
    if (id !== undefined) await this.change('DELETE', `/device/${this.device}/assignment/${id}`);
  }

  /**
   * Merges one of the patients that {@link setUp} has created into any other one. The patients of the simulation are not merged, because the
   * simulation continues to use them.
   */
  private async merge(): Promise<void> {
    const into = await this.anyOf('patient');
    const patient = { id: this.pick(this.patients) ?? 0 };
    if (into === undefined || this.merges.some((one) => one.patient.id === patient.id)) return;
    const merged = await this.change('POST', `/patient/${into}/merge`, { patient });
    if (merged.status === 200) this.merges.push({ into, patient });
  }

  private async unmerge(): Promise<void> {
    const merge = this.pick(this.merges);
    if (!merge) return;
    const { into, patient } = merge;
    const undone = await this.change('POST', `/patient/${into}/unmerge`, { patient });
    if (undone.status === 200) this.merges.splice(this.merges.indexOf(merge), 1);
  }

  private async rename(type: string, property: string): Promise<void> {
    const id = await this.anyOf(type);
    if (id !== undefined)
      await this.change('PATCH', `/${type}/${id}`, { [property]: `Example ${Math.floor(1e6 * this.random())}` });
  }

  private async replay(): Promise<void> {
    const now = Date.now();
    const body = { startTimestamp: new Date(now - 60_000).toISOString(), endTimestamp: new Date(now).toISOString() };
    await this.change('POST', `/webhook/${this.webhookId}/replay`, body);
  }

  private async change(method: string, path: string, body?: object): Promise<{ status: number; json: unknown }> {
    const answer = await this.service.ask(method, path, body, REFUSALS);
    if (answer.status < 300) this.made++;
    else this.refused++;
    return answer;
  }

  /** Returns the id of a random resource among the first ones of a type; undefined if there are none. */
  private async anyOf(type: string): Promise<number | undefined> {
    const { content } = await this.service.get<{ content: { id: number }[] }>(`/${type}?size=100`);
    return this.pick(content)?.id;
  }

  private instant(): Date {
    return new Date(Math.floor(Date.now() - DAY_MS * (1 + 40 * this.random())));
  }

  private pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(from.length * this.random())];
  }
}

const idIn = (json: unknown) => (json as { id: number }).id;
