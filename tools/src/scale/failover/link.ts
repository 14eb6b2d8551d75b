import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network connection between two machines, which can be cut as by a switch that fails: no byte passes any more, and nobody is notified. */
export class Link {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  /** Ends of connections that the other side learns when the link is mended. */
  private readonly unnoticed: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Opens a link whose near end is a port of this machine. @param target port of this machine at its far end */
  static async open(port: number, target: number): Promise<Link> {
    const server = createServer({ pauseOnConnect: true });
    const link = new Link(server, port);
    server.on('connection', (near) => link.forward(near, target));
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return link;
  }

  /** Stops all data. Connections stay open, and new ones are accepted but never answered. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Lets data pass again, also what was sent meanwhile. */
  mend(): void {
    this.isCut = false;
    for (const socket of this.sockets) socket.resume();
    for (const end of this.unnoticed.splice(0)) end();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => {
        // A peer that does not read makes the other one wait, as TCP does.
        if (!to.write(bytes)) from.pause();
      });
      to.on('drain', () => {
        if (!this.isCut) from.resume();
      });
      from.on('end', () => this.whenMended(() => to.end()));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        this.whenMended(() => to.destroy());
      });
      if (this.isCut) from.pause();
      else from.resume();
    }
  }

  /** Passes the end of a connection on, at once unless the link is cut. */
  private whenMended(end: () => void): void {
    if (this.isCut) this.unnoticed.push(end);
    else end();
  }
}
