import { type Socket } from 'node:net';
import { type Connection } from '../connection/connection';
import { ServerForwarder } from './server-forwarder';

/** A statement whose answer is lost. */
interface LostStatement {
  /** Part of its text, or its name. */
  marker: string;
  /** Part of the text or the name of a statement that its connection must have sent before; by default any connection counts. */
  after?: string;
  /** Whether the connection is cut before PostgreSQL receives the statement. By default, PostgreSQL has executed it. */
  isCutBefore?: boolean;
}

/** Cuts connections to the test server at chosen statements. */
export class LostAnswers {
  private next: LostStatement | null = null;

  private constructor(private readonly forwarder: ServerForwarder) {}

  static async listen(connection: Connection): Promise<LostAnswers> {
    const lost: LostAnswers = new LostAnswers(
      await ServerForwarder.listen(connection, (client, server) => lost.forward(client, server)),
    );
    return lost;
  }

  get url(): string {
    return this.forwarder.url;
  }

  /** Cuts the connection that sends a statement next. */
  loseNext(statement: LostStatement): void {
    this.next = statement;
  }

  close(): Promise<void> {
    return this.forwarder.close();
  }

  private forward(client: Socket, server: Socket): void {
    let [isLost, isAfter] = [false, false];
    client.on('data', (bytes: Buffer) => {
      const { next } = this;
      if (next && (next.after === undefined || bytes.includes(next.after))) isAfter = true;
      if (!next || !isAfter || !bytes.includes(next.marker)) {
        server.write(bytes);
        return;
      }
      isLost = true;
      this.next = null;
      if (next.isCutBefore) client.destroy();
      else server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => {
      if (isLost) client.destroy();
      else client.write(bytes);
    });
  }
}
