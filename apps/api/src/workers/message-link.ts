/** The other end of the channel between the primary process and a worker. */
export interface MessagePort {
  send: (message: object, callback: (error: Error | null) => void) => unknown;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
}

/** Actions that one of the two processes carries out for the other one. Arguments and results are sent as JSON. */
export type Actions = Readonly<Record<string, (argument: never) => unknown>>;

interface Request {
  rpm: 'request';
  id: number;
  action: string;
  argument: unknown;
}

interface Response {
  rpm: 'response';
  id: number;
  result: unknown;
}

/** Default time limit in milliseconds for the response to a request. */
export const PATIENCE_MS = 2_000;

/** Requests and responses between the primary process and a worker. The channel also carries messages of Node and of libraries, which are ignored. */
export class MessageLink<Remote extends Actions> {
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private lastId = 0;

  /** @param actions the actions that the other process may request from this one; an action that throws is not answered */
  constructor(
    private readonly port: MessagePort,
    private readonly actions: Actions,
  ) {
    port.on('message', (message) => this.receive(message as Request | Response));
  }

  /** Requests an action of the other process, and waits for its result. @throws Error if the other process has ended or does not answer in time */
  request<Name extends keyof Remote & string>(
    action: Name,
    argument: Parameters<Remote[Name]>[0],
    patienceMs = PATIENCE_MS,
  ): Promise<Awaited<ReturnType<Remote[Name]>>> {
    const id = ++this.lastId;
    const result = new Promise<unknown>((resolve, reject) => {
      const fail = () => reject(new Error(`The other process did not answer (${action}).`));
      const patience = setTimeout(fail, patienceMs);
      this.waiting.set(id, (answer) => {
        clearTimeout(patience);
        resolve(answer);
      });
      this.send({ rpm: 'request', id, action, argument }, fail);
    });
    return result.finally(() => this.waiting.delete(id)) as Promise<Awaited<ReturnType<Remote[Name]>>>;
  }

  private receive(message: Request | Response): void {
    if (message.rpm === 'response') this.waiting.get(message.id)?.(message.result);
    if (message.rpm !== 'request') return;
    const { id, action, argument } = message;
    Promise.resolve()
      .then(() => this.actions[action]?.(argument as never))
      .then((result) => this.send({ rpm: 'response', id, result }))
      .catch(() => undefined);
  }

  private send(message: Request | Response, onError: () => void = () => undefined): void {
    this.port.send(message, (error) => {
      if (error) onError();
    });
  }
}
