/** A message with one reading; its value is null if the vendor withdraws the reading. */
interface ModelMessage {
  who: number;
  minute: number;
  systolic: number | null;
  text: string;
}

interface ModelReading {
  systolic: number;
  /** The value that was recorded at first: it is recognized whatever has corrected it since. */
  first: number;
  isVoided: boolean;
  isChangedByPerson: boolean;
}

/** A model of what must become of messages, as simple as possible, with which the service is compared. */
export class ModelOfSource {
  private readonly byKey = new Map<string, ModelReading>();
  private readonly bound = new Set<number>();
  private waiting: ModelMessage[] = [];
  private incomplete: ModelMessage[] = [];
  private conflicts: ModelMessage[] = [];
  /** The texts of messages that have been recorded: an equal message changes nothing. */
  private readonly done = new Set<string>();
  /** The messages that repeated a reading, in their order. */
  private repeated: ModelMessage[] = [];

  constructor(
    private readonly corrects: boolean,
    private readonly unknownCode: string,
  ) {}

  /** @returns whether nothing was bound to the text before */
  bind(who: number): boolean {
    if (this.bound.has(who)) return false;
    this.bound.add(who);
    const released = this.waiting.filter((message) => message.who === who);
    this.waiting = this.waiting.filter((message) => message.who !== who);
    for (const message of released) this.apply(message);
    return true;
  }

  receive(message: ModelMessage, isAgain: boolean): void {
    if (isAgain && this.done.has(message.text)) return;
    if (this.bound.has(message.who)) this.apply(message);
    else this.waiting.push(message);
  }

  /** A replay decides no conflict, but a person may have ended it since, or changed a reading that a message repeated. */
  replay(): void {
    const messages = [...this.conflicts, ...this.repeated];
    [this.conflicts, this.repeated] = [[], []];
    for (const { text } of messages) this.done.delete(text);
    for (const message of messages) this.apply(message);
  }

  changeByPerson(who: number, minute: number, systolic: number | null): void {
    const reading = this.byKey.get(`${who} ${minute}`);
    if (!reading || systolic === reading.systolic) return;
    if (systolic === null) reading.isVoided = true;
    else reading.systolic = systolic;
    reading.isChangedByPerson = true;
  }

  get readings(): object[] {
    return [...this.byKey]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { systolic, isVoided }]) => {
        const [who, minute] = key.split(' ').map(Number);
        // A withdrawal that waited with corrections of its reading may be processed after them or before.
        return { who, minute, systolic: isVoided ? null : systolic, isVoided };
      });
  }

  get quarantined(): Record<string, number> {
    const counts = {
      [this.unknownCode]: this.waiting.length,
      pair_incomplete: this.incomplete.length,
      conflict: this.conflicts.length,
    };
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  private apply(message: ModelMessage): void {
    const { who, minute, systolic, text } = message;
    if (this.done.has(text)) return;
    const key = `${who} ${minute}`;
    const reading = this.byKey.get(key);
    if (!reading && systolic === null) {
      this.incomplete.push(message);
      return;
    }
    if (!reading) this.store(key, systolic ?? 0);
    else if (systolic === null) reading.isVoided ||= !reading.isChangedByPerson;
    else if (this.corrects) {
      if (!reading.isVoided && !reading.isChangedByPerson) reading.systolic = systolic;
    } else if (!reading.isVoided && systolic !== reading.systolic && systolic !== reading.first) {
      this.conflicts.push(message);
      return;
    } else if (!reading.isVoided) this.repeated.push(message);
    this.done.add(text);
  }

  private store(key: string, systolic: number): void {
    const withdrawn = this.incomplete.filter(({ who, minute }) => `${who} ${minute}` === key);
    this.incomplete = this.incomplete.filter((message) => !withdrawn.includes(message));
    for (const { text } of withdrawn) this.done.add(text);
    this.byKey.set(key, { systolic, first: systolic, isVoided: withdrawn.length > 0, isChangedByPerson: false });
  }
}
