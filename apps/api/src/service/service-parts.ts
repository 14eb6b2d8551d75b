import { type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** A part of the service that runs besides the handling of requests. It is also stopped if its start has failed half-way. */
export interface ServicePart {
  start?(): unknown;
  stop?(): unknown;
}

/**
 * Starts the parts of the service one after the other when the application starts. When the application closes, stops those that were started in reverse
 * order, so that a part can use all parts before it as long as it runs. If the parts were providers with these two methods, Nest would start and stop
 * all of them at the same time.
 */
export class ServiceParts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly started: ServicePart[] = [];

  /** @param partsOf creates the parts when the providers of the application exist */
  constructor(private readonly partsOf: () => readonly ServicePart[]) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const part of this.partsOf()) {
      this.started.push(part);
      await part.start?.();
    }
  }

  /** @throws the first error of a part, after all parts were stopped */
  async beforeApplicationShutdown(): Promise<void> {
    const errors: unknown[] = [];
    for (const part of this.started.splice(0).reverse()) {
      await Promise.resolve(part.stop?.()).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }
}
