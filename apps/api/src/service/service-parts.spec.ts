import { ServiceParts } from './service-parts';

describe('ServiceParts', () => {
  /** Returns parts that add their starts and stops to the given list. @param failing the names of the parts whose start or stop fails */
  function recording(log: string[], failing: readonly string[] = []): ServiceParts {
    const record = (text: string) => {
      log.push(text);
      return failing.includes(text) ? Promise.reject(new Error(`${text} fails`)) : Promise.resolve();
    };
    return new ServiceParts(() =>
      ['pool', 'delivery', 'requests'].map((name) => ({
        start: () => record(`start ${name}`),
        stop: () => record(`stop ${name}`),
      })),
    );
  }

  it('starts its parts in order and stops them in reverse order, once', async () => {
    const log: string[] = [];
    const parts = recording(log);
    await parts.onApplicationBootstrap();
    await parts.beforeApplicationShutdown();
    await parts.beforeApplicationShutdown();
    expect(log).toEqual(['start pool', 'start delivery', 'start requests', 'stop requests', 'stop delivery', 'stop pool']);
  });

  it('stops only those parts that it has begun to start', async () => {
    const log: string[] = [];
    const parts = recording(log, ['start delivery']);
    await expect(parts.onApplicationBootstrap()).rejects.toThrow('start delivery fails');
    await parts.beforeApplicationShutdown();
    expect(log).toEqual(['start pool', 'start delivery', 'stop delivery', 'stop pool']);
  });

  it('stops all other parts if one cannot be stopped, and then fails', async () => {
    const log: string[] = [];
    const parts = recording(log, ['stop requests']);
    await parts.onApplicationBootstrap();
    await expect(parts.beforeApplicationShutdown()).rejects.toThrow('stop requests fails');
    expect(log.slice(3)).toEqual(['stop requests', 'stop delivery', 'stop pool']);
  });
});
