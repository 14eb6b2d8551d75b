import { consoleOrigin } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { type Configuration } from '../configuration/configuration';
import { type DemoAccess, fillDemo } from '../demo/demo';
import { DemoReceiver } from '../demo/demo-receiver';
import { type RunningService } from './running-service';

/** A service whose demo organization is to be filled. */
interface Filling {
  database: Database;
  served: Omit<RunningService, 'demo'>;
  access: DemoAccess;
  configuration: Configuration;
  /** Sets the log level of the processes that serve requests. */
  setLogLevel: (level: string) => unknown;
}

/**
 * Fills the demo organization, and starts the server that receives its webhooks. The demo's own requests are not logged, because no client has sent
 * them.
 */
export async function fill({ database, served, access, configuration, setLogLevel }: Filling): Promise<RunningService> {
  const { CONSOLE, PUBLIC_URL, LOG_LEVEL } = configuration;
  let receiver: DemoReceiver | undefined;
  const { url } = served;
  const stop = async () => {
    await served.stop();
    await receiver?.close();
  };
  try {
    if (LOG_LEVEL === 'info' || LOG_LEVEL === 'debug') await setLogLevel('warn');
    receiver = await DemoReceiver.listen();
    const origin = CONSOLE === 'on' ? consoleOrigin(PUBLIC_URL, url) : null;
    return { url, stop, demo: await fillDemo(database, access, { url, receiverUrl: receiver.url, origin }) };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await setLogLevel(LOG_LEVEL);
  }
}
