/** Error if the service cannot listen at the configured address. `reason` is Node's error code. */
export class CannotListen extends Error {
  constructor(
    readonly reason: string,
    private readonly setting: 'PORT' | 'METRICS_PORT',
    options: ErrorOptions,
  ) {
    super(`Cannot listen (${reason}).`, options);
  }

  get advice(): string {
    const { setting } = this;
    if (this.reason === 'EADDRINUSE') return `Choose another port: ${setting}=3001 npm start`;
    if (this.reason === 'EACCES') return `Choose a port above 1023: ${setting}=3001 npm start`;
    return `${setting === 'PORT' ? 'HOST' : 'METRICS_HOST'} must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
}

/** Waits until a server listens. @throws CannotListen */
export async function listening<T>(setting: 'PORT' | 'METRICS_PORT', begun: Promise<T>): Promise<T> {
  return begun.catch((cause: unknown) => {
    throw new CannotListen((cause as NodeJS.ErrnoException).code ?? 'unknown', setting, { cause });
  });
}
