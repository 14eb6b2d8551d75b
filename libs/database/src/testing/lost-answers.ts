import { type Socket } from 'node:net';
import { type Connection } from '../connection/connection';
import { ServerForwarder } from './server-forwarder';

/** Cuts connections to the test server at chosen statements. */
export class LostAnswers {
  private marker: string | null = null;
  private isLostBeforehand = false;

  private constructor(readonly forwarder: ServerForwarder) {}

  static async listen(connection: Connection): Promise<LostAnswers> {
    const lost: LostAnswers = new LostAnswers(
      await ServerForwarder.listen(connection, (client, server) => lost.forward(client, server)),
    );
    return lost;
  }

  get url(): string {
    return this.forwarder.url;
  }

  /** Cuts the connection of the next statement that contains a text after PostgreSQL has executed it, or `beforehand`. */
  loseNext(marker: string, when: 'afterwards' | 'beforehand' = 'afterwards'): void {
    this.marker = marker;
    this.isLostBeforehand = when === 'beforehand';
  }

  close(): Promise<void> {
    return this.forwarder.close();
  }

  private forward(client: Socket, server: Socket): void {
    let isLost = false;
    client.on('data', (bytes: Buffer) => {
      const isChosen = this.marker !== null && bytes.includes(this.marker);
      if (isChosen) {
        isLost = true;
        this.marker = null;
      }
      if (isChosen && this.isLostBeforehand) client.destroy();
      else server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => {
      if (isLost) client.destroy();
      else client.write(bytes);
    });
  }
}
