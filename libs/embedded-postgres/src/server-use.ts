import { setTimeout as sleep } from 'node:timers/promises';
import { type Postmaster } from './postmaster';
import { RestartPauses } from './restart-pauses';
import { type ServerUsageLock } from './server-usage-lock';
import { ServerLog } from './server-log';

const LOG_CHECK_INTERVAL_MS = 60_000;

export interface UsedServer {
  postmaster: Postmaster;
  presence: ServerUsageLock;
}

interface ServerUseOptions {
  /** Function that finds the running server, or starts it. */
  enterAgain: () => Promise<UsedServer>;
  home: string;
  say?: ((progress: string) => void) | undefined;
}

/** Keeps the server running while this process uses it: starts it again when it ends, and limits the size of its log. */
export class ServerUse {
  private readonly ending = new AbortController();
  private readonly logCheck: NodeJS.Timeout;
  private restarting: Promise<void> = Promise.resolve();
  private readonly pauses = new RestartPauses();

  constructor(
    private server: UsedServer,
    private readonly options: ServerUseOptions,
  ) {
    const log = new ServerLog(options.home);
    this.logCheck = setInterval(() => log.rotate(), LOG_CHECK_INTERVAL_MS).unref();
    this.watch();
  }

  /** @param stopServer called if no other process uses the server; no process can start to use it until the server has stopped */
  async end(stopServer: (pid: number) => Promise<void>): Promise<void> {
    this.ending.abort();
    clearInterval(this.logCheck);
    await this.restarting;
    const { presence, postmaster } = this.server;
    // The process id still belongs to the server, because the open connection of `presence` proves that the server is running.
    await presence.leave(() => stopServer(postmaster.pid));
  }

  private watch(): void {
    const since = performance.now();
    void this.server.presence.lost.then(() => {
      if (!this.ending.signal.aborted) this.restarting = this.restart(performance.now() - since);
    });
  }

  /** Tries to restart the server until it runs, because a cause such as a full disk may disappear. Each pause is twice as long as the one before. */
  private async restart(ranForMs: number): Promise<void> {
    for (let ran = ranForMs; await this.pause(this.pauses.next(ran)); ran = 0) {
      try {
        this.server = await this.options.enterAgain();
        this.watch();
        return;
      } catch (error) {
        this.options.say?.(error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Waits before a restart. @param pauseMs 0 before the first restart @returns whether the server is still needed */
  private async pause(pauseMs: number): Promise<boolean> {
    const { signal } = this.ending;
    if (pauseMs > 0) {
      this.options.say?.(`Starting the database again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    return !signal.aborted;
  }
}
