import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Connection } from '../connection/connection';
import { MessageReader, type WireMessage } from './wire-messages';
import { planOfNotice } from './executed-plans';
import { planNodesOf } from './plan';

/** A statement that a client has executed through the proxy. */
export interface ProxiedStatement {
  /** Name of the prepared statement; empty if it has none. */
  name: string;
  /** The organization in whose scope it runs; null before the first scope of the connection. */
  organizationId: number | null;
  /** Length of its rows in bytes. */
  answerBytes: number;
  /** Number of rows that the nodes of its plan have returned, and number of database pages that they have read; 0 if PostgreSQL reported no plan. */
  rows: number;
  pages: number;
}

/** The statements that were sent in one message, and so share a transaction. */
export type ProxiedMessage = ProxiedStatement[];

/** A connection of a client, with the messages that PostgreSQL has answered. */
export interface ProxiedConnection {
  messages: ProxiedMessage[];
}

/** Forwards connections to PostgreSQL, and records the statements of each and the lengths of their answers. */
export class StatementProxy {
  readonly connections: ProxiedConnection[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(target: Connection): Promise<StatementProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new StatementProxy(server, (server.address() as { port: number }).port);
    server.on('connection', (client) => proxy.forward(client, target));
    return proxy;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(client: Socket, { connectionString, host = '', port }: Connection): void {
    const url = connectionString === undefined ? null : new URL(connectionString);
    const [name, number] = url ? [url.hostname, url.port === '' ? 5432 : Number(url.port)] : [host, Number(port)];
    const server = name.startsWith('/') ? connect(join(name, `.s.PGSQL.${number}`)) : connect(number, name);
    const recorder = new Recorder();
    this.connections.push(recorder);
    const [sent, received] = [new MessageReader(true), new MessageReader(false)];
    client.on('data', (bytes: Buffer) => {
      for (const message of sent.read(bytes)) recorder.sent(message);
      server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => {
      for (const message of received.read(bytes)) recorder.received(message);
      client.write(bytes);
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }
}

/** Names of the statements whose first parameter is the organization of the statements that follow. */
const SCOPES = ['organization-scope', 'hurried-scope', 'transaction-scope'];

class Recorder implements ProxiedConnection {
  readonly messages: ProxiedMessage[] = [];
  /** Messages that PostgreSQL has not answered, oldest first; the last one is still being sent. */
  private readonly unanswered: ProxiedMessage[] = [[]];
  private organizationId: number | null = null;
  private bound = '';
  /** Texts of the prepared statements, by name. */
  private readonly texts = new Map<string, string>();
  /** Number of statements of the oldest message that PostgreSQL has executed. */
  private executed = 0;

  sent(message: WireMessage): void {
    if (message.type === 'P') {
      const { statement, text } = message.parsing();
      this.texts.set(statement, text);
    } else if (message.type === 'B') {
      const { statement, parameters } = message.binding();
      this.bound = statement;
      if (SCOPES.includes(statement)) this.organizationId = Number(parameters[0]);
    } else if (message.type === 'E' || message.type === 'Q') {
      const name = message.type === 'E' ? this.bound : '';
      this.unanswered.at(-1)?.push({ name, organizationId: this.organizationId, answerBytes: 0, rows: 0, pages: 0 });
    }
    if (message.type === 'S' || message.type === 'Q') this.unanswered.push([]);
  }

  received(message: WireMessage): void {
    const running = this.unanswered[0]?.[this.executed];
    if (message.type === 'D' && running) running.answerBytes += message.length;
    else if (message.type === 'N') this.addPlan(message);
    else if (message.type === 'C' || message.type === 'I') this.executed++;
    else if (message.type === 'Z' && this.unanswered.length > 1) {
      this.messages.push(this.unanswered.shift() ?? []);
      this.executed = 0;
    }
  }

  /**
   * Adds the plan of a statement. PostgreSQL reports it when it closes the statement, which may be after it has executed the next one, and after the plans of
   * the statements within its functions.
   */
  private addPlan(message: WireMessage): void {
    const executed = planOfNotice(message.noticeText());
    const candidates = this.unanswered[0]?.slice(0, this.executed + 1) ?? [];
    const statement = candidates.findLast(({ name }) => this.texts.get(name) === executed?.text);
    if (!executed || !statement) return;
    const nodes = planNodesOf(executed.plan);
    statement.rows = nodes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
    statement.pages = (executed.plan['Shared Hit Blocks'] ?? 0) + (executed.plan['Shared Read Blocks'] ?? 0);
  }
}
