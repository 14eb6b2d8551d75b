/** A message of PostgreSQL's protocol, version 3. */
export class WireMessage {
  constructor(
    /** The letter with which the message begins. */
    readonly type: string,
    private readonly body: Buffer,
  ) {}

  /** Length of the message in bytes. */
  get length(): number {
    return this.body.length + 5;
  }

  /** The name and the text of the statement of a Parse message. */
  parsing(): { statement: string; text: string } {
    const [statement = '', text = ''] = this.body.toString('utf8').split('\0');
    return { statement, text };
  }

  /** The prepared statement of a Bind message, and its parameters as text. */
  binding(): { statement: string; parameters: (string | null)[] } {
    let at = this.body.indexOf(0) + 1;
    const end = this.body.indexOf(0, at);
    const statement = this.body.toString('utf8', at, end);
    at = end + 1;
    at += 2 + 2 * this.body.readInt16BE(at);
    const parameters: (string | null)[] = [];
    let left = this.body.readInt16BE(at);
    for (at += 2; left > 0; left--) {
      const length = this.body.readInt32BE(at);
      at += 4;
      parameters.push(length < 0 ? null : this.body.toString('utf8', at, at + length));
      at += Math.max(length, 0);
    }
    return { statement, parameters };
  }

  /** The text of a NoticeResponse message. */
  noticeText(): string {
    const fields = this.body.toString('utf8').split('\0');
    return fields.find((field) => field.startsWith('M'))?.slice(1) ?? '';
  }
}

/** Splits one direction of a connection into messages. */
export class MessageReader {
  private rest: Buffer = Buffer.alloc(0);

  /** @param isStarting whether the first message has no type, as the first message of a client */
  constructor(private isStarting: boolean) {}

  read(bytes: Buffer): WireMessage[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const messages: WireMessage[] = [];
    for (;;) {
      const head = this.isStarting ? 0 : 1;
      if (this.rest.length < head + 4) return messages;
      const end = head + this.rest.readInt32BE(head);
      if (this.rest.length < end) return messages;
      if (!this.isStarting) messages.push(new WireMessage(this.rest.toString('latin1', 0, 1), this.rest.subarray(5, end)));
      this.rest = this.rest.subarray(end);
      this.isStarting = false;
    }
  }
}
